# SPDX-License-Identifier: BSL-1.0
"""What the library costs the compiler and a small program; `benchmarks` calls this."""

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
TWO_GIGABYTES = 2097152


def expect(what: str, holds: bool, got: object = "no") -> bool:
    print(f"{what}: {'yes' if holds else got}")
    return holds


def cost(compiler: Compiler, *arguments: str | pathlib.Path, may_fail: bool = False) -> tuple[int, float]:
    """The most kilobytes of the compiler and all that it calls, and the seconds of a processor."""
    process = subprocess.Popen([compiler.command, *compiler.flags, *map(str, arguments)],
                               stderr=subprocess.DEVNULL if may_fail else None)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode and not may_fail:
        raise SystemExit(f"{compiler.command} fails")
    return used.ru_maxrss, used.ru_utime


def streams(compiler: Compiler, source: str) -> set[str]:
    """The stream headers behind what a source includes."""
    return set(STREAMS.findall(compiler("-E", "-x", "c++", "-", given=source).text))


def built(compiler: Compiler, work: pathlib.Path, source: pathlib.Path, flag: str) -> pathlib.Path:
    """The object file for a small machine."""
    file = work / f"{source.stem}{flag}.o"
    cost(compiler, "-Os", "-fno-exceptions", "-fno-rtti", "-Wall", "-Wextra", "-Werror", flag, "-c", source, "-o", file)
    return file


def sizes(file: pathlib.Path) -> list[int]:
    """Text with read-only data, data, and what is zero at first."""
    return [int(word) for word in run(["size", str(file)]).text.splitlines()[1].split()[:3]]


def update_size(file: pathlib.Path) -> int:
    return int(re.search(r"^\S+ (\S+) \S update\(\)$", run(["nm", "-SC", str(file)]).text, re.M)[1], 16)


def footprint(compiler: Compiler, work: pathlib.Path) -> bool:
    """What stepping brings into a small program: no streams, no exceptions, no RTTI, nothing of any other
    library, hardly more code than by hand, and a table in read-only memory that takes its own bytes. What was
    measured is kept in footprint.md."""
    found = streams(compiler, "#include <unitstep/unitstep.hpp>")
    good = [expect("no stream header behind the whole library", not found, found),
            expect("a stream header would be seen", "ostream" in streams(compiler, "#include <iostream>"))]
    table = built(compiler, work, SOURCES / "table.cpp", "-DSTEPS=100")
    text, *writable = sizes(table)
    more = sizes(built(compiler, work, SOURCES / "table.cpp", "-DSTEPS=200"))[0] - text
    rest = text - 101 * SAMPLE
    good += [expect("a hundred samples more take a hundred times 24 bytes", more == 100 * SAMPLE, more),
             expect(f"beside the table there are at most 256 bytes ({rest})", rest <= 256),
             expect("nothing is writable", writable == [0, 0], writable)]
    typed, by_hand = (built(compiler, work, SOURCES / "firmware.cpp", flag) for flag in ("-DTYPED", "-DBY_HAND"))
    for file in (table, typed):
        needed = run(["nm", "-uC", str(file)]).text
        good.append(expect(f"{file.name} needs nothing of any library", not needed, needed))
    code, code_by_hand = update_size(typed), update_size(by_hand)
    memory, memory_by_hand = sum(sizes(typed)[1:]), sum(sizes(by_hand)[1:])
    good += [expect(f"a step of a simulation is at most 32 bytes longer than by hand ({code}, {code_by_hand})",
                    code <= code_by_hand + 32),
             expect(f"and it has at most 32 bytes of memory more ({memory}, {memory_by_hand})",
                    memory <= memory_by_hand + 32)]
    tree.write(work / "footprint.md", f"""| `-Os -fno-exceptions -fno-rtti`, for this machine | bytes |
|---|---|
| the table of 101 samples, time, position and velocity as `double` | {101 * SAMPLE} |
| what the object file with the table and a function that reads it has besides | {rest} |
| writable memory of that file | 0 |
| code of `update()`, a `simulation` in single precision | {code} |
| code of `update()` by hand | {code_by_hand} |
| writable memory of the `simulation`: state, step, times, laws | {memory} |
| writable memory by hand | {memory_by_hand} |
""")
    return all(good)


