#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# prepare.sh [PAGE]: makes in build/docs/ what the site quotes and what it is dressed in, unless it is
# there and newer than its sources. Then prints PAGE, so that doxygen can run it as a filter: if
# something cannot be made, the page stays away and doxygen fails. Two of these may run at once, so
# what is unfinished has a name of its own.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export LC_ALL=C
compiler=${CXX:-c++}
mathjax=mathjax@3.2.2
made=build/docs
mkdir -p "$made"/{figures,output,refused,refusals,theme,programs}

give_up() {
  printf 'docs/prepare.sh: %s\n' "$*" >&2
  exit 1
}

# up_to_date FILE SOURCE...: the sources are files, or folders with all that is in them.
up_to_date() {
  local file=$1
  shift
  [[ -s $file && -z $(find "$@" -type f -newer "$file" -print -quit) ]]
}

# what_it_prints SOURCE FILE: compiles and runs a program.
what_it_prints() {
  local source=$1 file=$2
  local program=$made/programs/${source//\//_}.$$
  ! up_to_date "$file" "$source" include docs/figures/plot.hpp docs/prepare.sh || return 0
  # shellcheck disable=SC2086  # CXXFLAGS are several words
  "$compiler" -std=c++20 ${CXXFLAGS:-} -Iinclude "$source" -o "$program" >&2 ||
    give_up "$source does not compile"
  "$program" >"$file.$$" || give_up "$source does not run"
  rm "$program"
  mv "$file.$$" "$file"
}

# refusal SOURCE FILE: what the compiler says to a mistake, below the command that makes it say so.
refusal() {
  local source=$1 file=$2
  ! up_to_date "$file" "$source" include docs/prepare.sh || return 0
  printf '$ %s -std=c++20 -Iinclude -c %s\n' "${compiler##*/}" "$source" >"$file.$$"
  # shellcheck disable=SC2086
  ! "$compiler" -std=c++20 ${CXXFLAGS:-} -Iinclude -fsyntax-only "$source" 2>>"$file.$$" ||
    give_up "$source was to be refused"
  grep -qE 'error: .*(unit_mismatch|units_match)|error: static assertion failed: expected' \
    "$file.$$" || give_up "$source is refused for another reason: $(<"$file.$$")"
  grep -m 1 'error: ' "$file.$$" >"${file%.txt}.line.txt"
  mv "$file.$$" "$file"
}

theme() {
  local file=doxygen-awesome.css folder=${DOXYGEN_AWESOME_CSS:-}
  if [[ -z $folder ]]; then
    folder=$(dpkg -L doxygen-awesome-css 2>/dev/null | grep '/doxygen-awesome[.]css$') || true
    folder=${folder%/*}
  fi
  [[ -e $folder/$file ]] || give_up \
    "needs the package doxygen-awesome-css, or its folder in DOXYGEN_AWESOME_CSS"
  cp -u "$folder"/doxygen-awesome{,-sidebar-only,-sidebar-only-darkmode-toggle}.css \
    "$folder"/doxygen-awesome-{darkmode-toggle,fragment-copy-button}.js "$made/theme/"
}

# One file of the npm package is all the site needs: TeX to SVG, with its glyphs inside.
mathjax() {
  [[ ! -s $made/theme/tex-svg.js || ! -s $made/theme/MathJax-LICENSE.txt ]] || return 0
  local folder=$made/npm.$$
  mkdir -p "$folder"
  npm pack --silent --prefer-offline --pack-destination "$folder" "$mathjax" </dev/null >/dev/null ||
    give_up "npm cannot get $mathjax"
  tar -xzf "$folder"/mathjax-*.tgz -C "$folder" package/es5/tex-svg.js package/LICENSE
  mv "$folder/package/es5/tex-svg.js" "$made/theme/tex-svg.js"
  mv "$folder/package/LICENSE" "$made/theme/MathJax-LICENSE.txt"
  rm -r "$folder"
}

# mutants NAME [SOURCE...]: how many programs with one unit changed are refused. What the long tests
# found out is taken, if it is newer than its sources; otherwise some of the mutants are compiled.
mutants() {
  local name=$1 file=$made/refusals/mutants.$1.txt kept
  shift
  local sources=(include examples tests/package tests/meta/mutate{,_units.awk,_units.sh})
  ! up_to_date "$file" "${sources[@]}" || return 0
  for kept in build/*/mutants/"$name/summary.txt"; do
    if up_to_date "$kept" "${sources[@]}"; then
      cp "$kept" "$file.$$"
      mv "$file.$$" "$file"
      return
    fi
  done
  tests/meta/mutate_units.sh "$compiler" "$made/programs/mutants.$$" 300 1 "$@" >"$file.$$" ||
    give_up "a changed unit is not refused: $(<"$file.$$")"
  rm -r "$made/programs/mutants.$$"
  mv "$file.$$" "$file"
}

# The mutants take as long as all the programs, so they run beside them.
{
  mutants all
  mutants raw tests/meta/mutate/raw/falling_body.cpp
} &
mutants=$!
theme
mathjax
for source in docs/figures/*.cpp; do
  name=${source##*/}
  what_it_prints "$source" "$made/figures/${name%.cpp}.svg"
done
for source in examples/*.cpp; do
  name=${source##*/}
  what_it_prints "$source" "$made/output/${name%.cpp}.txt"
done
for source in examples/refused/*.cpp; do
  name=${source##*/}
  refusal "$source" "$made/refused/${name%.cpp}.txt"
done
docs/refusals.sh docs/guide/06_refusals.md "$made/refusals" ||
  give_up "what the compilers say to docs/guide/06_refusals.md is missing"
wait "$mutants"
if ! up_to_date "$made/ledger.md" tests/claims docs/ledger.awk; then
  awk -f docs/ledger.awk tests/claims/*_test.cpp >"$made/ledger.md.$$" ||
    give_up "tests/claims does not settle every claim"
  mv "$made/ledger.md.$$" "$made/ledger.md"
fi
(($# == 0)) || cat "$1"
