#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# mutate_units.sh COMPILER SCRATCH COUNT SEED [SOURCE...]: changes one unit, operand or operator of a
# program at a time, and compiles the mutant. Every dimensionally wrong one must be refused; none may
# crash the compiler or take longer than a minute. COUNT mutants are drawn by SEED ("all": each one;
# "3/8": the third of the eight shares into which SEED divides them all).
# Without sources: the examples, the programs in tests/package and in tests/meta/mutate/.
#
# Values are of no account: static_assert only checks that its condition can be compiled, and does not
# work it out, so what refuses a mutant is a unit. A mutant that compiles must be equivalent by a rule that
# mutate_units.awk states, or by its types. In a program of plain numbers, in a folder raw/, every mutant
# is equivalent as far as a compiler can tell.
#
# Up to UNITSTEP_TOGETHER (20) mutants of a program stand in one file, each in a namespace of its own,
# beside the program as it is. A mutant is refused when an error is in it, or in what only it
# instantiates; mutants compile when no error is left in their file. What is in doubt, and every mutant
# that would be accepted without a reason, is compiled alone; with UNITSTEP_TOGETHER=1, each one.
#
# A mutant that compiles and for which no rule gives a reason is asked once more: with another sign in the
# place of the operator, which looks at the types. It is equivalent where they are those of numbers.
#
# SCRATCH/mutants.txt gets every mutant and what became of it, SCRATCH/summary.txt the counts.
set -euo pipefail
compiler=$1 scratch=$2 count=$3 seed=$4
shift 4
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
export LC_ALL=C
here=tests/meta
together=${UNITSTEP_TOGETHER:-20}
sources=("$@")
(($#)) || sources=(examples/*.cpp tests/package/*.cpp "$here"/mutate/*.cpp)
rm -rf "$scratch"
mkdir -p "$scratch"

# What the programs include is read once, and before their assertions become types.
{
  printf '#include <concepts>\n'
  grep -h '^#include <' "${sources[@]}" | sort -u || true
} >"$scratch/all.hpp"
cat >"$scratch/values.hpp" <<'END'
#define JOIN(a, b) a##b
#define NAMED(n) JOIN(asserted_, n)
#define static_assert(...) [[maybe_unused]] bool NAMED(__COUNTER__) = false && bool((__VA_ARGS__))
END
# To ask whether a unit is at stake: `a * b` becomes `a % turned % b`, and `a - b` and a dropped factor
# likewise. It is not where the type of the result does not depend on the operator, where the sum is one
# of numbers, where the factor does not change the type; and only what is instantiated says so.
cat >"$scratch/asked.hpp" <<'END'
#include <concepts>
namespace asked {
constexpr struct turned_sign {} turned;
constexpr struct summed_sign {} summed;
constexpr struct dropped_sign {} dropped;
template <class Sign, class L> struct left { L value; };
template <class L> constexpr left<turned_sign, L> operator%(L const& l, turned_sign) { return {l}; }
template <class L> constexpr left<summed_sign, L> operator%(L const& l, summed_sign) { return {l}; }
template <class L> constexpr left<dropped_sign, L> operator%(L const& l, dropped_sign) { return {l}; }
template <class L, class R>
  requires requires(L l, R r) { requires std::same_as<decltype(l * r), decltype(l / r)>; }
[[deprecated("no unit is at stake")]] constexpr auto operator%(left<turned_sign, L> const& l, R const& r) {
  return l.value * r;
}
template <class L, class R>
  requires requires(L l) { requires std::same_as<decltype(l * l), L>; }
[[deprecated("no unit is at stake")]] constexpr auto operator%(left<summed_sign, L> const& l, R const& r) {
  return l.value * r;
}
template <class L, class R>
  requires requires(L l, R r) { requires std::same_as<decltype(l * r), L>; }
[[deprecated("no unit is at stake")]] constexpr auto operator%(left<dropped_sign, L> const& l, R const&) {
  return l.value;
}
}
END
# shellcheck disable=SC2206
flags=(-std=c++20 -Iinclude ${CXXFLAGS:-})
"$compiler" "${flags[@]}" -x c++-header "$scratch/all.hpp" -o "$scratch/all.hpp.gch"
case $("$compiler" --version) in
  *clang*) in_short=(-w -fconstexpr-steps=20000 -ferror-limit=0 -fno-caret-diagnostics) ;;
  *) in_short=(-w -fconstexpr-ops-limit=300000 -fconstexpr-loop-limit=3000
    -fno-diagnostics-show-caret) ;;
esac

