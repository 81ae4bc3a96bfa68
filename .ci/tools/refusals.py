# SPDX-License-Identifier: BSL-1.0
"""Makes what the guide to refusals shows: for every \\mistake{NAME}, its code, its cure, what compilers say.

They say it to this library (tests/refuse/cases/), to Boost.Units alone (plain/), and to Boost.odeint on
quantities (odeint/) and on numbers (doubles/). What a test kept in build/*/refused/ is taken from there,
if it is newer than its sources; the rest is asked here as the tests do it, with headers read once. The
compilers are g++, the newest clang++-N and CXX; UNITSTEP_REFUSED_BY names others.
"""

import concurrent.futures
import dataclasses
import os
import pathlib
import re
import shutil
import tempfile

import tree
from compiler import Compiler
from pages import COMPILER, JOBS, copy, escaped, is_fresh, write
from refuse import headers_of, not_refused, read_headers, strict, told

LIBRARIES = {"unitstep": "unitstep", "plain": "Boost.Units", "odeint": "odeint, quantities",
             "doubles": "odeint, numbers"}
SILENT = "nothing: it compiles"


@dataclasses.dataclass(frozen=True)
class Words:
    """What one compiler said to one mistake."""
    text: str = ""

    @property
    def lines(self) -> int:
        return self.text.count("\n")

    @property
    def first(self) -> str:
        return next((escaped(line) for line in self.text.splitlines() if "error: " in line), SILENT)

    @property
    def size(self) -> str:
        size = len(self.text.encode())
        return f"{self.lines} lines, {size / 1000:.{1 if size < 99950 else 0}f} kB" if self.lines else "accepted"


# The system of SI, whose list compilers spell out: two fifths of all that they say.
SI = re.compile(r"boost::units::homogeneous_system<boost::units::list<boost::units::si::meter_base_unit, [^;']*?"
                r"angle::steradian_base_unit, boost::units::dimensionless_type(?: ?>){11}")


def named(text: str) -> str:
    """What a compiler said with the name of the system of SI in the place of its list."""
    return SI.sub("boost::units::si::system", text)


Said = dict[tuple[str, str, str], Words]  # by compiler, library and mistake


def readable(label: str) -> str:
    return " ".join(label.rsplit("-", 1))


def variant(source: str, wanted: str) -> str:
    """The lines that stand in one variant only, moved to the left."""
    parts = re.findall(r"^#ifdef UNITSTEP_MISTAKE\n(.*?)(?:^#else\n(.*?))?^#endif", source, re.MULTILINE | re.DOTALL)
    lines = "".join(part[wanted == "cure"] for part in parts).splitlines()
    least = min((len(line) - len(line.lstrip(" ")) for line in lines), default=0)
    return "".join(f"{line[least:]}\n" for line in lines)


def page_of(name: str, labels: list[str], said: Said) -> str:
    """Shown are the first lines of the first and the last compiler, folded away all that every one says. To
    Boost's users they say so much that only the last one is written out: each would be a tenth of the site."""
    out = []
    for library, title in ("unitstep", "unitstep"), ("plain", "Boost.Units alone"):
        is_ours = library == "unitstep"
        for label in dict.fromkeys([labels[0], labels[-1]]):
            words = said.get((label, library, name), Words())
            out.append(f'<div class="said {library}"><div class="who">{title}, {readable(label)}; first line of '
                       f'{words.size}</div><pre class="fragment">{words.first}</pre></div>')
        who = "they say" if is_ours else f"{readable(labels[-1])} says"
        out.append(f'<details class="refused"><summary>All that {who}: {title}</summary>')
        for label in labels if is_ours or len(labels) == 1 else labels[1:]:
            words = said.get((label, library, name), Words())
            is_whole = is_ours or label == labels[-1]
            out.append(f'<div class="said all"><div class="who">{readable(label)}: '
                       f'{"" if is_whole else "first line of "}{words.size}</div><pre class="fragment">'
                       f'{escaped(named(words.text)) if is_whole else words.first + chr(10)}</pre></div>')
        out.append("</details>")
    return "\n".join([*out, ""])


def table_of(label: str, names: list[str], said: Said) -> str:
    """Lines and kilobytes, by one compiler; Boost.odeint stands where it was asked."""
    libraries = list(LIBRARIES)[:4 if any(key[:2] == (label, "odeint") for key in said) else 2]
    head = "".join(f"<th>{LIBRARIES[library]}</th>" for library in libraries)
    out = [f'<div class="sizes"><table class="markdownTable"><tr><th>{readable(label)}</th>{head}</tr>']
    lines = {library: {name: said[label, library, name].lines for name in names if (label, library, name) in said}
             for library in libraries}
    for name in names:
        sizes = (said[label, library, name].size if name in lines[library] else "&ndash;" for library in libraries)
        out.append(f"<tr><td>{name.replace('_', ' ')}</td>{''.join(f'<td>{size}</td>' for size in sizes)}</tr>")
    ours, plain = lines["unitstep"], lines["plain"]
    out.append(f"<tr><td>lines together, {len(names)} mistakes</td><td>{sum(ours.values())}</td>"
               f"<td>{sum(plain.values())}</td>{'<td></td>' * (len(libraries) - 2)}</tr>")
    accepted = sum(plain.get(name, 0) == 0 for name in names)
    fewer = sum(ours.get(name, 0) < plain.get(name, 0) for name in names)
    out.append(f"</table><p>Boost.Units alone accepts {accepted} of the {len(names)}, and says more lines than this "
               f"library to {fewer}.</p></div>\n")
    return "\n".join(out)


