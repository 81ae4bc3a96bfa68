#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# methods_table.sh COMPILER SCRATCH [ROOT]: what the tables of docs/methods.md say is what the types
# say. A table's first column names the method, and a column headed with the name of a static
# member (order, evaluations, symplectic, ...; blanks are read as underscores) holds its value.
set -euo pipefail
compiler=$1 scratch=$2
cd "${3:-.}"
export LC_ALL=C
mkdir -p "$scratch"
awk -F '|' '
  function trim(s) { gsub(/^[ `*]+|[ `*]+$/, "", s); return s }
  BEGIN {
    split("order,order_with_velocity_forces,order_with_changing_steps,evaluations," \
          "starting_evaluations,symplectic,reversible", list, ",")
    for (i in list) is_member[list[i]] = 1
    print "// SPDX-License-Identifier: BSL-1.0\n#include <unitstep/unitstep.hpp>"
  }
  !/^\|/ { in_table = 0; next }
  !in_table {
    in_table = 1
    delete member
    for (i = 3; i < NF; ++i) {
      name = trim($i)
      gsub(/ /, "_", name)
      if (name in is_member) member[i] = name
    }
    next
  }
  /^\|[-:| ]+$/ { next }
  $2 !~ /^ *(\[)?`[a-z]/ { next }
  {
    method = $2
    sub(/^[^`]*`/, "", method)
    sub(/`.*/, "", method)
    sub(/\{\}$/, "", method)
    for (i in member) {
      value = trim($i)
      if (value == "yes") value = "true"
      if (value == "no") value = "false"
      if (value !~ /^([0-9]+|true|false)$/) continue
      printf "static_assert(decltype(unitstep::%s{})::%s == %s, \"docs/methods.md:%d: %s of %s\");\n",
        method, member[i], value, NR, member[i], method
      ++compared
    }
  }
  END { if (!compared) { print "#error docs/methods.md has no table of methods" } }
' docs/methods.md >"$scratch/methods_table.cpp"
printf '%d values compared\n' "$(grep -c static_assert "$scratch/methods_table.cpp" || true)"
"$compiler" -std=c++20 -Iinclude -fsyntax-only "$scratch/methods_table.cpp"
