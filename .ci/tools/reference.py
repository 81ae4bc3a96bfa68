# SPDX-License-Identifier: BSL-1.0
"""Turns a header into the form for the reference; doxygen's filter for *.hpp (see Doxyfile).

Every line keeps its number. What can be said once is said here, so the header needs no markup for it:
- declarations in include/unitstep/FOLDER/ belong to the group FOLDER of docs/groups.dox;
- members of a contract that many types fulfil get the descriptions below;
- left out are deduction guides, which doxygen takes for functions; specialisations, operators and further overloads
  without a comment of their own, since their type or first overload describes them; overloads that only refuse, to
  which names in examples would link; specialisations of another library's templates and of `raw_form`, which describes
  them all; and aliases of a verdict on units, which only the refusal reads (the contracts in field.hpp and law.hpp
  describe them).
"""

import argparse
import pathlib
import re

import cpp

WORDS = {
    "order": "The error after a fixed time falls as this power of the step.",
    "order_with_velocity_forces": "The order when a force depends on velocity.",
    "order_with_changing_steps": "The order when the step is not always the same.",
    "evaluations": "Evaluations of the field per step.",
    "starting_evaluations": "Evaluations of the field before the first step.",
    "symplectic": "Whether a step preserves areas in phase space when forces depend on position.",
    "reversible": "Whether a step of -dt takes back a step of dt, but for rounding.",
    "error_sees_velocity": "Whether the error estimate sees forces that depend on velocity.",
    "makes_steps_of_one_length": "Whether all steps of a run have one length.",
    "using value_type": "The type of the number, or of a component.",
    "using unit_type": "The unit.",
    "operator[]": "Component i.",
    "operator+=": "Adds in place.",
    "operator-=": "Subtracts in place.",
    "operator*=": "Multiplies in place.",
    "operator/=": "Divides in place.",
    "operator()": "The force or acceleration in this state at this time.",
    "raw": "The same on plain numbers; made once, before the first step.",
    "using due": "What the constant must be.",
    "using given": "What the constant is.",
    "using number": "The type of its numbers.",
    "using time": "A class whose `type` is the time that follows from its members.",
    "using raw": "Its numbers, without units.",
    "using checked": "The same shape in light quantities, for checking formulas.",
    "using field_view": "The same shape as a generic field sees it.",
    "using parts": "The raw forms of its members.",
    "to_raw": "The units taken off.",
    "from_raw": "The units put on again.",
    "for_field": "What a field sees.",
    "adds_a_change": "Whether a step is the sum of the state and a change.",
    "steps_on_groups": "Whether it steps an orientation, which is no sum.",
}
INTRODUCER = re.compile(r"(?:^|[ )}])((?:struct|class|concept|constexpr|consteval|using|explicit) .*)")
OF_A_FILE = re.compile(r"^/// \\file\n(?:///.*\n)*", re.MULTILINE)
GUIDE = re.compile(r"[a-z_0-9]+\(.*\) -> .*;$")
DECLARATION = re.compile(r" *(template <|static |using |constexpr | +[^ ]*operator)")
NAMESPACE = re.compile(r"((?:inline )?namespace ([a-z_:]+) \{)(?: +//.*)?$")
TABLE = re.compile(r"struct (drifts_and_kicks|collocation_numbers|fraction|decimal) \{|"
                   r"constexpr \S.* (palindrome|leapfrogs)\(")
VERDICT = re.compile(r" *using (\w+_)?verdict(_\w+)? =")
SPECIAL = re.compile(r"(struct|class) [a-z_0-9:]+<|constexpr [a-z]+ [a-z_]+<")


def contract_name(declared: str) -> str | None:
    """The name that is declared, if it belongs to the contract."""
    if using := re.match(r" *(using [^=]*?) =", declared):
        return using[1] if using[1] in WORDS else None
    return next((name for name in WORDS
                 if re.search(rf"[ &]{re.escape(name)}\(| {re.escape(name)}(?: =|[{{;])", declared)), None)


def end_of(lines: list[str], first: int) -> int:
    """The last line of the declaration that starts at `first`."""
    depth = 0
    for i in range(first, len(lines)):
        depth += lines[i].count("{") - lines[i].count("}")
        if depth == 0 and lines[i].endswith((";", "}")):
            return i
    return len(lines) - 1


