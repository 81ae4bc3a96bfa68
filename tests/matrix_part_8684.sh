#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# matrix.sh [COMPILER...]: whether every method has the same bits in the compiler and in the program, by each
# compiler that is there, in each language standard, at each level of optimisation, and with the options
# that change the arithmetic. Prints a table, and fails where the bits differ though nothing excuses it:
# no part of -ffast-math, no product and sum that were fused, no registers with more digits than a number.
# It also fails where -ffast-math is not refused.
#
# What it needs for the last rows: libc++-19-dev for -stdlib=libc++, g++-multilib for -m32. Where they are
# not installed the table says so.
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
settings_all=(
  '-std=c++20 -O0' '-std=c++20 -O2' '-std=c++20 -O3' '-std=c++20 -Os'
  '-std=c++2b -O2' '-std=c++2c -O2'
  '-std=c++20 -O2 -march=native -ffp-contract=off' '-std=c++20 -O2 -march=native'
  '-std=c++20 -O2 -ffast-math' '-std=c++20 -O2 -ffast-math -DUNITSTEP_ALLOW_FAST_MATH'
  '-std=c++20 -O2 -funsafe-math-optimizations'
  '-std=c++20 -O2 -stdlib=libc++' '-std=c++2b -O3 -stdlib=libc++'
  '-std=c++20 -O0 -m32 -msse2 -mfpmath=sse' '-std=c++20 -O2 -m32 -msse2 -mfpmath=sse' '-std=c++20 -O2 -m32'
)
settings=("-std=c++20 -O2" "-std=c++20 -O2 -ffast-math" "-std=c++20 -O2 -ffast-math -DUNITSTEP_ALLOW_FAST_MATH" "-std=c++20 -O2 -funsafe-math-optimizations" "-std=c++20 -O2 -stdlib=libc++" "-std=c++20 -O2 -m32 -msse2 -mfpmath=sse" "-std=c++20 -O2 -m32"); bad=0

# What a compiler with these options has to do at all. A library of C++ has an oldest compiler.
can() {
  "$@" -x c++ - -o "$scratch/nothing" 2>/dev/null <<'CODE'
#include <array>
#include <concepts>
#include <cstdio>
#include <string>
int main() { std::puts(std::string("can").c_str()); }
CODE
}

fail() { cell=$1 bad=1; }
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
      case "$setting $(<"$scratch/said.txt")" in
        *-math*' unitstep: expected IEEE arithmetic'*) cell=refused ;;
        *)
          fail 'DOES NOT COMPILE'
          head -n 5 "$scratch/said.txt" >&2
          ;;
      esac
    else
      cell=$("$scratch/program")
      case "$cell $setting" in
        *-ffast-math) fail "NOT REFUSED: $cell" ;;
        same*) ;;
        *', fused'* | *', extended'* | *-math*) ;;
        *) fail "${cell^^}" ;;
      esac
    fi
    printf ' %s |' "$cell"
  done
  printf '\n'
done
exit "$bad"
