# SPDX-License-Identifier: BSL-1.0
"""Makes and checks what is distributed besides the sources: an install, the Debian package, and one single header.

  install BUILD FOLDER         installs a build tree, and moves the result: a package must not know where it was
  deb FOLDER                   makes the package, looks at what it says of itself, and unpacks it into FOLDER/root
  pkg-config PREFIX FOLDER     what pkg-config says of an install is enough to compile and run a program
  precompiled PREFIX FOLDER    what the guide says of headers that are compiled beforehand
  two-releases PREFIX FOLDER   two installed releases in one program keep apart
  single-header FOLDER         the one header stands alone, and may come into two files
"""

import argparse
import difflib
import gzip
import pathlib
import re
import shutil
from collections.abc import Callable

import single_header as one_header
import tree
from compiler import COMPILER, Compiler, Skipped, Trouble, numbered, output, run
from refuse import STRICT

CONSUMER = tree.ROOT / "tests/package/consumer.cpp"
SHARED = """cmake/unitstep/unitstepConfig.cmake
cmake/unitstep/unitstepConfigVersion.cmake
cmake/unitstep/unitstepTargets.cmake
doc/libunitstep-dev/changelog.gz
doc/libunitstep-dev/copyright
pkgconfig/unitstep.pc"""


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=sorted(COMMANDS))
    parser.add_argument("folders", nargs="+", type=lambda text: pathlib.Path(text).absolute())


def expect(what: str, got: object, wanted: object) -> None:
    if got != wanted:
        lines = difflib.unified_diff(str(wanted).splitlines(), str(got).splitlines(), "wanted", "got", n=0)
        raise Trouble("\n".join([what, *lines]))


def is_whole(include: pathlib.Path, share: pathlib.Path) -> None:
    """Every header is there, and no file names the place where it was made."""
    expect("other headers", "\n".join(tree.files(include)), "\n".join(tree.files(tree.ROOT / "include", "*.hpp")))
    places = (str(tree.ROOT), str(share.parents[1]))
    expect("these name a place", [name for name in tree.files(share) if any(
        place in (share / name).read_text(errors="replace") for place in places)], [])


