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

speed() {
  local form cost budget O0 O2 raw_budget raw_O0 raw_O2
  for form in raw law light_lambda lambda boost_lambda plain_units odeint; do
    budget=- O0=- O2=-
    if [[ $form != odeint ]]; then
      cost=$(evaluator_cost $form rk4)
      [[ $form != raw ]] || raw_budget=$cost
      budget=$(ratio "$raw_budget" "$cost")
    fi
    if command -v valgrind >/dev/null; then
      cost=$(instruction_cost $form rk4 -O0)
      [[ $form != raw ]] || raw_O0=$cost
      O0=$(ratio "$cost" "$raw_O0")
      cost=$(instruction_cost $form rk4 -O2)
      [[ $form != raw ]] || raw_O2=$cost
      O2=$(ratio "$cost" "$raw_O2")
    fi
    printf '%s %s %s %s\n' $form "$budget" "$O0" "$O2"
  done
}

long() {
  local field many kilobytes
  for field in law lambda; do
    for many in 20000 40000 80000; do
      kilobytes=-
      if [[ -x /usr/bin/time ]]; then
        # shellcheck disable=SC2086
        kilobytes=$(/usr/bin/time -f %M "$compiler" -std=c++20 -fsyntax-only $include -DDIMENSIONS=1 \
          -DFIELD=$field -DSTEPS=$many "$here/forms/long_proof.cpp" 2>&1 | tail -n 1)
      fi
      printf '%s %s %s\n' $field $many "$kilobytes"
    done
  done
}

"$what"
