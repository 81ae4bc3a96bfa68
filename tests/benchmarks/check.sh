#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# Holds the counted figures to their bounds, as ratios to hand-written raw doubles of the same run, or to
# Boost.odeint.   check.sh budget|instructions|batch COMPILER INCLUDE_FLAGS WORK_FOLDER
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

# Instructions a step, at most this many times those of the form in the fourth column.
instruction_bounds() {
  cat <<'END'
  # level  method                 form            against     gcc   clang
  -O0      rk4                    law             raw         0.38  0.57
  -O0      rk4                    lambda          raw         1.05  1.50
  -O0      rk4/3                  law             raw         0.52  0.74
  -O0      rk4/3                  lambda          raw         0.93  1.43
  -O0      semi_implicit_euler    law             raw         0.55  0.75
  -O0      semi_implicit_euler    lambda          raw         1.37  1.85
  -O0      semi_implicit_euler/3  law             raw         0.56  0.75
  -O0      semi_implicit_euler/3  lambda          raw         1.08  1.62
  -O0      loop                   lambda          raw         2.85  3.00
  -O2      rk4                    law             raw         1.02  1.05
  -O2      rk4                    lambda          raw         1.02  1.05
  -O2      rk4                    article_lambda  raw         1.02  1.05
  -O2      rk4/3                  law             raw         0.92  0.80
  -O2      semi_implicit_euler    law             raw         1.02  1.05
  -O2      semi_implicit_euler    article_lambda  raw         1.02  1.05
  -O2      semi_implicit_euler/3  law             raw         1.02  1.05
  -O2      semi_implicit_euler/3  article_lambda  raw         1.02  1.05
  -O2      loop                   law             raw         1.02  1.05
  -O2      loop                   lambda          raw         1.02  1.05
  -O2      loop                   article_lambda  raw         1.02  1.05
  -O2      rk4                    law             odeint      0.80  0.80
  -O2      rk4                    article_lambda  odeint      0.80  0.80
END
}

# Instructions a body and step at -O3 of a batch of bodies.
batch_bounds() {
  cat <<'END'
  # method               batch       against         gcc   clang
  semi_implicit_euler    arrays      raw_arrays      1.05  1.10
  velocity_verlet        arrays      raw_arrays      1.05  1.10
  rk4                    arrays      raw_arrays      1.05  1.10
  semi_implicit_euler    structures  raw_structures  1.05  1.05
  velocity_verlet        structures  raw_structures  1.05  1.05
  rk4                    structures  raw_structures  1.05  1.05
  rk4                    arrays      odeint          0.50  0.50
END
}

# hold LINES METHOD FORM AGAINST LIMIT
hold() {
  local cost against
  cost=$(figure "$2" "$3" "$1") against=$(figure "$2" "$4" "$1")
  printf '%s, %s: %s of %s, at most %s\n' "$2" "$3" "$(ratio "$cost" "$against")" "$4" "$5"
  awk -v a="$cost" -v b="$against" -v r="$5" 'BEGIN { exit !(a > 0 && b > 0 && a <= b * r) }' || {
    printf 'FAILED\n'
    failures=$((failures + 1))
  }
}

# Each reads lines of bounds, and of the two last words the one that is for this compiler.
# shellcheck disable=SC2034
in_instructions() {
  local counted level method form against gcc clang
  for level in -O0 -O2; do
    printf '%s\n' "$level"
    counted=$(instructions $level)
    { $compiler --version | head -n 1; printf '%s\n' "$counted"; } >"$work/counted$level.txt"
    while read -r _ method form against gcc clang; do
      hold "$counted" "$method" "$form" "$against" "${!column}"
    done < <(instruction_bounds | grep -e "^ *$level ")
  done
  must_fail "$counted" rk4 raw raw
}
# shellcheck disable=SC2034
in_batch() {
  local counted method form against gcc clang
  counted=$(batch)
  while read -r method form against gcc clang; do
    [[ $method == '#' ]] || hold "$counted" "$method" "$form" "$against" "${!column}"
  done < <(batch_bounds)
  must_fail "$counted" rk4 raw_arrays raw_arrays
}
# A bound that nothing can meet must be reported, and so must what was not counted.
must_fail() {
  local before=$failures
  hold "$@" 0.99 >/dev/null
  hold '' rk4 raw raw 1.1 >/dev/null
  if ((failures == before + 2)); then failures=$before; else printf 'FAILED: nothing fails\n'; fi
}

case $what in
  budget) budget -DBOUNDS || failures=1 ;;
  instructions) in_instructions ;;
  batch) in_batch ;;
esac
exit $((failures > 0))
