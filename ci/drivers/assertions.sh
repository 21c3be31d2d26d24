# shellcheck shell=bash
# A build of RADV, Turnip and NVK, with their shims, from the source package of the release: with
# assertions, validation of NIR, and symbols. Sourced by ci/drivers/matrix; sets `root` to a release
# that has the build in /mesa/build.

# The compilers of the release, and what Mesa needs without LLVM and window systems.
packages+=(gcc g++ binutils libc6-dev meson ninja-build python3 python3-mako python3-yaml
    python3-packaging bison flex m4 pkgconf libdrm-dev zlib1g-dev libexpat1-dev libzstd-dev
    libelf-dev libudev-dev glslang-tools gdb sed grep gawk findutils diffutils gzip tar xz-utils
    rustc bindgen rustfmt cbindgen librust-paste-dev librust-syn-dev)

# The crates that NVK's compiler is built with, in the versions that Mesa's wrap files name.
crates=(paste proc-macro2 quote syn unicode-ident)

root=$root-assertions
built=mesa/build/src

# sources: fetches and unpacks the source of the release to $root/mesa.
sources() {
    local archive
    sed -n 's/^deb /deb-src /p' "$folder/apt/$suite/sources.list" >"$folder/apt/$suite/sources.src"
    (
        # Lists of sources are kept apart from those of packages.
        folder=$folder/sources
        mkdir -p "$folder/apt/$suite"/{lists/partial,cache/archives/partial}
        : >"$folder/apt/$suite/status"
        mv "${folder%/sources}/apt/$suite/sources.src" "$folder/apt/$suite/sources.list"
        private "$suite" apt-get update >&2
        cd "$folder"
        rm -f mesa_*.orig.tar.*
        private "$suite" apt-get source --tar-only "mesa=$version" >&2
    ) || die "the source of Mesa $version cannot be fetched"
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
            meson setup build --wrap-mode=nodownload -Dbuildtype=debugoptimized -Db_ndebug=false \
                -Dvulkan-drivers=amd,freedreno,nouveau -Dfreedreno-kmds=msm -Dtools=drm-shim \
                -Dgallium-drivers= -Dllvm=disabled -Dplatforms= -Dvulkan-layers= -Dvideo-codecs= \
                -Dglx=disabled -Degl=disabled -Dgbm=disabled -Dopengl=false -Dgles1=disabled \
                -Dgles2=disabled -Dxmlconfig=disabled -Dvalgrind=disabled -Dlibunwind=disabled
            ninja -C build"
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
        unpack "$suite" "$root" "${packages[@]}"
        sources
        build
        : >"$root/built"
    ) || exit
fi
