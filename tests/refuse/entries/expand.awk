# SPDX-License-Identifier: BSL-1.0
# expand.awk mistakes.txt entries.txt: a line for each entry and each thing that may be wrong about it, with tabs
# between: "entry: what is wrong", or "entry: right"; "inside" a callable or "outside"; the expression.
BEGIN { OFS = "\t" }
/^#/ { next }
FNR == NR {
  kind = $1
  sub(/:$/, "", kind)
  text = substr($0, index($0, ": ") + 2)
  where[kind, ++many[kind]] = sub(/^inside: /, "", text) ? "inside" : "outside"
  wrong[kind, many[kind]] = text
  next
}
/^ / {
  sub(/^ +/, "")
  entry = entry " " $0
  next
}
{
  expand()
  entry = $0
}
END { expand() }

# The expression with every mark as it is right, but the one at `place`, and the one behind if it is given.
function spelled(place, other, behind,   i, all) {
  all = between[0]
  for (i = 1; i <= marks; ++i)
    all = all (i == place ? other : i == place + 1 && behind != "" ? behind : right[i]) between[i]
  return all
}

function expand(   name, rest, i, j, k) {
  if (entry == "") return
  name = substr(entry, 1, index(entry, ": ") - 1)
  rest = substr(entry, index(entry, ": ") + 2)
  for (marks = 0; match(rest, /\$[a-z_0-9]+\{/); rest = substr(rest, index(rest, "}$") + 2)) {
    between[marks++] = substr(rest, 1, RSTART - 1)
    kind_of[marks] = substr(rest, RSTART + 1, RLENGTH - 2)
    rest = substr(rest, RSTART + RLENGTH)
    right[marks] = substr(rest, 1, index(rest, "}$") - 1)
  }
  between[marks] = rest
  print name ": right", "outside", spelled(0)
  for (i = 1; i <= marks; ++i) {
    k = kind_of[i]
    if (!many[k]) {
      print name ": there is no mistake of the kind " k > "/dev/stderr"
      exit 1
    }
    for (j = 1; j <= many[k]; ++j)
      print name ": " k " " i " is " wrong[k, j], where[k, j], spelled(i, wrong[k, j])
    if (i < marks && k != kind_of[i + 1] && between[i] == ", ")
      print name ": " k " and " kind_of[i + 1] " swapped", "outside", spelled(i, right[i + 1], right[i])
  }
}
