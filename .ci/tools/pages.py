# SPDX-License-Identifier: BSL-1.0
"""Shared by the makers of the site: where things are, what is made from what, and how a file is written."""

import contextlib
import functools
import hashlib
import inspect
import os
import pathlib
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator

import tree
from compiler import output

ROOT = tree.ROOT
MADE = pathlib.Path("build/docs")
OLD = 86400  # the time of a file that is to be made again as soon as there is something better


@functools.cache
def content(source: pathlib.Path) -> bytes:
    """A hash of a file, or of a folder with all names in it. Nothing changes while the makers run."""
    parts = hashlib.sha256()
    for file in sorted(file for file in source.rglob("*") if file.is_file()) if source.is_dir() else [source]:
        parts.update(str(file).encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return parts.digest()


def made_of(sources: Iterable[pathlib.Path | str], by: Iterable[Callable]) -> str:
    """A hash of the sources and of the code of their makers."""
    parts = [content(source) for source in map(pathlib.Path, sources)]
    return hashlib.sha256(b"".join([*parts, *(inspect.getsource(maker).encode() for maker in by)])).hexdigest()


def note_of(file: pathlib.Path) -> pathlib.Path:
    """The file beside another one that keeps the hash of its sources."""
    return file.with_name(f".{file.name}.made_of")


STALE: dict[pathlib.Path, str] = {}


def up_to_date(file: pathlib.Path, *sources: pathlib.Path | str, by: Iterable[Callable] = ()) -> bool:
    """Whether the file exists, is not empty, and was made from the current sources by the same code. So nothing is made
    again after a change to another branch and back."""
    due, note = made_of(sources, by), note_of(file)
    if file.is_file() and file.stat().st_size and note.is_file() and note.read_text(encoding="utf-8") == due:
        return True
    note.unlink(missing_ok=True)
    STALE[file] = due
    return False


def done(file: pathlib.Path) -> None:
    if due := STALE.pop(file, None):
        note_of(file).write_text(due, encoding="utf-8")


def unfinished(file: pathlib.Path) -> pathlib.Path:
    """Another name in its folder, since two processes may make a file at the same time."""
    file.parent.mkdir(parents=True, exist_ok=True)
    return file.with_name(f"{file.name}.{os.getpid()}")


def write(file: pathlib.Path, text: str, as_old_as_can_be: bool = False) -> None:
    """Replaces a file at once. A file that is made to look old is made again as soon as that gives a better one."""
    beside = unfinished(file)
    beside.write_text(text, encoding="utf-8")
    if as_old_as_can_be:
        os.utime(beside, (OLD, OLD))
        STALE.pop(file, None)
        note_of(file).unlink(missing_ok=True)
    beside.replace(file)
    done(file)


def is_as_old_as_can_be(file: pathlib.Path) -> bool:
    return file.stat().st_mtime == OLD


def copy(kept: pathlib.Path, file: pathlib.Path) -> None:
    shutil.copyfile(kept, unfinished(file)).replace(file)
    done(file)


def differ(text: str, other: str) -> bool:
    """Whether two texts differ in more than blanks."""
    return "".join(text.split()) != "".join(other.split())


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


@contextlib.contextmanager
def from_npm(package: str) -> Iterator[pathlib.Path]:
    """The folder of an npm package."""
    with tempfile.TemporaryDirectory() as folder:
        output("npm", "pack", "--silent", "--prefer-offline", "--pack-destination", folder, package,
               trouble=f"npm cannot get {package}")
        output("tar", "-xzf", next(pathlib.Path(folder).glob("*.tgz")), "-C", folder,
               trouble=f"{package} cannot be unpacked")
        yield pathlib.Path(folder, "package")