def group(lines: list[str], folder: str) -> None:
    """Puts the contents of the namespaces into the group."""
    grouped = set()
    for i, line in enumerate(lines):
        found = NAMESPACE.match(line)
        if found and (line.startswith("inline") or re.fullmatch("unitstep(::[a-z]+)?", found[2])):
            grouped.add(found[2])
            lines[i] = f"{found[1]} /** @addtogroup {folder} */ /**@{{*/"
        elif (end := re.match(r"\} +// +namespace +(\S+) *$", line)) and end[1] in grouped:
            lines[i] = "/**@}*/ " + line


def group_tables(lines: list[str]) -> None:
    """Puts the numbers of methods into a group of their own, after the methods that users name."""
    for i, line in enumerate(lines):
        if not TABLE.match(line):
            continue
        first, last = i, end_of(lines, i)
        while lines[first - 1].startswith(("///", "template <")):
            first -= 1
        lines[first - 1] = "/**@}*/ /** @addtogroup method_tables */ /**@{*/" + lines[first - 1]
        lines[last] += " /**@}*/ /** @addtogroup methods */ /**@{*/"


def filtered(text: str, folder: str) -> str:
    """The header for doxygen."""
    lines = text.splitlines()
    if folder != "unitstep":
        group(lines, folder)
    if folder == "methods":
        group_tables(lines)

    def has_comment(i: int) -> bool:
        return lines[i - 1].lstrip(" ").startswith("///")

    documented: set[str] = set()
    i = -1
    while (i := i + 1) < len(lines):
        if not DECLARATION.match(lines[i]):
            continue
        # The declaration without `template <...>` and its requirements, up to its body.
        head = i
        if lines[i].lstrip(" ").startswith("template <"):
            head = next((j for j in range(i + 1, len(lines))
                         if INTRODUCER.search(lines[j]) or GUIDE.match(lines[j])), len(lines) - 1)
        begin = head
        found = INTRODUCER.search(lines[head])
        declared = found[1] if found else lines[head]
        while not re.search("[{;]", declared) and head + 1 < len(lines):
            head += 1
            declared += " " + lines[head]
        declared = re.sub(r"\{.*", "{", declared)
        indent = re.match(" *", lines[i])[0]
        # A function template without a word of INTRODUCER ends elsewhere, maybe at an alias in another body.
        if VERDICT.match(declared) and re.match(rf"{indent}\S", lines[begin]) and begin - i < 3:
            first, last = i, end_of(lines, begin)
            while has_comment(first) and not re.match(r" */// [\\@](end)?cond", lines[first - 1]):
                first -= 1
            lines[first:last + 1] = [""] * (last + 1 - first)
            i = last
        elif lines[i].startswith(("template <", "constexpr ")):
            unread = re.match("(struct|class) (boost::|raw_form<)", declared)
            called = declared.partition("(")[0].rpartition(" ")[2]
            said_before = (SPECIAL.match(declared) or re.search("[ &]operator", declared)
                           or ("(" in declared and called in documented))
            said = i
            while has_comment(said):
                said -= 1
            refuses = lines[said].startswith("/// Refused")
            if has_comment(i) and not refuses:
                documented.add(called)
            if unread or refuses or GUIDE.match(declared) or (said_before and not has_comment(i)):
                first, last = said if unread or refuses else i, end_of(lines, begin)
                lines[first:last + 1] = [""] * (last + 1 - first)
                i = last
            else:
                i = head
        elif re.match("  [a-z]", lines[i]) and not has_comment(i) and "///<" not in lines[i]:
            if name := contract_name(declared):
                lines[i] = f"  /** {WORDS[name]} */{lines[i]}"
            i = head
    return "\n".join([*lines, ""])


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("header", type=pathlib.Path)


def main(arguments: argparse.Namespace) -> None:
    # A folder detail/ belongs to the folder above, its files have no page; doxygen takes a name in brackets for a type.
    header, folder = arguments.header, arguments.header.parent
    text = cpp.SHIELDED.sub(r" \1(", header.read_text(encoding="utf-8"))
    while "detail" in folder.parts:
        folder = folder.parent
    if folder != header.parent:
        text = OF_A_FILE.sub(lambda found: "\n" * found[0].count("\n"), text)
    print(filtered(text, folder.name), end="")
