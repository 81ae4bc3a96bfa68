#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# cppcheck.sh CPPCHECK SCRATCH [ROOT]: cppcheck finds nothing in the headers. Exits with 77 if there is none.
#
# It reads a copy, without the template parameters of lambdas, which cppcheck 2.10 does not know. A few more
# formulas stop it: such headers are named, and are to be no more than one in twenty. A trait that says more
# than its base hides names of it; that is meant.
set -euo pipefail
cppcheck=$1 scratch=$2
cd "${3:-.}"
if ! "$cppcheck" --version 2>/dev/null | grep -q '^Cppcheck'; then
  printf 'skipped: no cppcheck\n'
  exit 77
fi
rm -rf "$scratch"
mkdir -p "$scratch"
cp -r include "$scratch"
cd "$scratch"
find include -name '*.hpp' | sort >headers.txt
xargs sed -i -E 's/(\[[&=a-z, ]*\])<[^()]*>\(/\1(/' <headers.txt
"$cppcheck" --quiet --std=c++20 --language=c++ --enable=warning,performance,portability \
  --suppress=duplInheritedMember --file-list=headers.txt \
  --template='{file}:{line}: {message} [{id}]' 2>said.txt
unread='\[(syntaxError|internalAstError)\]$'
sed -nE "/$unread/ s/^/cannot read /p" said.txt
if grep -vE "$unread" said.txt; then exit 1; fi
(($(grep -cE "$unread" said.txt) * 20 <= $(wc -l <headers.txt))) || { echo 'too many cannot be read'; exit 1; }
