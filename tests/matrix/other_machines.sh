#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# other_machines.sh SCRATCH [BOOST]: same_bits.cpp on processors that this machine is not, by Debian's cross
# compilers and qemu-user: whether a run makes the bits of a constant, with the options of the target
# unitstep::bit_exact, where it must, and without, where it need not. BOOST is the folder that holds
# boost/. A machine whose compiler or emulator is not installed is left out by name; 77 if all are.
#
# apt-get install --no-install-recommends qemu-user g++-aarch64-linux-gnu g++-riscv64-linux-gnu \
#   g++-arm-linux-gnueabihf g++-s390x-linux-gnu
set -euo pipefail
mkdir -p "$1/include"
scratch=$(realpath "$1") boost=${2:-/usr/include}
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
export LC_ALL=C
# Only Boost: what else lies there is for this machine.
ln -sfn "$boost/boost" "$scratch/include/boost"
machines=(aarch64-linux-gnu:aarch64 riscv64-linux-gnu:riscv64 arm-linux-gnueabihf:arm s390x-linux-gnu:s390x)
bad=0 seen=0

# bits OPTION...: what the program says.
bits() {
  "$compiler" -std=c++20 -O2 "$@" -static -isystem "$scratch/include" -Iinclude -Itests \
    tests/matrix/same_bits.cpp -o "$scratch/program" 2>"$scratch/said.txt" ||
    { printf 'DOES NOT COMPILE: %s\n' "$(grep -m 1 error "$scratch/said.txt")" && return; }
  "$emulator" "$scratch/program" || printf 'FAILS WITH %s\n' "$?"
}

for machine in "${machines[@]}"; do
  compiler=${machine%%:*}-g++ emulator=qemu-${machine##*:}
  if ! command -v "$compiler" >/dev/null || ! command -v "$emulator" >/dev/null; then
    printf 'not there: %s with %s\n' "$compiler" "$emulator"
    continue
  fi
  seen=1
  exact=$(bits -ffp-contract=off) plain=$(bits)
  printf '%s: %s; without -ffp-contract=off: %s\n' "${machine##*:}" "$exact" "$plain"
  [[ $exact == same ]] || bad=1
  [[ $plain == same* || $plain == *', fused' ]] || bad=1
done
((seen)) || exit 77
exit "$bad"
