# SPDX-License-Identifier: BSL-1.0
"""A compiler and how it is called, and other programs that a tool runs."""

import concurrent.futures
import functools
import os
import pathlib
import re
import resource
import shlex
import subprocess
from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar

import tree

COMPILER = os.environ.get("CXX") or "c++"
JOBS = int(os.environ.get("CMAKE_BUILD_PARALLEL_LEVEL") or os.cpu_count() or 1)
A, B = TypeVar("A"), TypeVar("B")


class Trouble(Exception):
    """Something cannot be made; the message says what."""


class Said(NamedTuple):
    """The result of a program: its exit code, 124 if it took too long, and what it printed."""

    code: int
    text: str   # with the standard error, unless that was kept apart
    error: str = ""


def run(command: list[str], *, given: str = "", folder: pathlib.Path | None = None, seconds: int = 0,
        kilobytes: int = 0, apart: bool = False, **environment: str) -> Said:
    """Runs a program within these limits of processor seconds and memory."""
    def limit() -> None:
        if seconds:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        if kilobytes:
            resource.setrlimit(resource.RLIMIT_AS, (kilobytes * 1024, kilobytes * 1024))

    done = subprocess.run(
        command, input=given, text=True, errors="replace", cwd=folder, check=False,
        env={**os.environ, "LC_ALL": "C", **environment}, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE if apart else subprocess.STDOUT,
        preexec_fn=limit if seconds or kilobytes else None)
    return Said(done.returncode, done.stdout, done.stderr or "")


def output(*words: object, trouble: str = "", **how: object) -> str:
    """What a program prints, which must not fail."""
    said = run([*map(str, words)], apart=True, **how)  # type: ignore[arg-type]
    if said.code:
        raise Trouble(f"{trouble or f'{words[0]} fails'}: {said.text}{said.error}")
    return said.text


def at_once(work: Callable[[A], B], items: Iterable[A]) -> list[B]:
    """The results for all items, of which several are worked on at a time."""
    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        return list(pool.map(work, items))


def numbered(kind: str = "g|clang") -> list[str]:
    """The installed compilers with a version in their names, as clang++-19, in its order."""
    names = {file.name for folder in os.get_exec_path() for file in pathlib.Path(folder).glob("*++-*")}
    return sorted((name for name in names if re.fullmatch(rf"({kind})\+\+-[0-9]+", name)),
                  key=lambda name: (name[0], int(name.split("-")[1])))


class Compiler:
    """A C++20 compiler that finds the headers of a tree; it also gets the flags in CXXFLAGS."""

    def __init__(self, command: str = COMPILER, root: pathlib.Path = tree.ROOT, *flags: str) -> None:
        self.command = command
        self.without_library = ["-std=c++20", *shlex.split(os.environ.get("CXXFLAGS", ""))]
        self.flags = [*self.without_library, *flags, f"-I{root / 'include'}"]

    @functools.cached_property
    def version(self) -> str:
        return run([self.command, "--version"]).text.partition("\n")[0]

    @property
    def is_clang(self) -> bool:
        return "clang" in self.version

    @property
    def name(self) -> str:
        """The name in pages, such as "clang 19"."""
        number = re.search(r"(\d+)\.\d+\.\d+", self.version)
        return f"{'clang' if self.is_clang else 'g++'} {number[1] if number else '?'}"

    @property
    def label(self) -> str:
        """The name in folders, such as clang-19."""
        return self.name.replace(" ", "-")

    def __call__(self, *arguments: str | pathlib.Path, **how: object) -> Said:
        return run([self.command, *self.flags, *map(str, arguments)], **how)  # type: ignore[arg-type]

    def accepts(self, what: object, *arguments: str | pathlib.Path, **how: object) -> str:
        """What it says to something that must compile."""
        if (said := self(*arguments, **how)).code:
            raise Trouble(f"{what} does not compile: {said.text}")
        return said.text

    def read_once(self, header: pathlib.Path, *flags: str, **how: object) -> list[str | pathlib.Path]:
        """Compiles a header to HEADER.gch, replacing it at once; returns the options that use it."""
        # Without this option clang instantiates what only the headers use in each program again.
        more = ["-fpch-instantiate-templates"] if self.is_clang else []
        made = header.with_name(f"{header.name}.gch.{os.getpid()}")
        self.accepts(header, *flags, *more, "-x", "c++-header", header, "-o", made, **how)
        made.replace(f"{header}.gch")
        return self.with_it(header)

    def with_it(self, header: pathlib.Path) -> list[str | pathlib.Path]:
        return ["-include-pch", f"{header}.gch"] if self.is_clang else ["-include", header]


def boost_alone(folder: pathlib.Path) -> list[str]:
    """The option for Boost's headers, without the other system headers beside them, which are for this machine."""
    said = Compiler()("-x", "c++", "-M", "-", given="#include <boost/version.hpp>\n").text
    if not (found := re.search(r"(\S*/boost)/version[.]hpp", said)):
        raise Trouble(f"there is no Boost: {said}")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "boost").unlink(missing_ok=True)
    (folder / "boost").symlink_to(found[1])
    return ["-isystem", str(folder)]


class Skipped(Exception):
    """The message says what is missing."""


class Project(NamedTuple):
    """What a rule looks at: a tree, and the compiler to use."""

    root: pathlib.Path = tree.ROOT
    command: str = COMPILER

    def read(self, name: str) -> str:
        return tree.read(self.root / name)

    def headers(self) -> dict[str, str]:
        """The texts of the headers by their names in include/unitstep."""
        folder = self.root / "include" / "unitstep"
        return {name: tree.read(folder / name) for name in tree.files(folder, "*.hpp")}
