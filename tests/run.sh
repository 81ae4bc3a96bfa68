#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# Installs what is missing, builds with every compiler of the list, and runs every test.
#
#   tests/run.sh                 all presets, without the tests labelled "long", and without running
#                                in another preset than dev what cannot come out differently there;
#                                dev builds every program, the three presets with a clang together
#                                every one once more, and release an eighth of them
#   tests/run.sh --all           everything, everywhere
#   tests/run.sh [--all] dev     only the presets named
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export LC_ALL=C
# What RapidCheck draws is the same every time, unless something else is asked for.
export RC_PARAMS="${RC_PARAMS-seed=1}"
# shellcheck source=.ci/packages.sh
. .ci/packages.sh

all=0
presets=()
for argument in "$@"; do
  case $argument in
    --all) all=1 ;;
    -*) printf 'usage: tests/run.sh [--all] [preset...]\n' >&2; exit 2 ;;
    *) presets+=("$argument") ;;
  esac
done

need_compiler
need_test_tools
need_site_tools
((all == 0)) || need_other_machines
install_missing

if ((${#presets[@]} == 0)); then
  for version in 16 19; do
    if has_command "clang++-$version"; then presets+=("clang-$version"); fi
  done
  ((${#presets[@]} > 0)) || presets+=(clang)
  ((all == 0)) || ! has_command clang++-14 || presets+=(clang-14)
  # The site, which dev builds, shows what the clangs said in their tests.
  presets+=(sanitize dev release)
fi
# The preset that runs everything: dev, or the first one named.
whole=${presets[0]}
[[ " ${presets[*]} " != *' dev '* ]] || whole=dev

# A constant expression of many steps takes g++ up to a gigabyte.
by_memory=$(awk '/MemAvailable/ {print int($2 / 1500000)}' /proc/meminfo)
jobs=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}
jobs=$((jobs < by_memory ? jobs : by_memory > 0 ? by_memory : 1))

logs=build/logs
mkdir -p "$logs"
passed=0 failed=0 skipped=0
broken=()

# attribute NAME FILE: of the <testsuite> in ctest's report.
attribute() { grep -m1 -oE "[[:space:]]$1=\"[0-9]+\"" "$2" | grep -oE '[0-9]+'; }

run_preset() {
  local preset=$1 log=$logs/$1.txt report=$PWD/$logs/$1.xml leave_out=() start=$SECONDS
  local eighths="" long=OFF
  ((!all)) || long=ON
  if ((!all && ${#presets[@]} > 1)); then
    case $preset in
      clang-16) eighths='1;2' ;;
      clang-19) [[ " ${presets[*]} " != *' clang-16 '* ]] || eighths='5;6;7;8' ;;
      release) eighths=5 ;;
      sanitize) eighths='3;4' ;;
    esac
  fi
  printf '\n== %s: configure and build\n' "$preset"
  rm -f "$report"
  # What a debugger reads takes a tenth of the time, and no test looks at it.
  if ! { cmake --preset "$preset" -DUNITSTEP_SAMPLE="$eighths" -DUNITSTEP_LONG=$long -DCMAKE_CXX_FLAGS_DEBUG= && cmake --build --preset "$preset" -j "$jobs" -- -k 0; } 2>&1 |
    tee "$log" | build_progress; then
    sed -n "/^FAILED\\|Error/,\$p" "$log" | head -n 60 || true
    grep "^FAILED" "$log" || true
    printf '== %s: does not build; the whole log is %s\n' "$preset" "$log"
    broken+=("$preset (build)")
    failed=$((failed + 1))
    return
  fi
  printf '== %s: built after %d s; tests\n' "$preset" $((SECONDS - start))
  if ((!all)); then
    leave_out=(-LE "^long\$")
    case $preset in
      "$whole") ;;
      clang-19) leave_out=(-LE "^(long|once)\$") ;;
      *) leave_out=(-LE "^(long|once|shown)\$") ;;
    esac
    # The counted figures have bounds for g++ 12 and clang 19, and mutants and packages are tried with these two.
    [[ $preset != clang-16 ]] || leave_out+=(-E "^(benchmarks|meta\\.mutants|package)\\.")
    # What these two add is how programs run; sanitize is the clang of a quarter of the tests.
    [[ $preset != release ]] || leave_out+=(-E "^(benchmarks|meta|package|refuse)\\.|\\.refused\$")
    # Nor does a sanitizer find more in a million steps than in some thousands.
    [[ $preset != sanitize ]] || leave_out+=(-E "^(benchmarks|meta|package)\\.|Pleiades[.]EndsWhere|AMillionSteps")
  fi
  ctest --preset "$preset" -j "$jobs" --output-junit "$report" "${leave_out[@]}" \
    </dev/null 2>&1 | tee -a "$log" | test_progress || broken+=("$preset (tests)")
  if [[ ! -e $report ]]; then
    failed=$((failed + 1))
    return
  fi
  local tests failures skips
  tests=$(attribute tests "$report") failures=$(attribute failures "$report")
  skips=$(($(attribute skipped "$report") + $(attribute disabled "$report")))
  passed=$((passed + tests - failures - skips))
  failed=$((failed + failures)) skipped=$((skipped + skips))
  printf '== %s: done after %d s\n' "$preset" $((SECONDS - start))
}

# Of ninja's lines every twentieth step.
build_progress() { sed -unE '0~20 s/^\[([0-9]+\/[0-9]+)\].*/   step \1/p'; }

# Of ctest's lines every hundredth test, the failures with what they print, and everything from the summary on.
test_progress() { sed -uE '/^ *[0-9]+00\/[0-9]+ Test /b; /^ *(Start +[0-9]+:|[0-9]+\/[0-9]+ Test .* Passed )/d'; }

for preset in "${presets[@]}"; do run_preset "$preset"; done

printf '\n== all presets: %s; %d s\n' "${presets[*]}" "$SECONDS"
((${#broken[@]} == 0)) || printf '== trouble in: %s\n' "${broken[*]}"
printf '%d passed, %d failed, %d skipped\n' "$passed" "$failed" "$skipped"
((failed == 0 && ${#broken[@]} == 0))
