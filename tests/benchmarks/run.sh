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
  # The clock is for a million bodies, against the loop over doubles kept alike, and against what only
  # moves the same bytes: two doubles that are read and written; velocity Verlet keeps a third.
  for cores in 1 2; do
    printf '\nclock at -O3 for a step of a million bodies on %s of %s cores\n' $cores "$(nproc)"
    printf '%-39s%9s%9s%12s%9s\n' '' 'ns/body' ratio 'to moving' 'GB/s'
    "$work/batch-O3" $cores 30 | awk '
      { cost[$1, $2] = $3; method[NR] = $1; form[NR] = $2 }
      END {
        for (i = 1; i <= NR; ++i) {
          m = method[i]
          raw = form[i] ~ /structures/ ? "raw_structures" : "raw_arrays"
          ns = cost[m, form[i]]
          bytes = m == "velocity_verlet" ? 48 : 32
          printf "%-23s%-16s%9.2f%9.3f%12.2f%9.1f\n", m, form[i], ns, ns / cost[m, raw],
                 ns / cost[m, "moved"], bytes / ns
        }
      }'
  done
done
