# shellcheck shell=bash
# ANGLE, which translates OpenGL ES to Vulkan: the libraries of an npm package, beside a driver of
# the release. Sourced by ci/drivers/matrix, whose `folder`, `say` and `die` it uses.

# The package, which has libEGL, libGLESv2 and a loader of Vulkan.
angle_package=@sparticuz/chromium@147.0.0

# angle_folder: prints the folder of the libraries, which are unpacked on first use.
# shellcheck disable=SC2154 # the script that sources this file sets the folder
angle_folder() {
    local libraries=$folder/angle tool
    if [[ ! -e $libraries/libEGL.so ]]; then
        for tool in npm brotli; do
            command -v "$tool" >/dev/null || die "ANGLE needs $tool"
        done
        say "unpacking ANGLE of $angle_package" >&2
        mkdir -p "$libraries"
        (
            cd "$libraries"
            npm pack --silent "$angle_package" >/dev/null
            tar -xzf ./*.tgz package/bin/swiftshader.tar.br
            brotli -dc package/bin/swiftshader.tar.br | tar -x libEGL.so libGLESv2.so libvulkan.so.1
            rm -rf package ./*.tgz
        ) || die "ANGLE cannot be unpacked"
    fi
    printf %s "$libraries"
}
