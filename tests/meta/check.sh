#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# check.sh RULE [ROOT]: reads the tree at ROOT and names every place that breaks RULE.
# self_test.sh shows for each rule that it can fail.
set -euo pipefail
rule=$1
docs=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../docs" && pwd)
cd "${2:-.}"
export LC_ALL=C
shopt -s extglob nullglob globstar
bad=0

complain() {
  printf '%s\n' "$*"
  bad=1
}

# The files of the project, without what a build or an editor leaves behind.
files() { find . \( -name .git -o -name .cache -o -name build -o -name node_modules \) -prune -o \
  -type f -print | sed 's|^\./||' | sort; }

headers=(include/unitstep/**/*.hpp)
umbrella=include/unitstep/unitstep.hpp
is_opt_in() { grep -qx '// opt-in header' "$1"; }

# Every header that the umbrella brings in, itself included.
declare -A reached=()
reach() {
  local next
  [[ -z ${reached[$1]:-} && -e $1 ]] || return 0
  reached[$1]=1
  while read -r next; do reach "include/$next"; done \
    < <(sed -nE 's|^ *# *include *<(unitstep/[^>]+)>.*|\1|p' "$1")
}

case $rule in
  # The licence is the first line of every source, or the second one of a script; and all is text.
  licence)
    while read -r file; do
      [[ ! -s $file ]] || complain "$file: is not text"
    done < <(files | tr '\n' '\0' | xargs -0r grep -LI '')
    while read -r file; do
      first=1
      [[ $(head -n 1 "$file") != '#!'* ]] || first=2
      [[ $(sed -n "${first}p" "$file") == @(//|\#)' SPDX-License-Identifier: BSL-1.0' ]] ||
        complain "$file: line $first is not the SPDX line"
    done < <(files | grep -E '\.(hpp|cpp|sh|cmake|yml)$|(^|/)CMakeLists\.txt$|^\.ci/run$')
    ;;

  # Nothing in the tree knows the machine it was written on.
  paths)
    if files | grep -v '\.svg$' | tr '\n' '\0' |
      xargs -0r grep -nIE '(^|[^A-Za-z0-9_.])/(work|root|tmp|home)/[A-Za-z]'; then
      bad=1
    fi
    ;;

  # What is proved here is proved with the limits that users have.
  # measure.sh lowers the limit to find out what something costs, mutate_units.sh to give up early.
  limits)
    if files | grep -vxE 'tests/(benchmarks/measure|meta/mutate_units)[.]sh' | grep -E '\.(txt|json|cmake|sh|yml|cpp|hpp)$|^\.ci/' | tr '\n' '\0' |
      xargs -0r grep -nE 'f(constexpr-(ops-limit|loop-limit|cache-depth|steps|depth)|template-depth)'
    then
      bad=1
    fi
    ;;

  length)
    for file in "${headers[@]}"; do
      (($(wc -l <"$file") <= 200)) || complain "$file: more than 200 lines"
    done
    ;;

  # Every header has its test, in the folder of the same name; what is in a folder detail/ is
  # tested through the headers that use it.
  tests)
    for file in "${headers[@]}"; do
      [[ $file != "$umbrella" && $file != */detail/* ]] || continue
      name=${file#include/unitstep/}
      [[ -e tests/${name%.hpp}_test.cpp ]] ||
        complain "$file: no test, expected tests/${name%.hpp}_test.cpp"
    done
    ;;

  # unitstep.hpp brings in everything but the headers that say '// opt-in header'.
  umbrella)
    reach "$umbrella"
    for file in "${headers[@]}"; do
      if is_opt_in "$file"; then
        [[ -z ${reached[$file]:-} ]] || complain "$file: an opt-in header that unitstep.hpp includes"
      else
        [[ -n ${reached[$file]:-} ]] || complain "$file: unitstep.hpp does not include it"
      fi
    done
    ;;

  # Every method has a line in the table of methods, and methods_table.sh compares what it says. A
  # family of methods, from which they are made, is named as `family<...>` anywhere on that page. A
  # method is in the list of the comparisons as well.
  methods)
    for file in include/unitstep/methods/*.hpp; do
      name=$(basename "$file" .hpp)
      grep -qsE "^\\|.*\`$name(\{\})?\`.*\\||\`$name<[^\`]*>\`" docs/methods.md ||
        complain "$file: no line in docs/methods.md names \`$name\`"
      grep -qsE "listed<${name}[<>]" tests/support/every_method.hpp ||
        grep -qE "\`$name<[^\`]*>\`" docs/methods.md ||
        complain "$file: tests/support/every_method.hpp does not list $name"
    done
    ;;

  # Each claim of the articles is settled by a test that states the verdict and asserts it.
  claims)
    python3 -B "$docs/../.ci/tools" ledger tests/claims/*_test.cpp >/dev/null || bad=1
    ;;

  # Every public name is in tests/meta/api.txt with its kind and the release that brought it, and a fourth
  # column names the release that took it away. Of every release but the first the changelog names what
  # it brought, and says **breaks** of what it took away.
  api)
    list=tests/meta/api.txt
    there=$(awk -f "$docs/../tests/meta/api.awk" "${headers[@]}" | sort -u)
    known=$(awk 'NF == 3 { print $1, $2 }' "$list" | sort)
    while read -r name; do
      [[ -z $name ]] || complain "$list: the $(awk '{ print $2, $1 }' <<<"$name") is new; add a line, and one to the changelog"
    done < <(comm -23 <(printf '%s\n' "$there") <(printf '%s\n' "$known"))
    while read -r name; do
      [[ -z $name ]] || complain "$list: the $(awk '{ print $2, $1 }' <<<"$name") is gone; say since when, and that it breaks code"
    done < <(comm -13 <(printf '%s\n' "$there") <(printf '%s\n' "$known"))
    first=$(sed -n 's/^## //p' docs/changelog.md | tail -n 1)
    section() { awk -v release="## $1" '/^## / { on = $0 == release } on' docs/changelog.md; }
    while read -r name _ since gone; do
      [[ $since == "$first" ]] || grep -qF "\`${name##*::}" < <(section "$since") ||
        complain "docs/changelog.md: $since does not say that \`$name\` is new"
      [[ -z $gone ]] || grep -E '^- \*\*breaks\*\*' < <(section "$gone") | grep -qF "\`${name##*::}" ||
        complain "docs/changelog.md: $gone does not say that it **breaks** \`$name\`"
    done <"$list"
    ;;

  # A number in a page stands in code that the page quotes, or is marked. (The * of main is for a tree
  # that has no such page.)
  numbers)
    awk -f "$docs/../tests/meta/numbers.awk" docs/{tutorial,guide,why,examples}/*.md docs/main*.md README.md || bad=1
    ;;

  # A page of a list (tutorial, guides, examples) ends with a link to the one after it.
  next)
    for index in docs/*/00_*.md; do
      mapfile -t pages < <(sed -nE 's/^ *- \\subpage ([a-z_0-9]+).*/\1/p' "$index")
      for ((i = 0; i + 1 < ${#pages[@]}; ++i)); do
        page=$(grep -lE "^# .*[{]#${pages[i]}[}]" docs/*.md docs/*/*.md) || complain "$index: no page ${pages[i]}"
        [[ -z $page ]] || sed -n '/^## Next/,$p' "$page" | tr '\n' ' ' | grep -qF "ref ${pages[i + 1]})" ||
          complain "$page: does not lead on to ${pages[i + 1]}"
      done
    done
    ;;

  # The code in a page is quoted from a program that a test compiles, by name.
  code)
    for page in docs/**/*.md; do
      while IFS=: read -r line text; do complain "$page:$line: code that nothing compiles: $text"; done \
        < <(grep -nE '^ *(```(c|cpp|c\+\+|hpp)|[\\@]code|~~~)' "$page")
      while read -r file; do
        [[ -e $file && $file =~ ^(examples/(refused/)?[a-z0-9_]+[.]cpp|docs/(figures|tables|explore)/[a-z0-9_]+[.]cpp|tests/.*)$ ]] ||
          complain "$page: quotes $file, which no test compiles"
      done < <(sed -nE 's/^\\(snippet|include|dontinclude) ([^ ]+).*/\2/p; s/^\\proof[{]([^,]+),.*/\1/p' "$page" |
        grep -v '^build/docs/' | sort -u)
    done
    ;;

  *)
    complain "no rule $rule"
    ;;
esac
exit "$bad"
