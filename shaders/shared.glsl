// Four words of memory that several stages read: XFB_BLOCK is the layout of the block,
// XFB_STORAGE its storage.
layout(XFB_BLOCK) XFB_STORAGE XfbShared {
    uvec4 xfb_words;
};
