#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# refusals.sh PAGE FOLDER: for every \mistake{NAME} on PAGE, makes in FOLDER the code of the mistake
# and of its cure, and what the compilers say to it: with this library (tests/refuse/cases/), with
# Boost.Units alone (plain/), with Boost.odeint on quantities (odeint/) and on numbers (doubles/).
# What a test kept in build/*/refused/ is taken from there, if it is newer than its sources; the rest is
# asked here as the tests do it, with headers read once. The compilers are g++, the newest clang++-N and
# CXX (default c++); UNITSTEP_REFUSED_BY names others.
# It calls itself for several at a time, with the folder of the headers in UNITSTEP_READ.
set -euo pipefail
shopt -s nullglob
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export LC_ALL=C
flags="-Wall -Wextra -Wpedantic -Wconversion -Werror ${CXXFLAGS:-}"

# read_once COMPILER LABEL HEADERS: what a source includes before anything else.
read_once() {
  local compiler=$1 file=$UNITSTEP_READ/$2/$3.hpp
  mkdir -p "${file%/*}"
  case $3 in
    library) grep '^#include <' tests/refuse/cases/dt_in_metres.cpp ;;
    *) grep '^#include <boost/' "tests/refuse/$3/integrate.hpp" ;;
  esac >"$file"
  # clang instantiates what only the headers use each time, unless told to do it here.
  [[ $2 != clang-* ]] || flags+=' -fpch-instantiate-templates'
  # shellcheck disable=SC2086  # the flags are several words
  "$compiler" -std=c++20 -Iinclude $flags -x c++-header "$file" -o "$file.gch"
}

# headers_of SOURCE: which of them it includes.
headers_of() {
  case $1 in
    */plain/*) printf 'plain\n' ;;
    */odeint/* | */doubles/*) printf 'odeint\n' ;;
    *) grep -q '^#include <unitstep/unitstep.hpp>' "$1" && printf 'library\n' || printf 'plain\n' ;;
  esac
}

# say COMPILER LABEL HEADERS SOURCE FILE: keeps the words in FILE.
say() {
  local compiler=$1 source=$4 file=$5 once=$UNITSTEP_READ/$2/$3.hpp family=GNU headers said
  headers="-include $once"
  [[ $2 != clang-* ]] || family=Clang headers="-include-pch $once.gch"
  said=$(cmake -DCASE="$source" -DROOT="$PWD" -DCOMPILER="$compiler" -DFAMILY=$family -DFLAGS="$flags" \
    -DOUTPUT="$PWD/$file.$$" -DHEADERS="$headers" -DONCE="$once" -DMISTAKE=ON \
    -P tests/refuse/record.cmake 2>&1) || {
    printf '%s\n' "$said" >&2
    exit 1
  }
  mv "$file.$$" "$file"
}

case $1 in
  --read) read_once "${@:2}"; exit ;;
  --say) say "${@:2}"; exit ;;
esac
page=$1 folder=$2
in_parallel() { xargs -r -L 1 -P "${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}" docs/refusals.sh "$1"; }
UNITSTEP_READ=$PWD/$folder/read.$$
export UNITSTEP_READ
mkdir -p "$UNITSTEP_READ"
trap 'rm -r "$UNITSTEP_READ"' EXIT

# The compilers, each once, under the names that the tests give them.
label_of() {
  printf '__clang__ __clang_major__ __GNUC__\n' | "$1" -E -P -x c++ - 2>/dev/null |
    awk '$1 == 1 { print "clang-" $2; next } { print "g++-" $3 }'
}
declare -A command_of=()
labels=()
mapfile -t clangs < <(compgen -c clang++- | grep -E '^clang\+\+-[0-9]+$' | sort -uV)
for compiler in ${UNITSTEP_REFUSED_BY:-g++ ${clangs[@]: -1} "${CXX:-c++}"}; do
  command -v "$compiler" >/dev/null || continue
  label=$(label_of "$compiler")
  [[ -n $label && -z ${command_of[$label]:-} ]] || continue
  command_of[$label]=$compiler
  labels+=("$label")
done

# is_fresh FILE SOURCE: newer than the source and the headers that it can include.
is_fresh() {
  [[ -e $1 && $1 -nt $2 ]] || return 1
  case $2 in
    */cases/*) [[ -z $(find include -type f -newer "$1" -print -quit) ]] ;;
    *) [[ -z $(find "${2%/*}" -name '*.hpp' -newer "$1" -print -quit) ]] ;;
  esac
}
# take SOURCE FILE KEPT...: takes the words of a test for FILE, if any are fresh.
take() {
  local source=$1 file=$2 kept
  for kept in "${@:3}"; do
    is_fresh "$kept" "$source" || continue
    cp "$kept" "$file.$$"
    mv "$file.$$" "$file"
    return
  done
  return 1
}

# What is to be shown goes to list.txt, a line each; what is to be asked, to the standard output.
: >"$UNITSTEP_READ/list.txt"
for label in "${labels[@]}"; do
  mkdir -p "$folder/$label"/{unitstep,plain,odeint,doubles}
  while read -r name; do
    for library in unitstep plain odeint doubles; do
      # Boost.odeint takes long and says megabytes: only the last compiler is asked.
      [[ $library =~ ^(unitstep|plain)$ || $label == "${labels[-1]}" ]] || continue
      source=tests/refuse/${library/unitstep/cases}/$name.cpp
      file=$folder/$label/$library/$name.txt
      [[ -e $source ]] || continue
      printf '%s\n' "$label $library $name $source" >>"$UNITSTEP_READ/list.txt"
      is_fresh "$file" "$source" ||
        take "$source" "$file" build/*/refused/"$label/${library#unitstep}/$name.txt" ||
        printf '%s\n' "${command_of[$label]} $label $(headers_of "$source") $source $file"
    done
  done < <(sed -nE 's/^\\mistake\{([a-z_0-9]+)\}.*/\1/p' "$page")
done >"$UNITSTEP_READ/asked.txt"
cut -d ' ' -f 1-3 "$UNITSTEP_READ/asked.txt" | sort -u | in_parallel --read
# Those of Boost.odeint take longest.
sort -k 3,3r "$UNITSTEP_READ/asked.txt" | in_parallel --say

mkdir "$UNITSTEP_READ/pages"
awk -v said="$folder" -v to="$UNITSTEP_READ/pages" -f docs/refusals.awk "$UNITSTEP_READ/list.txt"

# The first mistake in one sentence, by the newest compiler that can print a computed message.
computed=$UNITSTEP_READ/pages/computed.txt
read -r _ _ _ source <"$UNITSTEP_READ/list.txt"
take "$source" "$computed" "$folder/computed.txt" || {
  printf 'No compiler here prints computed messages.\n' >"$computed"
  for label in "${labels[@]}"; do
    # shellcheck disable=SC2086
    said=$("${command_of[$label]}" -std=c++2c -Iinclude $flags -fsyntax-only -DUNITSTEP_MISTAKE "$source" 2>&1 |
      grep -m 1 'static assertion failed: expected') || true
    [[ -z $said ]] || printf '%s\n' "$said" >"$computed"
  done
}
mv "$UNITSTEP_READ"/pages/* "$folder"
