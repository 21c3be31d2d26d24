#!/usr/bin/env bash
# Writes a report of each known failure of the driver, for whoever mends it:
#   ci/reports/DRIVER-VERSION/CASE.txt
# one for each reason that ci/expectations tells, of the first case that shows it: the rules, what
# was expected and seen, the slots, the script, and the command that shows it again.
#
#   ci/reports.sh [DEVICE]      default: the installed lavapipe, or what VK_DRIVER_FILES names
#
# Environment:
#   XFB     the program (default: built here)
# Exit status: 0, or 69 where the driver has no device.
source "$(dirname -- "$0")/setup.sh"
cd -- "$xfb_root"
xfb_lavapipe
if [[ -z ${XFB:-} ]]; then
    cargo build "${xfb_cargo[@]}" --bin xfb
    XFB=${CARGO_TARGET_DIR:-target}/debug/xfb
fi
device=(${1:+--device "$1"})
known=()
for file in ci/expectations/*.toml; do known+=(--expectations "$file"); done

# Every case that is known to fail, with the reason: the first of each reason is reported.
told=$(mktemp)
trap 'rm -f -- "$told"' EXIT
"$XFB" run --verbose "${known[@]}" "${device[@]}" >"$told" || true
# Which is "device 0: NAME, DRIVER Mesa 22.3.6 (…), Vulkan …".
driver=$(sed -nE '1{s/, Vulkan [0-9.]*$//;s/^device [0-9]+: .*, ([^ ,]+) [^0-9,]*([0-9]+(\.[0-9]+)+).*/\1-\2/p}' "$told")
[[ $driver ]] || driver=$(sed -nE '1s/^device [0-9]+: .*, ([^ ,]+) .*, Vulkan.*/\1/p' "$told")
[[ $driver ]] || xfb_die "no device: $(head -n 1 "$told")"
folder=ci/reports/$driver
mkdir -p "$folder"
rm -f -- "$folder"/*.txt
awk '/^[a-z]/ { name = $2; next }
     /^    known: / { reason = substr($0, 12); if (!(reason in seen)) { seen[reason] = 1; print name "\t" reason } }' \
    "$told" | while IFS=$'\t' read -r name reason; do
    {
        printf '%s\n\n' "$reason"
        # Times differ from run to run, and nothing else does.
        "$XFB" run "$name" "${device[@]}" 2>/dev/null | sed -E '/^[0-9]+ cases? in /,$d' || true
    } >"$folder/$name.txt"
    printf 'reports: %s\n' "$folder/$name.txt" >&2
done
