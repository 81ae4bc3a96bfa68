# SPDX-License-Identifier: BSL-1.0
"""Measures what the library costs the compiler and a small program; `benchmarks` calls this."""

import os
import pathlib
import re
import shutil
import subprocess

import tree
from compiler import Compiler, Skipped, boost_alone, run

SOURCES = tree.ROOT / "tests/benchmarks"
STREAMS = re.compile(r'^# \d+ "[^"]*/(iostream|ostream|istream|sstream|fstream|iomanip|ios)"', re.MULTILINE)
SAMPLE = 24  # bytes of three doubles
Figures = dict[tuple[str, str], float]  # the cost of each thing, by its name and the form in which it is written


def expect(what: str, holds: bool, got: object = "no") -> bool:
    print(f"{what}: {'yes' if holds else got}")
    return holds


def cost(compiler: Compiler, *arguments: str | pathlib.Path) -> tuple[int, float]:
    """The peak of the memory, in kilobytes, of the compiler and all processes it starts, and the processor time."""
    process = subprocess.Popen([compiler.command, *compiler.flags, *map(str, arguments)])
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{compiler.command} fails")
    return used.ru_maxrss, used.ru_utime


class Small:
    """An object file for a small machine, from a compiler with the binutils of this prefix."""

    def __init__(self, compiler: Compiler, prefix: str, source: pathlib.Path, flag: str, work: pathlib.Path) -> None:
        file, self.prefix = work / f"{source.stem}{flag}.o", prefix
        cost(compiler, "-Os", "-fno-exceptions", "-fno-rtti", "-Wall", "-Wextra", "-Werror", flag, "-c", source, "-o", file)
        words = run([f"{prefix}size", str(file)]).text.splitlines()[1].split()
        self.text, self.writable = int(words[0]), int(words[1]) + int(words[2])
        self.needed = run([f"{prefix}nm", "-uC", str(file)]).text
        self.symbols = run([f"{prefix}nm", "-SC", str(file)]).text

    def size_of(self, symbol: str) -> int:
        return int(re.search(rf"^\S+ (\S+) \S {re.escape(symbol)}$", self.symbols, re.M)[1], 16)


def footprint(compiler: Compiler, work: pathlib.Path, prefix: str = "") -> bool:
    """Checks what stepping adds to a small program: no streams, no exceptions, no RTTI, nothing of another library,
    hardly more code than by hand, and a table in read-only memory with no more than its own bytes. The measured sizes
    are kept in footprint.md."""
    streams = [set(STREAMS.findall(compiler("-E", "-x", "c++", "-", given=f"#include <{header}>").text))
               for header in ("unitstep/unitstep.hpp", "iostream")]
    table, longer = (Small(compiler, prefix, SOURCES / "table.cpp", f"-DSTEPS={n}", work) for n in (100, 200))
    typed, by_hand = (Small(compiler, prefix, SOURCES / "firmware.cpp", flag, work) for flag in ("-DTYPED", "-DBY_HAND"))
    asked = tree.read(tree.ROOT / "examples/motion_table.cpp").partition("//! [error]")[0]
    asked += "float where(float seconds) { return set_point(seconds).position.value(); }\n"
    looked_up = Small(compiler, prefix, tree.write(work / "looked_up.cpp", asked), "-DASKED", work)
    rest, code, code_by_hand = table.text - 101 * SAMPLE, typed.size_of("update()"), by_hand.size_of("update()")
    tree.write(work / "footprint.md", f"""| `-Os -fno-exceptions -fno-rtti`, for this machine | bytes |
|---|---|
| the table of 101 samples, time, position and velocity as `double` | {101 * SAMPLE} |
| what the object file with the table and a function that reads it has besides | {rest} |
| writable memory of that file | {table.writable} |
| the table of 33 samples in single precision | {33 * SAMPLE // 2} |
| its look-up between them, with the sentences for a bad time | {looked_up.text - 33 * SAMPLE // 2} |
| code of `update()`, a `simulation` in single precision | {code} |
| code of `update()` by hand | {code_by_hand} |
| writable memory of the `simulation`: state, step, times, laws | {typed.writable} |
| writable memory by hand | {by_hand.writable} |
""")
    return all([
        expect("no stream header behind the whole library, and one behind <iostream>",
               not streams[0] and bool(streams[1]), streams),
        expect("a hundred samples more take a hundred times 24 bytes", longer.text - table.text == 100 * SAMPLE),
        expect(f"beside the table there are at most 256 bytes ({rest})", rest <= 256),
        expect("nothing of it is writable", table.writable == 0, table.writable),
        expect("nothing of any library is needed", not (needed := table.needed + looked_up.needed + typed.needed), needed),
        expect(f"a step of a simulation is at most 32 bytes longer than by hand ({code}, {code_by_hand})",
               code <= code_by_hand + 32),
        expect(f"and it has at most 32 bytes of memory more ({typed.writable}, {by_hand.writable})",
               typed.writable <= by_hand.writable + 32)])


