# SPDX-License-Identifier: BSL-1.0
"""Makes the content of the guide to refusals: for every \\mistake{NAME} its code, its cure, and what compilers say.

There are the messages for this library (the cases of tests/refuse/*.cpp), for Boost.Units alone (plain.cpp), and for
Boost.odeint on quantities (odeint.cpp) and on numbers (doubles.cpp). Each compiler gets everything about one library in
one source. The compilers are g++, the newest clang++-N and CXX.
"""

import dataclasses
import functools
import pathlib
import re
import shutil

import tree
from compiler import COMPILER, Compiler, Trouble, at_once, numbered
from pages import ROOT, escaped, up_to_date, write
from refuse import INCLUDE, STRICT, Case, attributed, cases_of, told

LIBRARIES = {"unitstep": "unitstep", "plain": "Boost.Units", "odeint": "odeint, quantities",
             "doubles": "odeint, numbers"}
SILENT = "nothing: it compiles"
SOURCES = pathlib.Path("tests/refuse")
OWN = "tests/refuse/formulas_of_the_caller.cpp"  # includes readable_operators.hpp
WRONG = ("-DUNITSTEP_MISTAKE", "-iquote", str(SOURCES))
BETWEEN = "between two mistakes"


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


# The system of SI, whose list compilers spell out; it is two fifths of their output.
SI = re.compile(r"boost::units::homogeneous_system<boost::units::list<boost::units::si::meter_base_unit, [^;']*?"
                r"angle::steradian_base_unit, boost::units::dimensionless_type(?: ?>){11}")


def named(text: str) -> str:
    """A compiler's message with the name of the system of SI in place of its list."""
    return SI.sub("boost::units::si::system", text)


Said = dict[tuple[str, str, str], Words]  # by compiler, library and mistake


@functools.cache
def cases(root: pathlib.Path = ROOT) -> dict[tuple[str, str], Case]:
    """Every case of tests/refuse by its library and name."""
    found = {}
    for source in sorted((root / SOURCES).glob("*.cpp")):
        library = source.stem if source.stem in LIBRARIES else "unitstep"
        for case in cases_of(f"{SOURCES}/{source.name}", tree.read(source)):
            found[library, case.name] = case
    return found


def variant(case: Case, wanted: str) -> str:
    """The lines that belong to one variant only, moved to the left."""
    parts = re.findall(r"^#ifdef UNITSTEP_MISTAKE\n(.*?)(?:^#else\n(.*?))?^#endif", case.text, re.MULTILINE | re.DOTALL)
    lines = "".join(part[wanted == "cure"] for part in parts).splitlines()
    least = min((len(line) - len(line.lstrip(" ")) for line in lines), default=0)
    return "".join(f"{line[least:]}\n" for line in lines)


def page_of(name: str, labels: list[str], said: Said) -> str:
    """Shows the first lines of the first and the last compiler, and folds away the full messages of all. For Boost's
    users these are so long that only the last one is written out: each would be a tenth of the site."""
    out = []
    for library, title in ("unitstep", "unitstep"), ("plain", "Boost.Units alone"):
        is_ours = library == "unitstep"
        for label in dict.fromkeys([labels[0], labels[-1]]):
            words = said.get((label, library, name), Words())
            out.append(f'<div class="said {library}"><div class="who">{title}, {label.replace("-", " ")}; first line of '
                       f'{words.size}</div><pre class="fragment">{words.first}</pre></div>')
        who = "they say" if is_ours else f"{labels[-1].replace('-', ' ')} says"
        out.append(f'<details class="refused"><summary>All that {who}: {title}</summary>')
        for label in labels if is_ours or len(labels) == 1 else labels[1:]:
            words = said.get((label, library, name), Words())
            is_whole = is_ours or label == labels[-1]
            out.append(f'<div class="said all"><div class="who">{label.replace("-", " ")}: '
                       f'{"" if is_whole else "first line of "}{words.size}</div><pre class="fragment">'
                       f'{escaped(named(words.text)) if is_whole else words.first + chr(10)}</pre></div>')
        out.append("</details>")
    return "\n".join([*out, ""])


