# SPDX-License-Identifier: BSL-1.0
# Lists the mutants of a header: file, line, column, size, what stands there instead, kind; tab-separated.
#
# A mutant changes one number, index, operator, sign or truth value, or drops one statement. clang-format
# puts spaces around an operator of two operands and around nothing else that looks like one, so angle
# brackets, pointers and references are told from operators by their spaces.
BEGIN {
  OFS = "\t"
  count = split("+ - - + * / / * % / += -= -= += *= /= /= *= && || || && & | | & << >> >> << " \
    "== != != == <= < >= >", pair, " ")
  for (i = 1; i < count; i += 2) operator[pair[i]] = pair[i + 1]
  operator["<"] = "<= >="
  operator[">"] = ">= <="
  count = split("x y y x z x w x hi lo lo hi position velocity velocity position over under under over " \
    "drift kick kick drift first second second first", pair, " ")
  for (i = 1; i < count; i += 2) member[pair[i]] = pair[i + 1]
}
function emit(column, size, text, kind) { print FILENAME, FNR, column, size, text, kind }
# The code of a line: comments gone, what stands in quotes blank, every column where it was.
function code_of(text,   i, sign, quote, all) {
  for (i = 1; i <= length(text); ++i) {
    sign = substr(text, i, 1)
    if (quote != "") {
      if (sign == "\\") { ++i; all = all " " }
      else if (sign == quote) quote = ""
      all = all (quote == "" ? sign : "_")
      continue
    }
    if (substr(text, i, 2) == "//") break
    if (sign == "\"" || (sign == "'" && substr(all, length(all)) !~ /[0-9A-Fa-f]/)) quote = sign
    all = all sign
  }
  sub(/ +$/, "", all)
  return all
}
# A digit of some, in base 16 or 10, one up; the highest one down. It is the last one; in base 10 the
# fourth of five to nine, about a thousandth of the number, and of more the tenth.
function nudged(digits, base,   i, at, sign, signs, significant, fourth, tenth) {
  signs = base == 16 ? "0123456789abcdef" : "0123456789"
  for (i = 1; i <= length(digits); ++i) {
    sign = substr(digits, i, 1)
    if (!index(signs, tolower(sign)) || (!significant && sign == "0")) continue
    if (++significant == 4) fourth = i
    if (significant == 10) tenth = i
  }
  for (i = length(digits); i > 0; --i) if (index(signs, tolower(substr(digits, i, 1)))) break
  if (base == 10 && significant >= 5) i = tenth ? tenth : fourth
  at = index(signs, tolower(substr(digits, i, 1)))
  return substr(digits, 1, i - 1) substr(signs, at == base ? at - 1 : at + 1, 1) substr(digits, i + 1)
}
function changed_number(text,   suffix, power) {
  if (text ~ /^0[xX]/) {
    if (match(text, /[pP].*/)) {
      power = substr(text, RSTART)
      text = substr(text, 1, RSTART - 1)
    } else if (match(text, /[uUlL]+$/)) {
      power = substr(text, RSTART)
      text = substr(text, 1, RSTART - 1)
    }
    return "0x" nudged(substr(text, 3), 16) power
  }
  if (match(text, /[uUlLzZfF]+$/)) {
    suffix = substr(text, RSTART)
    text = substr(text, 1, RSTART - 1)
  }
  if (match(text, /[eE].*/)) {
    power = substr(text, RSTART)
    text = substr(text, 1, RSTART - 1)
  }
  if (text ~ /[.]/ || power != "" || length(text) > 4) return nudged(text, 10) power suffix
  gsub(/'/, "", text)
  return (text + 1) suffix
}
# Directives, over all their lines: what they refuse is tried by tests/matrix/fast_math.sh.
/^ *#/ { directive = 1 }
directive { directive = /\\$/; ended = 1; next }
/^ *(inline )?namespace / || /^ *using namespace / { ended = 1; next }
{
  code = code_of($0)
  if (code ~ /^ *$/) next
  # What an assertion refuses does not compile: the programs of tests/refuse/ try it.
  if (code ~ /^ *static_assert\(/) asserts = 1
  if (asserts) {
    if (code ~ /;$/) asserts = 0
    next
  }

  # Numbers.
  for (at = 1; match(substr(code, at), /[0-9][0-9A-Za-z_.']*([pPeE][-+][0-9]+[A-Za-z]*)?/);) {
    start = at + RSTART - 1
    text = substr(code, start, RLENGTH)
    at = start + RLENGTH
    if (start > 1 && substr(code, start - 1, 1) ~ /[A-Za-z_]/) continue
    sub(/[.][A-Za-z_.]*$/, "", text)  # 0...n, and a call on a number
    emit(start, length(text), changed_number(text), "number")
  }
  # Operators of two operands, also at the end of a line.
  for (at = 1; match(substr(code, at), / [-+*\/%<>=!&|]+( |$)/); at = start + 1) {
    start = at + RSTART
    text = substr(code, start, RLENGTH - 1)
    sub(/ $/, "", text)
    if (!(text in operator) || (text ~ /<</ && code ~ /out <</)) continue
    count = split(operator[text], instead, " ")
    for (i = 1; i <= count; ++i) emit(start, length(text), instead[i], "operator")
  }
  # Signs and negations.
  for (at = 1; match(substr(code, at), /(^|[ ({,:?\[])[-!][A-Za-z0-9_(.:]/); at = start + 1) {
    start = at + RSTART + RLENGTH - 3
    if (substr(code, start - 1, 2) == " -" && substr(code, 1, start - 2) ~ /operator$/) continue
    emit(start, 1, "", "sign")
  }
  # Members and indices.
  for (at = 1; match(substr(code, at), /[.][a-z]+/); at = start + 1) {
    start = at + RSTART
    text = substr(code, start, RLENGTH - 1)
    if (text in member && substr(code, start + length(text), 1) !~ /[A-Za-z0-9_(]/)
      emit(start, length(text), member[text], "index")
  }
  for (at = 1; match(substr(code, at), /[A-Za-z_>)]\[[A-Za-z]\]/); at = start + 1) {
    start = at + RSTART + 1
    emit(start, 1, "0", "index")
  }
  # Truth values.
  for (at = 1; match(substr(code, at), /(true|false)/); at = start + RLENGTH) {
    start = at + RSTART - 1
    text = substr(code, start, RLENGTH)
    if (substr(code, start - 1, 1) !~ /[A-Za-z_]/ && substr(code, start + RLENGTH, 1) !~ /[A-Za-z_:]/)
      emit(start, length(text), text == "true" ? "false" : "true", "truth")
  }
  # A statement on a line of its own that assigns or calls.
  if (ended && code ~ /;$/ &&
      (code ~ /^ *[A-Za-z_][A-Za-z_0-9.]*(\[[^\]]*\])? [-+*\/]?= .*;$/ ||
       (code ~ /^ *[A-Za-z_][A-Za-z_0-9.:]*(<[^ ]*>)?\(.*\);$/ && code !~ /^ *static_assert/)) &&
      code !~ /^ *(using|return) /) {
    match(code, /[^ ]/)
    emit(RSTART, length(code) - RSTART + 1, ";", "statement")
  }
  ended = code ~ /[;{})]$/ || code ~ /:$/
}
