# SPDX-License-Identifier: BSL-1.0
"""Makes a folder of small files, and runs a tool on it."""

import argparse
import contextlib
import io
import pathlib
import shutil
import tempfile
import types
from collections.abc import Iterator

import tree as project


@contextlib.contextmanager
def tree(files: dict[str, str]) -> Iterator[pathlib.Path]:
    with tempfile.TemporaryDirectory() as root:
        for name, text in files.items():
            project.write(pathlib.Path(root, name), text)
        yield pathlib.Path(root)


@contextlib.contextmanager
def project_copy() -> Iterator[pathlib.Path]:
    """A copy of the project."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder, "tree")
        shutil.copytree(project.ROOT, root, ignore=shutil.ignore_patterns(*project.LEFT_BEHIND))
        yield root


def outcome(tool: types.ModuleType, *words: str | pathlib.Path) -> tuple[bool, str]:
    """Whether something is wrong, and the output, of `tools TOOL WORDS`."""
    parser = argparse.ArgumentParser()
    if hasattr(tool, "options"):
        tool.options(parser)
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(out):
        wrong = [*(tool.main(parser.parse_args([str(word) for word in words])) or [])]
    return len(wrong) > 0, out.getvalue() + "".join(f"{line}\n" for line in wrong)
