#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# newest_clang.sh SCRATCH [BOOST]: newest_clang.mjs by the npm package of that clang, which is kept in SCRATCH; BOOST
# is the folder that holds boost/. Exits with 77 where node, npm or the package is not to be had.
set -euo pipefail
scratch=$1 boost=${2:-/usr/include}
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
export LC_ALL=C
package=@yowasp/clang@22.0.0-git20542-10
skip() {
  printf 'skipped: %s\n' "$1"
  exit 77
}
command -v node >/dev/null || skip 'no node'
command -v npm >/dev/null || skip 'no npm'
mkdir -p "$scratch"
folder=$scratch/node_modules/@yowasp/clang
if [[ ! -e $folder/gen/bundle.js ]]; then
  npm install --silent --no-save --prefer-offline --prefix "$scratch" "$package" </dev/null ||
    skip "npm cannot get $package"
fi
node tests/matrix/newest_clang.mjs "$folder" "$boost"