def cortex_m4(_: Compiler, work: pathlib.Path) -> bool:
    """What runs on a microcontroller compiles for one: the example of a table in 16-bit integers, which takes its own
    bytes of read-only memory, and a simulation, a step of which is hardly longer than by hand. It needs
    gcc-arm-none-eabi and libstdc++-arm-none-eabi-newlib."""
    if not shutil.which("arm-none-eabi-g++"):
        raise Skipped("arm-none-eabi-g++ is not installed")
    arm = Compiler("arm-none-eabi-g++", tree.ROOT, "-mcpu=cortex-m4", "-mthumb", "-mfpu=fpv4-sp-d16", "-mfloat-abi=hard",
                   "-ffp-contract=off", *boost_alone(work / "include"))

    def taken(source: pathlib.Path, flag: str) -> tuple[pathlib.Path, int, int, int]:
        """The object file, and its bytes of code, of constants, and those that are writable."""
        file = built(arm, work, source, flag)
        rows = re.findall(r"^[.](text|rodata|data|bss)\S* +(\d+)", run(["arm-none-eabi-size", "-A", str(file)]).text, re.M)
        of = {kind: sum(int(size) for name, size in rows if name == kind) for kind in ("text", "rodata", "data", "bss")}
        return file, of["text"], of["rodata"], of["data"] + of["bss"]

    example = tree.ROOT / "examples/fixed_table.cpp"
    taken(example, "-DAS_SHOWN")
    asked = tree.read(example).partition("int main() {")[0]
    asked += "std::int32_t where(std::uint32_t tick) { return set_point(tick); }\n"
    _, code, table, writable = taken(tree.write(work / "asked.cpp", asked), "-DAS_ASKED")
    (file, typed, _, memory), (_, by_hand, _, _) = (
        taken(SOURCES / "firmware.cpp", flag) for flag in ("-DTYPED", "-DBY_HAND"))
    print(f"a step of a simulation: {typed} bytes of code, {memory} of memory")
    return all([expect("a table of 129 entries of 16 bits takes its own bytes", 258 <= table <= 260, table),
                expect("nothing of it is writable", writable == 0, writable),
                expect(f"its look-up takes at most 64 bytes of code ({code})", code <= 64),
                expect(f"a step is at most 32 bytes longer than by hand ({by_hand})", typed <= by_hand + 32),
                expect("it needs nothing of any library", not run(["arm-none-eabi-nm", "-u", str(file)]).text)])


def bound(what: str, cost_: float, against: float, limit: float) -> bool:
    good = cost_ > 0 and against > 0 and cost_ <= against * limit
    return expect(f"{what}: {cost_ / (against or 1):.3f}, at most {limit}", good, "FAILED")


def including(compiler: Compiler, work: pathlib.Path, program: str) -> tuple[int, float]:
    return cost(compiler, "-c", SOURCES / f"include_cost/{program}.cpp", "-o", work / f"{program}.o")


def include_cost(compiler: Compiler, work: pathlib.Path) -> bool:
    """A proof of ten steps with the headers that it names, and with the whole of the library, against
    Boost.Units' SI alone: memory, and what is left to read after the preprocessor."""
    parts, proof, units = (including(compiler, work, program)[0] for program in ("parts", "proof", "units"))
    read, read_units = (len(compiler("-E", "-P", SOURCES / f"include_cost/{program}.cpp").text)
                        for program in ("proof", "units"))
    return all([bound("memory of what the proof names, of Boost.Units alone", parts, units, 1.25),
                bound("memory, of Boost.Units alone", proof, units, 1.5),
                bound("what is left to read, of Boost.Units alone", read, read_units, 1.65)])


def include_figures(compiler: Compiler, work: pathlib.Path) -> None:
    """The most memory and the least time of three."""
    base: tuple[int, float] = (0, 0.0)
    for program in ("units", "parts", "proof", "odeint"):
        tries = [including(compiler, work, program) for _ in range(3)]
        memory, time = max(memory for memory, _ in tries), min(time for _, time in tries)
        base = base if base[0] else (memory, time)
        print(f"{program:<10}{memory // 1000:9} MB{memory / base[0]:9.3f}{time:9.2f} s{time / base[1]:9.3f}")