# compile SOURCE FLAG...: what is said goes to said.txt.
compile() {
  local source=$1
  shift
  (
    ulimit -t 60
    exec "$compiler" "${flags[@]}" "$@" -include "$scratch/all.hpp" -include "$scratch/values.hpp" \
      -fsyntax-only "$source" >"$scratch/said.txt" 2>&1
  )
}
# What is not worked out to the end makes errors of its own, and takes none away: only where nothing else is
# wrong it is worked out.
value_errors='constant expression|division by zero|exceeds limit|non-.constexpr'
compile_quickly() {
  local status=0
  compile "$scratch/compiled.cpp" "${in_short[@]}" || status=$?
  ((status != 1)) || grep ' error: ' "$scratch/said.txt" | grep -qvE "$value_errors" ||
    { status=0; compile "$scratch/compiled.cpp" || status=$?; }
  return "$status"
}
too_long() { (($1 >= 128)) || grep -q 'CPU time limit exceeded\|Killed' "$scratch/said.txt"; }
crashed() { (($1 > 1)) || grep -qiE 'internal compiler error|submit a.* bug report' "$scratch/said.txt"; }

# Every awk draws the same: the numbers are computed here.
for program in "${sources[@]}"; do awk -f "$here/mutate_units.awk" "$program"; done |
  awk -v seed="$seed" -v OFS='\t' '
    BEGIN { x = seed * 16807 % 2147483647 }
    { x = x * 16807 % 2147483647; printf "%010d\t%06d\t%s\n", x, NR, $0 }' >"$scratch/numbered.txt"
listed=$(wc -l <"$scratch/numbered.txt")
case $count in
  all) first=1 step=1 last=$listed ;;
  */*) first=${count%/*} step=${count#*/} last=$listed ;;
  *) first=1 step=1 last=$count ;;
esac
sort "$scratch/numbered.txt" |
  awk -v first="$first" -v step="$step" -v last="$last" 'NR <= last && (NR - first) % step == 0' |
  sort -t $'\t' -k 2,2 | cut -f 3- | awk -v OFS='\t' '{ print NR, $0 }' >"$scratch/drawn.txt"

