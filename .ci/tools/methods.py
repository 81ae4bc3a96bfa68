# SPDX-License-Identifier: BSL-1.0
r"""Tells what is said of each method where methods are listed, from its header and its type alone.

A header include/unitstep/methods/NAME.hpp declares the method NAME, or a template NAME and below it the methods that are
a table for it. The comment of a method starts with what it is called, and has a formula, "Use it ...", its cost, and
"Source: ...". From that and the static members of the type come the rows of docs/methods.md and
docs/formulas_of_methods.md, and the list of tests/support/every_method.hpp, which is what the pictures, the page Explore
and the comparisons go through. They stand by order and then by age.
New public names of any header are added to tests/meta/api.txt with the newest section of docs/changelog.md, which is a
release or "Unreleased". The newest release there lists the names that it has brought. Fails if one of these says
something else.
"""

import argparse
import dataclasses
import pathlib
import re
import tempfile
import textwrap

import api
import plain
import tree
from compiler import Compiler, output

# What decides between methods comes first, so that a narrow screen shows it too.
FACTS = ("order", "evaluations", "symplectic", "order_with_velocity_forces", "order_with_changing_steps",
         "starting_evaluations", "reversible")
DEFAULTS = {"symplectic": "false", "starting_evaluations": "0", "reversible": "false"}  # of `method_facts`
DECLARED = re.compile(r"((?:^///.*\n)+)(?:^template <([^;{]*)>\n)?^(?:struct|using) (\w+)\b(?: = (\w+)<)?", re.MULTILINE)
TABLE = pathlib.Path("docs/methods.md")
FORMULAS = pathlib.Path("docs/formulas_of_methods.md")
LIST = pathlib.Path("tests/support/every_method.hpp")
HEADERS = pathlib.Path("docs/headers.md")
API = pathlib.Path("tests/meta/api.txt")
CHANGES = pathlib.Path("docs/changelog.md")


@dataclasses.dataclass
class Method:
    name: str
    about: str               # the comment, in one line
    parameters: list[str]    # of the template, without those that have a default
    header: str              # without .hpp
    text: str                # the text of the header
    facts: dict[str, str] = dataclasses.field(default_factory=dict)

    @property
    def called(self) -> str:
        return re.split(r"[:,]| \(", self.about)[0]

    @property
    def variants(self) -> list[str]:
        """The variants with the arguments that its comment names."""
        return re.findall(rf"`{self.name}<([^`]+)>\{{\}}`", self.about)

    @property
    def formula(self) -> str:
        tex = re.search(r"\\f\[ (.*?) \\f\]", self.about)
        parts = re.split(r"\\q?quad", re.sub(r"\|([^|]*)\|", r"\\lvert \1\\rvert", tex[1] if tex else ""))
        return ", ".join(plain.formula(part.strip(" ,")) for part in parts if part.strip(" ,"))

    @property
    def compared(self) -> bool:
        """Whether it takes any force and any steps, and so is in the list of comparisons."""
        return not re.search(r"\bRefuses (?:steps|forces)", self.about)

    @property
    def use(self) -> str:
        said = re.search(r"Use it (.*?)\.(?: [A-Z]|$)", self.about)
        return re.sub(r"\\f\$ ?(.*?) ?\\f\$", lambda found: plain.formula(found[1]), said[1]) if said else ""

    @property
    def source(self) -> str:
        """The names and the year of the first source, "Heun 1900"."""
        first = re.search(r"Source: ([^;]*)", self.about)
        names: list[str] = []
        for part in first[1].split(", ") if first else []:
            name = re.fullmatch(r"(?:[A-Z]\.[- ]?)+ ?([^.0-9]+(?: et al\.)?)", part)
            if not name:
                break
            names.append(name[1])
        year = re.search(r"\((\d{4})\)", first[1]) if first else None
        who = ", ".join(names) or (first[1].split(",")[0] if first else "")
        return f"{who} {year[1]}" if year else who

    @property
    def place(self) -> tuple[bool, int, str, str]:
        """The place in a table: methods that others are made from come last; then order and age."""
        order = self.facts.get("order", "")
        return (bool(self.parameters), int(order) if order.isdigit() else 0,
                (re.findall(r"\d{4}$", self.source) or ["?"])[0], self.name)

    @property
    def shown(self) -> str:
        shown = f"{self.name}<{self.parameters[0].lower()}>" if self.parameters else self.name
        return f"`{shown}{'{}' * bool(self.variants)}`"

    def missing(self) -> list[str]:
        due = {"name in 24 letters before its comment": self.parameters or len(self.called) <= 24,
               "formula": self.formula, "sentence 'Use it ...'": self.use, "source": self.source,
               "cost": re.search("[Cc]ost|[Ee]valuations", self.about)}
        return [f"methods/{self.header}.hpp: the comment of {self.name} has no {what}" for what, there in due.items() if not there]


