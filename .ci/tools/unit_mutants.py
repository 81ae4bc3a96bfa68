# SPDX-License-Identifier: BSL-1.0
"""Changes one unit, operand or operator of a program at a time: each mutant must be refused.

COUNT mutants are drawn by the seed, a number of them from a sixth as many programs; see docs/contributing.md. None
may crash the compiler or take longer than a minute.

Values are of no account: static_assert only checks that its condition can be compiled, and does not work it out, so
what refuses a mutant is a unit. A mutant that compiles must be equivalent, as tests/meta/mutate_programs.txt lists
it, since its value is read as a number (units_of_program.py), or by its types: it is compiled once more with
another sign in the place of the operator, which looks at them. In a program of plain numbers, in a folder raw/,
every mutant is equivalent as far as a compiler can tell.
"""

import argparse
import concurrent.futures
import pathlib
import re
from collections.abc import Iterator

import tree
from compiler import Compiler, Said
from mutants import Mutant, Tried, draw, equivalents, options as common_options, report
from units_of_program import mutants_of

PROGRAMS = ("examples/*.cpp", "tests/package/*.cpp", "tests/meta/mutate/*.cpp")
LIST = pathlib.Path("tests/meta/mutate_programs.txt")
VALUES = """
#define JOIN(a, b) a##b
#define NAMED(n) JOIN(asserted_, n)
#define static_assert(...) [[maybe_unused]] bool NAMED(__COUNTER__) = false && bool((__VA_ARGS__))
"""
# To ask whether a unit is at stake: `a * b` becomes `a % turned % b`, and `a - b` and a dropped factor
# likewise. It is not where the type of the result does not depend on the operator, where the sum is one
# of numbers, whose product has the type of their sum, where the factor does not change the type; and only
# what is instantiated says so.
ASKED = """#include <concepts>
namespace asked {
template <class Sign, class L> struct left { L value; };
""" + "".join("""
constexpr struct %(sign)s_sign {} %(sign)s;
template <class L> constexpr left<%(sign)s_sign, L> operator%%(L const& l, %(sign)s_sign) { return {l}; }
template <class L, class R>
  requires requires(L l, R r) { requires std::same_as<decltype(%(same)s), %(type)s>; }
[[deprecated("no unit is at stake")]] constexpr auto operator%%(left<%(sign)s_sign, L> const& l, R const& r) {
  return %(result)s;
}
""" % {"sign": sign, "same": same, "type": type_, "result": result} for sign, same, type_, result in (
    ("turned", "l * r", "decltype(l / r)", "l.value * r"),
    ("summed", "l * l", "decltype(l + l)", "l.value * r"),
    ("dropped", "l * r", "L", "(void(r), l.value)"))) + "}\n"

# What is not worked out to the end makes errors of its own, and takes none away.
VALUE_ERROR = re.compile(r"constant expression|division by zero|exceeds limit|non-.constexpr")
SENTENCE = re.compile(r"unit_mismatch|units_match")
EQUAL_TYPES = "the types are those of numbers, says the compiler"


def options(parser: argparse.ArgumentParser) -> None:
    common_options(parser, 'a number of mutants, "all", or a share such as "3/8"')
    parser.add_argument("sources", nargs="*")


def errors(said: Said) -> list[str]:
    return [line for line in said.text.splitlines() if "error: " in line]


def only_values(said: Said) -> bool:
    return all(VALUE_ERROR.search(line) for line in errors(said))


def crash(said: Said) -> str:
    """What is wrong with the compiler, if it did not end as it should."""
    if said.code < 0 or re.search("CPU time limit exceeded|Killed", said.text):
        return "late"
    if said.code > 1 or re.search("internal compiler error|submit a.* bug report", said.text, re.I):
        return "at once"
    return ""


