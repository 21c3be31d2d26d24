#!/usr/bin/env bash
# Writes an issue for each known failure of the driver, for the tracker of that driver:
#   ci/reports/DRIVER-VERSION/CASE.md    the text (xfb repro --issue)
#   ci/reports/DRIVER-VERSION/CASE.c     the program in C that it names, if there is one
#   ci/reports/DRIVER-VERSION/CASE.toml  the smallest case that fails alike, if it is reduced
# one for each reason of a built-in known failure, of the simplest case that shows it. The program
# is built without warnings and run; what it prints is part of the text, and so is the backtrace of
# a crash. A program that does not show the fault is named at the end.
#
#   ci/drivers/reports.sh [--with VERSION] [--only TEXT] [DEVICE]
#       VERSION   a lavapipe of ci/drivers/lavapipe (trixie, testing, 25.0 …); default: the installed one, or
#                 what VK_DRIVER_FILES names
#       TEXT      write the issues of the cases whose names contain it, and keep the others
#
# Environment:
#   XFB     the program (default: built here)
# Exit code: 0, 1 if a program does not show its fault, or 69 if the driver has no device.
source "$(dirname -- "$0")/../setup.sh"
cd -- "$xfb_root"
xfb_lavapipe
xfb_need libvulkan-dev "programs in C" xfb_vulkan_header
xfb_need gdb "backtraces of crashes" xfb_has gdb
# In a process of its own: the issues do not end for want of a backtrace.
(xfb_install) || xfb_say "without what is missing"
if [[ -z ${XFB:-} ]]; then
    cargo build "${xfb_cargo[@]}" --bin xfb
    XFB=${CARGO_TARGET_DIR:-target}/debug/xfb
fi
beside=()
only=
while [[ ${1:-} == --* ]]; do
    case $1 in
    --with) beside=(ci/drivers/lavapipe --with "${2:?a version of lavapipe}") ;;
    --only) only=${2:?a part of the names of cases} ;;
    *) xfb_die "unknown option $1" ;;
    esac
    shift 2
done
xfb=("${beside[@]}" "$XFB")
device=(${1:+--device "$1"})
# The headers of this machine may lack functions of a newer driver.
headers=()
if ((${#beside[@]})); then
    icd=$("${beside[@]}" "$(command -v printenv)" VK_DRIVER_FILES)
    headers=(-isystem "$(dirname -- "$icd")/usr/include")
fi

work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
# The cases of all known failures, with their reasons; one of each reason is reported. Known failures
# of cases that only the extended list has are left to that list.
python3 - ci/expectations/*.toml >"$work/patterns.txt" <<'PYTHON'
import sys
import tomllib

for name in sys.argv[1:]:
    with open(name, "rb") as file:
        for known in tomllib.load(file)["known"]:
            print("\n".join(known.get("cases") or known["fingerprint"]))
PYTHON
"$XFB" list --list default >"$work/list.txt"
mapfile -t cases < <(python3 - "$work/patterns.txt" "$work/list.txt" <<'PYTHON'
import fnmatch
import re
import sys

patterns, names = ([line.strip() for line in open(file, encoding="utf-8")] for file in sys.argv[1:])
known = re.compile("|".join(fnmatch.translate(pattern) for pattern in patterns))
print("\n".join(name for name in names if known.match(name)))
PYTHON
)
report=$work/report.txt
"${xfb[@]}" run --verbose "${device[@]}" "${cases[@]}" >"$report" || true
# Which is "device 0: NAME, DRIVER Mesa 22.3.6 (…), Vulkan …".
driver=$(sed -nE '1{s/, Vulkan [0-9.]*$//;s/^device [0-9]+: .*, ([^ ,]+) [^0-9,]*([0-9]+(\.[0-9]+)+).*/\1-\2/p}' "$report")
[[ $driver ]] || driver=$(sed -nE '1s/^device [0-9]+: .*, ([^ ,]+) .*, Vulkan.*/\1/p' "$report")
[[ $driver ]] || xfb_die "no device: $(head -n 1 "$report")"
folder=ci/reports/$driver
mkdir -p "$folder"
[[ $only ]] || rm -f -- "$folder"/*

# backtrace: the frames of the program where the driver crashes (ci/drivers/backtrace.py).
backtrace() {
    if ! xfb_has gdb; then
        echo "There is no backtrace: gdb could not be installed."
        return
    fi
    # With another lavapipe, the script becomes the program.
    local frames
    frames=$(gdb -batch -nx -x ci/drivers/backtrace.py --args ${beside[0]:+/bin/bash "${beside[@]}"} \
        "$work/program" 2>/dev/null </dev/null | grep '^#') || true
    if [[ $frames ]]; then
        # shellcheck disable=SC2016 # the backquotes are text
        printf '```\n%s\n```\n' "$frames"
    else
        echo "There is no backtrace: gdb saw no crash."
    fi
}

# The case for a reason: one that needs no capture, one that was written for the fault, otherwise
# the first that was not generated at random.
awk '/^[a-z]/ { name = $2; next }
     /^    known: / {
         reason = substr($0, 12)
         rank = name ~ /_uncaptured/ ? 0 : name ~ /^xfb\.regress\./ ? 1 : name ~ /^xfb\.fuzz\./ ? 3 : 2
         if (!(reason in best)) order[++count] = reason
         if (!(reason in best) || rank < best[reason]) { best[reason] = rank; chosen[reason] = name }
     }
     END { for (i = 1; i <= count; ++i) print chosen[order[i]] }' "$report" >"$work/cases.txt"

silent=()
while read -r name; do
    [[ $name == *"$only"* ]] || continue
    rm -rf -- "$work/case"
    "${xfb[@]}" repro "$name" -o "$work/case" --issue "${device[@]}" </dev/null >"$work/repro.txt" 2>&1 || true
    if [[ ! -e $work/case/issue.md ]]; then
        xfb_say "$name: no issue: $(tail -n 1 "$work/repro.txt")"
        continue
    fi
    program=$work/case/reduced/repro.c
    [[ -e $program ]] || program=$work/case/repro.c
    {
        sed "s,\(reduced/\)\?repro\.c,$name.c,g; s/reduced\.toml/$name.toml/g" "$work/case/issue.md"
        if [[ -e $program ]]; then
            cc -Wall -Wextra -Werror "${headers[@]}" -o "$work/program" "$program" -lvulkan >&2 ||
                xfb_die "$name: the program in C does not compile"
            code=0
            printed=$(timeout 60 "${beside[@]}" "$work/program" </dev/null 2>/dev/null) || code=$?
            shown=nothing
            if [[ $printed ]]; then shown="\`$printed\`"; fi
            # shellcheck disable=SC2016 # the backquotes are text
            printf '\n## The program\n\nOn this driver, `%s.c` ends with code %s and prints %s.\n' \
                "$name" "$code" "$shown"
            if ((code > 128)); then
                printf '\n## Backtrace\n\n'
                backtrace
            fi
            if ((code == 0)); then silent+=("$name"); fi
        fi
    } >"$folder/$name.md"
    if [[ -e $program ]]; then cp -- "$program" "$folder/$name.c"; fi
    if [[ -e $work/case/reduced.toml ]]; then
        # The machine on which the case was reduced has no part in it.
        grep -v '^# Saved as' "$work/case/reduced.toml" >"$folder/$name.toml"
    fi
    xfb_say "$folder/$name.md"
done <"$work/cases.txt"
if ((${#silent[@]})); then
    xfb_say "programs that do not show the fault: ${silent[*]}"
    exit 1
fi
