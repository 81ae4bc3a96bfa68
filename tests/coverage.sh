#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# coverage.sh [--again] [TEST...]: which lines of include/ the tests run at run time. Builds every test program
# (or those named: drive/simulation ...) with g++ and counters, runs them, and prints the part of the lines
# that were run, for each folder and in all. A line that g++ makes no code for does not count. Lines that a
# program cannot reach are named with the reason in tests/coverage.txt.
#
# Fails below 98 % of what remains, and where tests/coverage.txt names a line that is run or is not there.
# What is in build/coverage is not built again if it is newer than the tree; --again builds all of it.
# The programs are not optimised, as lines must stay what they are, and have the library read already.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export LC_ALL=C
shopt -s globstar nullglob
scratch=$PWD/build/coverage
[[ ${1:-} != --again ]] || { rm -rf "$scratch"; shift; }
mkdir -p "$scratch"

flags=(-std=c++20 -O0 --coverage -ffp-contract=off -fno-inline -Iinclude -Itests -w)
# static_assert is left out: what it proves is computed by the compiler and counts nothing here. But that
# of a chain makes it by halves.
unproved='-Dstatic_assert(...)=static_assert(true)'
libraries=(-lgtest_main -lgtest -lrapidcheck -lmpfr -lgmp -pthread)
jobs=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}

read_once=$scratch/read_once.hpp
[[ -s $read_once ]] ||
  printf '#include <%s>\n' gtest/gtest.h boost/units/systems/si.hpp unitstep/unitstep.hpp >"$read_once"
if [[ ! -s $read_once.gch || -n $(find include -newer "$read_once.gch") ]]; then
  g++ "${flags[@]}" "$unproved" -x c++-header "$read_once" -o "$read_once.gch"
fi

tests=("$@")
# That of the version has no lines to run, and what is run beside other libraries is run elsewhere too.
(($#)) || mapfile -t tests < <(printf '%s\n' tests/**/*_test.cpp |
  sed -nE '/^tests\/peers/d; s|^tests/(.*/.*)_test.cpp$|\1|p')
# one NAME: builds and runs it, and writes "FILE LINE COUNT" for each line of the library it has code for.
one() {
  local name=$1 program options=("$unproved" -include "$read_once")
  program=$scratch/${1//\//.}
  [[ -s $program.lines && ! tests/${name}_test.cpp -nt $program.lines ]] && return
  case $name in
    *_without_exceptions) options=(-fno-exceptions) ;;
    *_without_rtti) options=(-fno-exceptions -fno-rtti) ;;
    */chain) options=() ;;
  esac
  rm -f "$program".*
  if ! {
    g++ "${flags[@]}" "${options[@]}" -c "tests/${name}_test.cpp" -o "$program.o" &&
      g++ --coverage "$program.o" -o "$program" "${libraries[@]}"
  } >"$program.txt" 2>&1; then
    printf '%s does not build, see %s\n' "$name" "$program.txt"
    return 1
  fi
  # A failure is said and no more: other tests look at what is computed.
  RC_PARAMS='seed=1 max_success=20' timeout 600 "$program" --gtest_filter='-*Billion*' >>"$program.txt" 2>&1 ||
    printf '%s: ends with %d\n' "$name" $?
  gcov --stdout "$program.o" 2>/dev/null | awk '
    /^ *-: *0:Source:/ { sub(/.*Source:/, ""); on = $0 ~ /^include\/unitstep\//; file = $0; next }
    on && match($0, /^ *[^:]+: *[0-9]+:/) {
      split(substr($0, 1, RLENGTH), part, ":")
      gsub(/[ *]/, "", part[1]); gsub(/ /, "", part[2])
      if (part[1] != "-") print file, part[2], part[1] + 0
    }' | sort -u >"$program.lines"
  rm -f "$program" "$program.o" "$program".gc*
}
failures=$(
  running=0
  for name in "${tests[@]}"; do
    one "$name" &
    ((++running < jobs)) || { wait -n || true; running=$((running - 1)); }
  done
  wait
)
[[ -z $failures ]] || printf '%s\n' "$failures"

cat "$scratch"/*.lines | awk -v reasons=tests/coverage.txt '
  {
    key = $1 ":" $2
    if (!(key in count)) keys[++n] = key
    count[key] += $3
    where[key] = $1; line[key] = $2
  }
  function text_of(key,    i, text) {
    if (!((where[key], 0) in source)) {
      source[where[key], 0] = 1
      i = 0
      while ((getline text < where[key]) > 0) { gsub(/^ +| +$/, "", text); source[where[key], ++i] = text }
      close(where[key])
    }
    return source[where[key], line[key]]
  }
  END {
    # FILE | TEXT OF THE LINE | REASON; the text * is every line of the file.
    while ((getline entry < reasons) > 0)
      if (entry !~ /^(#|$)/) {
        split(entry, part, / \| /)
        reason[part[1], part[2]] = part[3]
      }
    for (i = 1; i <= n; ++i) {
      key = keys[i]
      folder = where[key]
      sub(/^include\/unitstep\//, "", folder)
      folder = folder ~ /\// ? substr(folder, 1, index(folder, "/") - 1) : "."
      text = text_of(key)
      explained = ((where[key], text) in reason) ? text : ((where[key], "*") in reason) ? "*" : ""
      if (explained != "" && !count[key]) {
        used[where[key], explained] = 1
        ++excused[folder]
        ++excused["all"]
        continue
      }
      ++lines[folder]; ++lines["all"]
      if (count[key]) { ++run[folder]; ++run["all"] }
      else printf "not run: %s:%s\n", key, text
    }
    for (entry in reason) if (!(entry in used)) {
      split(entry, part, SUBSEP)
      printf "tests/coverage.txt: nothing to explain in %s: %s\n", part[1], part[2]
      bad = 1
    }
    printf "\n%-12s %6s %6s %7s %9s\n", "folder", "lines", "run", "%", "explained"
    order = "sort"
    for (folder in lines) if (folder != "all")
      printf "%-12s %6d %6d %7.2f %9d\n", folder, lines[folder], run[folder], 100 * run[folder] / lines[folder], excused[folder] | order
    close(order)
    printf "%-12s %6d %6d %7.2f %9d\n", "all", lines["all"], run["all"], 100 * run["all"] / lines["all"], excused["all"]
    exit bad || run["all"] < 0.98 * lines["all"]
  }'
