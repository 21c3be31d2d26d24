#!/usr/bin/env bash
# Prepares a Debian or Ubuntu machine to build and run xfb, and selects the shaderc to link.
#
#   ci/setup.sh           set up, print the selection
#   source ci/setup.sh    the same inside another script, which then has
#     xfb_root            the repository
#     xfb_cargo           arguments for cargo's build commands: --locked and the features
#     SHADERC_LIB_DIR     exported when a library is linked that is already there
#
# Looks first and installs only what is missing; where nothing is missing it does not even start
# apt-get. There are no questions. An ordinary user needs sudo, and only if something is missing.
# Everything it says goes to stderr.
#
# Environment:
#   XFB_SHADERC=shared|static|source   takes this shaderc instead of the best that works
#   SHADERC_LIB_DIR=FOLDER             looks for shaderc here instead of in the system's folders
#   VK_DRIVER_FILES, VK_ICD_FILENAMES  your own driver: lavapipe is then not needed

set -euo pipefail
xfb_root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
# ldconfig is not on an ordinary user's path, cargo not on that of sudo or of a bare login.
PATH=$PATH:/usr/sbin:/sbin:${HOME:-/root}/.cargo/bin

xfb_say() { printf 'set-up: %s\n' "$*" >&2; }
xfb_die() {
    xfb_say "$*"
    exit 1
}

# --- what is there ----------------------------------------------------------------------------

xfb_has() { command -v "$1" >/dev/null; }
# xfb_vulkan_header: whether C programs find Vulkan.
xfb_vulkan_header() { echo '#include <vulkan/vulkan.h>' | cc -E - >/dev/null 2>&1; }

# xfb_vulkan_file PATTERN: prints the files that match it in Vulkan's data folders, if any.
xfb_vulkan_file() {
    local base found=1
    for base in /usr/share /usr/local/share /etc /usr/local/etc; do
        if compgen -G "$base/vulkan/$1"; then found=0; fi
    done
    return $found
}

# xfb_has_library NAME: the loader finds a library of this name.
xfb_has_library() { [[ $(ldconfig -p 2>/dev/null) == *"$1"* ]]; }
xfb_has_gallium() {
    compgen -G '/usr/lib*/*/dri/swrast_dri.so' >/dev/null || compgen -G '/usr/lib*/dri/swrast_dri.so' >/dev/null ||
        xfb_has_library libgallium
}
xfb_has_driver() {
    [[ ${VK_DRIVER_FILES:-}${VK_ICD_FILENAMES:-} ]] || xfb_vulkan_file 'icd.d/lvp_icd*.json' >/dev/null
}
xfb_has_layers() {
    [[ ${VK_LAYER_PATH:-} ]] ||
        xfb_vulkan_file 'explicit_layer.d/VkLayer_khronos_validation.json' >/dev/null
}
xfb_has_certificates() {
    [[ ${SSL_CERT_FILE:-}${CARGO_HTTP_CAINFO:-} || -e /etc/ssl/certs/ca-certificates.crt ]]
}

# --- installing what is not -------------------------------------------------------------------

# Packages to install; what each is for is said when it is added.
xfb_missing=()
# xfb_need PACKAGE WHAT-FOR TEST…: the package is missing unless the test holds.
xfb_need() {
    if ! "${@:3}" && [[ " ${xfb_missing[*]} " != *" $1 "* ]]; then
        xfb_say "missing: $1 ($2)"
        xfb_missing+=("$1")
    fi
}

xfb_as_root() {
    if ((EUID == 0)); then "$@"; else sudo -n "$@"; fi
}
xfb_can_install() { xfb_has apt-get && xfb_as_root true 2>/dev/null; }

# Its input is closed and its answers are the defaults; an apt that runs already is waited for.
xfb_apt() {
    xfb_as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get -q -y -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "$@" </dev/null >&2
}

# xfb_offered PACKAGE: apt can install it, according to its lists.
xfb_offered() {
    local policy
    policy=$(LC_ALL=C apt-cache policy "$1" 2>/dev/null)
    [[ $policy == *Candidate:* && $policy != *'Candidate: (none)'* ]]
}

# Reads apt's lists, once. Ubuntu keeps most of what we need in a component that its smallest
# systems omit.
xfb_update() {
    [[ ! ${xfb_updated:-} ]] || return 0
    xfb_apt update || xfb_die "apt-get update failed, see above"
    xfb_updated=1
    if grep -qs '^ID=ubuntu' /etc/os-release && ! xfb_offered vulkan-validationlayers; then
        xfb_say "enabling Ubuntu's component universe"
        { xfb_apt install --no-install-recommends software-properties-common &&
            xfb_as_root add-apt-repository -y universe </dev/null >&2 && xfb_apt update; } ||
            xfb_say "that failed, see above; going on without it"
    fi
}

