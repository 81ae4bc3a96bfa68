# SPDX-License-Identifier: BSL-1.0
"""What the makers of the site share: where things lie, what is newer than what, how a file is written."""

import os
import pathlib
import shutil
from collections.abc import Iterable

import tree

ROOT = tree.ROOT
MADE = pathlib.Path("build/docs")
JOBS = int(os.environ.get("CMAKE_BUILD_PARALLEL_LEVEL") or os.cpu_count() or 1)
COMPILER = os.environ.get("CXX") or "c++"
FLAGS = os.environ.get("CXXFLAGS", "").split()


def files_in(sources: Iterable[pathlib.Path | str]) -> Iterable[pathlib.Path]:
    """The sources that are files, and all files in those that are folders."""
    for source in map(pathlib.Path, sources):
        yield from (file for file in source.rglob("*") if file.is_file()) if source.is_dir() else [source]


def up_to_date(file: pathlib.Path, *sources: pathlib.Path | str) -> bool:
    """Whether the file is there and not empty, and no source is newer."""
    if not file.is_file() or not file.stat().st_size:
        return False
    made = file.stat().st_mtime_ns
    return all(source.stat().st_mtime_ns <= made for source in files_in(sources))


def unfinished(file: pathlib.Path) -> pathlib.Path:
    """Another name in its folder, since two may make a file at once."""
    file.parent.mkdir(parents=True, exist_ok=True)
    return file.with_name(f"{file.name}.{os.getpid()}")


def write(file: pathlib.Path, text: str, as_old_as_can_be: bool = False) -> None:
    """Writes a file at once; one that is old is made again as soon as it can be better."""
    beside = unfinished(file)
    beside.write_text(text, encoding="utf-8")
    if as_old_as_can_be:
        os.utime(beside, (86400, 86400))
    beside.replace(file)


def copy(kept: pathlib.Path, file: pathlib.Path) -> None:
    shutil.copyfile(kept, unfinished(file)).replace(file)


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
