// Compiles one shader with whichever shaderc it is linked with; exits 0 if that gives SPIR-V 1.6.
// ci/setup.sh uses it to choose a shaderc. It declares what it calls, so that a library without
// headers can be probed too.

#include <stddef.h>
#include <stdint.h>

void *shaderc_compiler_initialize(void);
void *shaderc_compile_options_initialize(void);
void shaderc_compile_options_set_target_env(void *options, int env, uint32_t version);
void shaderc_compile_options_set_auto_map_locations(void *options, _Bool on);
void shaderc_compile_options_set_nan_clamp(void *options, _Bool on);
void *shaderc_compile_into_spv(void *compiler, const char *source, size_t length, int stage,
                               const char *file, const char *entry, void *options);
int shaderc_result_get_compilation_status(void *result);
size_t shaderc_result_get_length(void *result);
const char *shaderc_result_get_bytes(void *result);

int main(void) {
    static const char shader[] = "#version 450\n"
                                 "layout(xfb_buffer = 0, xfb_offset = 0) out vec4 value;\n"
                                 "void main() { value = vec4(gl_VertexIndex); }\n";
    void *compiler = shaderc_compiler_initialize();
    void *options = shaderc_compile_options_initialize();
    shaderc_compile_options_set_target_env(options, 0 /* Vulkan */, 1u << 22 | 3u << 12 /* 1.3 */);
    shaderc_compile_options_set_auto_map_locations(options, 1);
    shaderc_compile_options_set_nan_clamp(options, 0); // among the newest that the crate uses
    void *result = shaderc_compile_into_spv(compiler, shader, sizeof shader - 1, 0 /* vertex */,
                                            "probe", "main", options);
    if (shaderc_result_get_compilation_status(result) != 0 ||
        shaderc_result_get_length(result) < 20) {
        return 1;
    }
    const uint32_t *words = (const uint32_t *)shaderc_result_get_bytes(result);
    return words[0] == 0x07230203 && words[1] == 0x00010600 ? 0 : 1;
}
