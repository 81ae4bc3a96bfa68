# SPDX-License-Identifier: BSL-1.0
# shellcheck shell=bash
# For examples/run.sh and tests/run.sh: what they need, and how it gets onto the machine.
#
# Every need is a probe and the Debian packages that meet it, the preferred one first. The probes
# ask for the thing, not for the package, so a compiler from elsewhere is as good. Where all probes
# succeed nothing is asked of apt-get; this is what makes a second run quick.

missing=()  # an entry for each unmet need; what can be done without starts with '?'

# need PACKAGES [PROBE...]: without a probe, a command that is called as the package.
need() {
  local packages=$1
  shift
  (($#)) || set -- has_command "$packages"
  "$@" || missing+=("$packages")
}

# want PACKAGE [PROBE...]: as need, but a system that does not offer it goes without.
want() {
  local package=$1
  shift
  (($#)) || set -- has_command "$package"
  "$@" || { apt_knows_packages && ! is_offered "$package"; } || missing+=("?$package")
}

has_command() { command -v "$1" >/dev/null 2>&1; }

# has_header NAME [CONDITION]: g++ finds it, and the preprocessor's condition holds.
has_header() {
  has_command g++ || return 1
  printf '#include <%s>\n#if !(%s)\n#error too old\n#endif\n' "$1" "${2:-1}" |
    g++ -E -x c++ - >/dev/null 2>&1
}

has_package() {
  has_command dpkg-query &&
    [[ $(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

newest_clang() { compgen -c clang++ | grep -E '^clang\+\+(-[0-9]+)?$' | sort -uV | tail -n 1; }
has_clang() { [[ -n $(newest_clang) ]]; }
# clang 19 finds the C++ library and a linker for programs that run in a page.
makes_wasm() {
  has_command clang++-19 && clang++-19 --target=wasm32-wasi -std=c++20 -nostartfiles -Wl,--no-entry \
    -x c++ - -o /dev/null 2>/dev/null <<<'#include <limits>'
}
# What the newest clang can do; of one that is to be installed nothing can be asked yet.
clang_sanitizes() {
  local clang
  clang=$(newest_clang)
  [[ " ${missing[*]} " != *[\ ?]clang-19\ * && -n $clang ]] &&
    "$clang" -fsanitize=address,undefined -x c++ - -o /dev/null <<<'int main() {}' 2>/dev/null
}

# What a program that uses the library needs, and nothing else.
need_library() {
  need g++
  need "libboost1.81-dev libboost-dev" has_header boost/version.hpp "BOOST_VERSION >= 108100"
}

# For the tests that take minutes. What those of ensembles stand on may be missing.
need_test_tools() {
  need_library
  need cmake
  need python3
  need ninja-build has_command ninja
  need libgtest-dev has_header gtest/gtest.h
  need librapidcheck-dev has_header rapidcheck.h
  need libmpfr-dev has_header mpfr.h
  want librandom123-dev has_header Random123/philox.h
  want libtbb-dev has_header tbb/tbb.h
  want libnlopt-dev has_header nlopt.h
  want libceres-dev has_header ceres/version.h
  want shellcheck
  want clang-format-19
}

# For all that .ci/run asks.
need_deep_tools() {
  local package
  want clang-16 has_command clang++-16
  want clang-19 has_command clang++-19
  need "clang-19 clang-16 clang" has_clang
  need "libclang-rt-19-dev libclang-rt-dev" clang_sanitizes
  need libgsl-dev has_header gsl/gsl_odeiv2.h
  need libsundials-dev has_header cvode/cvode.h
  need valgrind
  for package in git clang-tidy-19 cppcheck; do want "$package"; done
  want pkgconf has_command pkg-config
  # Of Boost.MPI the version of Boost's own headers: the default one is older and would take their place.
  want libboost-mpi1.81-dev has_package libboost-mpi1.81-dev
  want openmpi-bin has_command mpirun
}

# Other machines, for the long tests.
need_other_machines() {
  want gcovr
  want qemu-user has_command qemu-aarch64
  want g++-aarch64-linux-gnu has_command aarch64-linux-gnu-g++
  want g++-riscv64-linux-gnu has_command riscv64-linux-gnu-g++
  want g++-arm-linux-gnueabihf has_command arm-linux-gnueabihf-g++
  want g++-s390x-linux-gnu has_command s390x-linux-gnu-g++
  want gcc-arm-none-eabi has_command arm-none-eabi-g++
  want libstdc++-arm-none-eabi-newlib has_package libstdc++-arm-none-eabi-newlib
}

need_site_tools() {
  local package
  need_library
  for package in python3 doxygen npm; do need "$package"; done
  need libgsl-dev has_header gsl/gsl_odeiv2.h
  need libsundials-dev has_header cvode/cvode.h
  need librandom123-dev has_header Random123/philox.h
  need libtbb-dev has_header tbb/tbb.h
  need libnlopt-dev has_header nlopt.h
  need libceres-dev has_header ceres/version.h
  need doxygen-awesome-css has_package doxygen-awesome-css
  need nodejs has_command node
  need gnuplot-nox has_command gnuplot
  want chromium
  want clang-19 has_command clang++-19
  want lld-19 makes_wasm
  want libc++-19-dev-wasm32 makes_wasm
  want libclang-rt-19-dev-wasm32 makes_wasm
}

apt_knows_packages() { compgen -G '/var/lib/apt/lists/*_Packages*' >/dev/null; }

is_offered() {
  has_command apt-cache &&
    [[ $(LC_ALL=C apt-cache policy "$1" 2>/dev/null) == *Candidate:\ [0-9]* ]]
}

as_root() {
  if ((EUID == 0)); then
    "$@"
  elif has_command sudo && { [[ -t 0 ]] || sudo -n true 2>/dev/null; }; then
    sudo "$@"
  else
    return 1
  fi
}

# install_by_hand PACKAGES...: says what is missing, and stops; nothing missing is no reason to stop.
install_by_hand() {
  (($#)) || return 0
  printf '\nPlease install these, or what your system calls them, and run this again:\n\n'
  printf '  %s\n' "$@"
  printf '\nWhere two stand in a line, one of them is enough.\n'
  exit 1
}

install_missing() {
  local entry package chosen=() impossible=() required=()
  ((${#missing[@]})) || return 0
  for entry in "${missing[@]}"; do
    [[ $entry == \?* ]] || required+=("${entry// / or }")
  done
  if ! has_command apt-get || ! as_root true; then
    install_by_hand "${required[@]}"
    return
  fi
  printf '== installing what is missing; a fresh machine takes a few minutes\n'
  as_root apt-get -qq update </dev/null || true  # what matters is whether the install succeeds
  for entry in "${missing[@]}"; do
    for package in ${entry#\?}; do
      if is_offered "$package"; then
        chosen+=("$package")
        continue 2
      fi
    done
    [[ $entry == \?* ]] || impossible+=("${entry// / or }")
  done
  mapfile -t chosen < <(printf '%s\n' "${chosen[@]}" | sort -u)
  printf '   %s\n' "${chosen[*]}"
  # --no-remove: nothing that somebody installed makes way for what we need.
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends \
    --no-remove "${chosen[@]}" </dev/null >/dev/null || install_by_hand "${required[@]}"
  install_by_hand "${impossible[@]}"
  missing=()
}
