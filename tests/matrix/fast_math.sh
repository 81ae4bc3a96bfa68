#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# fast_math.sh COMPILER [INCLUDE]: the library refuses, in one error, the options that let the compiler compute as if
# IEEE 754 did not hold, in every header that computes; not those that change nothing of it; and not those
# who say that they mean it.
set -euo pipefail
this=$(realpath "${BASH_SOURCE[0]}")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
export LC_ALL=C
compiler=$1 include=${2:-include}
bad=0
complain() { printf '%s\n' "$1"; bad=1; }

# errors OPTION...: how often it is refused. Only what includes are made of is read: no code is compiled.
errors() {
  # shellcheck disable=SC2086
  "$compiler" -std=c++20 -I"$include" ${CXXFLAGS:-} "$@" -E -x c++ - -o /dev/null 2>&1 \
    <<<'#include <unitstep/units/number.hpp>' | grep -c 'error: .*unitstep: expected IEEE arithmetic' || true
}
refused=(-ffast-math -Ofast -ffinite-math-only)
passed=(-O3 -fno-math-errno '-Ofast -fno-fast-math' '-ffast-math -DUNITSTEP_ALLOW_FAST_MATH'
  '-ffinite-math-only -DUNITSTEP_ALLOW_FAST_MATH')
# Of these clang does not tell a header.
"$compiler" --version | grep -q clang || refused+=(-funsafe-math-optimizations
  '-fno-signed-zeros -fno-trapping-math -fassociative-math' -freciprocal-math)
for options in "${refused[@]}"; do
  # shellcheck disable=SC2086
  (($(errors $options) == 1)) || complain "$options is not refused"
done
for options in "${passed[@]}"; do
  # shellcheck disable=SC2086
  (($(errors $options) == 0)) || complain "$options is refused"
done

# Every header that computes includes the one that refuses, by whatever way. The others hold words, the
# shape of a state, and formulas that somebody else calls.
unguarded=$(cd "$include" && awk '
  FNR == 1 { file[++files] = FILENAME }
  match($0, /^#include <unitstep\/[^>]*>/) {
    from[++includes] = FILENAME
    to[includes] = substr($0, 11, RLENGTH - 11)
  }
  END {
    guarded["unitstep/diagnostics/ieee_arithmetic.hpp"] = more = 1
    while (more) {
      more = 0
      for (i in from) if (guarded[to[i]] && !guarded[from[i]]) guarded[from[i]] = more = 1
    }
    for (i in file) if (!guarded[file[i]]) print file[i]
  }' unitstep/{analysis,drive,forces,math,state,units}/*.hpp unitstep/*/detail/*.hpp | sort)
words='units/(base_unit_text|quantity|symbols|text)|state/(motion|rates)|drive/(each_step|every|sample)'
called='drive/advance|forces/(linear_force|net_acceleration)|(math|methods)/detail/.*'
if grep -vxE "unitstep/($words|$called).hpp" <<<"$unguarded"; then
  complain 'these compile with -ffast-math'
fi
((!bad && $# == 1)) || exit "$bad"

# The control: with one include less, both are noticed.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp -r include/unitstep "$scratch"
sed -i '/ieee_arithmetic/d' "$scratch/unitstep/units/number.hpp"
said=$("$this" "$compiler" "$scratch") && complain 'nothing is noticed'
for words in '-Ofast is not refused' unitstep/units/number.hpp; do
  grep -qF -e "$words" <<<"$said" || complain "not noticed: $words"
done
exit "$bad"
