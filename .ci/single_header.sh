#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# single_header.sh [FILE]: writes all of unitstep.hpp into one header (build/unitstep.hpp), for online
# compilers and for trying it out. Every header of the library stands there once, where the first
# include of it stood; what it includes of others comes first. Opt-in headers are not in it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export LC_ALL=C
file=${1:-build/unitstep.hpp}
mkdir -p "$(dirname "$file")"
awk '
  function fail(what) { print "single_header.sh: " what > "/dev/stderr"; failed = 1; exit 1 }
  # What an #include of a header of the library stands for.
  function take(name,    path, line, depth, lines, read) {
    if (name in taken) return
    taken[name] = 1
    path = "include/" name
    while ((read = (getline line < path)) > 0) {
      ++lines
      if (line ~ /^#if/) ++depth
      if (line ~ /^#endif/) --depth
      if (line == "#pragma once" || line ~ /^\/\/ SPDX-License-Identifier:/) continue
      if (line ~ /^ *# *include/) {
        if (depth) fail(path ": an include in a condition: " line)
        if (match(line, /<unitstep\/[^>]*>/))
          take(substr(line, RSTART + 1, RLENGTH - 2))
        else if (match(line, /<[^>]*>/))
          others[substr(line, RSTART, RLENGTH)] = 1
        else
          fail(path ": what is " line "?")
      } else if (line != "" || body[count] != "") {
        # As in an install: see release_namespace.cmake.
        if (line ~ /^namespace unitstep[a-z:]* {$/) sub(/unitstep/, "unitstep::inline " release, line)
        body[++count] = line
      }
    }
    if (read < 0 || !lines) fail(path " cannot be read")
    close(path)
  }
  BEGIN {
    while ((getline line < "include/unitstep/version.hpp") > 0)
      if (match(line, /version_[a-z]+ = [0-9]+;/)) {
        sub(/.*= /, "", line)
        sub(/;.*/, "", line)
        version = version (version == "" ? "" : ".") line
      }
    close("include/unitstep/version.hpp")
    split(version, number, ".")
    release = "v" number[1] "_" number[2]
    take("unitstep/unitstep.hpp")
    print "// SPDX-License-Identifier: BSL-1.0"
    print "// unitstep " version " in one header, made of all the others: see the library for how it is written."
    print "// It needs C++20 and Boost 1.81 or newer, of which only headers."
    print "#pragma once\n"
    sort = "sort"
    for (name in others) print "#include " name | sort
    close(sort)
    print ""
    for (i = 1; i <= count; ++i) print body[i]
  }
  END { if (failed) exit 1 }
' </dev/null >"$file.$$" || { rm "$file.$$"; exit 1; }
mv "$file.$$" "$file"
printf '%s\n' "$file"
