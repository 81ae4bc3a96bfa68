# SPDX-License-Identifier: BSL-1.0
# shellcheck shell=bash disable=SC2154
# Sourced by the benchmarks: how the forms of the spring-damper are counted.
# A METHOD is rk4 for a motion on a line, rk4/3 for one in space.
# Expects: compiler, include (flags for the headers), work (a folder that may be written).
here=$(dirname "${BASH_SOURCE[0]}")

# budget -DBOUNDS|-DFIGURES: steps that fit into one constant expression, as budget.cpp prints them. The
# compiler is told to stop early, with each of its limits the same part of the default, which changes no
# ratio; the flags for that are only ever used here.
budget() {
  local part=112 limits
  limits=(-fconstexpr-ops-limit=$((33554432 / part)) -fconstexpr-loop-limit=$((262144 / part)))
  case $($compiler --version) in *clang*) limits=(-fconstexpr-steps=25000) ;; esac
  # shellcheck disable=SC2086
  $compiler -std=c++20 $include "${limits[@]}" "$@" "$here/budget.cpp" -o "$work/budget"
  "$work/budget"
}

# sooner: the flag for a tenth of the default limit of one constant expression.
sooner() {
  case $($compiler --version) in
    *clang*) printf '%s' -fconstexpr-steps=104857 ;;
    *) printf '%s' -fconstexpr-ops-limit=3355443 ;;
  esac
}

# can_count: whether valgrind and its header are there.
can_count() {
  command -v valgrind >/dev/null &&
    $compiler -E -x c++ - >/dev/null 2>&1 <<<'#include <valgrind/callgrind.h>'
}

# counted PROGRAM MANY: compiles PROGRAM.cpp with the flags that follow and has callgrind run it. A line
# is METHOD, FORM, and the instructions of one of MANY steps in hundredths.
counted() {
  local program=$work/$1$3 many=$2 name=$1
  shift 2
  # shellcheck disable=SC2086
  $compiler -std=c++20 $include "$@" "$here/$name.cpp" -o "$program"
  rm -f "$program".out.*
  valgrind --tool=callgrind --callgrind-out-file="$program.out" "$program" 2>"$program.log" || {
    cat "$program.log" >&2
    return 1
  }
  # shellcheck disable=SC2016  # the words are awk's
  find "$work" -name "${program##*/}.out.*" | sort -V | xargs awk -v many="$many" '
    /^desc: Trigger: Client Request: / { name = $5 " " $6 }
    /^totals:/ && name != last { few = $2; last = name; next }
    /^totals:/ { printf "%s %d\n", name, ($2 - few) * 100 / many }'
}
instructions() { counted instructions 1000 "$@"; }
batch() { counted batch 100000 -O3 -pthread; }

# figure METHOD FORM LINES: the number at the end of such a line.
figure() { sed -n "s|^$1 $2 ||p" <<<"$3"; }

# ratio A B: A / B with three decimals.
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.3f", a / b }'; }
