#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# Long proofs at the compiler's default limits, within so much memory.
#   long_proof.sh COMPILER INCLUDE_FLAGS WORK_FOLDER [million]
set -euo pipefail
export LC_ALL=C
compiler=$1 include=$2 work=$3 how_long=${4:-}
# shellcheck source=tests/benchmarks/measure.sh
. "$(dirname "${BASH_SOURCE[0]}")/measure.sh"
failures=0

# proves FIELD STEPS KILOBYTES: does the compiler prove so many steps within so much memory?
proves() (
  ulimit -v "$3"
  # shellcheck disable=SC2086
  $compiler -std=c++20 -fsyntax-only $include -DFIELD="$1" -DSTEPS="$2" \
    "$here/long_proof.cpp"
)
expect_proof() {
  if proves "$@"; then
    printf '%s: %s steps within %s kB\n' "$@"
  else
    printf 'FAILED: %s: %s steps within %s kB\n' "$@"
    failures=$((failures + 1))
  fi
}

two_gigabytes=2097152
if [[ $how_long == million ]]; then
  expect_proof law 1000000 $two_gigabytes
  case $($compiler --version) in
    *clang*) expect_proof lambda 1000000 $two_gigabytes ;;
    *) expect_proof lambda 300000 $two_gigabytes ;; # g++ keeps every step of a lambda
  esac
else
  expect_proof law 50000 600000
  # A run that is too long for one constant expression is refused, and told of chains. A tenth of the
  # default limits is reached sooner, and said in the same words.
  # shellcheck disable=SC2086
  if said=$($compiler -std=c++20 -fsyntax-only $include "$(sooner)" "$here/too_long.cpp" 2>&1) ||
    ! grep -q 'too.long.*chain' <<<"$said"; then
    printf 'FAILED: a run that is too long hears nothing of chains: %s\n' "$said"
    failures=$((failures + 1))
  fi
  # And the bound can fail: no compiler proves anything within 20 MB.
  ! proves law 1000 20000 >/dev/null 2>&1 || failures=$((failures + 1))
fi
exit $((failures > 0))
