#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# run.sh FOLDER RUNS [TARGET...]: builds the fuzz targets (all of this folder unless named) with
# libFuzzer and the sanitizers in FOLDER, and tries RUNS inputs each, always the same ones.
#
#   tests/fuzz/run.sh build/fuzz 600s        for ten minutes each, from where the last time ended
#   tests/fuzz/run.sh build/fuzz 1000 runs   a thousand inputs
#   tests/fuzz/run.sh build/fuzz 1000 planted   the control: must find the bug that is planted
#
# What has been found interesting stays in FOLDER/TARGET.inputs, what fails in FOLDER/TARGET-crash-*;
# give such a file to FOLDER/TARGET to see it again. CXXFLAGS is passed on, CXX may name a clang.
set -euo pipefail
export LC_ALL=C
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
(($# >= 2)) || { printf 'usage: run.sh FOLDER RUNS|SECONDSs [TARGET...]\n' >&2; exit 2; }
folder=$1 limit=$2
shift 2
mkdir -p "$folder"

fuzzes() { "$1" -fsanitize=fuzzer -x c++ - -o "$folder/probe" 2>/dev/null <<<\
  'extern "C" int LLVMFuzzerTestOneInput(unsigned char const*, unsigned long) { return 0; }'; }
compiler=
for candidate in ${CXX:+"$CXX"} clang++-{22,21,20,19,18,17,16} clang++; do
  if command -v "$candidate" >/dev/null && fuzzes "$candidate"; then
    compiler=$candidate
    break
  fi
done
[[ -n $compiler ]] || { printf 'skipped: there is no clang with libFuzzer\n'; exit 77; }

if (($# == 0)); then set -- functions runs drives bodies; fi
for target; do
  source=$here/$target.cpp define=()
  case $target in
    # The control is a target with a bug in it.
    planted) source=$here/runs.cpp define=(-DUNITSTEP_PLANTED) ;;
    # Four methods, which take an eighth of the time to compile that all of them do.
    few_runs) source=$here/runs.cpp define=(-DUNITSTEP_FEW) ;;
  esac
  program=$folder/$target
  # shellcheck disable=SC2086  # CXXFLAGS are several words
  "$compiler" -std=c++20 -O1 -g1 -ffp-contract=off -Wall -Wextra -Werror ${CXXFLAGS:-} "${define[@]}" \
    -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all \
    -I"$root/include" -I"$root/tests" "$source" -o "$program"
  inputs=$folder/$target.inputs
  mkdir -p "$inputs"
  options=(-timeout=10 -max_len=512 "-artifact_prefix=$folder/$target-" -verbosity=0 -print_funcs=0 -error_exitcode=1)
  if [[ $limit == *s ]]; then
    "$program" "${options[@]}" "-max_total_time=${limit%s}" "$inputs"
  else
    "$program" "${options[@]}" "-runs=$limit" -seed=1
  fi
  printf '%s: nothing found in %s\n' "$target" "$limit"
done
