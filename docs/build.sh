#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# Builds the site in build/site/ and fails on any warning. The same as `doxygen`, but says first what
# cannot be prepared, starts from an empty folder, and keeps what doxygen said in build/docs/log.txt.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
docs/prepare.sh
rm -rf build/site
log=build/docs/log.txt
status=0
{
  cat Doxyfile
  # Since 1.9.5 doxygen has a dark mode of its own, which is to leave the theme alone.
  if [[ $(printf '%s\n' 1.9.5 "$(doxygen --version)" | sort -V | head -n 1) == 1.9.5 ]]; then
    printf 'HTML_COLORSTYLE = LIGHT\n'
  fi
} | doxygen - >"$log" 2>&1 || status=$?
cat "$log"
# An unknown setting is a warning that doxygen forgives.
[[ $status == 0 && ! -s $log ]] || exit 1
printf 'build/site/index.html\n'
