#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# What the library costs the compiler: a proof of ten steps with the headers that it names, and with the
# whole of the library, against Boost.Units' SI alone, and against the same steps by Boost.odeint.
#   include_cost.sh COMPILER INCLUDE_FLAGS WORK_FOLDER [figures|counted]
# Without a word: the memory, and what is left to read after the preprocessor, have bounds. figures:
# memory and time are printed. counted: instructions of the compiler have bounds; takes minutes.
set -euo pipefail
export LC_ALL=C
compiler=$1 include=$2 work=$3 what=${4:-bounds}
mkdir -p "$work"
# shellcheck source=tests/benchmarks/measure.sh
. "$(dirname "${BASH_SOURCE[0]}")/measure.sh"
failures=0

compile() {
  # shellcheck disable=SC2086
  "${@:2}" $compiler -std=c++20 $include -c "$here/include_cost/$1.cpp" -o "$work/$1.o"
}
# memory_and_time PROGRAM: the most kilobytes, and the least seconds of three.
memory_and_time() {
  for _ in 1 2 3; do compile "$1" /usr/bin/time -f '%M %U' 2>&1 | tail -n 1; done |
    awk 'NR == 1 || $2 < least { least = $2 } $1 > most { most = $1 } END { print most, least }'
}
memory() { compile "$1" /usr/bin/time -f %M 2>&1 | tail -n 1; }
# bytes PROGRAM: what is left after the preprocessor.
bytes() {
  # shellcheck disable=SC2086
  $compiler -std=c++20 $include -E -P "$here/include_cost/$1.cpp" | wc -c
}
# instructions_of PROGRAM: of the compiler itself and all that it calls.
instructions_of() {
  rm -f "$work/$1".log.*
  compile "$1" valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null \
    --trace-children=yes --log-file="$work/$1.log.%p"
  sed -n 's/.*I *refs: *//p' "$work/$1".log.* | tr -d , | awk '{ n += $1 } END { printf "%.0f\n", n }'
}

# bound WHAT COST AGAINST LIMIT
bound() {
  printf '%s: %s, at most %s\n' "$1" "$(ratio "$2" "$3")" "$4"
  awk -v a="$2" -v b="$3" -v r="$4" 'BEGIN { exit !(a > 0 && b > 0 && a <= b * r) }' || {
    printf 'FAILED\n'
    failures=$((failures + 1))
  }
}

if [[ ! -x /usr/bin/time ]]; then
  printf 'SKIPPED: there is no /usr/bin/time\n'
  exit 77
fi
case $what in
  bounds)
    proof=$(memory proof) units=$(memory units)
    bound 'memory of what the proof names, of Boost.Units alone' "$(memory parts)" "$units" 1.25
    bound 'memory, of Boost.Units alone' "$proof" "$units" 1.30
    bound 'what is left to read, of Boost.Units alone' "$(bytes proof)" "$(bytes units)" 1.35
    # And a bound can fail.
    before=$failures
    bound '' "$proof" "$units" 0.99 >/dev/null
    ((failures == before + 1)) && failures=$before
    ;;
  figures)
    for program in units parts proof odeint; do
      read -r kilobytes seconds < <(memory_and_time $program)
      [[ $program != units ]] || base_memory=$kilobytes base_time=$seconds
      printf '%-10s%9d MB%9s%9s s%9s\n' $program $((kilobytes / 1000)) \
        "$(ratio "$kilobytes" "$base_memory")" "$seconds" "$(ratio "$seconds" "$base_time")"
    done
    ;;
  counted)
    proof=$(instructions_of proof) units=$(instructions_of units)
    most=1.32
    case $($compiler --version) in *clang*) most=1.38 ;; esac
    bound 'instructions of what the proof names, of Boost.Units alone' "$(instructions_of parts)" "$units" 1.30
    bound 'instructions, of Boost.Units alone' "$proof" "$units" $most
    bound 'instructions, of Boost.odeint' "$proof" "$(instructions_of odeint)" 0.20
    ;;
esac
exit $((failures > 0))
