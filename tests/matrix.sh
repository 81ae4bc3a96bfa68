#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# matrix.sh [COMPILER...]: whether every method has the same bits in the compiler and in the program, by each
# compiler that is there, in each language standard, at each level of optimisation, and with the options
# that change the arithmetic. Prints a table, and fails where the bits differ though nothing excuses it:
# neither -ffast-math nor a product and a sum that were fused.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export LC_ALL=C
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
compilers=("$@")
(($#)) || mapfile -t compilers < <({
  command -v g++ >/dev/null && echo g++
  compgen -c | grep -E '^(g|clang)[+][+]-[0-9]+$'
} | sort -uV)
settings=(
  '-std=c++20 -O0' '-std=c++20 -O2' '-std=c++20 -O3' '-std=c++20 -Os'
  '-std=c++2b -O2' '-std=c++2c -O2'
  '-std=c++20 -O2 -march=native -ffp-contract=off' '-std=c++20 -O2 -march=native'
  '-std=c++20 -O2 -ffast-math' '-std=c++20 -O2 -stdlib=libc++' '-std=c++20 -O2 -m32 -msse2 -mfpmath=sse'
)
bad=0

# What a compiler with these options has to do at all.
can() { "$@" -x c++ - -o "$scratch/nothing" <<<$'#include <cstddef>\nint main() {}' 2>/dev/null; }

printf '| options |'
printf ' %s |' "${compilers[@]}"
printf '\n|---|'
printf -- '---|%.0s' "${compilers[@]}"
printf '\n'
for setting in "${settings[@]}"; do
  # shellcheck disable=SC2016
  printf '| `%s` |' "$setting"
  for compiler in "${compilers[@]}"; do
    read -ra options <<<"$setting"
    if ! can "$compiler" "${options[@]}"; then
      cell='not there'
    elif ! "$compiler" "${options[@]}" -Iinclude -Itests tests/matrix/same_bits.cpp -o "$scratch/program" \
      2>"$scratch/said.txt"; then
      cell='DOES NOT COMPILE'
      head -n 5 "$scratch/said.txt" >&2
      bad=1
    else
      cell=$("$scratch/program")
      case "$cell $setting" in
        same*) ;;
        *fused\ * | *-ffast-math*) cell="other bits${cell#"${cell%%, fused*}"}" ;;
        *)
          cell="OTHER BITS: $cell"
          bad=1
          ;;
      esac
    fi
    printf ' %s |' "$cell"
  done
  printf '\n'
done
exit "$bad"
