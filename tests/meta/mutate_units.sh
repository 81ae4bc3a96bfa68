#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# mutate_units.sh COMPILER SCRATCH COUNT SEED [SOURCE...]: changes one unit, operand or operator of a
# program at a time, and compiles the mutant. Every dimensionally wrong one must be refused; none may
# crash the compiler or take longer than a minute. COUNT mutants are drawn by SEED ("all": each one).
# Without sources: the examples, the programs in tests/package and in tests/meta/mutate/.
#
# Values are of no account: static_assert only checks that its condition can be compiled, so what
# refuses a mutant is a unit. A mutant that compiles must be equivalent by a rule that
# mutate_units.awk states. In a program of plain numbers, in a folder raw/, every mutant is equivalent
# as far as a compiler can tell.
#
# SCRATCH/mutants.txt gets every mutant and what became of it, SCRATCH/summary.txt the counts.
set -euo pipefail
compiler=$1 scratch=$2 count=$3 seed=$4
shift 4
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
export LC_ALL=C
here=tests/meta
sources=("$@")
(($#)) || sources=(examples/*.cpp tests/package/*.cpp "$here"/mutate/*.cpp)
rm -rf "$scratch"
mkdir -p "$scratch"

# What the programs include is read once, and before their assertions become types.
{
  printf '#include <unitstep/unitstep.hpp>\n'
  grep -h '^#include <' "${sources[@]}" | sort -u || true
} >"$scratch/all.hpp"
cat >"$scratch/values.hpp" <<'END'
#define JOIN(a, b) a##b
#define NAMED(n) JOIN(asserted_, n)
#define static_assert(...) [[maybe_unused]] bool NAMED(__COUNTER__) = bool((__VA_ARGS__))
END
# shellcheck disable=SC2206
flags=(-std=c++20 -Iinclude ${CXXFLAGS:-})
"$compiler" "${flags[@]}" -x c++-header "$scratch/all.hpp" -o "$scratch/all.hpp.gch"
# compile PROGRAM SOURCE: a program whose constants need not be constant is compiled without working
# them out, which takes a tenth of the time; its functions are instantiated all the same.
declare -A constant=()
compile() {
  local -a reader=(sed 's/^constexpr /const /')
  if [[ -n ${constant[$1]:-} ]]; then reader=(cat); fi
  "${reader[@]}" "$2" >"$scratch/compiled.cpp"
  timeout 60 "$compiler" "${flags[@]}" -include "$scratch/all.hpp" -include "$scratch/values.hpp" \
    -fsyntax-only "$scratch/compiled.cpp" >"$scratch/said.txt" 2>&1
}

# Every awk draws the same: the numbers are computed here.
for source in "${sources[@]}"; do awk -f "$here/mutate_units.awk" "$source"; done |
  awk -v seed="$seed" -v OFS='\t' '
    BEGIN { x = seed * 16807 % 2147483647 }
    { x = x * 16807 % 2147483647; printf "%010d\t%06d\t%s\n", x, NR, $0 }' >"$scratch/numbered.txt"
listed=$(wc -l <"$scratch/numbered.txt")
if [[ $count == all ]]; then count=$listed; fi
sort "$scratch/numbered.txt" | awk -v n="$count" 'NR <= n' | sort -t $'\t' -k 2,2 | cut -f 3- >"$scratch/drawn.txt"

# Those of which a mutant was drawn compile as they are.
mapfile -t sources < <(cut -f 1 "$scratch/drawn.txt" | sort -u)
for source in "${sources[@]}"; do
  compile "$source" "$source" || {
    constant[$source]=yes
    compile "$source" "$source"
  } || {
    printf '%s does not compile as it is\n' "$source"
    cat "$scratch/said.txt"
    exit 1
  }
done

declare -A result=()
bad=0 tried=0
add() { result[$1]=$((${result[$1]:-0} + 1)); }
# A field may be empty, so tabs are not left to `read`.
while IFS= read -r mutant; do
  mapfile -t -d $'\t' field <<<"$mutant"
  source=${field[0]} line=${field[1]} column=${field[2]} length=${field[3]} text=${field[4]}
  kind=${field[5]} reason=${field[6]%$'\n'}
  awk -v line="$line" -v column="$column" -v size="$length" -v text="$text" '
    FNR == line { $0 = substr($0, 1, column - 1) text substr($0, column + size) }
    { print }' "$source" >"$scratch/mutant.cpp"
  changed=$(sed -n "${line}{s/^ *//;p}" "$scratch/mutant.cpp")
  status=0
  compile "$source" "$scratch/mutant.cpp" || status=$?
  tried=$((tried + 1))
  add "$kind"
  # More steps by a plain number may take long; that is no fault of the compiler.
  if ((status == 0 || (status == 124 && ${#reason} > 0))); then
    if [[ $source == */raw/* ]]; then reason='numbers have no units'; fi
    if [[ -n $reason ]]; then
      outcome="equivalent: $reason"
      add equivalent
      add "equivalent: $reason"
    else
      outcome=ACCEPTED
      bad=$((bad + 1))
    fi
  elif ((status == 1)) && ! grep -qiE 'internal compiler error|submit a.* bug report' "$scratch/said.txt"; then
    outcome=refused
    add refused
    if grep -qE 'error: .*(unit_mismatch|units_match)' "$scratch/said.txt"; then
      add 'in a sentence of this library'
    elif ! grep 'error: ' "$scratch/said.txt" | grep -qvE 'constant expression|division by zero'; then
      # Such a mutant proves nothing about units, so it is not counted as refused for them.
      result[refused]=$((result[refused] - 1))
      outcome='stopped for its value'
      add 'stopped for its value'
    else
      add 'by an operator or a conversion of Boost.Units'
    fi
  else
    outcome="CRASHED OR TOOK TOO LONG ($status)"
    bad=$((bad + 1))
  fi
  printf '%s:%d\t%s\t%s\t%s\n' "$source" "$line" "$kind" "$changed" "$outcome" >>"$scratch/mutants.txt"
done <"$scratch/drawn.txt"

{
  printf '%d mutants tried of %d, seed %d, %d programs\n' "$tried" "$listed" "$seed" "${#sources[@]}"
  printf '%6d  %s\n' "${result[unit]:-0}" 'another unit' "${result[operand]:-0}" 'another operand' \
    "${result[operator]:-0}" 'another operator' "${result[dropped]:-0}" 'a factor dropped'
  printf '\n%6d  refused\n' "${result[refused]:-0}"
  for how in 'in a sentence of this library' 'by an operator or a conversion of Boost.Units'; do
    printf '%6d    %s\n' "${result[$how]:-0}" "$how"
  done
  printf '%6d  stopped for its value, such as a division by zero, not for its unit\n' \
    "${result[stopped for its value]:-0}"
  printf '%6d  equivalent\n' "${result[equivalent]:-0}"
  for key in "${!result[@]}"; do
    if [[ $key == equivalent:* ]]; then printf '%6d    %s\n' "${result[$key]}" "${key#*: }"; fi
  done | sort -k 2
  printf '%6d  accepted without a reason, crashed, or too slow\n' "$bad"
} >"$scratch/summary.txt"
cat "$scratch/summary.txt"
if ((bad)); then grep -E 'ACCEPTED|CRASHED' "$scratch/mutants.txt"; fi
((bad == 0))
