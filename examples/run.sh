#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# A first look: installs what is missing, builds the examples, runs one, shows a unit mistake being
# refused, and builds the site.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=.ci/packages.sh
. .ci/packages.sh

heading() { printf '\n== %s\n' "$*"; }

words=$(mktemp)
trap 'rm -f "$words"' EXIT

need_compiler
need_site_tools
install_missing

heading 'building the examples'
cmake --preset examples >/dev/null
cmake --build --preset examples

heading 'a body falls for ten seconds'
build/examples/examples/falling_body

mistake=examples/refused/force_for_acceleration.cpp
heading "the mass is forgotten: g++ compiles $mistake"
grep -n 'return force' "$mistake"
if LC_ALL=C g++ -std=c++20 -Iinclude -fsyntax-only "$mistake" 2>"$words"; then
  printf 'this was to be refused\n' >&2
  exit 1
fi
grep 'error: ' "$words"
printf '(%d error; with the lines that say where, %d lines)\n' \
  "$(grep -c 'error: ' "$words")" "$(wc -l <"$words")"

heading 'building the site'
cmake --build --preset examples --target docs

heading 'where to look'
printf '%-34s %s\n' \
  'build/site/index.html' 'the site: open it in a browser' \
  'examples/' 'one program per question' \
  'include/unitstep/methods/' 'one integrator per header' \
  './tests/run.sh' 'every test, with every compiler'
