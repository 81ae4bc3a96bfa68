#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# mutate_library.sh COMPILER SCRATCH COUNT SEED [HEADER...]: changes one number, index, operator, sign or
# truth value of a header at a time, or drops one statement, and asks the tests. A mutant is caught if
# a test no longer compiles, as its laws are static assertions, or fails when it is run.
#
# COUNT is "all", or a number of mutants, drawn by SEED from a sixth as many headers; "3/8" is the third of
# the eight shares into which SEED divides the headers, and "@FILE" what FILE, the mutants.txt of an
# earlier run, says survived. A HEADER is a file or folder of include/unitstep, such as methods/rk4.hpp;
# without any: methods, forces, math.
#
# A mutant stands in a folder of its own before the real one. The header's own test is asked first, or where
# it has none one that names it, then up to UNITSTEP_MORE (6) others: of headers that include this one, of
# its folder, the nearest first. What the first test includes beside the mutant is read once.
#
# Mutants that are equivalent stand in tests/meta/mutate_library.txt, each with the reason: header, colon, the
# changed line; and the reason indented below. They are tried where COUNT is not a number. It is a
# failure if a mutant survives that is not listed, if one that is listed is caught, or is gone.
#
# SCRATCH/mutants.txt gets every mutant and what became of it, SCRATCH/summary.txt the counts.
set -euo pipefail
compiler=$1 count=$3 seed=$4
rm -rf "$2"
mkdir -p "$2"
scratch=$(cd "$2" && pwd)
shift 4
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "${UNITSTEP_TREE:-$here/../..}"
export LC_ALL=C
headers=("$@")
(($#)) || headers=(methods forces math)
listing=tests/meta/mutate_library.txt
[[ -e $listing ]] || listing=/dev/null
more=${UNITSTEP_MORE:-6}
# shellcheck disable=SC2206
flags=(-std=c++20 -w -Wfatal-errors "-I$scratch/overlay" -Iinclude -Itests ${CXXFLAGS:-})
libraries=(-lgtest_main -lgtest -lrapidcheck -lmpfr -lgmp)

# Every awk draws the same: the numbers are computed here, one for each header and one for each mutant. With
# each mutant goes the line it makes.
find "${headers[@]/#/include/unitstep/}" -name '*.hpp' | sort |
  while read -r header; do awk -f "$here/mutate_library.awk" "$header"; done |
  awk -F '\t' -v OFS='\t' -v seed="$seed" '
    function drawn() { return x = x * 16807 % 2147483647 }
    BEGIN { x = (seed * 69621 + 1234567) % 2147483647 }
    $1 != file {
      file = $1
      of_header = drawn()
      n = 0
      while ((getline text < file) > 0) code[++n] = text
      close(file)
    }
    {
      text = code[$2]
      text = substr(text, 1, $3 - 1) $5 substr(text, $3 + $4)
      sub(/ *\/\/.*/, "", text)
      gsub(/^ +| +$/, "", text)
      if ($6 == "statement") text = "without " substr(code[$2], $3, $4)
      printf "%010d\t%010d\t%06d\t%s\t%s\n", of_header, drawn(), NR, $0, text
    }' >"$scratch/numbered.txt"
listed=$(wc -l <"$scratch/numbered.txt")
sort "$scratch/numbered.txt" | awk -F '\t' -v count="$count" \
  -v headers="$(cut -f 4 "$scratch/numbered.txt" | sort -u | wc -l)" '
  BEGIN {
    from = int((count + 5) / 6)
    if (from > headers) from = headers
    if (count ~ /^[0-9]+\/[0-9]+$/) split(count, part, "/")
    if (count ~ /^@/)
      while ((getline text < substr(count, 2)) > 0)
        if (text ~ /SURVIVED/) {
          split(text, field, "\t")
          sub(/:.*/, "", field[1])
          again[field[1] "\t" field[3]]
        }
  }
  !($4 in place) { place[$4] = places++ }
  count == "all" ||
    (2 in part && place[$4] % part[2] == part[1] - 1) ||
    (count ~ /^@/ && ($4 "\t" $10) in again) ||
    (count ~ /^[0-9]+$/ && place[$4] < from && taken[$4] < count / from && drawn < count) {
    ++taken[$4]
    ++drawn
    print
  }' | sort -t $'\t' -k 3,3 | cut -f 4- | awk -v OFS='\t' '{ print NR, $0 }' >"$scratch/drawn.txt"

# What is listed as equivalent: header, changed line, reason.
awk -v OFS='\t' '
  function close_entry() { for (i = 1; i <= n; ++i) print key[i], reason; n = 0; reason = "" }
  /^ *$|^#/ { next }
  /^ / { sub(/^ +/, ""); reason = reason (reason == "" ? "" : " ") $0; next }
  {
    if (reason != "") close_entry()
    at = index($0, ": ")
    key[++n] = "include/unitstep/" substr($0, 1, at - 1) OFS substr($0, at + 2)
  }
  END { close_entry() }' "$listing" >"$scratch/listed.txt"
gone=$(awk -F '\t' '
  FILENAME ~ /numbered/ { file[$4]; mutant[$4 FS $10]; next }
  ($1 in file) && !(($1 FS $2) in mutant) { print "GONE: " $1 ": " $2 }
  $3 == "" { print "GONE, or without a reason: " $1 ": " $2 }' "$scratch/numbered.txt" "$scratch/listed.txt")

# Who includes whom.
find include tests -name '*.[hc]pp' | sort >"$scratch/files.txt"
awk -v OFS='\t' '
  { known[$0] }
  END {
    for (file in known) {
      folder = file
      sub(/[^\/]*$/, "", folder)
      while ((getline text < file) > 0)
        if (text ~ /^#include [<"]/) {
          name = substr(text, 11, match(substr(text, 11), /[>"]/) - 1)
          if (text ~ /</) to = ("include/" name) in known ? "include/" name : "<" name ">"
          else to = (folder name) in known ? folder name : "tests/" name
          print file, to
        }
      close(file)
    }
  }' "$scratch/files.txt" >"$scratch/includes.txt"

# tests_of HEADER: its own test, the nearest others in its folder, and others that include it.
tests_of() {
  awk -F '\t' -v header="$1" '
    { users[$2] = users[$2] " " $1 }
    END {
      folder = header
      sub(/^include\/unitstep\//, "tests/", folder)
      own = folder
      sub(/[.]hpp$/, "_test.cpp", own)
      match(folder, /^tests\/[^\/]*\//)
      folder = substr(folder, 1, RLENGTH)
      queue[last = 1] = header
      distance[header] = 0
      for (next_ = 1; next_ <= last; ++next_) {
        count = split(users[queue[next_]], by, " ")
        for (i = 1; i <= count; ++i)
          if (!(by[i] in distance)) {
            distance[by[i]] = distance[queue[next_]] + 1
            queue[++last] = by[i]
          }
      }
      for (file in distance) {
        if (file !~ /_test[.]cpp$/ || (index(file, folder) != 1 && distance[file] > 1)) continue
        # A test of a header that includes this one knows more of it than a test that includes many.
        tested = file
        sub(/^tests\//, "include/unitstep/", tested)
        sub(/_test[.]cpp$/, ".hpp", tested)
        # Of a header without a test of its own, so does one that names it.
        names = !(own in distance) && distance[file] == 1
        rank = file == own ? 0 : index(file, folder) != 1 ? 3 : tested in distance || names ? 1 : 2
        printf "%d %03d %s\n", rank, distance[file], file
      }
    }' "$scratch/includes.txt" | sort | head -n $((more + 1)) | cut -d ' ' -f 3
}
# beside HEADER TEST: an include for everything that the test includes and the header is no part of.
beside() {
  awk -F '\t' -v header="$1" -v test="$2" -v here="$PWD" '
    { users[$2] = users[$2] " " $1; uses[$1] = uses[$1] " " $2 }
    function spread(from, edges, seen,   queue, last, next_, count, by, i) {
      queue[last = 1] = from
      seen[from]
      for (next_ = 1; next_ <= last; ++next_) {
        count = split(edges[queue[next_]], by, " ")
        for (i = 1; i <= count; ++i)
          if (!(by[i] in seen)) {
            seen[by[i]]
            queue[++last] = by[i]
          }
      }
    }
    END {
      spread(header, users, above)
      spread(test, uses, below)
      for (file in below)
        if (!(file in above)) {
          if (file ~ /^</) print "#include " file
          else if (sub(/^include\//, "", file)) print "#include <" file ">"
          else print "#include \"" here "/" file "\""
        }
    }' "$scratch/includes.txt" | sort
}

ahead=() with=()
# build TEST [FLAG...]: compiles a test with the mutant that is there.
build() {
  (
    ulimit -t 120 -v 6000000
    exec "$compiler" "${flags[@]}" "${ahead[@]}" "${@:2}" "$1" "${with[@]}"
  ) >"$scratch/said.txt" 2>&1
}
link() {
  local with=("${libraries[@]}")
  build "$1" -o "$scratch/program"
}
run() {
  (
    ulimit -t 60 -v 6000000
    GTEST_FAIL_FAST=1 exec "$scratch/program" --gtest_brief=1 --gtest_filter=-*Billion*
  ) >"$scratch/said.txt" 2>&1
}
# A test that fails anyhow catches nothing.
declare -A sound=()
require_sound() {
  local how=$1 test=$2
  [[ -z ${sound[$how $test]:-} ]] || return 0
  mv "$scratch/overlay" "$scratch/set_aside"
  case $how in
    compiled) build "$test" -fsyntax-only ;;
    run) link "$test" && run ;;
  esac || {
    printf '%s fails as it is:\n' "$test"
    head -n 20 "$scratch/said.txt"
    exit 1
  }
  mv "$scratch/set_aside" "$scratch/overlay"
  sound[$how $test]=yes
}
# ask TEST...: sets the outcome.
ask() {
  local test how
  for test; do
    how=
    if [[ $test == "$1" ]] && ! build "$test" -fsyntax-only; then
      how=compiled
    elif ! link "$test"; then
      how=compiled
    elif ! run; then
      how=run
    fi
    if [[ -n $how ]]; then
      require_sound "$how" "$test"
      outcome="caught when $how by $test"
      return
    fi
  done
  outcome=SURVIVED
}

: >"$scratch/mutants.txt"
mapfile -t files < <(cut -f 2 "$scratch/drawn.txt" | sort -u)
for file in "${files[@]}"; do
  awk -F '\t' -v file="$file" '$2 == file' "$scratch/drawn.txt" >"$scratch/of_header.txt"
  mapfile -t tests < <(tests_of "$file")
  mkdir -p "$scratch/overlay/$(dirname "${file#include/}")"
  ahead=()
  if (($(wc -l <"$scratch/of_header.txt") > 2 && ${#tests[@]})); then
    beside "$file" "${tests[0]}" >"$scratch/ahead.hpp"
    if build "$scratch/ahead.hpp" -x c++-header -o "$scratch/ahead.hpp.gch"; then
      ahead=(-include "$scratch/ahead.hpp")
    fi
  fi
  while IFS=$'\x1f' read -r _ _ line column size instead kind text; do
    reason=$(awk -F '\t' -v file="$file" -v text="$text" '$1 == file && $2 == text { print $3; exit }' \
      "$scratch/listed.txt")
    if [[ -n $reason && $count =~ ^[0-9]+$ ]]; then
      outcome="equivalent: $reason"
    else
      awk -v line="$line" -v column="$column" -v size="$size" -v instead="$instead" '
        NR == line { $0 = substr($0, 1, column - 1) instead substr($0, column + size) }
        { print }' "$file" >"$scratch/overlay/${file#include/}"
      ask "${tests[@]}"
      if [[ -n $reason && $outcome == SURVIVED ]]; then outcome="equivalent: $reason"
      elif [[ -n $reason ]]; then outcome="LISTED as equivalent, and $outcome"; fi
    fi
    printf '%s:%s:%s\t%s\t%s\t%s\n' "$file" "$line" "$column" "$kind" "$text" "$outcome" \
      >>"$scratch/mutants.txt"
  done < <(tr '\t' '\037' <"$scratch/of_header.txt")
  rm "$scratch/overlay/${file#include/}"
done

awk -F '\t' -v listed="$listed" -v seed="$seed" -v headers="${#files[@]}" '
  function outcome_of(text) {
    if (text ~ /^caught when compiled/) return "compiled"
    if (text ~ /^caught when run/) return "run"
    return text ~ /^equivalent/ ? "equivalent" : "bad"
  }
  {
    ++changed[$2]
    ++became[outcome_of($4)]
  }
  END {
    printf "%d mutants tried of %d, seed %d, %d headers\n", NR, listed, seed, headers
    printf "%6d  another number\n%6d  another member or index\n%6d  another operator\n", \
      changed["number"], changed["index"], changed["operator"]
    printf "%6d  a sign or a negation dropped\n%6d  true for false or false for true\n", \
      changed["sign"], changed["truth"]
    printf "%6d  a statement dropped\n\n", changed["statement"]
    printf "%6d  caught, as a test no longer compiles\n%6d  caught, as a test fails when it is run\n", \
      became["compiled"], became["run"]
    printf "%6d  equivalent, for a reason that is listed\n%6d  survived\n", became["equivalent"], became["bad"]
  }' "$scratch/mutants.txt" >"$scratch/summary.txt"
cat "$scratch/summary.txt"
[[ -z $gone ]] || printf '%s\n' "$gone"
! grep -E 'SURVIVED|LISTED' "$scratch/mutants.txt" && [[ -z $gone ]]
