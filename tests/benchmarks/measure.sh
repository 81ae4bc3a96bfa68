# SPDX-License-Identifier: BSL-1.0
# shellcheck shell=bash disable=SC2154
# Sourced by the benchmarks: how a form of the spring-damper is counted.
# A METHOD is rk4 for a motion on a line, rk4/3 for one in space.
# Expects: compiler, include (flags for the headers), work (a folder that may be written).
here=$(dirname "${BASH_SOURCE[0]}")

# defined METHOD: the flags that choose it.
defined() {
  case $1 in
    */3) printf -- '-DMETHOD=%s -DDIMENSIONS=3' "${1%/3}" ;;
    *) printf -- '-DMETHOD=%s -DDIMENSIONS=1' "$1" ;;
  esac
}

# evaluator_cost FORM METHOD: what the compiler charges for a step, in hundredths, to 0.2 %. The
# compiler says how many steps fit into one constant expression of a known price; the flag with which
# it is told the price is only ever used here.
evaluator_cost() {
  local limit flag fit
  case $($compiler --version) in
    *clang*) limit=100000 flag=-fconstexpr-steps= ;;
    *) limit=1500000 flag=-fconstexpr-ops-limit= ;;
  esac
  # shellcheck disable=SC2046,SC2086
  fit=$($compiler -std=c++20 -fsyntax-only $include $(defined "$2") -DBUDGET $flag$limit \
    "$here/forms/$1.cpp" 2>&1 | sed -n 's/.*steps_that_fit<\([0-9]*\)>.*/\1/p' | head -n 1)
  [[ -n $fit ]] || { printf '%s %s cannot be counted\n' "$1" "$2" >&2; return 1; }
  printf '%d\n' $((limit * 100 / fit))
}

# instructions PROGRAM STEPS
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$1" "$2" 2>&1 |
    sed -n 's/.*I *refs: *//p' | tr -d ,
}

# instruction_cost FORM METHOD LEVEL: instructions per step, in hundredths; the start is taken off.
instruction_cost() {
  local program=$work/$1.${2/\//_}$3 few=1000 many=11000
  # shellcheck disable=SC2046,SC2086
  $compiler -std=c++20 "$3" $include $(defined "$2") "$here/forms/$1.cpp" -o "$program"
  printf '%d\n' $((($(instructions "$program" $many) - $(instructions "$program" $few)) * 100 /
    (many - few)))
}

# batch_cost BATCH METHOD: instructions at -O3 for a step of one of a thousand bodies, in hundredths.
batch_cost() {
  local program=$work/batch.$1.$2
  local form=batch
  [[ $1 != odeint ]] || form=batch_odeint
  # shellcheck disable=SC2086
  $compiler -std=c++20 -O3 $include -DMETHOD="$2" -DBATCH="$1" "$here/forms/$form.cpp" -o "$program"
  printf '%d\n' $((($(instructions "$program" 110) - $(instructions "$program" 10)) / 1000))
}

# ratio A B: A / B with three decimals.
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.3f", a / b }'; }