def install(build: pathlib.Path, folder: pathlib.Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    output("cmake", "--install", build, "--prefix", folder / "installed")
    (folder / "installed").rename(folder / "moved")
    is_whole(folder / "moved/include", folder / "moved/share")


def deb(folder: pathlib.Path) -> None:
    """The README's commands make it, and it has every header and only what a user needs."""
    if not shutil.which("dpkg-deb"):
        raise Skipped("dpkg-deb is not installed")
    shutil.rmtree(tree.ROOT / "build/package", ignore_errors=True)
    shown = re.findall(r"^```sh\n(.*?)^```$", tree.read(tree.ROOT / "README.md"), re.M | re.S)
    *made, installed = next(block for block in shown if "cpack" in block).splitlines()
    output("sh", "-ec", "\n".join(made), folder=tree.ROOT, CXX=COMPILER)
    package = tree.ROOT / f"build/package/libunitstep-dev_{tree.version()}_all.deb"
    expect("what the README installs", list(tree.ROOT.glob(installed.removeprefix("apt install ./"))), [package])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    share = folder / "root/usr/share"
    output("dpkg-deb", "-x", package, folder / "root")
    is_whole(folder / "root/usr/include", share)
    expect("other files", "\n".join(tree.files(share)), SHARED)
    docs = share / "doc/libunitstep-dev"
    expect("the licence", tree.read(docs / "copyright").split("\n", 3)[3], tree.read(tree.ROOT / "LICENSE"))
    expect("the changelog", gzip.decompress((docs / "changelog.gz").read_bytes()).decode(),
           (tree.ROOT / "docs/changelog.md").read_text(encoding="utf-8"))


def pkg_config(prefix: pathlib.Path, folder: pathlib.Path) -> None:
    if not shutil.which("pkg-config"):
        raise Skipped("pkg-config is not installed")
    path = {"PKG_CONFIG_PATH": str(prefix / "share/pkgconfig")}
    expect("the version", output("pkg-config", "--modversion", "unitstep", **path).strip(), tree.version())
    flag = output("pkg-config", "--cflags", "unitstep", **path).strip()
    folder.mkdir(parents=True, exist_ok=True)
    output(COMPILER, *Compiler().without_library, flag, CONSUMER, "-o", folder / "consumer")
    output(folder / "consumer")


def precompiled(prefix: pathlib.Path, folder: pathlib.Path) -> None:
    """The guide's lines for precompiled headers, with this compiler."""
    shutil.rmtree(folder, ignore_errors=True)
    tree.write(folder / "program.cpp", tree.read(CONSUMER))
    shown = re.findall(r"^```sh\n(.*?)^```$", tree.read(tree.ROOT / "docs/guide/11_cmake.md"), re.M | re.S)
    name = "clang++" if Compiler().is_clang else "g++"
    lines = next(block for block in shown if block.startswith(name) and "c++-header" in block)
    flags = " ".join([COMPILER, *Compiler().without_library])
    output("sh", "-ec", re.sub(rf"^{re.escape(name)}", flags, lines, flags=re.M).replace(
        "path/to/unitstep/include", str(prefix / "include")), folder=folder)
    output(folder / "a.out")


def next_release(include: pathlib.Path, to: pathlib.Path) -> pathlib.Path:
    """A copy that is another release, in which explicit Euler goes twice as far."""
    for name in tree.files(include, "*.hpp"):
        text = re.sub(r"inline v\d+_\d+", "inline another", tree.read(include / name))
        if name.endswith("/explicit_euler.hpp"):
            text = text.replace("state.velocity * dt", "state.velocity * dt * 2")
        tree.write(to / name, text)
    return to


def together(folder: pathlib.Path, *includes: pathlib.Path) -> str:
    """How far each of two releases goes in a step, in one program."""
    flags, sources = Compiler().without_library, tree.ROOT / "tests/package/two_releases"
    for name, include in zip(("here", "there"), includes):
        output(COMPILER, *flags, f"-I{include}", f"-DFUNCTION={name}", "-c", sources / "step.cpp", "-o", folder / f"{name}.o")
    output(COMPILER, sources / "both.cpp", folder / "here.o", folder / "there.o", "-o", folder / "both")
    return output(folder / "both")


def two_releases(prefix: pathlib.Path, folder: pathlib.Path) -> None:
    """Each release has its own step, and the compiler's message for a mistake is as clear as with the sources."""
    shutil.rmtree(folder, ignore_errors=True)
    installed, sources = prefix / "include", tree.ROOT / "include"
    expect("two releases", together(folder, installed, next_release(installed, folder / "next")), "1 2")
    # The control: without the namespace of the release one of the two is used for both.
    expect("two sources", together(folder, sources, next_release(sources, folder / "other")), "1 1")
    said, wanted = (run([COMPILER, *Compiler().without_library, f"-I{include}", "-fsyntax-only",
                         str(tree.ROOT / "examples/refused/force_for_acceleration.cpp")]).text.replace(str(include), "include")
                    for include in (installed, sources))
    expect("one error", wanted.count(" error: "), 1)
    expect("other errors", *(re.findall(".* error: .*", words) for words in (said, wanted)))
    expect("more lines", said.count("\n"), wanted.count("\n"))


def single_header(folder: pathlib.Path) -> None:
    """With this compiler and the newest clang, in two files, one of which includes it twice."""
    text = one_header.text()
    tree.write(folder / "unitstep.hpp", text)
    expect("what is left to include", re.findall(r"include *<unitstep.*", text), [])
    expect("a release", len(re.findall(r"^namespace unitstep::inline v\d+_\d+ \{$", text, re.M)) > 1, True)
    again = tree.write(folder / "again.cpp", '#include "unitstep.hpp"\n' * 2)
    source = tree.read(tree.ROOT / "examples/first_program.cpp")
    program = tree.write(folder / "program.cpp", re.sub("<unitstep/.*>", '"unitstep.hpp"', source))
    for compiler in dict.fromkeys((COMPILER, *numbered("clang")[-1:])):
        output(compiler, *Compiler(compiler).without_library, *STRICT, program, again, "-o", folder / "program")
        output(folder / "program")


COMMANDS: dict[str, Callable[..., None]] = {"install": install, "deb": deb, "pkg-config": pkg_config,
                                            "precompiled": precompiled, "two-releases": two_releases,
                                            "single-header": single_header}


def main(arguments: argparse.Namespace) -> None:
    COMMANDS[arguments.what](*arguments.folders)