def instructions_of(compiler: Compiler, work: pathlib.Path, program: str) -> int:
    """Of the compiler itself and all that it calls."""
    for log in work.glob(f"{program}.log.*"):
        log.unlink()
    run(["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
         "--trace-children=yes", f"--log-file={work}/{program}.log.%p", compiler.command, *compiler.flags, "-c",
         str(SOURCES / f"include_cost/{program}.cpp"), "-o", str(work / f"{program}.o")])
    return sum(int(count.replace(",", "")) for log in work.glob(f"{program}.log.*")
               for count in re.findall(r"I *refs: *([\d,]+)", tree.read(log)))


def include_cost_counted(compiler: Compiler, work: pathlib.Path) -> bool:
    """The same in instructions of the compiler, and against the same steps by Boost.odeint; takes minutes."""
    parts, proof, units, odeint = (instructions_of(compiler, work, program)
                                   for program in ("parts", "proof", "units", "odeint"))
    return all([bound("instructions of what the proof names, of Boost.Units alone", parts, units, 1.33),
                bound("instructions, of Boost.Units alone", proof, units, 1.7 if compiler.is_clang else 1.6),
                bound("instructions, of Boost.odeint", proof, odeint, 0.22)])


def proves(compiler: Compiler, field: str, steps: int, kilobytes: int) -> bool:
    """Whether the compiler proves so many steps within so much memory, at its default limits."""
    said = compiler("-fsyntax-only", f"-DFIELD={field}", f"-DSTEPS={steps}", SOURCES / "long_proof.cpp",
                    kilobytes=kilobytes)
    return expect(f"{field}: {steps} steps within {kilobytes} kB", said.code == 0, said.text or "no")


def long_proof(compiler: Compiler, work: pathlib.Path) -> bool:
    """A run that is too long for one constant expression is refused, and told of chains. A tenth of the default
    limits is reached sooner, and said in the same words."""
    sooner = "-fconstexpr-steps=104857" if compiler.is_clang else "-fconstexpr-ops-limit=3355443"
    said = compiler("-fsyntax-only", sooner, SOURCES / "too_long.cpp")
    return all([proves(compiler, "law", 50000, 600000),
                expect("a run that is too long hears of chains",
                       said.code != 0 and bool(re.search("too.long.*chain", said.text)), said.text),
                not proves(compiler, "law", 1000, 20000)])  # the bound can fail


def long_proof_million(compiler: Compiler, work: pathlib.Path) -> bool:
    lambda_steps = 1000000 if compiler.is_clang else 300000  # g++ keeps every step of a lambda
    return all([proves(compiler, "law", 1000000, TWO_GIGABYTES),
                proves(compiler, "lambda", lambda_steps, TWO_GIGABYTES)])


def long_figures(compiler: Compiler, work: pathlib.Path) -> bool:
    """Headers are read in the first proof only: in the others they would hide what the steps take. No step is
    too few for what is asserted of the end, which costs the same."""
    def proof(field: str, steps: int, *flags: str | pathlib.Path) -> tuple[int, float]:
        return cost(compiler, "-fsyntax-only", f"-DFIELD={field}", f"-DSTEPS={steps}", *flags,
                    SOURCES / "long_proof.cpp", may_fail=steps == 0)

    memory, time = proof("law", 0)
    once = tree.write(work / "once.hpp", f'#include "{SOURCES}/typed.hpp"\n')
    cost(compiler, "-x", "c++-header", once, "-o", f"{once}.gch")
    for field in ("law", "lambda"):
        no_memory, no_time = 0, 0.0
        for steps in (0, 10000, 20000, 40000):
            used, took = proof(field, steps, "-include", once)
            if not steps:
                no_memory, no_time = used, took
            else:
                print(field, steps, memory + used - no_memory, f"{1 + (took - no_time) / time:.2f}")
    return True