# The program for number 0, or the mutant with the number given; of several numbers, the program with
# the mutants in it: before the part that a mutant changes stands a namespace with that part changed and
# with what follows, which hides what the program has of the same names. A first such namespace has
# nothing changed: it is number 0 as well. Where argument-dependent lookup finds what should be hidden,
# that one has errors, and all of the program is taken for one part.
# A constant need not be constant, so it is not worked out; functions are instantiated anyhow.
write() {
  awk -F '\t' -v numbers="$*" -v constant="${constant[$source]:-}" -v whole="${whole[$source]:-}" '
    function show(number, from, to,   i, text) {
      printf "#line %d \"mutant.%d\"\n", from, number
      for (i = from; i <= to; ++i) {
        text = code[i]
        if (number && i == line[number])
          text = substr(text, 1, column[number] - 1) instead[number] \
            substr(text, column[number] + size[number])
        if (!constant && text !~ /^constexpr [^(={]*[(]/) sub(/^constexpr /, "const ", text)
        if (text ~ /^#include/) text = ""
        print text
      }
    }
    NR == FNR { line[$1] = $3; column[$1] = $4; size[$1] = $5; instead[$1] = $6; next }
    {
      code[++lines] = $0
      if (!part) part = lines
      begin[lines] = part
      sub(/ *\/\/.*/, "")
      open += gsub(/[{(]/, "&") - gsub(/[})]/, "&")
      if (!open && !whole && /[;}]$/) part = 0
    }
    END {
      count = split(numbers, wanted, " ")
      if (count == 1) {
        show(wanted[1], 1, lines)
        exit
      }
      print "namespace program {"
      for (i = 1; i <= lines; ++i) {
        if (begin[i] != i) continue
        space = 0
        for (k = 1; k <= count; ++k) {
          if (!wanted[k] || begin[line[wanted[k]]] != i) continue
          if (!space++) {
            printf "namespace part_%d {\n", i
            show(0, i, lines)
            print "}"
          }
          printf "namespace mutant_%d {\n", wanted[k]
          show(wanted[k], i, lines)
          print "}"
        }
        for (k = i; k < lines && begin[k + 1] == i;) ++k
        show(0, i, k)
      }
      print "}"
    }' "$scratch/drawn.txt" "$source" >"$scratch/compiled.cpp"
}
# What is said to the mutants, a line each: the number and what kind of error.
said_to() {
  awk '
    function note_mutants(text) {
      while (match(text, /mutant[.][0-9]+:/)) {
        found[substr(text, RSTART + 7, RLENGTH - 8)]
        text = substr(text, RSTART + RLENGTH)
      }
    }
    function close_error(   number) {
      if (length(found) > 1) delete found[0]  # the program instantiated by a mutant
      if (length(found) == 0) found["other"]
      for (number in found) if (kind != "") print number, kind
      delete found
      kind = ""
    }
    / error: / {
      if (kind != "") close_error()  # else what was found is the way to this error, as g++ puts it
      note_mutants(substr($0, 1, index($0, " error: ")))
      kind = "unit"
      if (/constant expression|division by zero|exceeds limit|non-.constexpr|to .cut</) kind = "value"
      if (/unit_mismatch|units_match/) kind = "sentence"
      next
    }
    / note: / {
      if (kind == "") delete found
      else if (/ (requested|required) here| in call to /) note_mutants($0)
      next
    }
    /mutant[.][0-9]+:/ {
      if (kind != "") close_error()
      note_mutants($0)
    }
    END { close_error() }' "$scratch/said.txt" | sort -u
}

declare -A constant=() whole=() original=() verdict=() reason=()
# A program whose constants are needed as constants is compiled as it is.
know_original() {
  [[ -z ${original[$source]:-} ]] || return 0
  original[$source]=known
  write 0
  compile_quickly || {
    constant[$source]=yes
    write 0
    compile_quickly
  } || {
    printf '%s does not compile as it is\n' "$source"
    cat "$scratch/said.txt"
    exit 1
  }
}
judge_alone() {
  local number status
  for number; do
    know_original
    status=0
    write "$number"
    compile_quickly || status=$?
    if ((status == 0)); then
      verdict[$number]=compiles
    elif too_long "$status"; then
      verdict[$number]='crashed late'
    elif crashed "$status"; then
      verdict[$number]="crashed $status"
    elif grep -qE 'error: .*(unit_mismatch|units_match)' "$scratch/said.txt"; then
      verdict[$number]=sentence
    elif ! grep 'error: ' "$scratch/said.txt" | grep -qvE 'constant expression|division by zero'; then
      verdict[$number]=value
    else
      verdict[$number]=unit
    fi
    printf '%s\t%s\talone\n' "$number" "${verdict[$number]}" >>"$scratch/verdicts.txt"
  done
}
# Whether what was an operator, or a factor dropped, in the mutant has no unit, as the compiler sees it.
no_unit_at_stake() {
  local number=$1 sign
  sign=$(awk -F '\t' -v number="$number" '$1 == number {
    if ($7 == "dropped") { print "dropped"; exit }
    if ($7 != "operator") exit
    while ((getline text < $2) > 0) if (++n == $3) print substr(text, $4, 1) ~ /[-+]/ ? "summed" : "turned"
  }' "$scratch/drawn.txt")
  [[ -n $sign ]] || return 1
  cp "$scratch/drawn.txt" "$scratch/as_drawn.txt"
  awk -F '\t' -v OFS='\t' -v number="$number" -v sign="$sign" '
    $1 == number { $6 = "% asked::" sign " %"; if (sign == "dropped") { ++$4; $5 = 1 } }
    { print }' "$scratch/as_drawn.txt" >"$scratch/drawn.txt"
  write "$number"
  mv "$scratch/as_drawn.txt" "$scratch/drawn.txt"
  # What takes longer with the sign than without is not worked out, and is no fault; -w stays away.
  compile "$scratch/compiled.cpp" -include "$scratch/asked.hpp" "${in_short[@]:1}" || (($? == 1)) ||
    return 1
  grep -q 'no unit is at stake' "$scratch/said.txt" &&
    ! grep ' error: ' "$scratch/said.txt" | grep -qvE 'constant expression|exceeds limit|non-.constexpr'
}
# judge SIZE NUMBER...: so many at a time. The program itself must have no error but of its values.
judge() {
  local size=$1 status number kind
  local -a chunk left=() alone=()
  local -A kinds
  shift
  if ((size <= 1)); then
    judge_alone "$@"
    return
  fi
  while (($#)); do
    chunk=("${@:1:size}")
    shift ${#chunk[@]}
    status=0
    write 0 "${chunk[@]}"
    compile "$scratch/compiled.cpp" "${in_short[@]}" || status=$?
    kinds=()
    if ((status)); then
      if too_long "$status" || crashed "$status"; then kinds[0]=unit; fi
      while read -r number kind; do kinds[$number]+=" $kind"; done < <(said_to)
      # What is not worked out here is no fault.
      if ((status == 1)) && [[ ${kinds[*]} != *unit* && ${kinds[*]} != *sentence* ]]; then status=0; fi
    fi
    if [[ ${kinds[0]:-} == *unit* || ${kinds[0]:-} == *sentence* ]]; then
      if [[ -n ${whole[$source]:-} ]]; then
        alone+=("${chunk[@]}")
      else
        whole[$source]=yes
        set -- "${chunk[@]}" "$@"
      fi
      continue
    fi
    for number in "${chunk[@]}"; do
      kind=${kinds[$number]:-}
      if ((status == 0)) && [[ -z $kind ]]; then
        verdict[$number]=compiles
      elif [[ $kind == *sentence* ]]; then
        verdict[$number]=sentence
      elif [[ $kind == *unit* && ($kind != *value* || ${kinds[0]:-} == *value*) ]]; then
        verdict[$number]=unit
      elif [[ -n $kind && -n ${reason[$number]} ]]; then
        verdict[$number]=compiles
      elif [[ -n $kind ]]; then
        alone+=("$number")
      else
        left+=("$number")
      fi
      [[ -z ${verdict[$number]:-} ]] ||
        printf '%s\t%s\ttogether\n' "$number" "${verdict[$number]}" >>"$scratch/verdicts.txt"
    done
  done
  judge_alone "${alone[@]}"
  ((${#left[@]} == 0)) || judge $((size / 4)) "${left[@]}"
}

: >"$scratch/verdicts.txt"
mapfile -t sources < <(cut -f 2 "$scratch/drawn.txt" | sort -u)
for source in "${sources[@]}"; do
  reason=()
  while IFS=: read -r number why; do reason[$number]=$why; done < <(
    awk -F '\t' -v source="$source" '$2 == source {
      print $1 ":" (source ~ /\/raw\// ? "numbers have no units" : $8) }' "$scratch/drawn.txt")
  mapfile -t numbers < <(printf '%s\n' "${!reason[@]}" | sort -n)
  judge "$together" "${numbers[@]}"
  # Nothing is accepted on the word of a file with other mutants in it.
  for number in "${numbers[@]}"; do
    if [[ ${verdict[$number]} != compiles || -n ${reason[$number]} ]]; then continue; fi
    judge_alone "$number"
    if [[ ${verdict[$number]} == compiles ]] && no_unit_at_stake "$number"; then
      printf '%s\tno unit\tasked\n' "$number" >>"$scratch/verdicts.txt"
    fi
  done
done

# More steps by a plain number may take long; that is no fault of the compiler.
awk -F '\t' -v OFS='\t' -v listed="$listed" -v seed="$seed" -v programs="${#sources[@]}" \
  -v summary="$scratch/summary.txt" '
  NR == FNR { verdict[$1] = $2; next }
  {
    number = $1; file = $2; reason = $8
    if (file != read) {
      delete code
      for (n = 0; (getline text < file) > 0;) code[++n] = text
      close(file)
      read = file
    }
    text = code[$3]
    text = substr(text, 1, $4 - 1) $6 substr(text, $4 + $5)
    sub(/^ */, "", text)
    if (file ~ /\/raw\//) reason = "numbers have no units"
    if (verdict[number] == "no unit") {
      verdict[number] = "compiles"
      reason = "the types are those of numbers, says the compiler"
    }
    ++tried
    ++changed[$7]
    if (verdict[number] == "compiles" || (verdict[number] == "crashed late" && reason != "")) {
      outcome = reason == "" ? "ACCEPTED" : "equivalent: " reason
      if (reason == "") ++bad
      else { ++equivalent; ++because[reason] }
    } else if (verdict[number] ~ /^crashed/) {
      outcome = "CRASHED OR TOOK TOO LONG" substr(verdict[number], 8)
      ++bad
    } else if (verdict[number] == "value") {
      # Such a mutant proves nothing about units, so it is not counted as refused for them.
      outcome = "stopped for its value"
      ++values
    } else {
      outcome = "refused"
      ++refused
      ++how[verdict[number]]
    }
    print file ":" $3, $7, text, outcome
  }
  END {
    printf "%d mutants tried of %d, seed %d, %d programs\n", tried, listed, seed, programs >summary
    printf "%6d  another unit\n%6d  another operand\n%6d  another operator\n%6d  a factor dropped\n", \
      changed["unit"], changed["operand"], changed["operator"], changed["dropped"] >summary
    printf "\n%6d  refused\n%6d    in a sentence of this library\n", refused, how["sentence"] >summary
    printf "%6d    by an operator or a conversion of Boost.Units\n", how["unit"] >summary
    printf "%6d  stopped for its value, such as a division by zero, not for its unit\n", values >summary
    printf "%6d  equivalent\n", equivalent >summary
    sorted = "sort -k 2 >>" summary
    close(summary)
    for (reason in because) printf "%6d    %s\n", because[reason], reason | sorted
    close(sorted)
    printf "%6d  accepted without a reason, crashed, or too slow\n", bad >>summary
  }' "$scratch/verdicts.txt" "$scratch/drawn.txt" >"$scratch/mutants.txt"
cat "$scratch/summary.txt"
! grep -E 'ACCEPTED|CRASHED' "$scratch/mutants.txt"
