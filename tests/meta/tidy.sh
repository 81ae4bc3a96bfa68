#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# tidy.sh CLANG_TIDY SCRATCH headers|examples [ROOT]: clang-tidy's checks of .clang-tidy find nothing in
# the headers, or in what the examples make of them. Exits with 77 if there is no clang-tidy 19.
set -euo pipefail
clang_tidy=$1 scratch=$2 what=$3
cd "${4:-.}"
if ! "$clang_tidy" --version 2>/dev/null | grep -q 'version 19\.'; then
  printf 'skipped: clang-tidy 19 checks the headers\n'
  exit 77
fi
mkdir -p "$scratch"
(cd include && find unitstep -name '*.hpp' | sort | sed 's|.*|#include <&>|') \
  >"$scratch/all_headers.cpp"
shopt -s nullglob
sources=("$scratch/all_headers.cpp")
[[ $what == headers ]] || sources=(examples/*.cpp)
"$clang_tidy" --quiet --config-file=.clang-tidy "${sources[@]}" -- \
  -std=c++20 -Iinclude 2>&1 | { grep -vE '^[0-9]+ warnings? generated' || true; }
