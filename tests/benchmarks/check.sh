#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# Holds the counted figures to their bounds, as ratios to hand-written raw doubles of the same run.
#   check.sh budget|instructions|batch|self_test COMPILER INCLUDE_FLAGS WORK_FOLDER
set -euo pipefail
export LC_ALL=C
what=$1 compiler=$2 include=$3 work=$4
mkdir -p "$work"
# shellcheck source=tests/benchmarks/measure.sh
. "$(dirname "${BASH_SOURCE[0]}")/measure.sh"
failures=0

# What other compilers charge is for tests/benchmarks/run.sh to say.
case $($compiler --version | head -n 1) in
  *"clang version 16."* | *"clang version 19."*) column=clang ;;
  *" 12."*) column=gcc ;;
  *) printf 'SKIPPED: the bounds hold for g++ 12, clang 16 and clang 19\n'; exit 77 ;;
esac

# Steps in one constant expression, at least this many times those of the raw form.
budget_bounds() {
  cat <<'END'
  # method               form          raw         gcc   clang
  rk4                    law           raw         1.28  1.38
  rk4                    lambda        raw         0.70  0.35
  rk4                    light_lambda  raw         0.76  0.44
  rk4                    boost_lambda  raw         0.21  0.11
  rk4/3                  law           raw         1.60  1.22
  rk4/3                  lambda        raw         0.73  0.31
  semi_implicit_euler    law           raw         0.87  1.13
  semi_implicit_euler    lambda        raw         0.51  0.34
  semi_implicit_euler/3  law           raw         1.45  1.40
  semi_implicit_euler/3  lambda        raw         0.62  0.32
  rk4                    rocket        raw_rocket  0.25  0.10
  rk4                    light_rocket  raw_rocket  0.84  0.30
END
}

# Instructions a step, at most this many times those of the raw form.
instruction_bounds() {
  cat <<'END'
  # method               form      level  gcc   clang
  rk4                    law       -O0    0.40  0.60
  rk4                    lambda    -O0    1.10  1.55
  rk4/3                  law       -O0    0.55  0.80
  rk4/3                  lambda    -O0    1.45  1.95
  semi_implicit_euler    law       -O0    0.62  0.90
  semi_implicit_euler    lambda    -O0    1.50  2.00
  semi_implicit_euler/3  law       -O0    0.64  0.96
  semi_implicit_euler/3  lambda    -O0    1.80  2.30
  rk4                    law       -O2    1.02  1.05
  rk4                    lambda    -O2    1.02  1.05
  semi_implicit_euler    law       -O2    1.02  1.05
END
}

# Instructions a body and step at -O3 of a batch of bodies, at most this many times those of a loop
# written out on arrays of doubles.
batch_bounds() {
  cat <<'END'
  # method               batch       gcc   clang
  semi_implicit_euler    arrays      1.15  1.15
  velocity_verlet        arrays      1.15  1.15
  rk4                    arrays      1.15  1.15
END
}

# What the raw form costs is asked once.
rm -f "$work"/raw.evaluator_cost.* "$work"/raw.{instruction,batch}_cost.*
cost_of_raw() {
  local kept="$work/raw.${*//\//_}"
  kept=${kept// /.}
  [[ -s $kept ]] || "$@" >"$kept"
  cat "$kept"
}

report() {
  printf '%s\n' "$1"
  (($2)) && return
  printf 'FAILED\n'
  failures=$((failures + 1))
}

# Both read lines of bounds, and of the two last words the one that is for this compiler.
# shellcheck disable=SC2034
in_budget() {
  local method form raw_form gcc clang limit cost raw
  while read -r method form raw_form gcc clang; do
    [[ $method != '#' ]] || continue
    limit=${!column}
    raw=$(cost_of_raw evaluator_cost "$raw_form" "$method")
    cost=$(evaluator_cost "$form" "$method")
    report "$method, $form: $(ratio "$raw" "$cost") of the steps of plain doubles, at least $limit" \
      "$(awk -v a="$raw" -v b="$cost" -v r="$limit" 'BEGIN { print (a >= b * r) }')"
  done
}
# shellcheck disable=SC2034
in_instructions() {
  local method form level gcc clang limit cost raw
  while read -r method form level gcc clang; do
    [[ $method != '#' ]] || continue
    limit=${!column}
    raw=$(cost_of_raw instruction_cost raw "$method" "$level")
    cost=$(instruction_cost "$form" "$method" "$level")
    report "$method, $form, $level: $(ratio "$cost" "$raw") of plain doubles, at most $limit" \
      "$(awk -v a="$cost" -v b="$raw" -v r="$limit" 'BEGIN { print (a <= b * r) }')"
  done
}

# shellcheck disable=SC2034
in_batch() {
  local method batch gcc clang limit cost raw
  while read -r method batch gcc clang; do
    [[ $method != '#' ]] || continue
    limit=${!column}
    raw=$(cost_of_raw batch_cost raw_arrays "$method")
    cost=$(batch_cost "$batch" "$method")
    report "$method, $batch: $(ratio "$cost" "$raw") of arrays of doubles, at most $limit" \
      "$(awk -v a="$cost" -v b="$raw" -v r="$limit" 'BEGIN { print (a <= b * r) }')"
  done
}

case $what in
  budget) in_budget < <(budget_bounds) ;;
  instructions) in_instructions < <(instruction_bounds) ;;
  batch) in_batch < <(batch_bounds) ;;
  self_test) # bounds that nothing can meet must be reported
    in_budget <<<'rk4 law raw 9.0 9.0'
    in_instructions <<<'rk4 lambda -O0 0.1 0.1'
    ((failures == 2)) && failures=0
    ;;
esac
exit $((failures > 0))
