# shellcheck shell=bash
# A build of RADV, Turnip, NVK, ANV and hasvk, with their shims, from the source package of the release:
# with assertions, validation of NIR, and symbols. Sourced by ci/drivers/matrix; sets `root` to a release
# that has the builds, `built` to their folders.

# The compilers of the release, and what Mesa needs without window systems.
packages+=(gcc g++ binutils libc6-dev meson ninja-build python3 python3-mako python3-yaml
    python3-packaging bison flex m4 pkgconf libdrm-dev zlib1g-dev libexpat1-dev libzstd-dev
    libelf-dev libudev-dev glslang-tools gdb sed grep gawk findutils diffutils gzip tar xz-utils
    rustc bindgen rustfmt cbindgen librust-paste-dev librust-syn-dev spirv-tools)

# The crates that NVK's compiler is built with, in the versions that Mesa's wrap files name.
crates=(paste proc-macro2 quote syn unicode-ident)

root=$root-assertions
built=(mesa/build/src mesa/build-more/src)

# private_sources PROGRAM…: an apt program with the lists of sources, which are kept apart from those of
# packages.
private_sources() {
    (
        mkdir -p "$folder/sources/apt/$suite"/{lists/partial,cache/archives/partial}
        cd "$folder/sources"
        : >"apt/$suite/status"
        sed -n 's/^deb /deb-src /p' "../apt/$suite/sources.list" >"apt/$suite/sources.list"
        folder=$folder/sources private "$suite" "$@"
    )
}

# llvm_packages: the packages of LLVM that the release builds Mesa with: ANV compiles shaders of its own
# by them.
llvm_packages() {
    private_sources apt-get update >&2
    private_sources apt-cache showsrc mesa | awk -v version="$version" '
        $1 == "Version:" { found = $2 == version }
        $1 == "Build-Depends:" { depends = $0 }
        found && depends { print depends; exit }
        !NF { found = 0; depends = "" }' |
        grep -oE '(libclang-cpp|libclang-|libclc-|libllvmspirvlib-|llvm-)[0-9]+[a-z-]*' | sort -u
}

# sources: fetches and unpacks the source of the release to $root/mesa.
sources() {
    local archive
    rm -f "$folder"/sources/mesa_*.orig.tar.*
    private_sources apt-get source --tar-only "mesa=$version" >&2 ||
        die "the source of Mesa $version cannot be fetched"
    archive=$(compgen -G "$folder/sources/mesa_*.orig.tar.[gx]z")
    mkdir -p "$root/mesa"
    tar -x -C "$root/mesa" --strip-components=1 -f "$archive"
    # Packages of crates take the place of downloads.
    local crate wrap into
    for crate in "${crates[@]}"; do
        wrap=$(compgen -G "$root/mesa/subprojects/$crate*.wrap" | head -n 1) || continue
        into=$root/mesa/subprojects/$(sed -n 's/^directory *= *//p' "$wrap")
        cp -rL "$root/usr/share/cargo/registry/$crate"-[0-9]* "$into"
        cp -r "$root/mesa/subprojects/packagefiles/$(sed -n 's/^patch_directory *= *//p' "$wrap")/." \
            "$into"
    done
}

# build: builds the drivers in the release.
build() {
    local way
    way=$(namespaces) || die "a build needs a user that may enter the release by chroot"
    for name in sh:bash cc:gcc c++:g++ awk:gawk; do
        [[ -e $root/usr/bin/${name%:*} ]] || ln -s "${name#*:}" "$root/usr/bin/${name%:*}"
    done
    # shellcheck disable=SC2016,SC2086 # the inner shell expands
    unshare $way bash -c '
        set -e
        for share in /proc /dev /sys /tmp; do
            mkdir -p "$1$share"
            mount --rbind "$share" "$1$share"
        done
        exec chroot "$1" /usr/bin/env -i PATH=/usr/bin:/usr/sbin HOME=/tmp LC_ALL=C sh -e -c "
            cd /mesa
            build() {
                folder=\$1
                shift
                meson setup \$folder --wrap-mode=nodownload -Dbuildtype=debugoptimized \
                    -Db_ndebug=false -Dgallium-drivers= -Dplatforms= -Dvulkan-layers= \
                    -Dvideo-codecs= -Dglx=disabled -Degl=disabled -Dgbm=disabled -Dopengl=false \
                    -Dgles1=disabled -Dgles2=disabled -Dxmlconfig=disabled -Dvalgrind=disabled \
                    -Dlibunwind=disabled \"\$@\"
                ninja -C \$folder
            }
            build build -Dvulkan-drivers=amd,freedreno,nouveau -Dfreedreno-kmds=msm \
                -Dtools=drm-shim -Dllvm=disabled
            PATH=\$(echo /usr/lib/llvm-*/bin):\$PATH
            build build-more -Dvulkan-drivers=intel,intel_hasvk -Dtools=drm-shim,intel \
                -Dllvm=enabled -Dshared-llvm=enabled -Dintel-rt=disabled"
    ' build "$root" >"$root.log" 2>&1 || {
        tail -n 20 "$root.log" >&2
        die "the build failed, see $root.log"
    }
}

if [[ ! -e $root/built ]]; then
    (
        lock
        [[ ! -e $root/built ]] || exit 0
        say "building Mesa $version of $suite with assertions"
        llvm=$(llvm_packages)
        [[ $llvm ]] || die "the source of Mesa $version names no LLVM"
        # shellcheck disable=SC2086 # several words
        unpack "$suite" "$root" "${packages[@]}" $llvm
        sources
        build
        : >"$root/built"
    ) || exit
fi
