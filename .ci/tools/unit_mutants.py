# SPDX-License-Identifier: BSL-1.0
"""Changes one unit, operand or operator of a program at a time: each mutant must be refused.

COUNT mutants are drawn by the seed ("all": each one; "3/8": the third of the eight shares into which the
seed divides them all). Without sources: the examples, the programs in tests/package and tests/meta/mutate.
None may crash the compiler or take longer than a minute.

Values are of no account: static_assert only checks that its condition can be compiled, and does not work
it out, so what refuses a mutant is a unit. A mutant that compiles must be equivalent, by a rule on the text
(units_of_program.py) or by its types: it is compiled once more with another sign in the place of the
operator, which looks at them. In a program of plain numbers, in a folder raw/, every mutant is equivalent as
far as a compiler can tell.

Up to --together mutants of a program stand in one file, each in a namespace of its own, beside the program
as it is. A mutant is refused when an error is in it, or in what only it instantiates; mutants compile when no
error is left in their file. What is in doubt is compiled alone, and so is what would be accepted.
"""

import argparse
import concurrent.futures
import pathlib
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator

import tree
from compiler import Compiler, Said
from mutants import Mutant, options as common_options, report, share
from units_of_program import mutants_of

PROGRAMS = ("examples/*.cpp", "tests/package/*.cpp", "tests/meta/mutate/*.cpp")
VALUES = """
#define JOIN(a, b) a##b
#define NAMED(n) JOIN(asserted_, n)
#define static_assert(...) [[maybe_unused]] bool NAMED(__COUNTER__) = false && bool((__VA_ARGS__))
"""
# To ask whether a unit is at stake: `a * b` becomes `a % turned % b`, and `a - b` and a dropped factor
# likewise. It is not where the type of the result does not depend on the operator, where the sum is one
# of numbers, where the factor does not change the type; and only what is instantiated says so.
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
    ("summed", "l * l", "L", "l.value * r"),
    ("dropped", "l * r", "L", "(void(r), l.value)"))) + "}\n"

# What is not worked out to the end makes errors of its own, and takes none away.
VALUE_ERROR = re.compile(r"constant expression|division by zero|exceeds limit|non-.constexpr")
SENTENCE = re.compile(r"unit_mismatch|units_match")
EQUAL_TYPES = "the types are those of numbers, says the compiler"


def options(parser: argparse.ArgumentParser) -> None:
    common_options(parser, 'a number of mutants, "all", or a share such as "3/8"')
    parser.add_argument("sources", nargs="*")
    parser.add_argument("--together", type=int, default=20, help="so many in one file")


def draw(listed: list[Mutant], count: str, seed: int) -> dict[int, Mutant]:
    """The mutants to be tried, with their numbers from 1."""
    order = random.Random(seed).sample(range(len(listed)), len(listed))
    if part := share(count):
        order = order[part[0]::part[1]]
    elif count != "all":
        order = order[:int(count)]
    return {number: listed[at] for number, at in enumerate(sorted(order), 1)}


def errors(said: Said) -> list[str]:
    return [line for line in said.text.splitlines() if "error: " in line]


def only_values(said: Said) -> bool:
    return all(VALUE_ERROR.search(line) for line in errors(said))


def crash(said: Said) -> str:
    """What is wrong with the compiler, if it did not end as it should."""
    if said.code < 0 or re.search("CPU time limit exceeded|Killed", said.text):
        return "crashed late"
    if said.code > 1 or re.search("internal compiler error|submit a.* bug report", said.text, re.I):
        return f"crashed {said.code}"
    return ""


def kinds_of_errors(said: str) -> dict[int, set[str]]:
    """Of each mutant with errors in it, or in what only it instantiates, what kinds; -1 for other errors."""
    kinds: dict[int, set[str]] = defaultdict(set)
    found: set[int] = set()
    kind = ""

    def close() -> None:
        nonlocal kind
        if len(found) > 1:
            found.discard(0)  # the program instantiated by a mutant
        for number in found or {-1}:
            if kind:
                kinds[number].add(kind)
        found.clear()
        kind = ""

    def note(text: str) -> None:
        found.update(map(int, re.findall(r"mutant\.(\d+):", text)))

    for line in said.splitlines():
        if " error: " in line:
            if kind:
                close()  # else what was found is the way to this error, as g++ puts it
            note(line.partition(" error: ")[0])
            kind = ("sentence" if SENTENCE.search(line) else
                    "value" if VALUE_ERROR.search(line) or re.search("to .cut<", line) else "unit")
        elif " note: " in line:
            if not kind:
                found.clear()
            elif re.search(" (requested|required) here| in call to ", line):
                note(line)
        elif re.search(r"mutant\.\d+:", line):
            if kind:
                close()
            note(line)
    close()
    return kinds


