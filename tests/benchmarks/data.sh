#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# data.sh speed|long COMPILER INCLUDE_FLAGS: figures as lines of words for the site to draw.
#   speed: FORM, then RK4's price against raw doubles: steps in one constant expression, instructions
#          of a step at -O0 and at -O2; - where it cannot be counted
#   long:  FIELD STEPS, and the kilobytes that the compiler needs to prove so many in segments
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
  ! can_count || instructions "$1"
}

speed() {
  local form steps at_O0 at_O2 O0 O2
  steps=$(budget -DFIGURES || true) at_O0=$(counted_at -O0) at_O2=$(counted_at -O2)
  for form in raw law light_lambda lambda boost_lambda plain_units odeint; do
    O0=- O2=-
    if [[ -n $at_O0 ]]; then
      O0=$(ratio "$(figure rk4 $form "$at_O0")" "$(figure rk4 raw "$at_O0")")
      O2=$(ratio "$(figure rk4 $form "$at_O2")" "$(figure rk4 raw "$at_O2")")
    fi
    printf '%s %s %s %s\n' $form "$(figure rk4 $form "$steps" | grep . || echo -)" "$O0" "$O2"
  done
}

long() {
  local field many kilobytes
  for field in law lambda; do
    for many in 10000 20000 40000; do
      kilobytes=-
      if [[ -x /usr/bin/time ]]; then
        # shellcheck disable=SC2086
        kilobytes=$(/usr/bin/time -f %M "$compiler" -std=c++20 -fsyntax-only $include \
          -DFIELD=$field -DSTEPS=$many "$here/long_proof.cpp" 2>&1 | tail -n 1)
      fi
      printf '%s %s %s\n' $field $many "$kilobytes"
    done
  done
}

"$what"
