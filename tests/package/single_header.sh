#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# single_header.sh SCRATCH COMPILER: the library in one header is all of the library, stands alone,
# and may come into two files of one program.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
scratch=$1 compiler=$2
mkdir -p "$scratch"
cd "$scratch"
"$root/.ci/single_header.sh" "$scratch/unitstep.hpp"

complain() { echo "$1"; exit 1; }
# The guard once, every include of others before the first line of code and once, and none of ours.
(($(grep -c '^#pragma once' unitstep.hpp) == 1)) || complain "not one guard"
! grep -n 'include *<unitstep' unitstep.hpp || complain "includes the library"
awk '/^#include/ { if (code) exit 1 } /^namespace/ { code = 1 }' unitstep.hpp ||
  complain "an include after the code"
[[ -z $(grep '^#include' unitstep.hpp | sort | uniq -d) ]] || complain "an include twice"
# What the compiler has read from it is what it has read from the headers, line by line, but for the
# namespace of the release.
grep -q '^namespace unitstep::inline v[0-9]*_[0-9]* {$' unitstep.hpp || complain "of no release"
includes=$(grep '^#include' unitstep.hpp)
lines_of() {
  printf '%s\n' "$includes" "$1" >"$2.cpp"
  # shellcheck disable=SC2086
  "$compiler" -std=c++20 ${CXXFLAGS:-} "$3" -E -P "$2.cpp" | grep -v '^ *$' |
    sed 's/::inline v[0-9_]*//' | sort
}
diff <(lines_of '#include "unitstep.hpp"' alone '-I.') \
  <(lines_of '#include <unitstep/unitstep.hpp>' many "-I$root/include") ||
  complain "it is not the same library"
# The control: one line less is found.
sed '0,/^struct rk4 {$/{//d}' unitstep.hpp >less.hpp
if diff <(lines_of '#include "less.hpp"' alone '-I.') \
  <(lines_of '#include <unitstep/unitstep.hpp>' many "-I$root/include") >/dev/null; then
  complain "a line is missing and nobody notices"
fi

for program in tests/package/consumer examples/falling_body; do
  sed 's|<unitstep/unitstep.hpp>|"unitstep.hpp"|' "$root/$program.cpp" >"${program##*/}.cpp"
done
printf '#include "unitstep.hpp"\n#include "unitstep.hpp"\n' >second.cpp
newest=$(compgen -c clang++- | grep -E '^clang[+][+]-[0-9]+$' | sort -uV | tail -n 1)
# runs COMPILER PROGRAM...: of the sources named.
runs() {
  local compiler=$1 program=$2
  shift 2
  # shellcheck disable=SC2086
  "$compiler" -std=c++20 -Wall -Wextra -Wpedantic -Wconversion -Werror ${CXXFLAGS:-} \
    "$program.cpp" "$@" -o "$program"
  "./$program" >"$program.txt"
}
runs "$compiler" consumer second.cpp -fno-exceptions
runs "${newest:-$compiler}" falling_body
