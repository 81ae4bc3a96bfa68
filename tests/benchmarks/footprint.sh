#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# What stepping brings into a small program: no streams, no exceptions, no RTTI, nothing of any other
# library, hardly more code than by hand, and a table in read-only memory that takes its own bytes.
# What was measured is kept in WORK_FOLDER/footprint.md.   footprint.sh COMPILER INCLUDE_FLAGS WORK_FOLDER
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

# object PROGRAM FLAGS...: compiles it for a small machine, and says where.
object() {
  local program=$1 file=$work/${1##*/}$2.o
  shift
  # shellcheck disable=SC2086
  $compiler -std=c++20 -Os -fno-exceptions -fno-rtti -Wall -Wextra -Werror $include "$@" \
    -c "$here/$program.cpp" -o "$file"
  printf '%s\n' "$file"
}
# sizes OBJECT: text with read-only data, data and bss.
sizes() { size "$1" | awk 'NR == 2 { print $1, $2, $3 }'; }
# code OBJECT: the bytes of its function update().
code() { printf '%d\n' "0x$(nm -SC "$1" | awk '$4 == "update()" { print $2 }')"; }

table=$(object table -DSTEPS=100)
read -r text_100 data bss < <(sizes "$table")
read -r text_200 _ _ < <(sizes "$(object table -DSTEPS=200)")
sample=24 # three doubles
expect 'a hundred samples more take a hundred times 24 bytes' \
  "$([[ $((text_200 - text_100)) == $((100 * sample)) ]] && echo yes || echo $((text_200 - text_100)))"
rest=$((text_100 - 101 * sample))
expect "beside the table there are at most 256 bytes ($rest)" "$( ((rest <= 256)) && echo yes)"
expect 'nothing is writable' "$([[ $data$bss == 00 ]] && echo yes || echo "$data $bss")"

typed=$(object firmware -DTYPED)
by_hand=$(object firmware -DBY_HAND)
for file in "$table" "$typed"; do
  needed=$(nm -uC "$file")
  expect "${file##*/} needs nothing of any library" "$([[ -z $needed ]] && echo yes || echo "$needed")"
done
update=$(code "$typed") update_by_hand=$(code "$by_hand")
expect "a step of a simulation is at most 32 bytes longer than by hand ($update, $update_by_hand)" \
  "$( ((update <= update_by_hand + 32)) && echo yes)"
read -r _ data bss < <(sizes "$typed")
read -r _ data_by_hand bss_by_hand < <(sizes "$by_hand")
memory=$((data + bss)) memory_by_hand=$((data_by_hand + bss_by_hand))
expect "and it has at most 32 bytes of memory more ($memory, $memory_by_hand)" \
  "$( ((memory <= memory_by_hand + 32)) && echo yes)"

cat >"$work/footprint.md" <<END
| \`-Os -fno-exceptions -fno-rtti\`, for this machine | bytes |
|---|---|
| the table of 101 samples, time, position and velocity as \`double\` | $((101 * sample)) |
| what the object file with the table and a function that reads it has besides | $rest |
| writable memory of that file | 0 |
| code of \`update()\`, a \`simulation\` in single precision | $update |
| code of \`update()\` by hand | $update_by_hand |
| writable memory of the \`simulation\`: state, step, times, laws | $memory |
| writable memory by hand | $memory_by_hand |
END
exit $((failures > 0))