def read(folder: pathlib.Path) -> list[Method]:
    found = []
    for file in sorted(folder.glob("*.hpp")):
        text = file.read_text(encoding="utf-8")
        for comment, template, name, made_by in DECLARED.findall(text):
            if file.stem in (name, made_by):
                about = re.sub(r"\s+", " ", re.sub(r"^///", "", comment, flags=re.MULTILINE)).strip()
                needed = re.findall(r"(?:^|, )(?:class|\w+::\w+) (\w+)(?=,|$)", template)
                found.append(Method(name, about.split(" \\tparam")[0].split(" \\throw")[0], needed, file.stem,
                                    text))
    return found


def declaration(method: Method) -> str:
    return re.search(rf"^struct {method.name}\b.*?^}};", method.text, re.MULTILINE | re.DOTALL)[0]


def learn(methods: list[Method]) -> None:
    """Asks the compiler for the facts of the types; methods with parameters state rules instead."""
    types = [m for m in methods if not m.parameters]
    program = "#include <cstdio>\n" + "".join(
        f"#include <unitstep/methods/{header}.hpp>\n" for header in dict.fromkeys(m.header for m in types))
    program += "int main() {\n" + "".join(
        f'  std::printf("%d ", int(decltype(unitstep::{m.name}{{}})::{fact}));\n' for m in types for fact in FACTS)
    with tempfile.TemporaryDirectory() as folder:
        Compiler().accepts("a list of the methods", "-x", "c++", "-", "-o", f"{folder}/tell", given=program + "}\n")
        told = iter(output(f"{folder}/tell").split())
    for method in types:
        for fact in FACTS:
            value = next(told)
            method.facts[fact] = ("no", "yes")[int(value)] if fact in ("symplectic", "reversible") else value
    for method in (m for m in methods if m.parameters):
        body = declaration(method)
        base = re.match(r"struct \w+ : (\w+)<", body)
        body += "".join(declaration(m) for m in methods if base and m.name == base[1])
        order = re.search(r" : method_facts<(\w+::order)>", body)
        defaults = dict.fromkeys(FACTS[:1] + FACTS[3:5], order[1]) | DEFAULTS if order else {}
        for fact in FACTS:
            stated = re.search(rf"static constexpr \w+ {fact} =\s+([^;]*);", body)
            value = stated[1] if stated else defaults.get(fact, "?")
            inside = next((p for p in method.parameters if f"{p}::" in value), None)
            rule = {"true": "always", "false": "never"}.get(value, f"always {value}")
            method.facts[fact] = f"of the {inside.lower()}" if inside else rule


def rows(heads: list[str], of_methods: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in [heads, ["---"] * len(heads), *of_methods])


def table(methods: list[Method]) -> str:
    return rows(["method", "use it", *(fact.replace("_", " ") for fact in FACTS)],
                [[m.shown, m.use, *(m.facts[fact] for fact in FACTS)] for m in methods])


def formulas(methods: list[Method]) -> str:
    return rows(["method", "formula", "source"], [[m.shown, m.formula, m.source] for m in methods])


def listing(methods: list[Method]) -> str:
    def entry(spelled: str, called: str) -> str:
        line = f'  see(listed<{spelled}>{{"{called}", "{spelled.removesuffix("<>")}"}});'
        return line if len(line) <= 100 else line.replace('", "', '",\n' + " " * line.index('"') + '"')

    lines = []
    for m in methods:
        if not m.parameters and m.compared:
            lines.append(entry(m.name + "<>" * bool(m.variants), m.called))
            lines += [entry(f"{m.name}<{given}>", f"{m.called}, {re.sub(r'[^0-9/]', '', given)}")
                      for given in m.variants]
    return "\n".join(lines)


