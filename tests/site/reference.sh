#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# reference.sh NODE SCRATCH [INCLUDE]: what doxygen finds in the headers, with and without a comment, is
# documented: see the rule "reference" of check.mjs. No filter blanks anything out here.
set -euo pipefail
node=$1 scratch=$2
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
rm -rf "$scratch"
mkdir -p "$scratch"
{
  cat Doxyfile
  printf '%s\n' "OUTPUT_DIRECTORY = $scratch" "INPUT = ${3:-include}" 'FILTER_PATTERNS =' \
    'GENERATE_HTML = NO' 'GENERATE_XML = YES' 'XML_PROGRAMLISTING = NO' 'EXTRACT_ALL = YES' \
    'WARNINGS = NO' 'WARN_AS_ERROR = NO'
} | doxygen - >"$scratch/log.txt" 2>&1 || {
  cat "$scratch/log.txt"
  exit 1
}
"$node" tests/site/check.mjs reference "$scratch/xml" docs/reference.awk
