#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# format.sh CLANG_FORMAT [ROOT]: every source is as .clang-format says. Versions differ in what they
# make of a style, so this asks clang-format 19 and exits with 77 if there is another one.
set -euo pipefail
clang_format=$1
cd "${2:-.}"
if ! "$clang_format" --version 2>/dev/null | grep -q 'version 19\.'; then
  printf 'skipped: the format is checked with clang-format 19\n'
  exit 77
fi
find include tests examples docs \( -name '*.hpp' -o -name '*.cpp' \) -print0 |
  xargs -0 "$clang_format" --dry-run -Werror --style=file
