#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# prepare.sh [PAGE]: makes in build/docs/ what the site quotes and what it is dressed in, unless it is
# there and newer than its sources. Then prints PAGE, so that doxygen can run it as a filter: if
# something cannot be made, the page stays away and doxygen fails. Two of these may run at once, so
# what is unfinished has a name of its own. It calls itself for several programs at a time:
# prepare.sh --print|--refusal SOURCE.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export LC_ALL=C
compiler=${CXX:-c++}
wasm_compiler=${WASM_CXX:-clang++-19}
mathjax=mathjax@3.2.2
made=build/docs
mkdir -p "$made"/{explore,figures,tables,output,refused,refusals,theme,programs}

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

# words_of SOURCE: the file for what the program SOURCE prints.
words_of() {
  local name=${1##*/}
  name=${name%.cpp}
  case $1 in
    docs/figures/*) printf '%s\n' "$made/figures/$name.svg" ;;
    docs/tables/*) printf '%s\n' "$made/tables/$name.md" ;;
    *) printf '%s\n' "$made/output/$name.txt" ;;
  esac
}

# built_of SOURCE: the program that a build has made of it, if any is newer than its sources.
built_of() {
  local name=${1##*/} built
  name=${name%.cpp}
  case $1 in
    docs/figures/*) name=docs/figure_$name ;;
    docs/tables/*) name=docs/table_$name ;;
    *) name=examples/$name ;;
  esac
  for built in build/*/"$name"; do
    if [[ -x $built ]] && up_to_date "$built" "$1" "${behind_programs[@]}"; then
      printf '%s\n' "$built"
      return
    fi
  done
}
behind_programs=(include docs/plot tests/support tests/peers)

# keep_all: has g++ collect no garbage, which takes a tenth of the time of a long proof.
keep_all() {
  case $("$compiler" --version) in *clang*) ;; *) printf '%s\n' '--param ggc-min-heapsize=4000000' ;; esac
}

