#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# try.sh COMPILER SCRATCH SHARE [LINES [LINES INSIDE]]: writes every public entry of entries.txt with each thing
# wrong about it that mistakes.txt knows, and compiles it. Each is to be refused in one error whose first line
# says what was expected and what was got, in no more LINES (8), or LINES INSIDE (13) where the mistake is in
# the body of a callable. What is not is a failure, unless known.txt has it with the reason.
#
# SHARE is "all", or "3/32": the third, and then every 32nd of them. SCRATCH/result.txt gets what became of each,
# SCRATCH/summary.txt the counts. UNITSTEP_ENTRIES is another folder with these lists, to test this script.
set -euo pipefail
compiler=$1 share=$3 lines=${4:-8} lines_inside=${5:-13}
rm -rf "$2"
mkdir -p "$2"
scratch=$(cd "$2" && pwd)
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
lists=${UNITSTEP_ENTRIES:-$here}
cd "$here/../../.."
export LC_ALL=C

# What all programs include is read once.
grep -v "^#pragma once" "$lists/names.hpp" >"$scratch/names.hpp"
# shellcheck disable=SC2206
flags=(-std=c++20 -Wall -Wextra -Wpedantic -Wconversion -Werror -Iinclude ${CXXFLAGS:-})
if [[ $("$compiler" --version) == *clang* ]]; then
  read_once=(-include-pch "$scratch/names.hpp.pch")
  "$compiler" "${flags[@]}" -x c++-header "$scratch/names.hpp" -o "$scratch/names.hpp.pch"
else
  read_once=(-include "$scratch/names.hpp")
  "$compiler" "${flags[@]}" -x c++-header "$scratch/names.hpp" -o "$scratch/names.hpp.gch"
fi

awk -f "$here/expand.awk" "$lists/mistakes.txt" "$lists/entries.txt" >"$scratch/all.txt"
awk -v share="$share" 'BEGIN { split(share, of, "/") }
  share == "all" || NR % of[2] == of[1] % of[2]' "$scratch/all.txt" >"$scratch/tried.txt"
mkdir "$scratch/programs"
awk -F '\t' -v folder="$scratch/programs" '{
  file = sprintf("%s/%04d.cpp", folder, NR)
  print "// " $1 "\nconstexpr auto tried = " $3 ";" >file
  if ($1 ~ /^chain: /) print "static_assert(sizeof(state_after<tried, 8>) > 0);" >file
  print "static_assert(sizeof(tried) > 0);" >file
  close(file)
}' "$scratch/tried.txt"

# compile PROGRAM...: keeps what is said, and the status.
# shellcheck disable=SC2317  # it is called by another shell
compile() {
  local program status
  for program; do
    status=0
    timeout 60 "$compiler" "${flags[@]}" "${read_once[@]}" -fsyntax-only "$program" >"$program.said" 2>&1 ||
      status=$?
    printf '%s\n' "$status" >"$program.status"
  done
}
export -f compile
printf '%s\0' "$scratch"/programs/*.cpp |
  xargs -0 -n 16 -P "${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}" bash -c "
    $(declare -p compiler flags read_once)
    compile \"\$@\"" compile

name=g++
[[ $("$compiler" --version) != *clang* ]] || name=clang
version=$("$compiler" -dumpversion)
name+=" ${version%%.*}"
[[ $share == all ]] || name+=", one of ${share#*/}"

# What became of each: its status, how many errors and lines, whether the first error is our sentence.
for program in "$scratch"/programs/*.cpp; do
  awk -v status="$(<"$program.status")" '
    /(^|: )(fatal )?error: / && ++errors == 1 { ours = /expected<.*got</ }
    END { print status, errors + 0, NR, ours + 0 }' "$program.said"
done >"$scratch/judged.txt"

paste "$scratch/judged.txt" "$scratch/tried.txt" |
  awk -F '\t' -v OFS='\t' -v lines="$lines" -v lines_inside="$lines_inside" -v share="$share" \
    -v known="$lists/known.txt" -v name="$name" -v summary="$scratch/summary.txt" '
  BEGIN {
    while ((getline line < known) > 0) {
      if (line ~ /^(#| )/) continue
      ++listed
      becomes[listed] = substr(line, 1, index(line, ": ") - 1)
      part[listed] = substr(line, index(line, ": ") + 2)
    }
  }
  # Whether it is known that what is tried is as it is; what is listed as in words of its own may be long.
  function is_known(outcome, what,   i, found) {
    for (i = 1; i <= listed; ++i)
      if (index(what, part[i])) {
        used[i] = 1
        if (becomes[i] == outcome) found = 1
      }
    return found
  }
  {
    split($1, said, " ")
    what = $2
    right = what ~ /: right$/
    bound = $3 == "inside" ? lines_inside : lines
    if (right) outcome = said[1] == 0 ? "right" : "REFUSED"
    else if (said[1] == 0) outcome = "accepted"
    else if (said[1] > 1) outcome = "CRASHED"
    else if (!said[4] || said[2] != 1) outcome = "own words"
    else if (said[3] > bound) outcome = "long"
    else outcome = "refused"
    listed_too = is_known(outcome, $3 ": " what)
    if (outcome !~ /^(right|refused)$/ && !listed_too) {
      bad = 1
      print "NOT KNOWN: " outcome ", " said[2] " errors, " said[3] " lines: " what > "/dev/stderr"
    }
    ++count[outcome]
    print outcome, said[2] " errors", said[3] " lines", what
  }
  END {
    for (i = 1; i <= listed && share == "all"; ++i)
      if (!used[i]) {
        bad = 1
        print "GONE: " part[i] > "/dev/stderr"
      }
    format = "%5d  %s\n"
    printf format, NR - count["right"] - count["REFUSED"], "programs with a mistake: " name >summary
    printf format, count["refused"], "refused in one short sentence" >summary
    printf format, count["long"], "refused in one sentence that shows a longer way" >summary
    printf format, count["own words"], "refused in words of the compiler or of Boost.Units" >summary
    printf format, count["accepted"], "accepted" >summary
    exit bad
  }' >"$scratch/result.txt" || bad=1
cat "$scratch/summary.txt"
exit "${bad:-0}"
