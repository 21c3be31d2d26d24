# shellcheck shell=bash
# Packages of Debian releases, unpacked beside the system: nothing is installed, and root is not
# needed. Sourced by the scripts of this folder, which set:
#
#   folder    where lists and trees are kept
#   refresh   not empty if lists of packages are fetched again after half a day
#   foreign   the architecture of the packages, as Debian names it, if it is not the machine's own
#   say, die  print a message; die ends the script

suites=(bookworm-backports trixie trixie-backports testing sid)

# state SUITE: the folder of what apt knows of it.
state() { printf %s "$folder/apt/$1${foreign:+-$foreign}"; }

# private SUITE PROGRAM…: an apt program with lists, cache and status of its own.
private() {
    local state suite=$1
    state=$(state "$suite")
    shift
    if [[ ! -e $state/sources.list ]]; then
        mkdir -p "$state"/{lists/partial,cache/archives/partial}
        : >"$state/status"
        local own archive
        own=$(. /etc/os-release && printf %s "${VERSION_CODENAME:-}")
        # shellcheck disable=SC2016 # the fields are for apt-get, not for the shell
        archive=$(apt-get indextargets --format '$(RELEASE) $(COMPONENT) $(REPO_URI)' |
            awk -v own="$own" '$1 == own && $2 == "main" { print $3; exit }')
        [[ $archive ]] || die "apt has no archive of this machine's own release"
        local keys=/usr/share/keyrings/debian-archive-keyring.gpg
        printf 'deb [signed-by=%s] %s %s main\n' "$keys" "$archive" "$suite" >"$state/sources.list"
        # Backports are an addition to their release.
        if [[ $suite == *-backports ]]; then
            printf 'deb [signed-by=%s] %s %s main\n' "$keys" "$archive" "${suite%-backports}" \
                >>"$state/sources.list"
        fi
    fi
    "$1" -q -q -o "Dir::State=$state" -o "Dir::State::status=$state/status" \
        -o "Dir::Cache=$state/cache" -o "Dir::Etc::sourcelist=$state/sources.list" \
        -o Dir::Etc::sourceparts=/dev/null -o Dir::Etc::preferencesparts=/dev/null \
        -o Dir::Etc::preferences=/dev/null \
        -o Debug::NoLocking=1 -o APT::Install-Recommends=0 -o APT::Sandbox::User=root \
        ${foreign:+-o "APT::Architecture=$foreign" -o "APT::Architectures=$foreign"} \
        "${@:2}"
}

# lock: waits for other processes that fetch or unpack, until this subshell ends.
lock() {
    mkdir -p "$folder"
    exec 9>"$folder/lock"
    flock 9
}

# offered SUITE: the Mesa version that a release has, as Debian numbers it.
offered() {
    local stamp
    stamp=$(state "$1")/updated
    if [[ ! -e $stamp ]]; then lock; fi
    if [[ ! -e $stamp || ($refresh && -n $(find "$stamp" -mmin +720)) ]]; then
        private "$1" apt-get update >&2 || return 1
        : >"$stamp"
    fi
    private "$1" apt-cache show mesa-vulkan-drivers 2>/dev/null |
        awk '$1 == "Version:" { print $2; exit }'
}

# release VERSION: the release that is named or has that version.
release() {
    local suite
    if [[ $1 != [0-9]* ]]; then
        printf %s "$1"
        return
    fi
    for suite in "${suites[@]}"; do
        if [[ $(offered "$suite" 2>/dev/null) == "$1"* ]]; then
            printf %s "$suite"
            return
        fi
    done
    return 1
}

# unpack SUITE ROOT PACKAGE…: unpacks packages and all that they depend on into a new folder. The caller
# holds the lock.
unpack() {
    local suite=$1 root=$2 package
    rm -rf "$root"
    mkdir -p "$root"/usr/{bin,sbin,lib,lib64}
    # Packages of older releases still name the folders that these links replaced.
    for package in bin sbin lib lib64; do
        ln -s "usr/$package" "$root/$package"
    done
    private "$suite" apt-get install --yes --download-only -o Dpkg::Use-Pty=0 -t "$suite" "${@:3}" \
        </dev/null >&2 || die "the packages of $suite cannot be fetched"
    for package in "$(state "$suite")"/cache/archives/*.deb; do
        dpkg-deb --fsys-tarfile "$package" | tar -x --keep-directory-symlink --no-same-owner -C "$root"
    done
    rm -f "$(state "$suite")"/cache/archives/*.deb
}
