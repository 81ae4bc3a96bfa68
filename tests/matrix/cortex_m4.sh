#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# cortex_m4.sh SCRATCH [BOOST]: what runs on a microcontroller compiles for one, without exceptions and type
# information: a table of a slide in 16-bit integers and one in doubles, which take their own bytes of
# read-only memory and none that is writable, and a simulation, a step of which is hardly longer than by
# hand. BOOST is the folder that holds boost/. Exits with 77 where the compiler is not installed
# (gcc-arm-none-eabi and libstdc++-arm-none-eabi-newlib).
set -euo pipefail
mkdir -p "$1/include"
scratch=$(realpath "$1") boost=${2:-/usr/include}
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
export LC_ALL=C
compiler=arm-none-eabi-g++
command -v "$compiler" >/dev/null || { printf 'skipped: no %s\n' "$compiler" && exit 77; }
ln -sfn "$boost/boost" "$scratch/include/boost"
bad=0

# object NAME SOURCE OPTION...: compiles it.
object() {
  local name=$1 source=$2
  shift 2
  "$compiler" -std=c++20 -Os -mcpu=cortex-m4 -mthumb -mfpu=fpv4-sp-d16 -mfloat-abi=hard \
    -fno-exceptions -fno-rtti -ffp-contract=off -Wall -Wextra -Werror \
    -isystem "$scratch/include" -Iinclude "$@" -c "$source" -o "$scratch/$name.o"
}
# section NAME PATTERN: the bytes of the sections of an object whose names match.
section() { arm-none-eabi-size -A "$scratch/$1.o" | awk -v p="$2" '$1 ~ p { sum += $2 } END { print sum + 0 }'; }
expect() { # WHAT, and whether it holds
  printf '%s: %s\n' "$1" "$2"
  [[ $2 == yes ]] || bad=1
}

# The example as the tutorial shows it, and what an interrupt asks it for.
object example examples/fixed_table.cpp
expect 'the example compiles' yes
{
  sed '/^int main() {/,$d' examples/fixed_table.cpp
  printf 'std::int32_t where(std::uint32_t tick) { return set_point(tick); }\n'
} >"$scratch/fixed.cpp"
object fixed "$scratch/fixed.cpp"
table=$(section fixed '^[.]rodata') code=$(section fixed '^[.]text') memory=$(section fixed '^[.](data|bss)')
printf 'a table of 129 entries of 16 bits: %s bytes, its look-up %s bytes of code\n' "$table" "$code"
expect 'the table takes its own bytes' "$( ((table >= 258 && table <= 260)) && echo yes)"
expect 'nothing of it is writable' "$( ((memory == 0)) && echo yes)"
expect 'its look-up takes at most 64 bytes' "$( ((code <= 64)) && echo yes)"

object typed tests/benchmarks/firmware.cpp
object by_hand tests/benchmarks/firmware.cpp -DBY_HAND
for name in typed by_hand; do
  printf 'a step of a simulation, %s: %s bytes of code, %s of memory\n' \
    "$name" "$(section "$name" '^[.]text')" "$(section "$name" '^[.](data|bss)')"
done
expect 'by the library at most 32 bytes of code more' \
  "$( (($(section typed '^[.]text') <= $(section by_hand '^[.]text') + 32)) && echo yes)"
expect 'it needs nothing of any library' "$([[ -z $(arm-none-eabi-nm -u "$scratch/typed.o") ]] && echo yes)"
exit "$bad"