# pictures FILE: of several pictures in it, each goes into a file of its own, which has the picture's name.
pictures() {
  awk -v folder="${1%/*}" -v mine="$$" '
    /^<svg / { head = $0; next }
    head != "" {  # <clipPath id="NAME-frame">
      name = $0
      sub(/^[^"]*"/, "", name)
      sub(/-frame".*/, "", name)
      file = folder "/" name ".svg"
      print head > (file "." mine)
      head = ""
      files[++n] = file
    }
    { print > (file "." mine) }
    END { for (i = 1; i <= n; ++i) { close(files[i] "." mine); print files[i] } }' "$1" | while read -r file; do mv "$file.$$" "$file"; done
}

# print SOURCE: runs what a build has made of the program, or what is made of it here.
print() {
  local source=$1 file built libraries program=
  file=$(words_of "$source")
  libraries=$(sed -n 's|^// links: ||p' "$source")
  built=$(built_of "$source")
  if [[ -z $built ]]; then
    program=$made/programs/${source//\//_}.$$
    [[ $source != docs/figures/* ]] || libraries+=" $made/programs/plot.o"
    # shellcheck disable=SC2046,SC2086  # flags and libraries are several words
    "$compiler" -std=c++20 ${CXXFLAGS:-} $(keep_all) -Iinclude -include "$made/programs/headers.hpp" \
      "$source" -o "$program" $libraries >&2 || give_up "$source does not compile"
    built=$program
  fi
  "$built" >"$file.$$" || give_up "$built does not run"
  [[ -z $program ]] || rm "$program"
  [[ $source != docs/figures/article_* ]] || pictures "$file.$$"
  mv "$file.$$" "$file"
}

# headers: what nearly every program and every mistake includes is read once.
headers() {
  local header=$made/programs/headers.hpp
  ! up_to_date "$header" include docs/prepare.sh || return 0
  printf '#include <%s>\n' boost/units/systems/si.hpp unitstep/unitstep.hpp >"$header.$$"
  mv "$header.$$" "$header"
  # shellcheck disable=SC2086
  "$compiler" -std=c++20 ${CXXFLAGS:-} -Iinclude -x c++-header "$header" -o "$header.$$.gch" >&2 ||
    give_up "the headers do not compile"
  mv "$header.$$.gch" "$header.gch"
}

# pen: what draws the figures is compiled once.
pen() {
  local object=$made/programs/plot.o
  ! up_to_date "$object" docs/plot || return 0
  # shellcheck disable=SC2086
  "$compiler" -std=c++20 ${CXXFLAGS:-} -c docs/plot/plot.cpp -o "$object.$$" >&2 ||
    give_up "docs/plot/plot.cpp does not compile"
  mv "$object.$$" "$object"
}

# refusal SOURCE: what the compiler says to a mistake, as without headers read, below the command that makes
# it say so. The reason is the one that the source expects, as in the tests.
refusal() {
  local source=$1 file=$made/refused/${1##*/} once=$PWD/$made/programs/headers.hpp
  local family=GNU read="-include $once" said reason
  file=${file%.cpp}.txt
  case $("$compiler" --version) in *clang*) family=Clang read="-include-pch $once.gch" ;; esac
  said=$(cmake -DCASE="$source" -DROOT="$PWD" -DCOMPILER="$compiler" -DFAMILY=$family \
    -DFLAGS="${CXXFLAGS:-}" -DOUTPUT="$PWD/$file.$$" -DHEADERS="$read" -DONCE="$once" -DMISTAKE=ON \
    -P tests/refuse/record.cmake 2>&1) || give_up "$said"
  reason=$(sed -n 's|^// expect: ||p' "$source")
  grep -m 1 -E "error: .*($reason)" "$file.$$" >"${file%.txt}.line.txt" ||
    give_up "$source is refused for another reason: $(<"$file.$$")"
  printf '$ %s -std=c++20 -Iinclude -c %s\n' "${compiler##*/}" "$source" | cat - "$file.$$" >"$file.said.$$"
  rm "$file.$$"
  mv "$file.said.$$" "$file"
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

# Of the npm package, one script with what the pages use: TeX to SVG, with its glyphs inside.
mathjax() {
  local file=$made/theme/tex-svg.js folder=$made/npm.$$
  ! up_to_date "$file" docs/mathjax.mjs || [[ ! -s $made/theme/MathJax-LICENSE.txt ]] || return 0
  mkdir -p "$folder"
  npm pack --silent --prefer-offline --pack-destination "$folder" "$mathjax" </dev/null >/dev/null ||
    give_up "npm cannot get $mathjax"
  tar -xzf "$folder"/mathjax-*.tgz -C "$folder" package/es5 package/LICENSE
  node docs/mathjax.mjs "$folder/package/es5" >"$file.$$" || give_up "docs/mathjax.mjs fails"
  mv "$file.$$" "$file"
  mv "$folder/package/LICENSE" "$made/theme/MathJax-LICENSE.txt"
  rm -r "$folder"
}

wasm() { "$wasm_compiler" --target=wasm32-wasi -std=c++20 -O2 -fno-exceptions -nostartfiles "$@"; }

# The page Explore: its markup, and one script with the program docs/explore/explore.cpp inside.
# Without a compiler for WebAssembly the page says so; what it says is as old as can be.
explore() {
  local file=$made/explore/explore.html folder=$made/explore/wasm.$$
  ! up_to_date "$file" docs/explore include docs/prepare.sh || return 0
  if ! echo '#include <limits>' | wasm -fsyntax-only -x c++ - 2>/dev/null; then
    printf '<p class="explore-instead">%s</p>\n' "There are no controls and pictures here, because this
      site was built without clang 19 and its library for WebAssembly." >"$file.$$"
    touch -d '1970-01-02' "$file.$$"
    mv "$file.$$" "$file"
    return
  fi
  # Of the system's headers only Boost's are for other machines too.
  local boost script program exports
  # shellcheck disable=SC2086
  boost=$(echo '#include <boost/version.hpp>' | "$compiler" ${CXXFLAGS:-} -x c++ -M - |
    grep -o '[^ ]*/boost/version[.]hpp') || give_up "there is no Boost for docs/explore/explore.cpp"
  mkdir -p "$folder"
  ln -s "${boost%/version.hpp}" "$folder/boost"
  exports=$(printf -- ' -Wl,--export=%s' sampled run exact \
    method_{count,name,order,evaluations,symplectic})
  # shellcheck disable=SC2086
  wasm -isystem "$folder" -Iinclude docs/explore/explore.cpp -o "$folder/explore.wasm" $exports \
    -Wl,--no-entry,--strip-all,--allow-undefined >&2 ||
    give_up "docs/explore/explore.cpp does not compile to WebAssembly"
  script=$(<docs/explore/explore.js)
  program=$(base64 -w 0 "$folder/explore.wasm")
  {
    cat docs/explore/explore.html
    printf '<script>\n%s\n</script>\n' "${script/"'PROGRAM'"/"'$program'"}"
  } >"$file.$$"
  rm -r "$folder"
  mv "$file.$$" "$file"
}

# mutants NAME [SOURCE...]: how many programs with one unit changed are refused. What the tests found out
# is taken, if it is newer than its sources; without them, some mutants of a few programs are compiled.
mutants() {
  local name=$1 file=$made/refusals/mutants.$1.txt kept
  shift
  local sources=(include examples tests/package tests/meta/mutate .ci/tools/unit{_mutants,s_of_program}.py)
  ! up_to_date "$file" "${sources[@]}" || return 0
  for kept in build/*/mutants/{"$name",drawn}/summary.txt; do
    if [[ $# == 0 || $kept == */"$name"/* ]] && up_to_date "$kept" "${sources[@]}"; then
      cp "$kept" "$file.$$"
      mv "$file.$$" "$file"
      return
    fi
  done
  (($# > 0)) || set -- examples/{braking_car,orbit,units_at_work}.cpp
  python3 -B .ci/tools unit-mutants --compiler "$compiler" "$made/programs/mutants.$$" 12 "$@" >"$file.$$" ||
    give_up "a changed unit is not refused: $(<"$file.$$")"
  rm -r "$made/programs/mutants.$$"
  mv "$file.$$" "$file"
}

# tried NAME SOURCE...: what the tests found out of the headers, as build/*/NAME/ keeps it, where that is newer
# than they and the sources; nothing is tried for the page alone.
tried() {
  local name=$1 file=$made/refusals/$1.txt folder kept gap=
  shift
  local sources=(include "$@")
  ! up_to_date "$file" "${sources[@]}" || return 0
  for folder in build/*/"$name"; do
    for kept in "$folder"/{all,sample}/summary.txt; do
      if up_to_date "$kept" "${sources[@]}"; then
        printf '%s' "$gap"
        gap=$'\n'
        cat "$kept"
        break
      fi
    done
  done >"$file.$$"
  if [[ ! -s $file.$$ ]]; then
    printf 'No test tried any since the headers changed last.\n' >"$file.$$"
    touch -d '1970-01-02' "$file.$$"
  fi
  mv "$file.$$" "$file"
}

# chart NAME WORDS UNIT REFERENCE: a bar chart of the lines on the standard input. Where there is no
# number at all, the page says so.
chart() {
  local lines=$made/figures/$1.$$
  cat >"$lines"
  if cut -f 3 "$lines" | grep -q .; then
    awk -F '\t' -v words="$2" -v unit="$3" -v reference="$4" -f docs/bars.awk "$lines" \
      >"$lines.svg"
  else
    printf '<p>What counts this was not installed where the page was made.</p>\n' >"$lines.svg"
  fi
  mv "$lines.svg" "$made/figures/$1.svg"
  rm "$lines"
}

# data WHAT: the counted figures of tests/benchmarks for this compiler, into build/docs/WHAT.txt.
data() {
  ! up_to_date "$made/$1.txt" include tests/benchmarks docs/bars.awk docs/prepare.sh || return 0
  python3 -B .ci/tools benchmarks --compiler "$compiler" "$1" >"$made/$1.txt.$$" ||
    give_up "the benchmark $1 fails"
  mv "$made/$1.txt.$$" "$made/$1.txt"
}

# What a table and a step take in a small program, for the guide.
footprint() {
  local file=$made/footprint.md folder=$made/programs/footprint.$$ said
  ! up_to_date "$file" include .ci/tools/compile_costs.py tests/benchmarks/{firmware,table}.cpp || return 0
  said=$(python3 -B .ci/tools benchmarks --compiler "$compiler" --work "$folder" footprint) ||
    give_up "the benchmark footprint fails: $said"
  mv "$folder/footprint.md" "$file"
  rm -r "$folder"
}

charts() {
  data speed
  data long
  # shellcheck disable=SC2016  # the words are awk's
  local names='BEGIN {
    OFS = "\t"
    name["raw"] = "plain doubles"; name["law"] = "laws of the library"
    name["light_lambda"] = "lambda, light constants"; name["lambda"] = "lambda"
    name["boost_lambda"] = "lambda, boost_typed"; name["plain_units"] = "Boost.Units by hand"
    name["odeint"] = "Boost.odeint"
  }
  { for (i = 1; i <= NF; ++i) if ($i == "-") $i = "" }'
  awk "$names"' $1 != "odeint" { print "", name[$1], $2, $2 }' "$made/speed.txt" |
    chart speed-budget 'Steps of RK4 that fit into one constant expression, against plain doubles.' \
      'steps in one constant expression, plain doubles = 1' 1
  awk "$names"' { print "-O0, a debug build", name[$1], $3, $3 }' "$made/speed.txt" |
    chart speed-debug 'Instructions of a step of RK4 in a debug build, against plain doubles.' \
      'instructions per step, plain doubles = 1' 1
  awk "$names"' { print "-O2, a release build", name[$1], $4, $4 }' "$made/speed.txt" |
    chart speed-release 'Instructions of a step of RK4 in a release build, against plain doubles.' \
      'instructions per step, plain doubles = 1' 1
  awk "$names"' { print name[$1], $2 " steps", $3, $3 == "" ? "" : int($3 / 1000) " MB" }' \
    "$made/long.txt" |
    chart long-proofs 'Memory that the compiler needs to prove 10, 20 and 40 thousand steps.' \
      'memory of the compiler' 0
  awk "$names"' { print name[$1], $2 " steps", $4, $4 }' "$made/long.txt" |
    chart long-proofs-time 'Time that the compiler takes to prove 10, 20 and 40 thousand steps.' \
      'time of the compiler, a proof of no step = 1' 1
  "$compiler" --version | sed -n '1s/^/Counted with /p' | tr -d '\n' \
    >"$made/counted_with.md.$$"
  mv "$made/counted_with.md.$$" "$made/counted_with.md"
}

# Programs whose words are quoted and mistakes, if they are not there yet, several at a time.
programs() {
  local list=$made/programs/list.$$ source name
  for source in docs/figures/*.cpp docs/tables/*.cpp examples/*.cpp; do
    name=${source##*/}
    [[ $source != examples/* ]] || grep -rqF "\output{${name%.cpp}.txt}" docs --include='*.md' || continue
    ! up_to_date "$(words_of "$source")" "$source" "${behind_programs[@]}" docs/prepare.sh || continue
    [[ -n $(built_of "$source") ]] || { headers; pen; }
    printf -- '--print %s\n' "$source"
  done >"$list"
  for source in examples/refused/*.cpp; do
    name=${source##*/}
    ! up_to_date "$made/refused/${name%.cpp}.txt" "$source" include docs/prepare.sh || continue
    headers
    printf -- '--refusal %s\n' "$source"
  done >>"$list"
  xargs -r -L 1 -P "${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}" docs/prepare.sh <"$list" ||
    give_up "not everything is made"
  rm "$list"
}

refusals() {
  docs/refusals.sh docs/guide/06_refusals.md "$made/refusals" ||
    give_up "what the compilers say to docs/guide/06_refusals.md is missing"
}

ledger() {
  ! up_to_date "$made/ledger.md" tests/claims docs/ledger.awk || return 0
  awk -f docs/ledger.awk tests/claims/*_test.cpp >"$made/ledger.md.$$" ||
    give_up "tests/claims does not settle every claim"
  mv "$made/ledger.md.$$" "$made/ledger.md"
}

# part NAME COMMAND...: notes the seconds of a processor that it takes, for docs/build.sh to print.
part() {
  local TIMEFORMAT="%U %S $1"
  { time "${@:2}" 2>&4; } 4>&2 2>>"$made/times.txt"
}

case ${1:-} in
  --print | --refusal) "${1#--}" "$2"; exit ;;
esac

# The mutants and the charts take a while; they run beside the rest.
part charts charts &
charts=$!
{
  part mutants mutants all
  part mutants mutants raw tests/meta/mutate/raw/falling_body.cpp
  part mutants tried library_mutants .ci/tools/{library_mutants,mutants_of_header}.py tests/meta/mutate_library.txt tests/{forces,math,methods}
  part mutants tried entries tests/refuse/entries
} &
mutants=$!
part theme theme
part theme mathjax
part Explore explore
part footprint footprint
part programs programs
part refusals refusals
wait "$mutants"
wait "$charts"
part ledger ledger
(($# == 0)) || cat "$1"
