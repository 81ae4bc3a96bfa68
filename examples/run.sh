#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# A first look: compiles an example and runs it, shows a unit mistake being refused, and builds the site.
# The first two need a compiler and Boost; what the site needs is installed after them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=.ci/packages.sh
. .ci/packages.sh

heading() { printf '\n== %s\n' "$*"; }

need_library
install_missing
mkdir -p build

heading 'a body falls for ten seconds: examples/falling_body.cpp'
g++ -std=c++20 -Iinclude examples/falling_body.cpp -o build/falling_body
build/falling_body

mistake=examples/refused/force_for_acceleration.cpp
heading "the mass is forgotten: g++ compiles $mistake"
grep -n 'return force' "$mistake"
if LC_ALL=C g++ -std=c++20 -Iinclude -fsyntax-only "$mistake" 2>build/refused.txt; then
  printf 'this was to be refused\n' >&2
  exit 1
fi
grep 'error: ' build/refused.txt
printf '(%d error; with the lines that say where, %d lines)\n' \
  "$(grep -c 'error: ' build/refused.txt)" "$(wc -l <build/refused.txt)"

heading 'the site: its pages, the reference, and what compilers say to mistakes; some minutes'
need_site_tools
install_missing
python3 .ci/tools build-site

heading 'where to look'
printf '%-34s %s\n' \
  'build/site/index.html' 'the site: open it in a browser' \
  'examples/' 'one program per question' \
  'include/unitstep/methods/' 'the integrators' \
  './tests/run.sh' 'what each part of the library does, in some minutes'
