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
  # The licence is the first line of every source, or the second one of a script.
  licence)
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
  # measure.sh lowers the limit to find out what something costs, mutate_units.sh to spare the time.
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
    awk -f "$docs/ledger.awk" tests/claims/*_test.cpp >/dev/null || bad=1
    ;;

  # A number in a chapter of the tutorial stands in code that the chapter quotes, or is marked.
  numbers)
    awk -f "$docs/../tests/meta/numbers.awk" docs/tutorial/*.md || bad=1
    ;;

  *)
    complain "no rule $rule"
    ;;
esac
exit "$bad"
