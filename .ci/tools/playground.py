# SPDX-License-Identifier: BSL-1.0
"""Makes the page Playground: its markup with the first programs, and the folder that it loads to compile a program.

In the folder are clang for WebAssembly and a console for what it compiles, both npm packages, and the headers of this
library and of Boost that a program may name. What is large is packed.
"""

import collections
import functools
import gzip
import json
import pathlib
import re
import tempfile

import compiler
import tree
from compiler import Trouble, output
from pages import MADE, copy, escaped, from_npm, up_to_date, write

CLANG, CONSOLE = "@yowasp/clang@22.0.0-git20542-10", "@bjorn3/browser_wasi_shim@0.4.2"
FIRST = {"A spring": "first_program", "A wrong unit": "refused/force_for_acceleration",
         "450 m and 500 m": "falling_body", "An orbit": "orbit"}
# The folders of the pages that the groups of programs belong to. The pages are in order from simple to hard.
GROUPS = {"Tutorial": "docs/tutorial", "Examples": "docs/examples", "Guides": "docs/guide"}
# Programs with these do not run in a page of a browser.
ABSENT = re.compile(r"\b(?:try|catch|throw|argv|fstream|ifstream|ofstream|thread|random_device)\b|unitstep/(?:gpu|ensemble|many)/")
QUOTED = re.compile(r"^(?:<!-- )?\\(?:snippet |proof\{)examples/((?:refused/)?\w+)\.cpp\b", re.MULTILINE)
SOURCE, FOLDER, HERE = pathlib.Path("docs/playground"), MADE / "playground", ".ci/tools/playground.py"
# The flags for a program; below, the header that is read before it.
FLAGS = ["-std=c++20", "-O1", "-fno-exceptions", "-Wall", "-Wextra", "-Iinclude", "-isystem", "system"]
# If a value is bad at run time, its sentence is printed before the program ends.
FAILURES = """#include <cstdio>
#include <unitstep/units/fail.hpp>
inline bool const sentences_are_printed = (unitstep::on_failure = [](char const* sentence) {
  std::fprintf(stderr, "%s\\n", sentence);
}, true);
"""


def unpack(package: str, parts: dict[str, str]) -> None:
    """Copies files of an npm package to FOLDER; files above a megabyte are packed."""
    with from_npm(package) as there:
        for file, here in ((file, here) for pattern, here in parts.items() for file in sorted(there.glob(pattern))):
            if file.stat().st_size > 1e6 or file.suffix == ".wasm":
                pack(FOLDER / here / file.name, file.read_bytes())
            else:
                copy(file, FOLDER / here / file.name)


