#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# What stepping brings into a small program: no streams, no exceptions, no RTTI, and a table in
# read-only memory that takes its own bytes.   footprint.sh COMPILER INCLUDE_FLAGS WORK_FOLDER
set -euo pipefail
export LC_ALL=C
compiler=$1 include=$2 work=$3
mkdir -p "$work"
here=$(dirname "${BASH_SOURCE[0]}")
failures=0

expect() { # WHAT, and whether it holds
  printf '%s: %s\n' "$1" "$2"
  [[ $2 == yes ]] || failures=$((failures + 1))
}

# streams FLAGS...: the stream headers behind what is on the standard input.
streams() {
  # shellcheck disable=SC2086
  $compiler -std=c++20 $include -E -x c++ - |
    sed -n 's/^# [0-9]* "[^"]*\/\(iostream\|ostream\|istream\|sstream\|fstream\|iomanip\|ios\)".*/\1/p' |
    sort -u
}
found=$(streams <<<'#include <unitstep/unitstep.hpp>')
expect 'no stream header behind the whole library' "$([[ -z $found ]] && echo yes || echo "$found")"
found=$(streams <<<'#include <iostream>')
expect 'a stream header would be seen' "$([[ $found == *ostream* ]] && echo yes)"

# sizes STEPS: text with read-only data, data and bss of a table of so many steps.
sizes() {
  # shellcheck disable=SC2086
  $compiler -std=c++20 -Os -fno-exceptions -fno-rtti -Wall -Wextra -Werror $include -DSTEPS="$1" \
    -c "$here/table.cpp" -o "$work/table.$1.o"
  size "$work/table.$1.o" | awk 'NR == 2 { print $1, $2, $3 }'
}
read -r text_100 data bss < <(sizes 100)
read -r text_200 _ _ < <(sizes 200)
sample=24 # three doubles
expect 'a hundred samples more take a hundred times 24 bytes' \
  "$([[ $((text_200 - text_100)) == $((100 * sample)) ]] && echo yes || echo $((text_200 - text_100)))"
rest=$((text_100 - 101 * sample))
expect "beside the table there are at most 256 bytes ($rest)" "$( ((rest <= 256)) && echo yes)"
expect 'nothing is writable' "$([[ $data$bss == 00 ]] && echo yes || echo "$data $bss")"
exit $((failures > 0))
