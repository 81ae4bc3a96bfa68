# SPDX-License-Identifier: BSL-1.0
"""The page Playground: its markup with programs to begin with, and the folder that it loads when a program is compiled.

In the folder are clang for WebAssembly and a console for what it compiles, both npm packages, and the headers of this
library and of Boost that a program may name. What is large is packed.
"""

import functools
import gzip
import json
import pathlib
import re
import tempfile
from collections.abc import Callable

import compiler
import tree
from compiler import Trouble
from pages import MADE, copy, up_to_date, write

CLANG, CONSOLE = "@yowasp/clang@22.0.0-git20542-10", "@bjorn3/browser_wasi_shim@0.4.2"
PROGRAMS = {"A spring": "first_program", "A wrong unit": "refused/force_for_acceleration",
            "450 m and 500 m": "falling_body", "An orbit": "orbit"}
SOURCE, FOLDER, HERE = pathlib.Path("docs/playground"), MADE / "playground", ".ci/tools/playground.py"
# A bad value at run time says its sentence before the program ends.
FAILURES = """#include <cstdio>
#include <unitstep/units/fail.hpp>
inline bool const sentences_are_printed = (unitstep::on_failure = [](char const* sentence) {
  std::fprintf(stderr, "%s\\n", sentence);
}, true);
"""


def unpack(parts: dict[str, str]) -> Callable[[pathlib.Path], None]:
    """Takes files of an npm package to FOLDER; what is larger than a megabyte is packed."""
    def use(package: pathlib.Path) -> None:
        for there, here in parts.items():
            for file in sorted(package.glob(there)):
                if file.stat().st_size > 1e6 or file.suffix == ".wasm":
                    pack(FOLDER / here / file.name, file.read_bytes())
                else:
                    (FOLDER / here).mkdir(parents=True, exist_ok=True)
                    copy(file, FOLDER / here / file.name)

    return use


def pack(file: pathlib.Path, what: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.with_name(f"{file.name}.packed").write_bytes(gzip.compress(what, 6, mtime=0))


def put(files: dict[str, object], name: str, text: str) -> None:
    *folders, last = name.split("/")
    for folder in folders:
        files = files.setdefault(folder, {})  # type: ignore[assignment]
    files[last] = text


def headers(wasm: list[str], run: Callable[..., str]) -> None:
    """All headers of the library, and of Boost those that they include."""
    ours: dict[str, object] = {}
    others: dict[str, object] = {}
    texts = {str(file.relative_to("include")): tree.read(file) for file in sorted(pathlib.Path("include").rglob("*.hpp"))}

    @functools.cache
    def stands_alone(name: str) -> bool:
        """Whether it needs no other library than Boost, and no threads."""
        included = re.findall(r"#include <(.*?)>", texts[name])
        return name.split("/")[1] not in ("gpu", "ensemble") and all(
            stands_alone(other) if other in texts else other.startswith("boost/") or re.fullmatch(r"[a-z_0-9]+|(std[a-z]+|math|float)\.h", other)
            for other in included)

    for name, text in texts.items():
        put(ours, name, text)
    shown = [f"#include <{name}>\n" for name in texts if stands_alone(name)]
    put(ours, "unitstep/playground.hpp", FAILURES)
    with tempfile.TemporaryDirectory() as folder:
        boost = compiler.boost_alone(pathlib.Path(folder))
        said = run(*wasm, *boost, "-Iinclude", "-M", "-x", "c++", "-", trouble="what the headers include is not known",
                   standard_input="".join(shown))
        for name in sorted(set(re.findall(rf"{re.escape(folder)}/(boost/\S+)", said))):
            put(others, name, tree.read(pathlib.Path(folder, name)))
    pack(FOLDER / "headers.json", json.dumps({"ours": ours, "others": others}).encode())


def programs() -> dict[str, str]:
    """As a reader sees them: without the marks of quotes."""
    marks = re.compile(r"^//(?:! \[.*\]| SPDX.*| expect.*)\n", re.MULTILINE)
    return {name: marks.sub("", tree.read(pathlib.Path(f"examples/{file}.cpp"))) for name, file in PROGRAMS.items()}


def make(wasm: list[str], run: Callable[..., str],
         from_npm: Callable[[str, Callable[[pathlib.Path], None]], None]) -> None:
    page = FOLDER / "playground.html"
    sources = [f"examples/{file}.cpp" for file in PROGRAMS.values()]
    if not up_to_date(FOLDER / "clang/bundle.js", HERE):
        from_npm(CONSOLE, unpack({"dist/*.js": "wasi", "LICENSE*": "wasi"}))
        from_npm(CLANG, unpack({"gen/*.wasm": "clang", "gen/*.tar": "clang", "gen/bundle.js": "clang"}))
    if up_to_date(page, str(SOURCE), "include", HERE, *sources):
        return
    headers(wasm, run)
    copy(SOURCE / "compile.js", FOLDER / "compile.js")
    size = str(round(sum(file.stat().st_size for file in FOLDER.rglob("*.packed")) / 1e6))
    listed = programs()
    script = tree.read(SOURCE / "playground.js").replace("SOURCES", json.dumps(list(listed.values())), 1)
    script = script.replace("${SIZE}", size, 1).replace("</", "<\\/")
    if "SIZE" in script or "SOURCES" in script:
        raise Trouble("docs/playground/playground.js has a word too many that is replaced")
    markup = tree.read(SOURCE / "playground.html").replace("SIZE", size, 1)
    markup = markup.replace("PROGRAMS", "".join(f"<option>{name}</option>" for name in listed), 1)
    write(page, f"{markup}<script>\n{{\n{script}}}\n</script>\n")