def pack(file: pathlib.Path, what: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.with_name(f"{file.name}.packed").write_bytes(gzip.compress(what, 6, mtime=0))


def put(files: dict[str, object], name: str, text: str) -> None:
    *folders, last = name.split("/")
    for folder in folders:
        files = files.setdefault(folder, {})  # type: ignore[assignment]
    files[last] = text


def headers(wasm: list[str]) -> None:
    """Packs all headers of the library, and the headers of Boost that they include."""
    ours: dict[str, object] = {}
    others: dict[str, object] = {}
    texts = library()
    for name, text in texts.items():
        put(ours, name, text)
    named = {name for text in offered().values() for name in re.findall("#include <(boost/.*?)>", text)}
    shown = [f"#include <{name}>\n" for name in [*sorted(named), *(name for name in texts if stands_alone(name))]]
    put(ours, "unitstep/playground.hpp", FAILURES)
    put(ours, "unitstep/others.hpp", "".join(f"#include <{name}>\n" for name in of_others("unitstep/unitstep.hpp", texts)))
    with tempfile.TemporaryDirectory() as folder:
        boost = compiler.boost_alone(pathlib.Path(folder))
        said = output(*wasm, *boost, "-Iinclude", "-M", "-x", "c++", "-", trouble="what the headers include is not known",
                      given="".join(shown))
        for name in sorted(set(re.findall(rf"{re.escape(folder)}/(boost/\S+)", said))):
            put(others, name, tree.read(pathlib.Path(folder, name)))
    there = json.dumps({"flags": FLAGS, "ours": ours, "others": others}).encode()
    pack(FOLDER / "headers.json", there)
    pack(FOLDER / "others.pch", precompiled(there))


def of_others(name: str, texts: dict[str, str]) -> list[str]:
    """The headers of Boost and of the language that a header includes, itself or through others of the library."""
    found: dict[str, bool] = {}

    def add(name: str) -> None:
        if name not in found:
            found[name] = name not in texts
            for other in re.findall(r"^#include <(.*?)>", texts.get(name, ""), re.MULTILINE):
                add(other)

    add(name)
    return [other for other, is_of_others in found.items() if is_of_others]


def precompiled(there: bytes) -> bytes:
    """A precompiled header in clang's form, which halves the time for a program. It leaves out the headers of this
    library, since with them clang 22 fails on a program that is refused."""
    with tempfile.TemporaryDirectory() as folder:
        for file in (FOLDER / "clang").glob("*.packed"):
            pathlib.Path(folder, file.stem).write_bytes(gzip.decompress(file.read_bytes()))
        copy(FOLDER / "clang/bundle.js", pathlib.Path(folder, "bundle.mjs"))
        pathlib.Path(folder, "headers.json").write_bytes(there)
        made = pathlib.Path(folder, "others.pch")
        output("sh", "-c", 'exec node "$0" "$1" > "$2"', SOURCE / "precompile.mjs", folder, made,
               trouble="what the headers include is not read before")
        return made.read_bytes()


@functools.cache
def stands_alone(name: str) -> bool:
    """Whether a header needs no library other than Boost, and no threads."""
    included = re.findall(r"#include <(.*?)>", library()[name])
    return name.split("/")[1] not in ("gpu", "ensemble") and all(
        stands_alone(other) if other in library() else other.startswith("boost/") or
        re.fullmatch(r"[a-z_0-9]+|(std[a-z]+|math|float)\.h", other) for other in included)


@functools.cache
def library() -> dict[str, str]:
    """The texts of the headers by the names in an #include."""
    return {str(file.relative_to("include")): tree.read(file) for file in sorted(pathlib.Path("include").rglob("*.hpp"))}


@functools.cache
def offered() -> dict[str, str]:
    """The programs of examples/ that run in the page, by name, as a reader sees them: without the marks for quotes."""
    marks = re.compile(r"^ *//(?:! \[.*\]| SPDX.*| expect.*)\n", re.MULTILINE)
    found = {}
    for file in sorted([*pathlib.Path("examples").glob("*.cpp"), *pathlib.Path("examples/refused").glob("*.cpp")]):
        text = tree.read(file)
        included = re.findall(r"#include [<\"](.*?)[>\"]", text)
        if not ABSENT.search(text) and all(stands_alone(name) if name in library() else "/" not in name or
                                           name.startswith("boost/") for name in included):
            found[str(file.relative_to("examples").with_suffix(""))] = marks.sub("", text)
    return found


def groups() -> dict[str, dict[str, str]]:
    """The programs by topic: for each page the one that it quotes most, under the title of the page."""
    there, listed = offered(), dict(FIRST)
    found = {"Begin": {title: name for title, name in FIRST.items() if name in there}}
    for group, folder in GROUPS.items():
        found[group] = {}
        for page in sorted(pathlib.Path(folder).glob("*.md")):
            text = page.read_text(encoding="utf-8")
            quoted = collections.Counter(name for name in QUOTED.findall(text) if name in there and "/" not in name)
            title = re.search(r"^# (.*?)(?: \{#\w+\})?$", text, re.MULTILINE)
            if quoted and title:
                found[group][title[1]] = quoted.most_common(1)[0][0]
                listed[title[1]] = found[group][title[1]]
    shown = set(listed.values())
    rest = {name: name.rpartition("/")[2].replace("_", " ").capitalize() for name in there if name not in shown}
    found["More examples"] = {title: name for name, title in rest.items() if "/" not in name}
    found["Mistakes"] = {title: name for name, title in rest.items() if "/" in name}
    return found


def sources() -> None:
    """A script for each program, which a page loads when a reader copies or opens the program; also from a file."""
    for name, text in offered().items():
        write(FOLDER / f"programs/{name}.js",
              f"(window.programs ??= {{}})[{json.dumps(name)}] = {json.dumps(text)};\n".replace("</", "<\\/"))


COMMAND = re.compile(r"^(\\(?:snippet |proof\{)(examples/((?:refused/)?\w+)\.cpp)\b[^\n]*\n)\n", re.MULTILINE)


def with_links(text: str) -> str:
    """The page for doxygen, with the name of its program and a way to run it below each piece of code, on the same
    lines."""
    def link(found: re.Match[str]) -> str:
        name = found[3]
        if name not in offered():
            return f'{found[1]}\\htmlonly<span class="program">{found[2]}</span>\\endhtmlonly\n'
        return (f'{found[1]}\\htmlonly<span class="program" data-program="{name}">{found[2]} '
                f'<a href="playground.html?program={name}">Open in the playground</a></span>\\endhtmlonly\n')

    return COMMAND.sub(link, text)


def make(wasm: list[str]) -> None:
    page = FOLDER / "playground.html"
    if not up_to_date(FOLDER / "clang/bundle.js", HERE):
        unpack(CONSOLE, {"dist/*.js": "wasi", "LICENSE*": "wasi"})
        unpack(CLANG, {"gen/*.wasm": "clang", "gen/*.tar": "clang", "gen/bundle.js": "clang"})
    if up_to_date(page, str(SOURCE), "include", HERE, "examples", *GROUPS.values()):
        return
    headers(wasm)
    copy(SOURCE / "compile.js", FOLDER / "compile.js")
    size = str(round(sum(file.stat().st_size for file in FOLDER.rglob("*.packed")) / 1e6))
    script = tree.read(SOURCE / "playground.js")
    script = script.replace("${SIZE}", size, 1).replace("</", "<\\/")
    if "SIZE" in script:
        raise Trouble("docs/playground/playground.js has a word too many that is replaced")
    markup = tree.read(SOURCE / "playground.html").replace("SIZE", size, 1)
    options = "".join(f'<optgroup label="{group}">' + "".join(f'<option value="{name}">{escaped(title)}</option>' for title, name in
                                                              listed.items()) + "</optgroup>"
                      for group, listed in groups().items() if listed)
    markup = markup.replace("PROGRAMS", options, 1)
    write(page, f"{markup}<script>\n{{\n{script}}}\n</script>\n")