def tables(labels: list[str], names: list[str], said: Said) -> str:
    out = table_of(labels[-1], names, said)
    for label in labels[-2::-1]:
        out += (f'<details class="sizes"><summary>{readable(label)}</summary>\n'
                f"{table_of(label, names, said)}</details>\n")
    return out


def compilers() -> dict[str, Compiler]:
    """Each once, under the names that the tests give them."""
    clangs = [int(found[1]) for folder in os.get_exec_path() for file in pathlib.Path(folder).glob("clang++-*")
              if (found := re.fullmatch(r"clang\+\+-(\d+)", file.name))]
    newest = [f"clang++-{max(clangs)}"] if clangs else []
    asked = os.environ.get("UNITSTEP_REFUSED_BY", "").split() or ["g++", *newest, COMPILER]
    found: dict[str, Compiler] = {}
    for command in filter(shutil.which, asked):
        one = strict(command)
        found.setdefault(one.label, one)
    return found


def sources_of(source: pathlib.Path) -> list[pathlib.Path]:
    """The source and the headers that it can include."""
    is_ours = source.parent.name == "cases"
    return [source, *([pathlib.Path("include")] if is_ours else source.parent.glob("*.hpp"))]


def taken(file: pathlib.Path, kept: list[pathlib.Path], source: pathlib.Path) -> bool:
    """Whether the words are there, or a test has kept them."""
    for words in [file, *kept]:
        if is_fresh(words, *sources_of(source)):
            if words != file:
                copy(words, file)
            return True
    return False


def ask(compiler: Compiler, source: pathlib.Path, once: pathlib.Path, file: pathlib.Path) -> str:
    """Keeps what it says; what is wrong with it, or nothing."""
    accepted, said = told(compiler, str(source), once)
    write(file, said)
    wrong = not_refused(source.read_text(encoding="utf-8"), accepted, said)
    return wrong and f"{source}: {wrong}"


def computed(source: pathlib.Path, known: dict[str, Compiler]) -> str:
    """The first mistake in one sentence, by the newest compiler that can print a computed message."""
    words = "No compiler here prints computed messages.\n"
    for compiler in known.values():
        _, said = told(strict(compiler.command, "-std=c++2c"), str(source))
        words = next((f"{line}\n" for line in said.splitlines() if "static assertion failed: expected" in line), words)
    return words


def make(page: pathlib.Path, folder: pathlib.Path) -> list[str]:
    """Makes all of it; returns what is wrong."""
    names = re.findall(r"^\\mistake\{([a-z_0-9]+)\}", tree.read(page), re.MULTILINE)
    known = compilers()
    labels = list(known)
    shown: dict[tuple[str, str, str], tuple[pathlib.Path, pathlib.Path]] = {}
    for label in labels:
        for name in names:
            for library in LIBRARIES:
                source = pathlib.Path(f"tests/refuse/{library.replace('unitstep', 'cases')}/{name}.cpp")
                # Boost.odeint takes long and says megabytes: only the last compiler is asked.
                if source.exists() and (library in ("unitstep", "plain") or label == labels[-1]):
                    shown[label, library, name] = source, folder / label / library / f"{name}.txt"
    asked = {}
    for (label, library, name), (source, file) in shown.items():
        kept = pathlib.Path("build").glob(f"*/refused/{label}/{source.parent.name}/{name}.txt")
        if not taken(file, list(kept), source):
            asked[label, headers_of(str(source)), source] = file
    with tempfile.TemporaryDirectory(dir=folder) as scratch, concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        heads = sorted({key[:2] for key in asked})
        once = dict(zip(heads, pool.map(
            lambda head: read_headers(known[head[0]], head[1], pathlib.Path(scratch).absolute()), heads)))
        # Those of Boost.odeint take longest.
        longest_first = sorted(asked, key=lambda key: "odeint" not in key[1])
        wrong = list(filter(None, pool.map(
            lambda key: ask(known[key[0]], key[2], once[key[:2]], asked[key]), longest_first)))
    if wrong:
        return wrong
    said = {key: Words(file.read_text(encoding="utf-8")) for key, (_, file) in shown.items()}
    for name in names:
        source = pathlib.Path(f"tests/refuse/cases/{name}.cpp").read_text(encoding="utf-8")
        write(folder / f"{name}.mistake.cpp", variant(source, "mistake"))
        write(folder / f"{name}.cure.cpp", variant(source, "cure"))
        write(folder / f"{name}.html", page_of(name, labels, said))
    write(folder / "table.html", tables(labels, names, said))
    first = pathlib.Path(f"tests/refuse/cases/{names[0]}.cpp")
    if not taken(folder / "computed.txt", [], first):
        write(folder / "computed.txt", computed(first, known))
    return []
