#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# deb.sh CMAKE GENERATOR COMPILER VERSION SCRATCH: makes the Debian package, looks at what it says of itself, and
# unpacks it into SCRATCH/root. Nothing is installed on the machine.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cmake=$1 generator=$2 compiler=$3 version=$4 scratch=$5
command -v dpkg-deb >/dev/null || { echo "dpkg-deb is not installed"; exit 77; }
rm -rf "$scratch"
"$cmake" -G "$generator" -S "$root" -B "$scratch/build" -DCMAKE_CXX_COMPILER="$compiler" -DUNITSTEP_TESTS=OFF \
  -DUNITSTEP_EXAMPLES=OFF -DUNITSTEP_DOCS=OFF >/dev/null
(cd "$scratch/build" && "$(dirname "$cmake")/cpack" -G DEB >/dev/null)
package=$scratch/build/libunitstep-dev_${version}_all.deb

expect() {
  local got
  got=$(dpkg-deb -f "$package" "$1")
  [[ $got == "$2" ]] || { echo "$1 is '$got' instead of '$2'"; exit 1; }
}
expect Package libunitstep-dev
expect Version "$version"
expect Architecture all
expect Depends 'libboost1.81-dev | libboost-dev (>= 1.81)'
dpkg-deb -x "$package" "$scratch/root"

# Every header and nothing but what a user needs.
diff <(cd "$root/include" && find . -name '*.hpp' | sort) \
  <(cd "$scratch/root/usr/include" && find . -type f | sort)
diff - <(cd "$scratch/root/usr/share" && find . -type f | sort) <<'FILES'
./cmake/unitstep/unitstepConfig.cmake
./cmake/unitstep/unitstepConfigVersion.cmake
./cmake/unitstep/unitstepTargets.cmake
./doc/libunitstep-dev/changelog.gz
./doc/libunitstep-dev/copyright
./pkgconfig/unitstep.pc
FILES
docs=$scratch/root/usr/share/doc/libunitstep-dev
diff <(sed 1,3d "$docs/copyright") "$root/LICENSE"
diff <(gzip -dc "$docs/changelog.gz") "$root/docs/changelog.md"
! grep -rnF -e "$root" -e "$scratch" "$scratch/root/usr/share"
