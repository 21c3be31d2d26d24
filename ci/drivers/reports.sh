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
#       TEXT      run the cases whose names contain it only, and keep other issues
#   ci/drivers/reports.sh --driver DRIVER[:GPU] [--suite SUITE] [--assert] [--stores] [--only TEXT]
#       a driver without its hardware, of ci/drivers/matrix: what fails when commands are compiled and
#       recorded, or what is stored in the wrong place, or what fails when Venus executes. Other issues of
#       the driver are kept: its GPUs share a folder. The program of a store is recorded on lavapipe, which executes it, and the
#       text shows the commands that the driver submits.
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
matrix=(ci/drivers/matrix)
known=()
mode=()
limit=()
driver=
only=
while [[ ${1:-} == --* ]]; do
    case $1 in
    --with) beside=(ci/drivers/lavapipe --with "${2:?a version of lavapipe}") ;;
    --driver) driver=${2:?a driver} ;;
    --suite) matrix+=(--suite "${2:?a release}") ;;
    --only) only=${2:?a part of the names of cases} ;;
    --assert)
        matrix+=(--assert)
        known=(--expectations "$xfb_root/ci/drivers/assertions.toml")
        ;;
    --stores) mode=(--stores --plain) ;;
    *) xfb_die "unknown option $1" ;;
    esac
    if [[ $1 == --assert || $1 == --stores ]]; then shift; else shift 2; fi