def header_table(headers: pathlib.Path) -> str:
    """A row for each header that declares public names: the names, and whether it has to be included by itself."""
    found = []
    for header in sorted(headers.rglob("*.hpp")):
        text = tree.read(header)
        names = dict.fromkeys(name for name, _, _ in api.declared(text))
        if names and "detail" not in header.parts:
            opt_in = "opt-in" if "// opt-in header" in text.splitlines() else ""
            found.append([f"`{header.relative_to(headers)}`", ", ".join(f"`{name}`" for name in names), opt_in])
    return rows(["header in `unitstep/`", "brings", ""], found)


def between_marks(text: str, made: str) -> str:
    """The text with `made` between the marks."""
    parts = re.split(r"(^.*(?:made by|end of what) python3 \.ci/tools methods.*\n)", text, flags=re.MULTILINE)
    if len(parts) != 5:
        raise ValueError("has no marks 'made by python3 .ci/tools methods --write'")
    gap = "\n" if parts[2].startswith("\n") else ""
    return "".join([*parts[:2], f"{gap}{made}\n{gap}" if made else gap, *parts[3:]])


def sections(changelog: str) -> tuple[str, str]:
    """The newest section and the newest release, which is below the unreleased section."""
    found = re.findall(r"^## (\S+)$", changelog, re.MULTILINE)
    return found[0], next(name for name in found if name != "Unreleased")


def with_names(listed: str, headers: pathlib.Path, release: str) -> str:
    """The list of public names with those that are new in it."""
    lines = listed.splitlines()
    known = {line.split()[0] for line in lines}
    new = {name: f"{name} {kind} {release}" for name, kind in api.all_names([*headers.rglob("*.hpp")])
           if name not in known}
    return "\n".join(sorted([*lines, *new.values()]) if new else lines) + "\n"


def names_of(listed: str, release: str) -> str:
    """The names that a release has brought, as the changelog has them."""
    names = (f"`{name}`" for name, _, since, *_ in map(str.split, listed.splitlines()) if since == release)
    return textwrap.fill(", ".join(names), 118)


def page(text: str, names: set[str]) -> str:
    """The page for doxygen: formulas are marked, and the name of a method links to its description."""
    def link(found: re.Match[str]) -> str:
        shown = found[1].replace("<", "&lt;")
        return f"[{shown}](\\ref unitstep::{found[2]})" if found[2] in names else found[0]

    return re.sub(r"`(([a-z_0-9]+)(?:<[^`\n]*>|\{\})?)`", link, text)


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--write", action="store_true", help="have them say it")
    parser.add_argument("--page", type=pathlib.Path, help="print this page as doxygen is to read it, and no more")


def main(arguments: argparse.Namespace) -> list[str]:
    headers = tree.ROOT / "include/unitstep/methods"
    if arguments.page:
        print(page(tree.read(arguments.page), {m.name for m in read(headers)}), end="")
        return []
    methods = read(headers)
    wrong = [words for m in methods for words in m.missing()]
    learn(methods)
    methods.sort(key=lambda m: m.place)
    newest, release = sections((tree.ROOT / CHANGES).read_text(encoding="utf-8"))
    names = with_names(tree.read(tree.ROOT / API), tree.ROOT / "include", newest)
    made = {TABLE: lambda text: between_marks(text, table(methods)),
            FORMULAS: lambda text: between_marks(text, formulas(methods)),
            HEADERS: lambda text: between_marks(text, header_table(tree.ROOT / "include/unitstep")),
            LIST: lambda text: between_marks(text, listing(methods)),
            API: lambda _: names, CHANGES: lambda text: between_marks(text, names_of(names, release))}
    for name, change in made.items():
        text = (tree.ROOT / name).read_text(encoding="utf-8")
        if change(text) != text and arguments.write:
            tree.write(tree.ROOT / name, change(text))
        elif change(text) != text:
            wrong.append(f"{name}: not what the headers say: python3 .ci/tools methods --write")
    print(f"{len(methods)} methods")
    return wrong
