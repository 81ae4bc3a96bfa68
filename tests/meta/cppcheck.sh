#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# cppcheck.sh CPPCHECK SCRATCH [ROOT]: cppcheck finds nothing in the headers. Exits with 77 if there is none.
set -euo pipefail
cppcheck=$1 scratch=$2
cd "${3:-.}"
if ! "$cppcheck" --version 2>/dev/null | grep -q '^Cppcheck'; then
  printf 'skipped: no cppcheck\n'
  exit 77
fi
mkdir -p "$scratch"
(cd include && find unitstep -name '*.hpp' | sort | sed 's|.*|#include <&>|') >"$scratch/all_headers.cpp"
"$cppcheck" --quiet --std=c++20 --language=c++ --enable=warning,performance,portability --inline-suppr \
  --error-exitcode=1 -Iinclude "$scratch/all_headers.cpp"