# Installs what is missing, or says why it cannot.
xfb_install() {
    ((${#xfb_missing[@]})) || return 0
    xfb_has apt-get || xfb_die "this is neither Debian nor Ubuntu (there is no apt-get): install" \
        "what these packages hold by hand and start again: ${xfb_missing[*]}"
    xfb_can_install || xfb_die "not root, and sudo is missing or requires a password;" \
        "run as root: apt-get install ${xfb_missing[*]}"
    xfb_update
    xfb_say "apt-get install ${xfb_missing[*]}"
    xfb_apt install --no-install-recommends "${xfb_missing[@]}" ||
        xfb_die "apt-get could not install ${xfb_missing[*]}, see above"
    xfb_missing=()
}

# Adds the distribution's shaderc to what is missing, where apt offers it.
xfb_want_shaderc() {
    local package
    local -a wanted=()
    for package in libshaderc-dev glslang-dev spirv-tools; do
        if ! dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed; then
            wanted+=("$package")
        fi
    done
    if ((!${#wanted[@]})) || ! xfb_has apt-get; then return 0; fi
    if ! xfb_can_install; then
        if ((${#xfb_missing[@]})); then
            xfb_missing+=("${wanted[@]}")
        else
            xfb_say "the packages ${wanted[*]} would save building shaderc from source"
        fi
        return
    fi
    if ((${#xfb_missing[@]})) || ! xfb_offered libc6; then xfb_update; fi
    for package in "${wanted[@]}"; do
        if xfb_offered "$package"; then
            xfb_need "$package" "shaderc, the GLSL compiler" false
        fi
    done
}

# --- shaderc ----------------------------------------------------------------------------------

# xfb_links KIND FOLDER: links a tiny program with the folder's library as cargo will, and lets it
# compile a shader. Only a run shows whether it works: Debian 12's shared library misses symbols, and a mix of
# its shared and static libraries links, then crashes.
xfb_links() {
    local work name status=0
    local -a libraries=()
    if [[ $1 == shared ]]; then
        libraries=("$2/libshaderc.so")
    else
        libraries=("$2/libshaderc_combined.a" '-Wl,--start-group')
        while read -r name; do
            if [[ -e $2/lib$name.a ]]; then libraries+=("$2/lib$name.a"); fi
        done <"$xfb_root/ci/shaderc-archives"
        libraries+=('-Wl,--end-group' -lstdc++ -lm)
    fi
    [[ -e ${libraries[0]} ]] || return 1
    work=$(mktemp -d)
    { cc -o "$work/probe" "$xfb_root/ci/probe.c" "${libraries[@]}" -lpthread &&
        timeout 60 "$work/probe"; } >"$work/log" 2>&1 || status=$?
    if ((status)); then
        xfb_why+=("${libraries[0]}: exit status $status, $(grep -m1 -iE 'undefined|error' "$work/log" || tail -n 1 "$work/log")")
    fi
    rm -rf "$work"
    return $status
}

# Sets xfb_shaderc: the kind, and the folder where it is not built from source.
xfb_choose_shaderc() {
    local kind folder
    local -a folders=("/usr/lib/$(uname -m)-linux-gnu" /usr/lib64 /usr/lib)
    if [[ ${SHADERC_LIB_DIR:-} ]]; then folders=("$SHADERC_LIB_DIR"); fi
    xfb_shaderc=(source)
    xfb_why=()
    xfb_has cc || return 0
    for kind in shared static; do
        [[ ${XFB_SHADERC:-$kind} == "$kind" ]] || continue
        for folder in "${folders[@]}"; do
            if xfb_links "$kind" "$folder"; then
                xfb_shaderc=("$kind" "$folder")
                return
            fi
        done
    done
}

# --- the whole --------------------------------------------------------------------------------

xfb_set_up() {
    case ${XFB_SHADERC:-} in
        '' | shared | static | source) ;;
        *) xfb_die "XFB_SHADERC is shared, static or source, not $XFB_SHADERC" ;;
    esac
    if [[ ${XFB_SHADERC:-} == source ]]; then unset SHADERC_LIB_DIR; fi
    xfb_need g++ "the C++ compiler and the linker" xfb_has g++
    xfb_need libvulkan1 "the Vulkan loader" xfb_has_library libvulkan.so.1
    xfb_need mesa-vulkan-drivers "lavapipe, a driver in software" xfb_has_driver
    xfb_need libegl1 "OpenGL without a window" xfb_has_library libEGL.so.1
    xfb_need libegl-mesa0 "OpenGL without a window" xfb_has_library libEGL_mesa.so.0
    xfb_need libgl1-mesa-dri "llvmpipe, OpenGL in software" xfb_has_gallium
    xfb_need vulkan-validationlayers "the Khronos validation layer" xfb_has_layers
    xfb_need spirv-tools "spirv-val, for tests" xfb_has spirv-val
    xfb_need ca-certificates "cargo's downloads" xfb_has_certificates

    xfb_choose_shaderc
    if [[ ${xfb_shaderc[0]} == source && ${XFB_SHADERC:-} != source && ! ${SHADERC_LIB_DIR:-} ]]; then
        xfb_want_shaderc
    fi
    if ((${#xfb_missing[@]})); then
        xfb_install
        xfb_choose_shaderc
    fi

    xfb_cargo=(--locked --no-default-features)
    if [[ ${xfb_shaderc[0]} != source ]]; then
        export SHADERC_LIB_DIR=${xfb_shaderc[1]}
        xfb_say "shaderc: the ${xfb_shaderc[0]} library in $SHADERC_LIB_DIR"
    fi
    case ${xfb_shaderc[0]} in
        shared) xfb_cargo+=(--features "shaderc,gl") ;;
        static) xfb_cargo+=(--features "static-shaderc,gl") ;;
        source)
            if [[ ${SHADERC_LIB_DIR:-} || ${XFB_SHADERC:-source} != source ]]; then
                xfb_die "no shaderc that works (SHADERC_LIB_DIR=${SHADERC_LIB_DIR:-}," \
                    "XFB_SHADERC=${XFB_SHADERC:-})" "${xfb_why[@]}"
            fi
            xfb_say "shaderc: built from source, once, in 10 to 20 minutes" "${xfb_why[@]}"
            xfb_need cmake "shaderc's build" xfb_has cmake
            xfb_need git "shaderc's build" xfb_has git
            xfb_need python3 "shaderc's build" xfb_has python3
            xfb_has make || xfb_need ninja-build "shaderc's build" xfb_has ninja
            xfb_install
            xfb_cargo+=(--features bundled-shaderc)
            ;;
    esac
}

# xfb_rust_target TARGET: the toolchain has this target, or rustup installs it.
xfb_rust_target() {
    local libraries
    libraries=$(rustc --print target-libdir --target "$1" 2>/dev/null) || return 1
    [[ -d $libraries ]] || { xfb_has rustup && rustup target add "$1" >&2; }
}

# xfb_lavapipe: pins the driver to lavapipe, unless the user chose one.
xfb_lavapipe() {
    local found=${VK_DRIVER_FILES:-${VK_ICD_FILENAMES:-}}
    if [[ ! $found ]]; then
        found=$(xfb_vulkan_file "icd.d/lvp_icd*$(uname -m)*.json" || xfb_vulkan_file 'icd.d/lvp_icd*.json')
        found=${found%%$'\n'*}
    fi
    # Loaders before 1.3.207 know the second name only.
    export VK_DRIVER_FILES=${VK_DRIVER_FILES:-$found} VK_ICD_FILENAMES=${VK_ICD_FILENAMES:-$found}
}

# xfb_fast: lavapipe compiles shaders without optimisation and for vectors of 128 bits. Most time of a
# run with empty shader caches is spent there.
xfb_fast_preset=(GALLIVM_PERF=nopt LP_NATIVE_VECTOR_WIDTH=128)
xfb_fast() { export "${xfb_fast_preset[@]}"; }

# Called through sudo by the repository's owner, a script continues as that user once the machine is
# set up: the toolchain is the user's, and no file of root's is left in the build folder.
xfb_owner=
if ((EUID == 0)) && [[ ${SUDO_USER:-root} != root &&
    $(stat -c %U "$xfb_root") == "${SUDO_USER:-}" ]]; then
    xfb_owner=$SUDO_USER
fi

[[ $xfb_owner ]] || xfb_has cargo ||
    xfb_die "there is no cargo: install a Rust toolchain first (https://rustup.rs)"
xfb_set_up
if [[ $xfb_owner ]]; then
    xfb_say "going on as $xfb_owner"
    exec sudo -u "$xfb_owner" -E -H -- "$0" "$@"
fi
