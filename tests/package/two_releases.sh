#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# two_releases.sh COMPILER PREFIX SCRATCH: two installed releases in one program keep apart, each with its
# own way to step. And what the compiler says to a mistake is as clear as with the sources.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
compiler=$1 prefix=$2 scratch=$3
rm -rf "$scratch"
mkdir -p "$scratch"
cd "$scratch"

# next_release FROM TO: another release, in which explicit Euler goes twice as far.
next_release() {
  cp -r "$1" "$2"
  find "$2" -name '*.hpp' -exec sed -i 's/inline v0_1/inline v0_2/' {} +
  sed -i 's/state.velocity \* dt/state.velocity * dt * 2/' "$2/unitstep/methods/explicit_euler.hpp"
}
cat >one.cpp <<'CODE'
#include <unitstep/drive/integrate.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/state/motion.hpp>
// Not a lambda, which is another one in each file.
struct coasts {
  constexpr double operator()(unitstep::motion<double, double>, double) const { return 0; }
};
double FUNCTION(double speed) {
  return unitstep::integrate(unitstep::explicit_euler{}, unitstep::motion{0.0, speed}, coasts{}, 1.0,
                             1)
      .position;
}
CODE
cat >main.cpp <<'CODE'
#include <cstdio>
double here(double), there(double);
int main() { std::printf("%g %g\n", here(1), there(1)); }
CODE
# goes INCLUDE OTHER_INCLUDE: how far each goes in a step.
goes() {
  # shellcheck disable=SC2086
  for form in "here $1" "there $2"; do
    set -- $form
    "$compiler" -std=c++20 ${CXXFLAGS:-} -I"$2" -DFUNCTION="$1" -c one.cpp -o "$1.o"
  done
  "$compiler" main.cpp here.o there.o -o both
  ./both
}
next_release "$prefix/include" next
together=$(goes "$prefix/include" next)
[[ $together == '1 2' ]] || { echo "two releases go $together instead of 1 2"; exit 1; }
# The control: without a namespace of the release one of the two is taken for both.
next_release "$root/include" next_sources
together=$(goes "$root/include" next_sources)
[[ $together == '1 1' ]] || { echo "two sources go $together instead of 1 1"; exit 1; }

# The same line of error, and as many lines around it.
says() {
  # shellcheck disable=SC2086
  ! LC_ALL=C "$compiler" -std=c++20 ${CXXFLAGS:-} -I"$1" -DUNITSTEP_MISTAKE -fsyntax-only \
    "$root/tests/refuse/cases/spring_in_newton.cpp" 2>said.txt || exit 1
  sed "s|$1|include|" said.txt
}
installed=$(says "$prefix/include")
sources=$(says "$root/include")
diff <(grep ' error: ' <<<"$installed") <(grep ' error: ' <<<"$sources")
(($(wc -l <<<"$installed") == $(wc -l <<<"$sources"))) || { echo "more lines"; exit 1; }
