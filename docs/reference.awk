# SPDX-License-Identifier: BSL-1.0
# How the reference reads a header; doxygen's filter for *.hpp (see Doxyfile). Every line keeps its
# number, and the header needs no markup for what can be said once, here:
# - what include/unitstep/FOLDER/ declares is in the group FOLDER of groups.dox;
# - members of a contract that many types fulfil are described by the words below;
# - left out are deduction guides, which doxygen takes for functions; specialisations, operators and
#   further overloads without a comment of their own, because what they do is said at their type or
#   their first overload; and specialisations of another library's templates.
BEGIN {
  introducer = "(^|[ )}])(struct|class|concept|constexpr|consteval|using|explicit) "
  deduction = "^[a-z_0-9]+\\(.*\\) -> .*;$"
  words["order"] = "The error after a fixed time falls as this power of the step."
  words["order_with_velocity_forces"] = "The order when a force depends on velocity."
  words["order_with_changing_steps"] = "The order when the step is not always the same."
  words["evaluations"] = "Evaluations of the field per step."
  words["starting_evaluations"] = "Evaluations of the field before the first step."
  words["symplectic"] = "Whether a step preserves areas in phase space when forces depend on position."
  words["reversible"] = "Whether a step of -dt takes back a step of dt, but for rounding."
  words["using value_type"] = "The type of the number, or of a component."
  words["using unit_type"] = "The unit."
  words["operator[]"] = "Component i."
  words["operator+="] = "Adds in place."
  words["operator-="] = "Subtracts in place."
  words["operator*="] = "Multiplies in place."
  words["operator/="] = "Divides in place."
  words["operator()"] = "The force or acceleration in this state at this time."
  words["raw"] = "The same on plain numbers; made once, before the first step."
  words["using verdict"] = "Whether the units fit those of a state, for the refusal."
  words["constant"] = "What the constant is called in a refusal."
  words["using due"] = "What the constant must be."
  words["using given"] = "What the constant is."
  words["using number"] = "The type of its numbers."
  words["using raw"] = "Its numbers, without units."
  words["using checked"] = "The same shape in light quantities, for checking formulas."
  words["using seen"] = "The same shape as a generic field sees it."
  words["using parts"] = "The doors of its members."
  words["off"] = "The units taken off."
  words["on"] = "The units put on again."
  words["show"] = "What a field sees."
  words["is_acceleration"] = "Gives an acceleration, not a force."
}
{ line[NR] = $0 }
# The last line of the declaration that starts at `first`.
function end_of(first,   i, depth, text) {
  for (i = first; i <= NR; ++i) {
    text = line[i]
    depth += gsub(/[{]/, "{", text) - gsub(/[}]/, "}", text)
    if (depth == 0 && text ~ /[;}]$/) return i
  }
  return NR
}
function comment_above(i) { return line[i - 1] ~ /^ *\/\/\// }
function blank(first, last,   i) { for (i = first; i <= last; ++i) line[i] = "" }
# The name that the line declares, if it is one of the contract's.
function contract_name(text,   name) {
  if (text ~ /^ *using /) {
    name = text
    sub(/^ */, "", name)
    sub(/ =.*/, "", name)
    return name in words ? name : ""
  }
  for (name in words)
    if (index(text, " " name "(") || index(text, "& " name "(") || index(text, " " name " =") ||
        index(text, " " name "{") || index(text, " " name ";") || index(text, "&" name "("))
      return name
  return ""
}
END {
  folder = FILENAME
  sub(/\/[^\/]*$/, "", folder)
  sub(/.*\//, "", folder)
  for (i = 1; i <= NR; ++i) {
    if (folder !~ /^(unitstep|detail)$/) {
      if (line[i] ~ /^(namespace unitstep(::[a-z]+)?|inline namespace [a-z_]+) [{]( +\/\/.*)?$/) {
        sub(/ +\/\/.*/, "", line[i])
        split(line[i], word, " ")
        grouped[word[1] == "inline" ? word[3] : word[2]] = 1
        line[i] = line[i] " /** @addtogroup " folder " */ /**@{*/"
      }
      if (split(line[i], word, " ") == 4 && word[1] == "}" && word[3] == "namespace" && word[4] in grouped)
        line[i] = "/**@}*/ " line[i]
    }
    if (line[i] !~ /^( *)(template <|static |using |constexpr |  *[^ ]*operator)/) continue
    # The declaration without `template <...>` and what it requires, up to its body.
    head = i
    if (line[i] ~ /^ *template </)
      for (++head; head < NR && line[head] !~ introducer && line[head] !~ deduction; ++head) continue
    begin = head
    declared = line[head]
    if (match(declared, introducer)) declared = substr(declared, RSTART)
    sub(/^[ )}]/, "", declared)
    while (declared !~ /[{;]/ && head < NR) declared = declared " " line[++head]
    sub(/[{].*/, "{", declared)
    if (line[i] ~ /^template <.*/ || line[i] ~ /^constexpr /) {
      foreign = declared ~ /^(struct|class) boost::/
      guide = declared ~ deduction
      special = declared ~ /^(struct|class) [a-z_0-9:]+</ || declared ~ /^constexpr [a-z]+ [a-z_]+</
      alone = declared ~ /[ &]operator/
      called = declared
      sub(/\(.*/, "", called)
      sub(/.* /, "", called)
      further = declared ~ /\(/ && called in documented
      if (comment_above(i)) documented[called]
      if (foreign || guide || ((special || alone || further) && !comment_above(i))) {
        last = end_of(begin)
        first = i
        while (foreign && comment_above(first)) --first
        blank(first, last)
        i = last
      } else if (head > i) {
        i = head
      }
    } else if (line[i] ~ /^  [a-z]/ && !comment_above(i) && line[i] !~ /\/\/\/</) {
      name = contract_name(declared)
      if (name != "") line[i] = "  /** " words[name] " */" line[i]
      if (head > i) i = head
    }
  }
  for (i = 1; i <= NR; ++i) print line[i]
}
