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

for compiler in "${@:-g++}"; do
  printf '\n%s, %s\n' "$compiler" "$($compiler --version | head -n 1)"
  for method in rk4 rk4/3 semi_implicit_euler semi_implicit_euler/3; do
    printf '\n%s\n%-14s %28s %22s %22s\n' $method form 'steps/constant expression' \
      'instructions -O0' 'instructions -O2'
    raw_budget=$(evaluator_cost raw $method)
    raw_O0=$(instruction_cost raw $method -O0)
    raw_O2=$(instruction_cost raw $method -O2)
    for form in raw components law lambda light_lambda boost_lambda plain_units odeint; do
      # Components are written out in space; odeint is set up on a line.
      case $method.$form in */3.odeint | */3.plain_units | rk4.components | *euler.components) continue ;; esac
      if [[ $form == odeint ]]; then
        budget='not constexpr'
      else
        cost=$(evaluator_cost $form $method)
        budget="$((cost / 100)) a step, $(ratio "$raw_budget" "$cost")"
      fi
      at_O0=$(instruction_cost $form $method -O0)
      at_O2=$(instruction_cost $form $method -O2)
      printf '%-14s %28s %22s %22s\n' $form "$budget" \
        "$((at_O0 / 100)) = $(ratio "$at_O0" "$raw_O0")" \
        "$((at_O2 / 100)) = $(ratio "$at_O2" "$raw_O2")"
    done
  done
  printf '\nrk4, a struct of three members\n'
  raw_budget=$(evaluator_cost raw_rocket rk4)
  for form in raw_rocket rocket light_rocket; do
    cost=$(evaluator_cost $form rk4)
    printf '%-14s %28s\n' $form "$((cost / 100)) a step, $(ratio "$raw_budget" "$cost")"
  done
  # The clock is for a million bodies, which do not fit into a cache.
  printf '\na batch of bodies at -O3\n%-22s %-12s %26s %14s\n' method form \
    'instructions a body, step' 'clock'
  for method in semi_implicit_euler velocity_verlet rk4; do
    for form in raw_arrays arrays structures odeint; do
      [[ $form != odeint || $method == rk4 ]] || continue
      cost=$(batch_cost $form $method)
      clock=$({ TIMEFORMAT=%U; time "$work/batch.$form.$method" 100 1000000; } 2>&1)
      [[ $form != raw_arrays ]] || raw_cost=$cost raw_clock=$clock
      printf '%-22s %-12s %26s %14s\n' $method $form \
        "$((cost / 100)) = $(ratio "$cost" "$raw_cost")" "$(ratio "$clock" "$raw_clock")"
    done
  done
done