def cortex_m4(_: Compiler, work: pathlib.Path) -> bool:
    """The same for a microcontroller, and the example of a table in 16-bit integers, which takes its own bytes. It needs
    gcc-arm-none-eabi and libstdc++-arm-none-eabi-newlib."""
    if not shutil.which("arm-none-eabi-g++"):
        raise Skipped("arm-none-eabi-g++ is not installed")
    arm = Compiler("arm-none-eabi-g++", tree.ROOT, "-mcpu=cortex-m4", "-mthumb", "-mfpu=fpv4-sp-d16", "-mfloat-abi=hard",
                   "-ffp-contract=off", *boost_alone(work / "include"))
    asked = tree.read(tree.ROOT / "examples/fixed_table.cpp").partition("int main() {")[0]
    asked += "std::int32_t where(std::uint32_t tick) { return set_point(tick); }\n"
    looked_up = Small(arm, "arm-none-eabi-", tree.write(work / "asked.cpp", asked), "-DASKED", work)
    return all([footprint(arm, work, "arm-none-eabi-"),
                expect("the table of 129 entries of 16 bits takes 258 bytes", looked_up.size_of("table") == 258),
                expect("its look-up takes at most 64 bytes", looked_up.size_of("where(unsigned long)") <= 64)])


def include_cost(compiler: Compiler, work: pathlib.Path) -> Figures:
    """Of Boost.Units' SI alone, and of a proof of ten steps with the headers that it names (parts) and with the whole
    of the library: memory in MB, time, and what is left to read after the preprocessor."""
    found: Figures = {}
    for program in ("units", "parts", "proof"):
        source = SOURCES / f"include_cost/{program}.cpp"
        memory, found["seconds", program] = cost(compiler, "-c", source, "-o", work / f"{program}.o")
        found["memory", program], found["to-read", program] = memory / 1000, len(compiler("-E", "-P", source).text)
    return found


def proves(compiler: Compiler, field: str, steps: int, kilobytes: int) -> bool:
    """Whether the compiler proves so many steps within this memory, at its default limits."""
    said = compiler("-fsyntax-only", f"-DFIELD={field}", f"-DSTEPS={steps}", SOURCES / "long_proof.cpp",
                    kilobytes=kilobytes)
    return expect(f"{field}: {steps} steps within {kilobytes} kB", said.code == 0, said.text or "no")


def hits(compiler: Compiler) -> bool:
    """Of thirty hits in a hundred steps each takes at most 60,000 operations of g++ in a constant, or 8,000 steps of clang,
    beside what the steps take. Half of that is too little, so the bound can fail."""
    option, most = (("-fconstexpr-steps", 30 * 8000 + 100 * 280) if compiler.is_clang else
                    ("-fconstexpr-ops-limit", 30 * 60000 + 100 * 2680))
    enough, half = (compiler("-fsyntax-only", f"{option}={limit}", SOURCES / "hits.cpp") for limit in (most, most // 2))
    return all([expect(f"thirty hits take at most {most} by {option}", enough.code == 0, enough.text),
                expect("and more than half", half.code != 0)])


def long_proof(compiler: Compiler, work: pathlib.Path) -> bool:
    """A run that is too long for one constant expression is refused, and the message names chains. A tenth of
    the default limits is reached sooner, with the same message."""
    sooner = "-fconstexpr-steps=104857" if compiler.is_clang else "-fconstexpr-ops-limit=3355443"
    said = compiler("-fsyntax-only", sooner, SOURCES / "too_long.cpp")
    return all([proves(compiler, "law", 50000, 600000),
                expect("a run that is too long hears of chains",
                       said.code != 0 and bool(re.search("too.long.*chain", said.text)), said.text),
                not proves(compiler, "law", 1000, 20000),  # shows that the bound can fail
                hits(compiler)])


def long_proof_million(compiler: Compiler, work: pathlib.Path) -> bool:
    lambda_steps = 1000000 if compiler.is_clang else 300000  # g++ keeps every step of a lambda
    return all([proves(compiler, "law", 1000000, 2097152), proves(compiler, "lambda", lambda_steps, 2097152)])
