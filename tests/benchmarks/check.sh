#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# Holds the counted figures to their bounds, as ratios to hand-written raw doubles of the same run.
#   check.sh budget|instructions|self_test COMPILER INCLUDE_FLAGS WORK_FOLDER
set -euo pipefail
export LC_ALL=C
what=$1 compiler=$2 include=$3 work=$4
mkdir -p "$work"
# shellcheck source=tests/benchmarks/measure.sh
. "$(dirname "${BASH_SOURCE[0]}")/measure.sh"
failures=0

# What other compilers charge is for tests/benchmarks/run.sh to say.
case $($compiler --version | head -n 1) in
  *"clang version 16."* | *"clang version 19."* | *" 12."*) ;;
  *) printf 'SKIPPED: the bounds hold for g++ 12, clang 16 and clang 19\n'; exit 77 ;;
esac

# at_least FORM METHOD RATIO: as many steps in one constant expression as RATIO times raw's.
at_least() {
  local limit
  limit=$(awk -v c="$raw" -v n=$steps -v r="$3" 'BEGIN { printf "%d", c * n / 100 / r }')
  if fits "$1" "$2" "$limit"; then
    printf '%s, %s: at least %s of the steps of raw doubles\n' "$2" "$1" "$3"
  else
    printf 'FAILED: %s, %s: fewer than %s of the steps of raw doubles\n' "$2" "$1" "$3"
    failures=$((failures + 1))
  fi
}

# at_most FORM METHOD LEVEL RATIO: instructions a step, against raw's.
at_most() {
  local cost raw_cost
  cost=$(instruction_cost "$1" "$2" "$3")
  raw_cost=$(instruction_cost raw "$2" "$3")
  printf '%s, %s, %s: %s of the instructions of raw doubles, at most %s\n' "$2" "$1" "$3" \
    "$(ratio "$cost" "$raw_cost")" "$4"
  awk -v a="$cost" -v b="$raw_cost" -v r="$4" 'BEGIN { exit !(a <= b * r) }' && return
  printf 'FAILED\n'
  failures=$((failures + 1))
}

budget() {
  raw=$(evaluator_cost raw rk4)
  at_least law rk4 1.0
  case $($compiler --version) in
    *clang*) at_least lambda rk4 0.33 && at_least boost_lambda rk4 0.10 ;;
    *) at_least lambda rk4 0.60 && at_least boost_lambda rk4 0.18 ;;
  esac
  # g++ stops every loop after 262,144 rounds, so that is as far as raw doubles get as well; the
  # bound below that is what keeps the law from growing.
  raw=$(evaluator_cost raw semi_implicit_euler)
  case $($compiler --version) in
    *clang*) at_least law semi_implicit_euler 0.94 && at_least lambda semi_implicit_euler 0.32 ;;
    *) at_least law semi_implicit_euler 0.80 && at_least lambda semi_implicit_euler 0.44 ;;
  esac
  # A struct of three members, against three doubles: Boost's quantities, and light ones.
  raw=$(evaluator_cost raw_rocket rk4)
  case $($compiler --version) in
    *clang*) at_least rocket rk4 0.10 && at_least light_rocket rk4 0.30 ;;
    *) at_least rocket rk4 0.20 && at_least light_rocket rk4 0.60 ;;
  esac
}

case $what in
  budget) budget ;;
  instructions)
    at_most law rk4 -O0 0.75
    at_most lambda rk4 -O0 2.5
    at_most law rk4 -O2 1.05
    at_most lambda rk4 -O2 1.05
    at_most law semi_implicit_euler -O2 1.05
    ;;
  self_test) # bounds that nothing can meet must be reported
    raw=$(evaluator_cost raw rk4)
    at_least lambda rk4 2.0
    at_most lambda rk4 -O0 0.5
    ((failures == 2)) && failures=0
    ;;
esac
exit $((failures > 0))