def table_of(label: str, names: list[str], said: Said) -> str:
    """The sizes of the messages in lines and kilobytes, for one compiler; with Boost.odeint if it was tried."""
    libraries = list(LIBRARIES)[:4 if any(key[:2] == (label, "odeint") for key in said) else 2]
    head = "".join(f"<th>{LIBRARIES[library]}</th>" for library in libraries)
    out = [f'<div class="sizes"><table class="markdownTable"><tr><th>{label.replace("-", " ")}</th>{head}</tr>']
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
        out += (f'<details class="sizes"><summary>{label.replace("-", " ")}</summary>\n'
                f"{table_of(label, names, said)}</details>\n")
    return out


def compilers(*flags: str) -> dict[str, Compiler]:
    """Each compiler once, under its label."""
    found: dict[str, Compiler] = {}
    for command in filter(shutil.which, ["g++", *numbered("clang")[-1:], COMPILER]):
        one = Compiler(command, pathlib.Path(), *STRICT, *flags)
        found.setdefault(one.label, one)
    return found


def together(shown: list[Case]) -> str:
    """One source with all cases, in which each keeps its line numbers. g++ shows the code of a place once if errors at
    that place follow one another, so a message is put between them."""
    texts = {case.source: tree.read(ROOT / case.source) for case in shown}
    includes = dict.fromkeys(line for text in texts.values() for line in INCLUDE.findall(text))
    parts = [f'#line {case.first} "{case.source}"\n{case.text}#pragma message "{BETWEEN}"\n' for case in shown]
    return "\n".join([*includes, "namespace si = boost::units::si;", *parts])


def ask(compiler: Compiler, library: str, shown: list[Case], folder: pathlib.Path) -> None:
    """Keeps what the compiler says to each case, unless that is kept already."""
    files = {case: folder / compiler.label / library / f"{case.name}.txt" for case in shown}
    if all([up_to_date(file, "include", SOURCES) for file in files.values()]):
        return
    source = tree.write(folder / f"{compiler.label}.{library}.{shown[0].name}.cpp", together(shown))
    said = told(compiler, str(source), *WRONG).text
    found = attributed(shown, re.sub(rf"^.*{BETWEEN}.*\n( .*\n)*", "", said, flags=re.MULTILINE))
    for case, file in files.items():
        if not found[case.name] and not case.mark("accepted"):
            raise Trouble(f"{case.source}: {case.name}: {compiler.name} accepts the mistake")
        write(file, "".join(found[case.name]) or " ")


def computed(case: Case, folder: pathlib.Path) -> str:
    """A mistake in one sentence, from a compiler that can print a computed message."""
    for compiler in compilers("-std=c++2c").values():
        said = told(compiler, str(tree.write(folder / "computed.cpp", together([case]))), *WRONG).text
        if line := re.search(".*static assertion failed: expected .*\n", said):
            return line[0]
    return "No compiler here prints computed messages.\n"


def make(pages: list[pathlib.Path], folder: pathlib.Path) -> None:
    """Makes the pages and tables."""
    names = re.findall(r"^\\mistake\{([a-z_0-9]+)\}", "".join(map(tree.read, pages)), re.MULTILINE)
    known = compilers()
    labels = list(known)
    # Boost.odeint takes long and causes megabytes of messages, so only the last compiler tries it.
    asked = [(label, library, [cases()[library, name] for name in names if (library, name) in cases()])
             for label in labels for library in LIBRARIES if library in ("unitstep", "plain") or label == labels[-1]]
    # A source that changes other refusals too is compiled alone.
    parts = [(label, library, part) for label, library, shown in asked
             for part in ([case for case in shown if (case.source == OWN) == own] for own in (False, True)) if part]
    at_once(lambda one: ask(known[one[0]], one[1], one[2], folder), parts)
    said = {(label, library, case.name): Words(tree.read(folder / label / library / f"{case.name}.txt").strip(" "))
            for label, library, shown in asked for case in shown}
    for name in names:
        for kind in ("mistake", "cure"):
            write(folder / f"{name}.{kind}.cpp", variant(cases()["unitstep", name], kind))
        write(folder / f"{name}.html", page_of(name, labels, said))
    write(folder / "table.html", tables(labels, names, said))
    if not up_to_date(folder / "computed.txt", "include", SOURCES):
        write(folder / "computed.txt", computed(cases()["unitstep", names[0]], folder))
