# SPDX-License-Identifier: BSL-1.0
"""Rules that need nothing but the text of the tree; `check` calls them. Each names the places that break it."""

import re
from collections.abc import Iterator

import api as api_names
import cpp
import layers
import ledger
import tree
from compiler import Project

UMBRELLA = "unitstep.hpp"
RELEASE = re.compile(r"\bv(\d+_\d+)\b|find_package\(unitstep (\d+\.\d+)\b")
# The name of a rule, its files, the pattern that breaks it, and the message.
FORBIDDEN = [
    ("licence", r"\.(hpp|cpp|sh|cmake|yml|py)$|(^|/)CMakeLists\.txt$|^\.ci/run$",
     r"\A(?!(#!.*\n)?(//|#) SPDX-License-Identifier: BSL-1\.0\n)",
     "the SPDX line is not the first one, or the second one of a script"),
    ("licence", "", r"\0", "is not text"),
    # Nothing in the tree depends on the machine where it was written.
    ("paths", r"(?<!\.svg)$", r"(?<![A-Za-z0-9_.])/(work|root|tmp|home)/[A-Za-z]", "a path of a machine"),
    # Proofs here use the limits that users have. The benchmarks lower the limit to measure costs.
    ("limits", r"^(?!\.ci/tools/(benchmarks|compile_costs)\.py)"
     r"(.*\.(txt|json|cmake|sh|yml|cpp|hpp)$|\.ci/)",
     r"f(constexpr-(ops-limit|loop-limit|cache-depth|steps|depth)|template-depth)", "a limit of the compiler"),
    # Doxygen takes the word behind \\throw for the exception, and makes a row of each.
    ("throws", r"^include/.*\.hpp$", r"[\\@]throws?\b(?! (std|unitstep)::\w+| failed_run\b)", "names no exception"),
    ("throws", r"^include/.*\.hpp$", r"[\\@]throw [^\n]*(\n *///  +[^\n]*)*;( |\n *///  +)std::\w+", "two exceptions in one row")]


def forbidden(project: Project, rule: str) -> Iterator[str]:
    """The places that break a rule of the table."""
    for name in tree.files(project.root):
        text = (project.root / name).read_text(errors="replace")
        for of, files, pattern, sentence in FORBIDDEN:
            if of == rule and re.search(files, name):
                for found in re.finditer(pattern, text):
                    yield f"{name}:{text.count(chr(10), 0, found.start()) + 1}: {sentence}"


def tests(project: Project) -> Iterator[str]:
    """Every header has its test, in the folder of the same name, or is named in the line "// tests: NAME, NAME" of a
    test for a family, which includes it. Headers in a folder detail/ are tested through the headers that use them."""
    tested = {f"{test.parent.name}/{name.strip()}.hpp" for test in project.root.glob("tests/*/*_test.cpp")
              for line in re.findall(r"^// tests: (.*)$", tree.read(test), re.M) for name in line.split(",")
              if f"#include <unitstep/{test.parent.name}/{name.strip()}.hpp>\n" in tree.read(test)}
    for name in project.headers():
        test = f"tests/{name.removesuffix('.hpp')}_test.cpp"
        if name != UMBRELLA and "/detail/" not in name and name not in tested and not (project.root / test).exists():
            yield f"include/unitstep/{name}: no test, expected {test}"


def umbrella(project: Project) -> Iterator[str]:
    """unitstep.hpp brings in everything but the headers that say '// opt-in header'."""
    reached = layers.reached(layers.headers(project.root / "include/unitstep"), UMBRELLA)
    for name, text in project.headers().items():
        opt_in = "// opt-in header" in text.splitlines()
        if opt_in and name in reached:
            yield f"include/unitstep/{name}: an opt-in header that unitstep.hpp includes"
        if not opt_in and name not in reached:
            yield f"include/unitstep/{name}: unitstep.hpp does not include it"


FOREIGN = re.compile(r"^\s*#\s*include\s*<([a-z_]+)>", re.MULTILINE)


def gpu(project: Project) -> Iterator[str]:
    """gpu/cuda.hpp includes, before the pragma, all standard headers that the library includes, since their functions
    are no code for a GPU."""
    texts = project.headers()
    before, _, _ = texts["gpu/cuda.hpp"].partition("#pragma clang")
    reached = layers.reached(layers.headers(project.root / "include/unitstep"), UMBRELLA)
    used = {name for header in reached for name in FOREIGN.findall(texts[header])}
    for name in sorted(used - set(FOREIGN.findall(before))):
        yield f"include/unitstep/gpu/cuda.hpp: does not include <{name}> before the pragma"


def release(project: Project) -> Iterator[str]:
    """The release of version.hpp is the newest one of the changelog, below the unreleased section. README, the main
    page, and every inline namespace and find_package in the tree name the same release."""
    number = tree.version(project.root)
    newest = re.search(r"^## (?!Unreleased$)(\S+)", project.read("docs/changelog.md"), re.M)
    if not newest or newest[1] != number:
        yield f"docs/changelog.md: the newest section is not {number}"
    for name, below in re.findall(r"^## ([0-9.]+)\n+(.*)$", project.read("docs/changelog.md"), re.M):
        if not re.fullmatch(r"\*Released (on [0-9]{4}-[0-9]{2}-[0-9]{2}|in [0-9]{4}-[0-9]{2})\.\*", below):
            yield f"docs/changelog.md: does not say below {name} when it was released"
    yield from (f"{page}: does not say Version {number}" for page in ("README.md", "docs/main.md")
                if f"Version {number} " not in project.read(page))
    if f"\nversion: {number}\n" not in project.read("CITATION.cff"):
        yield f"CITATION.cff: does not say version: {number}"
    for name in tree.files(project.root):
        for found in RELEASE.finditer((project.root / name).read_text(errors="replace")):
            if (found[1] or found[2]).replace("_", ".") != number.rpartition(".")[0]:
                yield f"{name}: {found[0]} is not of {number}"


