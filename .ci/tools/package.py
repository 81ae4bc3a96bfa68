# SPDX-License-Identifier: BSL-1.0
"""What is handed out besides the sources: an install, the Debian package, and all of it in one header.

  install BUILD FOLDER         installs a build tree, and moves the result: a package must not know where it was
  deb FOLDER                   makes the package, looks at what it says of itself, and unpacks it into FOLDER/root
  pkg-config PREFIX FOLDER     what pkg-config says of an install is enough to compile and run a program
  two-releases PREFIX FOLDER   two installed releases in one program keep apart
  links FOLDER [PART]          links to Compiler Explorer open the examples; those of a part of 24, or all, are compiled
  single-header FOLDER         the one header stands alone, and may come into two files
"""

import argparse
import difflib
import gzip
import os
import pathlib
import re
import shutil
from collections.abc import Callable

import single_header as one_header
import tree
from compiler import Compiler, Skipped, option, run
from refuse import STRICT

SHARED = """cmake/unitstep/unitstepConfig.cmake
cmake/unitstep/unitstepConfigVersion.cmake
cmake/unitstep/unitstepTargets.cmake
doc/libunitstep-dev/changelog.gz
doc/libunitstep-dev/copyright
pkgconfig/unitstep.pc"""
# Not a lambda, which is another one in each file.
ONE_STEP = """#include <unitstep/drive/integrate.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/state/motion.hpp>
struct coasts {
  constexpr double operator()(unitstep::motion<double, double>, double) const { return 0; }
};
double FUNCTION(double speed) {
  return unitstep::integrate(unitstep::explicit_euler{}, unitstep::motion{0.0, speed}, coasts{}, 1.0, 1)
      .position;
}
"""
BOTH = """#include <cstdio>
double here(double), there(double);
int main() { std::printf("%g %g", here(1), there(1)); }
"""


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=sorted(COMMANDS))
    parser.add_argument("folders", nargs="+", type=lambda text: pathlib.Path(text).absolute())
    option(parser)


def expect(what: str, got: object, wanted: object) -> None:
    if got != wanted:
        lines = difflib.unified_diff(str(wanted).splitlines(), str(got).splitlines(), "wanted", "got", n=0)
        raise SystemExit("\n".join([what, *lines]))


def done(command: list[str], **how: object) -> str:
    """What a program prints that must not fail."""
    said = run(list(map(str, command)), **how)  # type: ignore[arg-type]
    expect(f"{command[0]} fails", said.code and said.text, 0)
    return said.text


def has_all_headers(include: pathlib.Path) -> None:
    expect("other headers", "\n".join(tree.files(include)), "\n".join(tree.files(tree.ROOT / "include", "*.hpp")))


def knows_no_place(folder: pathlib.Path, *places: pathlib.Path) -> None:
    for name in tree.files(folder):
        text = (folder / name).read_text(errors="replace")
        expect(f"{name} names a place", [place for place in places if str(place) in text], [])


def install(command: str, build: pathlib.Path, folder: pathlib.Path) -> None:
    """Every header is there, and the sources' tests and scripts are not."""
    shutil.rmtree(folder, ignore_errors=True)
    done(["cmake", "--install", build, "--prefix", folder / "installed"])
    (folder / "installed").rename(folder / "moved")
    has_all_headers(folder / "moved/include")
    knows_no_place(folder / "moved/share", tree.ROOT, build, folder)


def deb(command: str, folder: pathlib.Path) -> None:
    """It is made by the commands of the README, in a copy of the tree."""
    if not shutil.which("dpkg-deb"):
        raise Skipped("dpkg-deb is not installed")
    shutil.rmtree(folder, ignore_errors=True)
    clone, root = folder / "clone", folder / "root"
    shutil.copytree(tree.ROOT, clone, ignore=shutil.ignore_patterns(".git", "build"))
    shown = re.findall(r"^```sh\n(.*?)^```$", tree.read(tree.ROOT / "README.md"), re.M | re.S)
    how = next(block for block in shown if "cpack" in block)
    *made, installed = how.splitlines()
    done(["sh", "-ec", "\n".join(made)], folder=clone, CXX=command)
    package = clone / f"build/package/libunitstep-dev_{tree.version()}_all.deb"
    expect("what the README installs", list(clone.glob(installed.removeprefix("apt install ./"))), [package])
    done(["dpkg-deb", "-x", package, root])
    # Every header and nothing but what a user needs.
    has_all_headers(root / "usr/include")
    expect("other files", "\n".join(tree.files(root / "usr/share")), SHARED)
    docs = root / "usr/share/doc/libunitstep-dev"
    expect("the licence", tree.read(docs / "copyright").split("\n", 3)[3], tree.read(tree.ROOT / "LICENSE"))
    expect("the changelog", gzip.decompress((docs / "changelog.gz").read_bytes()).decode(),
           tree.read(tree.ROOT / "docs/changelog.md"))
    knows_no_place(root / "usr/share", tree.ROOT, folder)


def pkg_config(command: str, prefix: pathlib.Path, folder: pathlib.Path) -> None:
    if not shutil.which("pkg-config"):
        raise Skipped("pkg-config is not installed")
    path = {"PKG_CONFIG_PATH": str(prefix / "share/pkgconfig")}
    folder.mkdir(parents=True, exist_ok=True)
    expect("the version", done(["pkg-config", "--modversion", "unitstep"], **path).strip(), tree.version())
    expect("it is good for 99", run(["pkg-config", "--exists", "unitstep >= 99"], **path).code, 1)
    flag = done(["pkg-config", "--cflags", "unitstep"], **path).strip()
    expect("the folder", os.path.realpath(flag.removeprefix("-I")), os.path.realpath(prefix / "include"))
    done([command, *Compiler(command).without_library, flag, tree.ROOT / "tests/package/consumer.cpp", "-o",
          folder / "consumer"])
    done([folder / "consumer"])