done
executed=("${beside[@]}")
if [[ $driver ]]; then
    beside=("${matrix[@]}" --with "$driver")
    executed=(ci/drivers/lavapipe --with sid)
    if [[ $driver == venus ]]; then
        # Its known failures are hangs.
        limit=(--timeout 5)
    elif ((!${#mode[@]})); then
        mode=(--compile-only)
    fi
fi
xfb=("${beside[@]}" "$XFB")
device=(${1:+--device "$1"})
# The headers of this machine may lack functions of a newer driver.
headers=()
if ((${#executed[@]})); then
    icd=$("${executed[@]}" "$(command -v printenv)" VK_DRIVER_FILES)
    headers=(-isystem "$(dirname -- "$icd")/usr/include")
fi

work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
# The cases of all known failures, with their reasons; one of each reason is reported. Known failures
# of cases that only the extended list has are left to that list.
python3 - ci/expectations/*.toml ci/drivers/assertions.toml >"$work/patterns.txt" <<'PYTHON'
import sys
import tomllib

for name in sys.argv[1:]:
    with open(name, "rb") as file:
        for known in tomllib.load(file)["known"]:
            print("\n".join(known.get("cases") or known["fingerprint"]))
PYTHON
"$XFB" list --list default >"$work/list.txt"
mapfile -t cases < <(python3 - "$work/patterns.txt" "$work/list.txt" "$only" <<'PYTHON'
import fnmatch
import re
import sys

patterns, names = ([line.strip() for line in open(file, encoding="utf-8")] for file in sys.argv[1:3])
known = re.compile("|".join(fnmatch.translate(pattern) for pattern in patterns))
print("\n".join(name for name in names if known.match(name) and sys.argv[3] in name))
PYTHON
)
report=$work/report.txt
"${xfb[@]}" run --output "$work/results" "${mode[@]}" "${limit[@]}" "${known[@]}" "${device[@]}" "${cases[@]}" >"$report" || true
# Which is "device 0: NAME, DRIVER Mesa 22.3.6 (…), Vulkan …".
name=$(sed -nE '1{s/, Vulkan [0-9.]*( \(.*\))?$//;s/^device [0-9]+: .*, ([^ ,]+) [^0-9,]*([0-9]+(\.[0-9]+)+).*/\1-\2/p}' "$report")
[[ $name ]] || name=$(sed -nE '1s/^device [0-9]+: .*, ([^ ,]+) .*, Vulkan.*/\1/p' "$report")
[[ $name ]] || xfb_die "no device: $(head -n 1 "$report")"
# ANV and hasvk have one name.
if [[ $name == Intel-* && $driver ]]; then name=${driver%%:*}-${name#*-}; fi
folder=ci/reports/$name
mkdir -p "$folder"
[[ $only || $driver ]] || rm -f -- "$folder"/*

# backtrace PROGRAM ARGUMENTS…: the frames of a program where the driver crashes, or with XFB_HANGS where
# it is after as many seconds (ci/drivers/backtrace.py).
backtrace() {
    printf '\n## Backtrace\n\n'
    if ! xfb_has gdb; then
        echo "There is no backtrace: gdb could not be installed."
        return
    fi
    local frames command
    if [[ $driver ]]; then
        # The debugger of the release, without the shim, which the program has.
        # shellcheck disable=SC2016 # the inner shell expands
        command=("${beside[@]}" bash -c 'shim=$LD_PRELOAD; unset LD_PRELOAD
            exec gdb -batch -nx -iex "set environment LD_PRELOAD $shim" -x "$0" --args "$@"' \
            ci/drivers/backtrace.py "$@")
    else
        # With another lavapipe, the script becomes the program.
        command=(gdb -batch -nx -x ci/drivers/backtrace.py --args ${beside[0]:+/bin/bash "${beside[@]}"}
            "$@")
    fi
    # Without the frames of xfb itself.
    frames=$("${command[@]}" 2>/dev/null </dev/null | grep '^#' | grep -vF " at $(basename "$XFB")+") || true
    if [[ $frames ]]; then
        # shellcheck disable=SC2016 # the backquotes are text
        printf '```\n%s\n```\n' "$frames"
    else
        echo "There is no backtrace: gdb saw no crash."
    fi
}

# excerpt: the methods of transform feedback in the commands that NVK submitted, with those that its
# macros are called by.
excerpt() {
    local commands=$recorded/job-0/commands.driver.txt
    [[ -e $commands ]] || return 0
    # shellcheck disable=SC2016 # the backquotes are text
    printf '\n## The submitted commands\n\nOf what `NVK_DEBUG=push` prints on this driver:\n\n```\n'
    awk 'BEGIN { RS = ""; ORS = "\n" } /STREAM_OUT|CALL_MME|SET_REPORT_SEMAPHORE|_BEGIN\n/' "$commands"
    printf '```\n'
}

# The case for a reason: one that needs no capture, one that was written for the fault, otherwise
# the first that was not generated at random; with its variation, if only that fails.
# A run that reads stores finds the crashes of other runs, too.
python3 - "$work/results/results.json" >"$work/cases.txt" <<'PYTHON'
import json
import sys

KINDS = ["_uncaptured", "xfb.regress.", "", "xfb.fuzz."]
chosen = {}
with open(sys.argv[1], encoding="utf-8") as file:
    run = json.load(file)
for result in run["results"]:
    standing = result.get("standing", {})
    if standing.get("kind") != "known" or result["status"] == "pass":
        continue
    if run["device"]["mode"] == "stores" and result["status"] != "fail":
        continue
    name, variation = result["name"], result.get("variation", [])
    if not result["fingerprint"].startswith("varied+"):
        variation = []
    rank = next(kind for kind in (0, 1, 3, 2) if KINDS[kind] in name)
    best = chosen.setdefault(standing["reason"], (rank, name, variation))
    if rank < best[0]:
        chosen[standing["reason"]] = (rank, name, variation)
for rank, name, variation in chosen.values():
    print(name, ",".join(variation))
PYTHON

silent=()
while read -r name variation; do
    rm -rf -- "$work/case" "$work/executed"
    "${xfb[@]}" repro "$name" ${variation:+--variation "$variation"} -o "$work/case" --issue \
        ${mode[0]:+"${mode[0]}"} "${limit[@]}" "${known[@]}" "${device[@]}" </dev/null >"$work/repro.txt" 2>&1 || true
    if [[ ! -e $work/case/issue.md ]]; then
        xfb_say "$name: no issue: $(tail -n 1 "$work/repro.txt")"
        continue
    fi
    recorded=$work/case
    if [[ -e $work/case/reduced/result.json ]]; then recorded=$work/case/reduced; fi
    program=$recorded/repro.c
    runner=("${beside[@]}") where="On this driver"
    ((${#known[@]} == 0)) || where+=", built with assertions and symbols"
    if [[ ${mode[0]:-} == --stores ]]; then
        # Lavapipe may have the same fault.
        "${executed[@]}" "$XFB" repro "$work/case/reduced.toml" -o "$work/executed" \
            </dev/null >"$work/repro.txt" 2>&1 || [[ -e $work/executed/result.json ]] ||
            xfb_die "$name: $(tail -n 1 "$work/repro.txt")"
        program=$work/executed/repro.c runner=("${executed[@]}") where="On lavapipe"
    fi
    {
        sed "s,\(reduced/\)\?repro\.c,$name.c,g; s/reduced\.toml/$name.toml/g" "$work/case/issue.md"
        if [[ -e $program ]]; then
            cc -Wall -Wextra -Werror "${headers[@]}" -o "$work/program" "$program" -lvulkan >&2 ||
                xfb_die "$name: the program in C does not compile"
            code=0
            printed=$(timeout 60 "${runner[@]}" "$work/program" </dev/null 2>/dev/null) || code=$?
            shown=nothing
            if [[ $printed ]]; then shown="\`$printed\`"; fi
            # shellcheck disable=SC2016 # the backquotes are text
            printf '\n## The program\n\n%s, `%s.c` ends with code %s and prints %s.\n' \
                "$where" "$name" "$code" "$shown"
            if ((code > 128)); then backtrace "$work/program"; fi
            if ((code == 124)); then XFB_HANGS=10 backtrace "$work/program"; fi
            if ((code == 0)) && [[ ${mode[0]:-} != --stores ]]; then silent+=("$name"); fi
        elif grep -q '"status": "crash"' "$recorded/result.json" && [[ -e $work/case/reduced.toml ]]; then
            backtrace "$XFB" run --in-process "${mode[@]}" "$work/case/reduced.toml"
        fi
        excerpt
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