class Program:
    """A program, and the verdicts on its mutants."""

    def __init__(self, source: str, mutants: dict[int, Mutant], compiler: Compiler, scratch: pathlib.Path,
                 together: int) -> None:
        self.source, self.mutants, self.compiler = source, mutants, compiler
        self.lines = tree.read(pathlib.Path(source)).split("\n")[:-1]
        self.scratch, self.file = scratch, scratch / f"{source.replace('/', '_')}"
        self.together = together
        self.whole = False     # must be one part, as names are found that should be hidden
        self.constant = False  # its constants are needed as constants
        self.known = False
        self.verdicts: dict[int, str] = {}
        self.short = (["-w", "-fconstexpr-steps=20000", "-ferror-limit=0", "-fno-caret-diagnostics"]
                      if compiler.is_clang else
                      ["-w", "-fconstexpr-ops-limit=300000", "-fconstexpr-loop-limit=3000",
                       "-fno-diagnostics-show-caret"])

    def reason(self, number: int) -> str:
        return "numbers have no units" if "/raw/" in self.source else self.mutants[number].reason

    def changed_line(self, number: int) -> str:
        mutant = self.mutants[number]
        return mutant.of(self.lines[mutant.line - 1])

    def shown(self, number: int, begin: int, end: int) -> Iterator[str]:
        """Some lines with what mutant `number` changes. A constant need not be constant, so it is not
        worked out; functions are instantiated anyhow."""
        yield f'#line {begin} "mutant.{number}"'
        for line in range(begin, end + 1):
            text = self.lines[line - 1]
            if number and line == self.mutants[number].line:
                text = self.changed_line(number)
            if not self.constant and not re.match(r"constexpr [^(={]*\(", text):
                text = re.sub("^constexpr ", "const ", text)
            yield "" if text.startswith("#include") else text

    def parts(self) -> list[tuple[int, int]]:
        """The first and the last line of each part: what stands between two places outside of all braces."""
        found, begin, depth = [], 1, 0
        for number, text in enumerate(self.lines, 1):
            code = re.sub(" *//.*", "", text)
            depth += len(re.findall("[{(]", code)) - len(re.findall("[})]", code))
            if depth == 0 and not self.whole and re.search("[;}]$", code):
                found.append((begin, number))
                begin = number + 1
        return [*found, (begin, len(self.lines))] if begin <= len(self.lines) else found

    def alone(self, number: int) -> str:
        return "\n".join(self.shown(number, 1, len(self.lines))) + "\n"

    def beside(self, numbers: list[int]) -> str:
        """The program with mutants in it: before the part that a mutant changes stands a namespace with
        that part changed and with what follows, which hides what the program has of the same names. A first
        such namespace has nothing changed: it is number 0, as the program is."""
        text = ["namespace program {"]
        for begin, end in self.parts():
            here = [n for n in numbers if begin <= self.mutants[n].line <= end]
            for number in [0, *here] if here else []:
                name = f"mutant_{number}" if number else f"part_{begin}"
                text += [f"namespace {name} {{", *self.shown(number, begin, len(self.lines)), "}"]
            text += self.shown(0, begin, end)
        return "\n".join([*text, "}"]) + "\n"

    def compile(self, text: str, *flags: str) -> Said:
        tree.write(self.file, text)
        return self.compiler(*flags, "-include", self.scratch / "all.hpp", "-include",
                             self.scratch / "values.hpp", "-fsyntax-only", self.file, seconds=60)

    def compile_quickly(self, number: int) -> Said:
        """Values are worked out to the end only where nothing else is wrong."""
        said = self.compile(self.alone(number), *self.short)
        return self.compile(self.alone(number)) if said.code == 1 and only_values(said) else said

    def know_original(self) -> None:
        if self.known:
            return
        self.known = True
        if self.compile_quickly(0).code:
            self.constant = True
            if (said := self.compile_quickly(0)).code:
                raise SystemExit(f"{self.source} does not compile as it is\n{said.text}")

    def judge_alone(self, number: int) -> None:
        self.know_original()
        said = self.compile_quickly(number)
        if said.code == 0:
            verdict = "compiles"
        elif not (verdict := crash(said)):
            if any(SENTENCE.search(line) for line in errors(said)):
                verdict = "sentence"
            elif all(re.search("constant expression|division by zero", e) for e in errors(said)):
                verdict = "value"
            else:
                verdict = "unit"
        self.verdicts[number] = verdict

    def verdict_together(self, kinds: set[str], sound: bool, original: set[str], reason: str) -> str:
        """What the errors in a file say of a mutant in it: a verdict, "alone", or nothing."""
        if sound and not kinds:
            return "compiles"
        if "sentence" in kinds:
            return "sentence"
        if "unit" in kinds and ("value" not in kinds or "value" in original):
            return "unit"
        if kinds:
            return "compiles" if reason else "alone"
        return ""

    def judge(self, size: int, numbers: list[int]) -> None:
        """So many at a time. The program itself must have no error but of its values."""
        alone, left = ([*numbers], []) if size <= 1 else ([], [])
        todo = [] if size <= 1 else [*numbers]
        while todo:
            chunk, todo = todo[:size], todo[size:]
            said = self.compile(self.beside(chunk), *self.short)
            kinds = kinds_of_errors(said.text) if said.code else {}
            original = kinds.get(0, set()) | ({"unit"} if said.code and crash(said) else set())
            if original & {"unit", "sentence"}:
                if self.whole:
                    alone += chunk
                else:
                    self.whole = True
                    todo = chunk + todo
                continue
            # What is not worked out here is no fault.
            sound = said.code == 0 or (said.code == 1 and set().union(*kinds.values()) <= {"value"})
            for number in chunk:
                verdict = self.verdict_together(kinds.get(number, set()), sound, original,
                                                self.reason(number))
                if verdict == "alone":
                    alone.append(number)
                elif verdict:
                    self.verdicts[number] = verdict
                else:
                    left.append(number)
        for number in alone:
            self.judge_alone(number)
        if left:
            self.judge(size // 4, left)

    def no_unit_at_stake(self, number: int) -> bool:
        """Whether the operator or the dropped factor has no unit, as the compiler sees it."""
        mutant = self.mutants[number]
        if mutant.kind not in ("operator", "dropped"):
            return False
        if mutant.kind == "dropped":
            asked = mutant._replace(column=mutant.column + 1, size=1, instead="% asked::dropped %")
        else:
            was = self.lines[mutant.line - 1][mutant.column - 1]
            asked = mutant._replace(instead=f"% asked::{'summed' if was in '+-' else 'turned'} %")
        self.mutants[number] = asked
        # What takes longer with the sign than without is not worked out, and is no fault; -w stays away.
        said = self.compile(self.alone(number), "-include", str(self.scratch / "asked.hpp"), *self.short[1:])
        self.mutants[number] = mutant
        return said.code in (0, 1) and "no unit is at stake" in said.text and only_values(said)

    def judge_all(self) -> None:
        self.judge(self.together, [*self.mutants])
        # Nothing is accepted on the word of a file with other mutants in it.
        for number in self.mutants:
            if self.verdicts[number] == "compiles" and not self.reason(number):
                self.judge_alone(number)
                if self.verdicts[number] == "compiles" and self.no_unit_at_stake(number):
                    self.verdicts[number] = "no unit"

    def outcome(self, number: int) -> str:
        verdict, reason = self.verdicts[number], self.reason(number)
        if verdict == "no unit":
            return f"equivalent: {EQUAL_TYPES}"
        # More steps by a plain number may take long; that is no fault of the compiler.
        if verdict == "compiles" or (verdict == "crashed late" and reason):
            return f"equivalent: {reason}" if reason else "ACCEPTED"
        if verdict.startswith("crashed"):
            return f"CRASHED OR TOOK TOO LONG{verdict[7:]}"
        # Such a mutant proves nothing about units, so it is not counted as refused for them.
        return "stopped for its value" if verdict == "value" else "refused"


def summary(programs: list[Program]) -> list[tuple[int, str] | None]:
    tried = [(p, number) for p in programs for number in p.mutants]
    changed = Counter(p.mutants[number].kind for p, number in tried)
    outcomes = Counter(p.outcome(number) for p, number in tried)
    how = Counter(p.verdicts[number] for p, number in tried)
    because = sorted((outcome[12:], n) for outcome, n in outcomes.items() if outcome.startswith("equivalent"))
    return [(changed["unit"], "another unit"), (changed["operand"], "another operand"),
            (changed["operator"], "another operator"), (changed["dropped"], "a factor dropped"), None,
            (outcomes["refused"], "refused"), (how["sentence"], "  in a sentence of this library"),
            (how["unit"], "  by an operator or a conversion of Boost.Units"),
            (how["value"], "stopped for its value, such as a division by zero, not for its unit"),
            (sum(n for _, n in because), "equivalent"), *((n, f"  {reason}") for reason, n in because),
            (sum(n for outcome, n in outcomes.items() if outcome[0] in "AC"),
             "accepted without a reason, crashed, or too slow")]


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
    said = compiler("-x", "c++-header", scratch / "all.hpp", "-o", scratch / "all.hpp.gch")
    if said.code:
        raise SystemExit(said.text)

    listed = [mutant for source in sources for mutant in mutants_of(source)]
    drawn = draw(listed, arguments.count, arguments.seed)
    programs = [Program(source, {n: m for n, m in drawn.items() if m.file == source}, compiler, scratch,
                        arguments.together) for source in sorted({m.file for m in drawn.values()})]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        list(pool.map(Program.judge_all, programs))

    lines = [f"{p.source}:{m.line}\t{m.kind}\t{p.changed_line(n).lstrip(' ')}\t{p.outcome(n)}"
             for p in programs for n, m in p.mutants.items()]
    head = f"{len(lines)} mutants tried of {len(listed)}, seed {arguments.seed}, {len(programs)} programs"
    wrong = [line for line in lines if re.search("ACCEPTED|CRASHED", line)]
    return report(scratch, head, summary(programs), lines, wrong)