def next_release(include: pathlib.Path, to: pathlib.Path) -> pathlib.Path:
    """Another release, in which explicit Euler goes twice as far."""
    for name in tree.files(include, "*.hpp"):
        text = re.sub(r"inline v\d+_\d+", "inline another", tree.read(include / name))
        if name.endswith("/explicit_euler.hpp"):
            text = text.replace("state.velocity * dt", "state.velocity * dt * 2")
        tree.write(to / name, text)
    return to


def together(command: str, folder: pathlib.Path, *includes: pathlib.Path) -> str:
    """How far each of two goes in a step, in one program."""
    flags = Compiler(command).without_library
    one, main_ = tree.write(folder / "one.cpp", ONE_STEP), tree.write(folder / "main.cpp", BOTH)
    for name, include in zip(("here", "there"), includes):
        done([command, *flags, f"-I{include}", f"-DFUNCTION={name}", "-c", one, "-o", folder / f"{name}.o"])
    done([command, main_, folder / "here.o", folder / "there.o", "-o", folder / "both"])
    return done([folder / "both"])


def complaints(command: str, include: pathlib.Path) -> list[str]:
    """What the compiler says to a mistake."""
    said = run([command, *Compiler(command).without_library, f"-I{include}", "-DUNITSTEP_MISTAKE", "-fsyntax-only",
                str(tree.ROOT / "tests/refuse/cases/spring_in_newton.cpp")])
    expect("a mistake is not refused", said.code, 1)
    return said.text.replace(str(include), "include").splitlines()


def two_releases(command: str, prefix: pathlib.Path, folder: pathlib.Path) -> None:
    """Each has its own way to step. And what the compiler says to a mistake is as clear as with the sources."""
    shutil.rmtree(folder, ignore_errors=True)
    installed, sources = prefix / "include", tree.ROOT / "include"
    expect("two releases", together(command, folder, installed, next_release(installed, folder / "next")), "1 2")
    # The control: without a namespace of the release one of the two is taken for both.
    expect("two sources", together(command, folder, sources, next_release(sources, folder / "other")), "1 1")
    said, wanted = complaints(command, installed), complaints(command, sources)
    errors = [[line for line in lines if " error: " in line] for lines in (said, wanted)]
    expect("other errors", *errors)
    expect("more lines", len(said), len(wanted))


def single_header(command: str, folder: pathlib.Path) -> None:
    text = one_header.text()
    tree.write(folder / "unitstep.hpp", text)
    head, _, body = text.partition("\nnamespace")
    expect("guards", len(re.findall("^#pragma once", text, re.M)), 1)
    expect("includes of the library, or behind code", re.findall(r"include *<unitstep.*", text)
           + re.findall("^#include.*", body, re.M), [])
    each = re.findall("^#include.*", head, re.M)
    expect("an include twice", sorted(set(each)), each)
    expect("a release", bool(re.search(r"^namespace unitstep::inline v\d+_\d+ \{$", text, re.M)), True)
    clang = next((name for number in range(40, 13, -1) if shutil.which(name := f"clang++-{number}")), command)
    tree.write(folder / "second.cpp", '#include "unitstep.hpp"\n' * 2)
    for compiler, program, *more in ((command, "tests/package/consumer", folder / "second.cpp", "-fno-exceptions"),
                                     *((name, "examples/first_program") for name in dict.fromkeys((command, clang)))):
        source = tree.read(tree.ROOT / f"{program}.cpp")
        file = tree.write(folder / f"{pathlib.Path(program).name}.cpp", one_header.with_one_header(source, '"unitstep.hpp"'))
        flags = [compiler, *Compiler(compiler).without_library, *STRICT]
        done([*flags, file, *more, "-o", file.with_suffix("")])
        done([*flags, f"-I{tree.ROOT}/include", tree.ROOT / f"{program}.cpp", "-o", folder / "with_headers"])
        expect(f"{program} by {compiler}", done([file.with_suffix("")]), done([folder / "with_headers"]))


def links(command: str, folder: pathlib.Path, *part: pathlib.Path) -> None:
    """What a link opens is the example but for its include lines, and compiles with the header whose address that
    has. Every example that needs no more than the header has a link."""
    tree.write(folder / "unitstep.hpp", one_header.text())
    due = f"<{one_header.address()}>"
    without = []
    for number, name in enumerate(tree.files(tree.ROOT / "examples", "*.cpp")):
        if "/" in name:
            continue
        source = tree.read(tree.ROOT / "examples" / name)
        program = one_header.with_one_header(source, due)
        if not program:
            without.append(name)
            continue
        changed = [line for line in difflib.ndiff(source.splitlines(), program.splitlines()) if line[0] in "-+"]
        expect(name, [line for line in changed if not line.startswith("- #include <unitstep/")], [f"+ #include {due}"])
        if not part or number % 24 == int(part[0].name):
            file = tree.write(folder / name, program.replace(due, '"unitstep.hpp"'))
            done([command, *Compiler(command).without_library, *STRICT, "-fsyntax-only", file])
    expect("examples without a link", sorted(without), sorted(NOT_ONLINE))


# Examples that need an opt-in header, or another library.
NOT_ONLINE = ["landing.cpp", "landing_ellipse.cpp", "print_a_run.cpp"]
COMMANDS: dict[str, Callable[..., None]] = {
    "install": install, "deb": deb, "pkg-config": pkg_config, "two-releases": two_releases,
    "single-header": single_header, "links": links}


def main(arguments: argparse.Namespace) -> int:
    COMMANDS[arguments.what](arguments.compiler, *arguments.folders)
    return 0
