#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# data.sh speed|long COMPILER INCLUDE_FLAGS: figures as lines of words for the site to draw.
#   speed: FORM, then RK4's price against raw doubles: steps in one constant expression, instructions
#          of a step at -O0 and at -O2; - where it cannot be counted
#   long:  FIELD STEPS, then what the compiler needs to prove so many in segments: kilobytes, and its
#          time against that of a proof of no step
set -euo pipefail
export LC_ALL=C
what=$1 compiler=$2 include=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# shellcheck source=tests/benchmarks/measure.sh
. "$(dirname "${BASH_SOURCE[0]}")/measure.sh"

# What the test benchmarks.instructions counted with this compiler is taken, if no source is newer.
counted_at() {
  local kept
  for kept in "$here"/../../build/*/tests/benchmarks/instructions/counted"$1".txt; do
    [[ -e $kept && $(head -n 1 "$kept") == "$($compiler --version | head -n 1)" &&
      -z $(find "$here" "$here/../../include" -type f -newer "$kept" -print -quit) ]] || continue
    tail -n +2 "$kept"
    return
  done
  ! can_count || instructions "$1" -DDRAWN
}

speed() {
  local form steps at_O0 at_O2 O0 O2
  steps=$(budget -DFIGURES -DDRAWN || true) at_O0=$(counted_at -O0) at_O2=$(counted_at -O2)
  for form in raw law light_lambda lambda boost_lambda plain_units odeint; do
    O0=- O2=-
    if [[ -n $at_O0 ]]; then
      O0=$(ratio "$(figure rk4 $form "$at_O0")" "$(figure rk4 raw "$at_O0")")
      O2=$(ratio "$(figure rk4 $form "$at_O2")" "$(figure rk4 raw "$at_O2")")
    fi
    printf '%s %s %s %s\n' $form "$(figure rk4 $form "$steps" | grep . || echo -)" "$O0" "$O2"
  done
}

# proof FIELD STEPS FLAGS: kilobytes and seconds of the compiler.
proof() {
  # shellcheck disable=SC2086
  /usr/bin/time -f '%M %U' "$compiler" -std=c++20 -fsyntax-only $include -DFIELD="$1" -DSTEPS="$2" $3 \
    "$here/long_proof.cpp" 2>&1 | tail -n 1
}
# Headers are read in the first proof only: in the others they would hide what the steps take.
long() {
  local field many once=$work/once.hpp
  [[ -x /usr/bin/time ]] || { printf 'law 10000 - -\n'; return; }
  printf '#include "%s"\n' "$(realpath "$here")/typed.hpp" >"$once"
  # shellcheck disable=SC2086
  "$compiler" -std=c++20 $include -x c++-header "$once" -o "$once.gch"
  {
    printf 'read 0 %s\n' "$(proof law 0 '')"
    for field in law lambda; do
      for many in 0 10000 20000 40000; do
        printf '%s %s %s\n' $field $many "$(proof $field $many "-include $once")"
      done
    done
  } | awk '
    $1 == "read" { memory = $3; time = $4; next }
    $2 == 0 { no_memory = $3; no_time = $4; next }
    { printf "%s %s %d %.2f\n", $1, $2, memory + $3 - no_memory, 1 + ($4 - no_time) / time }'
}

"$what"
