#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# pkg_config.sh COMPILER VERSION PREFIX SCRATCH: what pkg-config says of an installed library is enough to
# compile and run a program, wherever the library was moved to.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
compiler=$1 version=$2 prefix=$3 scratch=$4
command -v pkg-config >/dev/null || { echo "pkg-config is not installed"; exit 77; }
export PKG_CONFIG_PATH=$prefix/share/pkgconfig
mkdir -p "$scratch"

got=$(pkg-config --modversion unitstep)
[[ $got == "$version" ]] || { echo "the version is $got instead of $version"; exit 1; }
if pkg-config --exists 'unitstep >= 99'; then
  echo "it says that it is good for 99"
  exit 1
fi
read -r flags < <(pkg-config --cflags unitstep)
[[ $(realpath "${flags#-I}") == "$(realpath "$prefix")/include" ]] || { echo "$flags"; exit 1; }
# shellcheck disable=SC2086  # flags are several words
"$compiler" -std=c++20 $flags ${CXXFLAGS:-} consumer.cpp -o "$scratch/consumer"
"$scratch/consumer"
