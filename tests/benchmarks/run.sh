#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# Prints what a step of the spring-damper costs in every form, as ratios to hand-written raw doubles
# measured in the same run; NAME/3 is in space.   tests/benchmarks/run.sh [compiler...]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
export LC_ALL=C
include="-Iinclude ${CXXFLAGS:-}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# shellcheck source=tests/benchmarks/measure.sh
. tests/benchmarks/measure.sh

# against RAW LINES: each line with its number and the ratio to that of the form RAW of its method.
against() {
  awk -v raw="$1" '{ cost[$1, $2] = $3; line[NR] = $0 }
    END {
      for (i = 1; i <= NR; ++i) {
        split(line[i], word)
        printf "%-23s%-16s%9.2f%9.3f\n", word[1], word[2], word[3] / 100, word[3] / cost[word[1], raw]
      }
    }' <<<"$2"
}

# clock METHOD BATCH: nanoseconds a body and step, the least of five.
clock() {
  for _ in 1 2 3 4 5; do "$work/batch-O3" "$1" "$2" 10 1000000 "$cores"; done | sort -g | head -n 1
}

for compiler in "${@:-g++}"; do
  printf '\n%s, %s\n' "$compiler" "$($compiler --version | head -n 1)"
  printf '\nsteps that fit into one constant expression\n'
  { budget -DFIGURES || true; } | awk '{ printf "%-23s%-16s%18.3f\n", $1, $2, $3 }'
  for level in -O0 -O2; do
    printf '\ninstructions of a step at %s\n' $level
    against raw "$(instructions $level)"
  done
  printf '\ninstructions at -O3 of a step of one body of a batch\n'
  against raw_arrays "$(batch)"
  printf '\nmemory and time of the compiler, against including the SI of Boost.Units alone\n'
  tests/benchmarks/include_cost.sh "$compiler" "$include" "$work" figures
  # The clock is for a million bodies, against the loop over arrays of doubles, and against what only
  # moves the same bytes. On a machine that does something else it says little.
  for cores in 1 2; do
    printf '\nclock at -O3 for a step of a million bodies on %s of %s cores\n' $cores "$(nproc)"
    printf '%-39s%9s%9s%12s%9s\n' '' 'ns/body' ratio 'to moving' 'GB/s'
    for method in semi_implicit_euler velocity_verlet rk4; do
      bytes=32 # two doubles that are read and written; velocity Verlet keeps a third
      [[ $method != velocity_verlet ]] || bytes=48
      moved=$(clock $method moved)
      for form in moved raw_arrays arrays raw_structures structures odeint; do
        [[ $form != odeint || $method == rk4 ]] || continue
        clock=$(clock $method $form)
        [[ $form != moved ]] || raw=$(clock $method raw_arrays)
        printf '%-23s%-16s%9.2f%9.3f%12.2f%9.1f\n' $method $form "$clock" "$(ratio "$clock" "$raw")" \
          "$(ratio "$clock" "$moved")" "$(ratio $bytes "$clock")"
      done
    done
  done
done
