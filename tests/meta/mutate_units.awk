# SPDX-License-Identifier: BSL-1.0
# awk -f mutate_units.awk SOURCE: lists the mutants of a program, one a line, separated by tabs:
#   source, line, column, length, what takes the place, kind, reason if it is known to be equivalent
# Comments, texts, and what main() prints are left alone.
BEGIN {
  units = split("metre second kilogram newton metre_per_second metre_per_second_squared", unit, " ")
  dimensions = split("length time mass velocity", dimension, " ")
  swap["position"] = "velocity"
  swap["velocity"] = "position"
  swap["height"] = "speed"
  swap["speed"] = "mass"
  swap["mass"] = "height"
  number = "^[(]*-?([0-9][0-9.']*[fF]?|double[(]|static_cast<double>[(])"
  OFS = "\t"
}
function emit(column, length_, text, kind, reason) {
  print FILENAME, FNR, column, length_, text, kind, reason
}
# What stands to the right of an operator has no unit: a number that is not itself `2.0 * unit`
# in brackets, or a name that is declared as a number.
function is_number(rest,   name) {
  if (rest ~ /^\([0-9.]+[fF]? [*\/] si::/) return 0
  if (rest ~ number) return 1
  name = rest
  sub(/[^a-z_0-9].*/, "", name)
  return name in plain
}
/int main\(/ { exit }
/^ *(\/\/|#|namespace )/ || /"/ { next }
{
  code = $0
  sub(/ *\/\/.*/, "", code)
  rest = code
  while (match(rest, /(int|long|double) (const )?[a-z_0-9]+/)) {
    name = substr(rest, RSTART, RLENGTH)
    sub(/.* /, "", name)
    plain[name] = 1
    rest = substr(rest, RSTART + RLENGTH)
  }
  raw = code ~ /\.value\(\)|constexpr double/ ? "computes with plain numbers on purpose" : ""

  # A unit, or a dimension, for another one.
  for (at = 1; match(substr(code, at), /si::[a-z_]+/); at += RSTART + RLENGTH - 1) {
    start = at + RSTART - 1 + 4
    name = substr(code, start, RLENGTH - 4)
    for (i = 1; i <= units; ++i)
      if (name == unit[i])
        for (k = 1; k <= units; ++k) if (k != i) emit(start, length(name), unit[k], "unit", raw)
    for (i = 1; i <= dimensions; ++i)
      if (name == dimension[i])
        for (k = 1; k <= dimensions; ++k) if (k != i) emit(start, length(name), dimension[k], "unit")
  }
  # A member for another one.
  for (at = 1; match(substr(code, at), /\.[a-z]+/); at += RSTART + RLENGTH - 1) {
    start = at + RSTART
    name = substr(code, start, RLENGTH - 1)
    if (name in swap && substr(code, start + length(name), 1) !~ /[a-z_0-9(]/)
      emit(start, length(name), swap[name], "operand", raw)
  }
  # An operator for another one; and a factor dropped.
  for (at = 1; match(substr(code, at), / [-+*\/] /); at = start + 1) {
    start = at + RSTART
    sign = substr(code, start, 1)
    right = substr(code, start + 2)
    why = raw
    if (why == "" && is_number(right)) why = "its right side is a plain number"
    if (sign == "*" || sign == "/") {
      emit(start, 1, sign == "*" ? "/" : "*", "operator", why)
      if (match(right, /^(si::[a-z_]+|mass|dt|t|h|[a-z]\.mass|\([0-9.]+[fF]? \* si::[a-z_]+\))/) &&
          substr(right, RLENGTH + 1, 1) !~ /[a-z_0-9(.]/)
        emit(start - 1, RLENGTH + 3, "", "dropped", why)
    } else {
      # The whole term on the right counts: 1.0 in `x - 1.0 * si::metre` is not alone.
      if (raw == "" && right ~ /^[^-+;,)]*si::/) why = ""
      emit(start, 1, "*", "operator", why)
    }
  }
}