SUPPORTED = re.compile(r"g\+\+ 12 (?:and newer, and|or) clang\s16\s(?:and|or)\snewer")


def compilers(project: Project) -> Iterator[str]:
    """All pages that say which compilers are supported agree."""
    for page in ("README.md", "docs/main.md", "docs/guide/14_faq.md", "docs/support.md"):
        if not SUPPORTED.search(project.read(page)):
            yield f"{page}: does not say g++ 12 or clang 16 or newer"


def claims(project: Project) -> Iterator[str]:
    """Each claim of the articles is settled by a test that states and asserts the verdict."""
    yield from ledger.ledger(project.root.glob("tests/claims/*_test.cpp"))[1]


EXAMPLE = re.compile(r"^/// \\(?:snippet (\S+) ([^\n]+)|proof\{([^,}\n]+),([^}\n]+)\})$", re.MULTILINE)


def examples(project: Project) -> Iterator[str]:
    """The comment of every public name, or of one of its overloads, describes it (doxygen does not check concepts) and
    shows the region of a program that uses it."""
    shown: dict[str, list[tuple[str, str]]] = {}
    said = set()
    for text in project.headers().values():
        for name, _, comment in api_names.declared(text):
            said |= {name} if re.match(r"/// *[^\s\\]", comment) else set()
            shown.setdefault(name, []).extend((a or c, b or d) for a, b, c, d in EXAMPLE.findall(comment))
    yield from (f"{name} has no description" for name in sorted(shown.keys() - said))
    for name, places in sorted(shown.items()):
        used = rf"(?<!\w){name.split('::')[-1]}(?!\w)"
        if not any(re.search(used, cpp.regions(project.read(file)).get(region, "")) for file, region in places):
            yield f"{name} has no example: a region that uses it, which its comment shows by \\proof{{FILE,REGION}}"


ROOMS_OF_RUNS = ("methods", "forces", "constrain", "drive", "answers", "ensemble", "noise")
ROW = re.compile(r'\{\s*"([a-z_0-9]+(?:, [a-z_0-9]+)*)",')
LISTED = re.compile(r'see\(listed<(\w+)')


def invariance(project: Project) -> Iterator[str]:
    """Every public name in the folders that make runs is in a row of the battery of moves,
    tests/properties/invariance_*_test.cpp, that uses it, or tests/meta/invariance.txt says why it is not. A method of
    motions joins by the list of all methods."""
    file = "tests/meta/invariance.txt"
    excused = dict(line.split(": ", 1) for line in project.read(file).splitlines())
    there = {name for room in ROOMS_OF_RUNS for header in project.root.glob(f"include/unitstep/{room}/*.hpp")
             for name, _, _ in api_names.declared(tree.read(header))}
    joined = set(LISTED.findall(project.read("tests/support/every_method.hpp")))
    for test in sorted(project.root.glob("tests/properties/invariance_*_test.cpp")):
        source = tree.read(test)
        named = {name for row in ROW.findall(source) for name in row.split(", ")}
        code = ROW.sub("", source)
        joined |= named
        for name in sorted(named):
            if name in there and not re.search(rf"(?<!\w){name}(?!\w)", code):
                yield f"{test.relative_to(project.root)}: a row names {name}, which is not tried"
    for name in sorted(there - joined - excused.keys()):
        yield f"{file}: {name} has not joined tests/properties/invariance_*_test.cpp; add it to a row, or say here why not"
    for name in sorted(excused.keys() & joined):
        yield f"{file}: {name} has joined; take its line away"
    for name in sorted(excused.keys() - there):
        yield f"{file}: there is no {name}"


def api(project: Project) -> Iterator[str]:
    """Every public name is in tests/meta/api.txt with its kind and the release that introduced it; a fourth column
    names the release that removed it. No name is listed twice. For every release but the first the changelog names the
    new names, and says **breaks** for each removed one."""
    file = "tests/meta/api.txt"
    entries = [line.split() for line in project.read(file).splitlines()]
    there = set(api_names.all_names(list(project.root.glob("include/**/*.hpp"))))
    listed = [entry[0] for entry in entries if len(entry) == 3]
    yield from (f"{file}: {name} is listed twice" for name in sorted(set(listed)) if listed.count(name) > 1)
    known = {(entry[0], entry[1]) for entry in entries if len(entry) == 3}
    for name, kind in sorted(there - known):
        yield f"{file}: the {kind} {name} is new; add a line, and one to the changelog"
    for name, kind in sorted(known - there):
        yield f"{file}: the {kind} {name} is gone; say since when, and that it breaks code"

    parts = re.split(r"^## (\S+).*\n", project.read("docs/changelog.md"), flags=re.M)
    said = dict(zip(parts[1::2], parts[2::2]))
    first = parts[-2]
    for name, _, since, *gone in entries:
        quoted = f"`{name.split('::')[-1]}"
        if since != first and quoted not in said.get(since, ""):
            yield f"docs/changelog.md: {since} does not say that `{name}` is new"
        if gone and not any(quoted in item for item in re.findall(r"^- \*\*breaks\*\*.*(?:\n  .*)*", said.get(gone[0], ""), re.M)):
            yield f"docs/changelog.md: {gone[0]} does not say that it **breaks** `{name}`"
