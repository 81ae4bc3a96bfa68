# SPDX-License-Identifier: BSL-1.0
# Doxygen's filter of docs/methods.md, which is also read as it stands: a method that is named, wherever
# in the page, leads to its description, if it has a header of its own.
{
  line = ""
  while (match($0, /`[a-z_0-9]+(<[^`]*>|[{][}])?`/)) {
    shown = substr($0, RSTART + 1, RLENGTH - 2)
    name = shown
    sub(/[<{].*/, "", name)
    line = line substr($0, 1, RSTART - 1)
    if ((getline ignored < ("include/unitstep/methods/" name ".hpp")) > 0) {
      gsub(/[<]/, "\\&lt;", shown)
      line = line "[" shown "](\\ref unitstep::" name ")"
    } else {
      line = line "`" shown "`"
    }
    close("include/unitstep/methods/" name ".hpp")
    $0 = substr($0, RSTART + RLENGTH)
  }
  print line $0
}
