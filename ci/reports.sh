#!/usr/bin/env bash
# Writes a report of each known failure of the driver, for the engineer who fixes it:
#   ci/reports/DRIVER-VERSION/CASE.txt
# one for each reason of a built-in known failure, of the simplest case that shows it: the rules, the
# expected and observed memory, the capture, the script, and the command that reproduces it.
#
#   ci/reports.sh [--with VERSION] [DEVICE]
#       VERSION   a lavapipe of ci/lavapipe (trixie, testing, 25.0 …); default: the installed one, or
#                 what VK_DRIVER_FILES names
#
# Environment:
#   XFB     the program (default: built here)
# Exit code: 0, or 69 if the driver has no device.
source "$(dirname -- "$0")/setup.sh"
cd -- "$xfb_root"
xfb_lavapipe
if [[ -z ${XFB:-} ]]; then
    cargo build "${xfb_cargo[@]}" --bin xfb
    XFB=${CARGO_TARGET_DIR:-target}/debug/xfb
fi
run=("$XFB" run)
if [[ ${1:-} == --with ]]; then
    run=(ci/lavapipe --with "${2:?a version of lavapipe}" "${run[@]}")
    shift 2
fi
device=(${1:+--device "$1"})

# All known failures with their reasons; one case of each reason is reported.
report=$(mktemp)
trap 'rm -f -- "$report"' EXIT
"${run[@]}" --verbose "${device[@]}" >"$report" || true
# Which is "device 0: NAME, DRIVER Mesa 22.3.6 (…), Vulkan …".
driver=$(sed -nE '1{s/, Vulkan [0-9.]*$//;s/^device [0-9]+: .*, ([^ ,]+) [^0-9,]*([0-9]+(\.[0-9]+)+).*/\1-\2/p}' "$report")
[[ $driver ]] || driver=$(sed -nE '1s/^device [0-9]+: .*, ([^ ,]+) .*, Vulkan.*/\1/p' "$report")
[[ $driver ]] || xfb_die "no device: $(head -n 1 "$report")"
folder=ci/reports/$driver
mkdir -p "$folder"
rm -f -- "$folder"/*.txt
# The case for a reason: one that was written for the fault, otherwise the first that was not generated
# at random.
awk '/^[a-z]/ { name = $2; next }
     /^    known: / {
         reason = substr($0, 12)
         rank = name ~ /^xfb\.regress\./ ? 0 : name ~ /^xfb\.fuzz\./ ? 2 : 1
         if (!(reason in best)) order[++count] = reason
         if (!(reason in best) || rank < best[reason]) { best[reason] = rank; chosen[reason] = name }
     }
     END { for (i = 1; i <= count; ++i) print chosen[order[i]] "\t" order[i] }' \
    "$report" | while IFS=$'\t' read -r name reason; do
    {
        printf '%s\n\n' "$reason"
        # Runs the neighbouring cases too, since the summary names the nearest that pass. The report
        # omits times, which vary between runs.
        kind=$(cut -d . -f 1-3 <<<"$name")
        "${run[@]}" --verbose --expectations none "$kind*" "${device[@]}" 2>/dev/null |
            awk -v name="$name" 'NR == 1 { print; next }
                /^[0-9]+ cases? in / { summary = 1 }
                /^[a-z]/ && !summary { own = $2 == name }
                own && !summary { print }
                summary && $NF == name { near = 1; next }
                near && /^ *passes:/ { print }
                { near = 0 }' || true
    } >"$folder/$name.txt"
    printf 'reports: %s\n' "$folder/$name.txt" >&2
done