class Program:
    """A program of which mutants are tried."""

    def __init__(self, source: str, compiler: Compiler, scratch: pathlib.Path) -> None:
        self.source, self.compiler, self.scratch = source, compiler, scratch
        self.lines = tree.read(pathlib.Path(source)).split("\n")[:-1]
        self.short = ["-w", *(["-fconstexpr-steps=70000", "-ferror-limit=0"] if compiler.is_clang else
                              ["-fconstexpr-ops-limit=1000000", "-fconstexpr-loop-limit=3000"])]
        self.constant = False  # whether its constants are needed as constants
        if self.compile_quickly(None).code:
            self.constant = True
            if (said := self.compile_quickly(None)).code:
                raise SystemExit(f"{source} does not compile as it is\n{said.text}")

    def changed_line(self, mutant: Mutant) -> str:
        return mutant.of(self.lines[mutant.line - 1])

    def text(self, mutant: Mutant | None) -> Iterator[str]:
        """The program with the mutant, or as it is. A constant need not be constant, so it is not worked out;
        functions are instantiated anyhow."""
        yield f'#line 1 "{self.source}"'
        for number, line in enumerate(self.lines, 1):
            text = self.changed_line(mutant) if mutant and number == mutant.line else line
            if not self.constant and not re.match(r"constexpr [^(={]*\(", text):
                text = re.sub("^constexpr ", "const ", text)
            yield "" if text.startswith("#include") else text

    def compile(self, mutant: Mutant | None, *flags: str) -> Said:
        return self.compiler(*flags, "-include", self.scratch / "all.hpp", "-include", self.scratch / "values.hpp",
                             "-fsyntax-only", "-x", "c++", "-", given="\n".join([*self.text(mutant), ""]), seconds=60)

    def compile_quickly(self, mutant: Mutant | None) -> Said:
        """Values are worked out to the end only where nothing else is wrong."""
        said = self.compile(mutant, *self.short)
        return self.compile(mutant) if said.code == 1 and only_values(said) else said

    def no_unit_at_stake(self, mutant: Mutant) -> bool:
        """Whether the operator or the dropped factor has no unit, as the compiler sees it."""
        if mutant.kind not in ("another operator", "a factor dropped"):
            return False
        if mutant.kind == "a factor dropped":
            asked = mutant._replace(column=mutant.column + 1, size=1, instead="% asked::dropped %")
        else:
            was = self.lines[mutant.line - 1][mutant.column - 1]
            asked = mutant._replace(instead=f"% asked::{'summed' if was in '+-' else 'turned'} %")
        # What takes longer with the sign than without is not worked out, and is no fault; -w stays away.
        said = self.compile(asked, "-include", str(self.scratch / "asked.hpp"), *self.short[1:])
        return said.code in (0, 1) and "no unit is at stake" in said.text and only_values(said)

    def tried(self, mutant: Mutant) -> Tried:
        """What becomes of a mutant. One that is stopped for its value proves nothing about units."""
        reason = "numbers have no units" if "/raw/" in self.source else mutant.reason
        said = self.compile_quickly(mutant)
        crashed = crash(said) if said.code else ""
        if not said.code or crashed == "late":
            if not reason and self.no_unit_at_stake(mutant):
                reason = EQUAL_TYPES
            # More steps by a plain number may take long; that is no fault of the compiler.
            outcome = f"equivalent: {reason}" if reason else "CRASHED OR TOOK TOO LONG" if crashed else "ACCEPTED"
        elif crashed:
            outcome = f"CRASHED with {said.code}"
        elif any(SENTENCE.search(line) for line in errors(said)):
            outcome = "refused in a sentence of this library"
        elif all(re.search("constant expression|division by zero", line) for line in errors(said)):
            outcome = "stopped for its value, such as a division by zero, not for its unit"
        else:
            outcome = "refused in words of Boost.Units or the compiler"
        return Tried(mutant, self.changed_line(mutant).lstrip(" "), outcome)


def main(arguments: argparse.Namespace) -> int:
    sources = arguments.sources or [
        name for pattern in PROGRAMS for name in map(str, sorted(pathlib.Path().glob(pattern)))]
    scratch = arguments.scratch.absolute()
    includes = {line for source in sources for line in tree.read(pathlib.Path(source)).splitlines()
                if line.startswith("#include <")}
    tree.write(scratch / "all.hpp", "\n".join(["#include <concepts>", *sorted(includes), ""]))
    tree.write(scratch / "values.hpp", VALUES)
    tree.write(scratch / "asked.hpp", ASKED)
    compiler = Compiler(arguments.compiler)
    # What the programs include is read once, and before their assertions become types.
    compiler.read_once(scratch / "all.hpp")

    known = equivalents(tree.read(LIST))
    gone = [f"GONE: {file}: {text}" for file, text in known
            if text not in map(str.strip, tree.read(pathlib.Path(file)).splitlines())]
    listed = [mutant for source in sources for mutant in mutants_of(source, known)]
    drawn = draw(listed, arguments.count, arguments.seed, lambda one: one.file)
    programs = {source: Program(source, compiler, scratch) for source in sorted({m.file for m in drawn})}
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        tried = list(pool.map(lambda mutant: programs[mutant.file].tried(mutant), drawn))
    head = f"{len(tried)} mutants tried of {len(listed)}, seed {arguments.seed}, {len(programs)} programs"
    return report(scratch, head, tried, gone)
