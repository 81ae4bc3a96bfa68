#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# Builds the site in build/site/ and fails on any warning. The same as `doxygen`, but says first what
# cannot be prepared, starts from an empty folder, keeps what doxygen said in build/docs/log.txt, and
# tells what took how long.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
rm -f build/docs/times.txt
docs/prepare.sh
rm -rf build/site
log=build/docs/log.txt
site() {
  {
    cat Doxyfile
    # Since 1.9.5 doxygen has a dark mode of its own, which is to leave the theme alone.
    if [[ $(printf '%s\n' 1.9.5 "$(doxygen --version)" | sort -V | head -n 1) == 1.9.5 ]]; then
      printf 'HTML_COLORSTYLE = LIGHT\n'
    fi
  } | doxygen - >"$log" 2>&1
}
status=0 TIMEFORMAT='%U %S doxygen'
{ time site || status=$?; } 2>>build/docs/times.txt
cat "$log"
# An unknown setting is a warning that doxygen forgives.
[[ $status == 0 && ! -s $log ]] || exit 1
awk '{ taken[$3] += $1 + $2 }
  END { for (part in taken) printf "%6.1f s of a processor: %s\n", taken[part], part }' \
  build/docs/times.txt | sort -rn
printf 'build/site/index.html\n'
