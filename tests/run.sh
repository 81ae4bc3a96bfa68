#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# Installs what is missing, builds the tests and runs them.
#
#   tests/run.sh                                what each part of the library does, by g++, in minutes
#   tests/run.sh --deep                         what a change must pass: all compilers, the slow tests, the site
#   tests/run.sh --all                          the long ones too, which take hours
#   tests/run.sh [--deep] dev [-R drive ...]    one preset of CMakePresets.json; more is for ctest
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export LC_ALL=C
# RapidCheck draws the same every time, unless something else is requested.
export RC_PARAMS="${RC_PARAMS-seed=1}"
# shellcheck source=.ci/packages.sh
. .ci/packages.sh

deep=OFF prove=OFF without='^(deep|long)$' presets=(dev) chosen=()
case ${1-} in
  --deep) deep=ON prove=ON without='^long$'; shift ;;
  --all) deep=ON without='^$'; shift ;;
  -*) printf 'usage: tests/run.sh [--deep | --all] [PRESET [OPTION OF ctest...]]\n' >&2; exit 2 ;;
esac
# dev: the quick tests by g++, what it proves in the deep ones, and the checks of the tree. clang: every test, with
# sanitizers. clang-16: the oldest supported compiler compiles and runs the examples. release: optimising g++ tests
# lanes and vectors. With --all, g++ runs the deep tests, too.
if [[ $deep == ON ]]; then presets=(dev clang clang-16 release); fi
if (($#)); then prove=OFF presets=("$1") chosen=("${@:2}"); fi

need_test_tools
if [[ $deep == ON ]]; then need_deep_tools; need_site_tools; fi
[[ $without != '^$' ]] || need_other_machines
install_missing

# A long constant expression takes g++ up to a gigabyte.
by_memory=$(awk '/MemAvailable/ {print int($2 / 1500000)}' /proc/meminfo)
jobs=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}
jobs=$((jobs < by_memory ? jobs : by_memory > 0 ? by_memory : 1))

mkdir -p build/logs
passed=0 failed=0 skipped=0 broken=()

# attribute NAME FILE: of the <testsuite> in ctest's report.
attribute() { grep -m1 -oE "[[:space:]]$1=\"[0-9]+\"" "$2" | grep -oE '[0-9]+'; }
# Prints every twentieth step of ninja; of ctest the failures with their output, and the end.
build_progress() { sed -unE '0~20 s/^\[([0-9]+\/[0-9]+)\].*/   step \1/p'; }
test_progress() { sed -uE '/^ *[0-9]+00\/[0-9]+ Test /b; /^ *(Start +[0-9]+:|[0-9]+\/[0-9]+ Test .* Passed )/d'; }

run_preset() {
  local preset=$1 log=build/logs/$1.txt report=$PWD/build/logs/$1.xml start=$SECONDS tests bad skips
  printf '\n== %s: build\n' "$preset"
  rm -f "$report"
  if ! { cmake --preset "$preset" -DUNITSTEP_DEEP=$deep -DUNITSTEP_PROVE_DEEP=$prove &&
    cmake --build --preset "$preset" -j "$jobs" -- -k 0; } 2>&1 |
    tee "$log" | build_progress; then
    sed -n '/^FAILED\|Error/,$p' "$log" | head -n 60 || true
    printf '== %s: not all of it builds; the whole log is %s\n' "$preset" "$log"
    broken+=("$preset (build)")
  fi
  printf '== %s: built after %d s; tests\n' "$preset" $((SECONDS - start))  # what was built
  ctest --preset "$preset" -j "$jobs" --output-junit "$report" -LE "$without" ${chosen[@]+"${chosen[@]}"} \
    </dev/null 2>&1 | tee -a "$log" | test_progress || broken+=("$preset (tests)")
  [[ -e $report ]] || return 0
  tests=$(attribute tests "$report") bad=$(attribute failures "$report")
  skips=$(($(attribute skipped "$report") + $(attribute disabled "$report")))
  passed=$((passed + tests - bad - skips)) failed=$((failed + bad)) skipped=$((skipped + skips))
  printf '== %s: done after %d s\n' "$preset" $((SECONDS - start))
}

for preset in "${presets[@]}"; do
  [[ $preset == dev ]] || prove=OFF
  [[ $preset != clang-16 ]] || has_command clang++-16 || continue
  run_preset "$preset"
done

printf '\n== %s: %d s\n' "${presets[*]}" "$SECONDS"
((${#broken[@]} == 0)) || printf '== trouble in: %s\n' "${broken[*]}"
printf '%d passed, %d failed, %d skipped\n' "$passed" "$failed" "$skipped"
((failed == 0 && ${#broken[@]} == 0))
