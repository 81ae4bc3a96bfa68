#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# bare.sh SCRATCH ROOT: in a fresh copy of the tree at ROOT, `doxygen` alone makes the site that the
# target docs made; and it fails where what the pages quote cannot be made, where a comment is
# missing, and where a page names a region that is not there.
set -euo pipefail
scratch=$1 root=$2
bad=0

fresh() {
  rm -rf "$scratch"
  mkdir -p "$scratch"
  cp -r "$root"/{Doxyfile,docs,examples,include,tests} "$scratch"
  mkdir -p "$scratch/build/docs"
  # What the compilers said to the mistakes of the guide takes minutes to hear again.
  sleep 1
  cp -r "$root/build/docs/refusals" "$scratch/build/docs"
}

# refused NAME WORDS COMMAND...: the command fails, and says WORDS.
refused() {
  local name=$1 words=$2 said
  shift 2
  if said=$(cd "$scratch" && "$@" 2>&1) || [[ $said != *$words* ]]; then
    printf '%s: failure with "%s" was expected, and not\n%s\n' "$name" "$words" "$said"
    bad=1
  fi
}

fresh
refused 'a compiler that does nothing' 'docs/prepare.sh: ' env CXX=false doxygen

# All that the target docs made is taken, but for one figure and one output, which are made again.
fresh
for made in "$root"/build/docs/*; do
  [[ $made == */programs ]] || cp -r "$made" "$scratch/build/docs"
done
rm "$scratch"/build/docs/{figures,output}/falling_body.*
(cd "$scratch" && doxygen)
if [[ $(printf '%s\n' 1.9.5 "$(doxygen --version)" | sort -V | head -n 1) == 1.9.5 ]]; then
  [[ -s $scratch/build/site/index.html ]]  # the target docs sets a colour style as well
elif ! diff -rq "$scratch/build/site" "$root/build/site"; then
  printf 'doxygen alone makes another site than the target docs\n'
  bad=1
fi

printf 'namespace unitstep {\nint no_comment();\n}\n' >"$scratch/docs/no_comment.hpp"
refused 'no comment' 'no_comment() (function) of namespace unitstep is not documented' doxygen
rm "$scratch/docs/no_comment.hpp"

printf '\n\\proof{examples/falling_body.cpp,no such region}\n' >>"$scratch/docs/tutorial/00_tutorial.md"
refused 'no region' 'no such region' doxygen
exit "$bad"
