# SPDX-License-Identifier: BSL-1.0
# shellcheck shell=bash disable=SC2154
# Sourced by the benchmarks: how a form of the spring-damper is counted.
# Expects: compiler, include (flags for the headers), work (a folder that may be written).
here=$(dirname "${BASH_SOURCE[0]}")
steps=400

# The flag with which a compiler is told what one constant expression may cost. It is only ever used
# here to find out what something costs.
limit_flag() {
  case $($compiler --version) in
    *clang*) printf -- '-fconstexpr-steps=' ;;
    *) printf -- '-fconstexpr-ops-limit=' ;;
  esac
}

# fits FORM METHOD LIMIT: does a run of $steps steps fit into so much evaluation?
fits() {
  # shellcheck disable=SC2086
  $compiler -std=c++20 -fsyntax-only $include -DMETHOD="$2" -DSTEPS=$steps \
    "$(limit_flag)$3" "$here/forms/$1.cpp" >/dev/null 2>&1
}

# evaluator_cost FORM METHOD: evaluator operations per step, in hundredths, by bisection to 1/4 %.
evaluator_cost() {
  local low=0 high=$((steps * 16)) middle
  until fits "$1" "$2" $high; do
    low=$high high=$((high * 2))
    ((high < steps * 1000000)) || { printf '0\n'; return 1; }
  done
  while ((high - low > 1 + high / 400)); do
    middle=$(((low + high) / 2))
    if fits "$1" "$2" $middle; then high=$middle; else low=$middle; fi
  done
  printf '%d\n' $((high * 100 / steps))
}

# instructions PROGRAM STEPS
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$1" "$2" 2>&1 |
    sed -n 's/.*I *refs: *//p' | tr -d ,
}

# instruction_cost FORM METHOD LEVEL: instructions per step, in hundredths; the start is taken off.
instruction_cost() {
  local program=$work/$1.$2$3 few=1000 many=11000
  # shellcheck disable=SC2086
  $compiler -std=c++20 "$3" $include -DMETHOD="$2" "$here/forms/$1.cpp" -o "$program"
  printf '%d\n' $((($(instructions "$program" $many) - $(instructions "$program" $few)) * 100 /
    (many - few)))
}

# ratio A B: A / B with three decimals.
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.3f", a / b }'; }
