#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# valgrind.sh FOLDER [PROGRAM...]: the test programs in FOLDER (build/dev/tests/programs), or those named, do
# nothing with memory that valgrind's memcheck objects to: no read of what was never written, none beyond an
# end, no leak. Its long double has the digits of a double, so tests of long double may fail under it; what
# they compute is looked at elsewhere, and only what valgrind says counts here.
set -euo pipefail
export LC_ALL=C
folder=$1
shift
command -v valgrind >/dev/null || { echo "valgrind is not installed"; exit 77; }
programs=("$@")
# Left out are a billion steps, what counts allocations by an operator new of its own, and, below, functions
# at tens of thousands of arguments.
(($#)) || mapfile -t programs < <(cd "$folder" && find . -maxdepth 1 -type f -executable |
  sed 's|^./||' | grep -vxE 'problems.long_spring|drive.allocation|twins.O.' | sort)
((${#programs[@]})) || { echo "no programs in $folder"; exit 1; }
bad=0
said=$(mktemp)
trap 'rm -f "$said"' EXIT
for program in "${programs[@]}"; do
  status=0
  RC_PARAMS='seed=1 max_success=3' valgrind -q --error-exitcode=99 --leak-check=full --log-file="$said" \
    "$folder/$program" --gtest_brief=1 --gtest_filter='-*of_mpfr*' >/dev/null 2>&1 || status=$?
  if [[ -s $said ]]; then
    printf '%s:\n' "$program"
    head -n 20 "$said"
    bad=1
  elif ((status > 1)); then
    printf '%s: ends with %d\n' "$program" "$status"
    bad=1
  fi
done
printf '%d programs\n' "${#programs[@]}"
exit "$bad"
