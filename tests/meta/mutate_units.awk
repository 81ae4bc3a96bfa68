# SPDX-License-Identifier: BSL-1.0
# awk -f mutate_units.awk SOURCE: lists the mutants of a program, one a line, separated by tabs:
#   source, line, column, length, what takes the place, kind, reason if it is known to be equivalent
# Comments, texts, and what main() prints are left alone.
# Whether a mutant can be refused is told here by rules on the text, since no compiler knows the unit
# of a plain number. Where no rule says why a mutant compiles, mutate_units.sh asks the compiler whether
# what it changes is a number by its type.
BEGIN {
  units = split("metre second kilogram newton metre_per_second metre_per_second_squared", unit, " ")
  dimensions = split("length time mass velocity", dimension, " ")
  swap["position"] = "velocity"
  swap["velocity"] = "position"
  swap["height"] = "speed"
  swap["speed"] = "mass"
  swap["mass"] = "height"
  number = "^[(]*-?([0-9][0-9.']*[fF]?|(double|float|T)[(]|static_cast<(double|float|T)>[(])"
  plain[0, "order"] = plain[0, "evaluations"] = 1  # of a method
  OFS = "\t"
  read_all(ARGV[1])
}
# Learns of the whole program which names are numbers, and which blocks (what stands between two
# places outside of all braces) and statements a line belongs to.
function read_all(source,   line, code, depth, block, start, everywhere, i, k, word) {
  last = 0
  while ((getline line < source) > 0) text[++last] = line
  close(source)
  block = start = 1
  for (i = 1; i <= last; ++i) {
    code = text[i]
    sub(/ *\/\/.*/, "", code)
    block_of[i] = block
    if (of_block[block] ~ /^ *$/) everywhere = code ~ /^struct/ ? block : 0
    declare(code, code ~ /^constexpr/ || everywhere == block ? 0 : block)
    of_block[block] = of_block[block] " " code
    statement[start] = statement[start] code
    first[i] = start
    if (code ~ /[;{}]$/) start = i + 1
    depth += gsub(/{/, "{", code) - gsub(/}/, "}", code)
    if (depth == 0 && text[i] ~ /[;}]$/) ++block
  }
  # A type for which a program writes a division by an integer is a number: it has no unit.
  for (k in of_block)
    if (match(of_block[k], /constexpr [a-z_]+ operator\/\([a-z_]+ [a-z]+, int /)) {
      word = substr(of_block[k], RSTART + 10)
      sub(/ .*/, "", word)
      own_number[word] = 1
    }
}
# Notes the names that `code` declares as numbers, in a block or, for 0, everywhere:
# `double least = 1, most = 1;` has two, `double x, y, z;` three, and a quaternion four.
function declare(code, block,   word, rest) {
  if (code ~ /\[w, x, y, z\] = .*orientation;/)
    plain[block, "w"] = plain[block, "x"] = plain[block, "y"] = plain[block, "z"] = 1
  while (match(code, /(int|long|double|float|size_t|T) (const )?[a-z_0-9]+/)) {
    word = substr(code, RSTART, RLENGTH)
    rest = substr(code, RSTART + RLENGTH)
    sub(/.* /, "", word)
    plain[block, word] = 1
    while (match(rest, /^, [a-z_0-9]+[,;]/)) {
      plain[block, substr(rest, 3, RLENGTH - 3)] = 1
      rest = substr(rest, RLENGTH)
    }
    while (match(rest, /^ = [-0-9.a-z_]+, [a-z_0-9]+ = /)) {
      word = substr(rest, 1, RLENGTH)
      rest = substr(rest, RLENGTH - 2)
      sub(/^.*, /, "", word)
      sub(/ = $/, "", word)
      plain[block, word] = 1
    }
    code = rest
  }
}
# Why no unit is at stake on line i, or nothing.
function no_unit(i, code,   k) {
  if (code ~ /\.value\(\)|constexpr double/)
    return "computes with plain numbers on purpose"
  if (code !~ /si::/ && statement[first[i]] ~ /\.value\(\)/)
    return "computes with plain numbers on purpose"
  if (statement[first[i]] ~ /decltype\(/ || text[i - 1] ~ /decltype\([a-z]+{$/)
    return "stands in decltype, which works nothing out"
  if (i in block_of && (k = use_of(block_of[i])) != "") return k
  for (k in own_number)
    if ((" " of_block[block_of[i]]) ~ ("[^a-z_]" k "[^a-z_]"))
      return "computes with a number type of the program"
  return ""
}
# What the program does with a lambda that is the block, where any unit would do, or nothing.
function use_of(block,   name, i, word, uses, events, values) {
  if (block in use) return use[block]
  use[block] = ""
  if (!match(of_block[block], /constexpr auto [a-z_]+ = \[\]\(/)) return ""
  name = substr(of_block[block], RSTART + 15)
  sub(/ .*/, "", name)
  word = "[^a-z_0-9]" name "[^a-z_0-9]"
  for (i = 1; i <= last; ++i)
    if (first[i] == i && block_of[i] != block && (" " statement[i] " ") ~ word) {
      ++uses
      events += statement[i] ~ /integrate_until\(/
      values += statement[i] ~ /\.value\(\)/
    }
  if (uses && uses == events) use[block] = "an event is sought in any unit"
  if (uses && uses == values) use[block] = "what it returns is read with .value()"
  return use[block]
}
# Whether a declaration makes a unit, as in `metre = 1.0 * si::metre`: another unit is meant by that
# name wherever it is used then.
function renames(code) {
  if (code ~ /boost::units::scale</) return 1
  return code ~ / (metre|second|kilogram|newton) = [^;]*;/ && match(code, / [a-z]+ = /) &&
      code ~ ("si::" substr(code, RSTART + 1, RLENGTH - 4) ";")
}
# Whether a declared value is nowhere but in `x / name * name`, where its unit does not matter.
function cancels(code,   name, i, rest, uses) {
  if (!match(code, /constexpr auto [a-z_]+ = /)) return 0
  name = substr(code, RSTART + 15, RLENGTH - 18)
  for (i = 1; i <= last; ++i) {
    rest = " " text[i] " "
    sub(/ (\/\/|#).*/, "", rest)
    if (i == FNR) continue
    uses += gsub(" / " name " [*] " name, "", rest)
    if (rest ~ ("[^a-z_0-9]" name "[^a-z_0-9]")) return 0
  }
  return uses
}
function emit(column, length_, text, kind, reason) {
  print FILENAME, FNR, column, length_, text, kind, reason
}
# Whether the brackets that `rest` starts with hold names of numbers, numbers and operators only.
function has_only_numbers(rest,   word) {
  if (!match(rest, /^\([-+*\/ a-z_0-9.]*\)/)) return 0
  rest = substr(rest, 1, RLENGTH)
  while (match(rest, /[a-z][a-z_0-9]*/)) {
    word = substr(rest, RSTART, RLENGTH)
    if (!((0, word) in plain || (block_of[FNR], word) in plain)) return 0
    rest = substr(rest, RSTART + RLENGTH)
  }
  return 1
}
# What stands to the right of an operator has no unit: a number that is not itself `2.0 * unit`
# in brackets, or a name that is declared as a number, also of a member.
function is_number(rest,   name) {
  if (rest ~ /^\([0-9.]+[fF]? [*\/] si::/) return 0
  if (rest ~ /^\([a-z]/) return has_only_numbers(rest)
  if (rest ~ number) return 1
  name = rest
  while (match(name, /^[A-Za-z_0-9]+(\.|::)/)) name = substr(name, RLENGTH + 1)
  sub(/[^a-z_0-9].*/, "", name)
  return (0, name) in plain || (block_of[FNR], name) in plain
}
# Whether the operator in that column of line i stands in brackets that are read with .value().
function is_read_as_number(i, column,   j, code, all, at, depth, sign) {
  for (j = first[i]; j <= last && first[j] == first[i]; ++j) {
    code = text[j]
    sub(/ *\/\/.*/, "", code)
    if (j == i) at = length(all) + column
    all = all code
  }
  for (; at <= length(all); ++at) {
    sign = substr(all, at, 1)
    if (sign ~ /[({]/) ++depth
    else if (sign == "}" && !depth) return 0
    else if (sign ~ /[)}]/ && depth) --depth
    else if (sign == ")" && substr(all, at + 1) ~ /^ *\.value\(\)/) return 1
  }
  return 0
}
/int main\(/ { exit }
/^ *(\/\/|#|namespace )/ || /"/ { next }
{
  code = $0
  sub(/ *\/\/.*/, "", code)
  renamed = renames(code) ? "the unit is renamed wherever it is used" : ""
  raw = no_unit(FNR, code)
  if (raw == "") raw = renamed
  if (raw == "" && cancels(code)) raw = "the unit is divided by and multiplied with again"

  # A unit, or a dimension, for another one.
  for (at = 1; match(substr(code, at), /si::[a-z_]+/); at += RSTART + RLENGTH - 1) {
    start = at + RSTART - 1 + 4
    name = substr(code, start, RLENGTH - 4)
    for (i = 1; i <= units; ++i)
      if (name == unit[i])
        for (k = 1; k <= units; ++k) if (k != i) emit(start, length(name), unit[k], "unit", raw)
    for (i = 1; i <= dimensions; ++i)
      if (name == dimension[i])
        for (k = 1; k <= dimensions; ++k) if (k != i) emit(start, length(name), dimension[k], "unit", renamed)
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
    if (why == "" && is_read_as_number(FNR, start)) why = "computes with plain numbers on purpose"
    if (why == "" && substr(code, 1, start - 2) ~ /, 0[.]0$/ && right ~ /^(s|si::second)\)/)
      why = "a law that does not look at the time is called with it"
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
