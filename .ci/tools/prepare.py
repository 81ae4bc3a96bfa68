# SPDX-License-Identifier: BSL-1.0
"""Makes in build/docs/ what the site quotes and its theme, unless it is there and up to date.

Then prints PAGE, so that doxygen can run it as a filter: if something cannot be made, the page stays away and doxygen
fails. Two of these may run at once. It reads CXX and CXXFLAGS, and DOXYGEN_AWESOME_CSS,
the folder of the theme if no Debian package provides it.
"""

import argparse
import base64
import concurrent.futures
import contextlib
import gzip
import io
import json
import os
import pathlib
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator

import compiler
import ledger
import mathjax
import picture
import playground
import quotes
import refusals
import tree
from allocated import REPORT, megabytes_in
from bars import chart
from compiler import COMPILER, Compiler, Trouble, at_once, output
from pages import MADE, ROOT, copy, differ, done, from_npm, unfinished, up_to_date, write
from refuse import STRICT, cases_of, told

CXX = Compiler(COMPILER, pathlib.Path(), *STRICT, "-ffp-contract=off")
# Some programs run for half a minute if they are not optimised; more than -O1 takes longer than it saves.
OPTIMISING = Compiler(COMPILER, pathlib.Path(), *STRICT, "-ffp-contract=off", "-O1")
WASM = ["clang++-19", "--target=wasm32-wasi", "-std=c++20", "-Oz", "-fno-exceptions",
        "-nostartfiles"]
COUNTED = pathlib.Path("docs/figures/counted")
MATHJAX = "mathjax@3.2.2"
MINISEARCH = "minisearch@7.2.0"
HEADERS = MADE / "programs/headers.hpp"
PEN = MADE / "programs/plot.o"
BEHIND_PROGRAMS = ("include", "docs/plot", "tests/support", "tests/peers")


def words_of(source: pathlib.Path) -> pathlib.Path:
    """The file for the output of a program; that of an example in a folder is shown nowhere."""
    if source.parent.parent.name == "examples":
        return MADE / "output" / source.parent.name / f"{source.stem}.txt"
    ending = {"figures": "svg", "tables": "md"}.get(source.parent.name)
    return MADE / source.parent.name / f"{source.stem}.{ending}" if ending else MADE / "output" / f"{source.stem}.txt"


def pictures(drawn: str) -> dict[str, str]:
    """The pictures that one program has drawn, by name: <clipPath id="NAME-frame">."""
    return {re.search('<clipPath id="([^"]*)-frame"', picture)[1]: picture
            for picture in re.split(r"(?m)^(?=<svg )", drawn) if picture}


def print_words(source: pathlib.Path) -> None:
    """Compiles a program and runs it."""
    libraries = cases_of(str(source), tree.read(source))[0].mark("links").split()
    # g++ without garbage collection takes a tenth less time for a long proof, and can report all that it has allocated.
    words = [] if CXX.is_clang else REPORT
    read = OPTIMISING.with_it(ROOT / HEADERS)
    with tempfile.TemporaryDirectory(dir=MADE / "programs") as folder:
        program = pathlib.Path(folder, source.stem)
        said = OPTIMISING.accepts(source, *words, *read, source, "-o", program, *libraries,
                                  *[PEN] * (source.parent.name == "figures"))
        if words:
            write(MADE / f"allocated/{source.parent.name}/{source.stem}.txt", str(megabytes_in(said)))
        printed = output(program.absolute(), trouble=f"{source} does not run")
    if source.parent.name in ("figures", "tables") and re.search(r"\b(nan|inf)\b", printed):
        raise Trouble(f"{source} prints what is no number")
    # A program with several pictures, or with one of an article.
    if source.parent.name == "figures" and ("\n<svg " in printed or source.match("article_*")):
        for name, picture in pictures(printed).items():
            write(MADE / f"figures/{name}.svg", picture)
    write(words_of(source), printed)


def refusal(source: pathlib.Path) -> None:
    """What the compiler says to a mistake, below the command that shows it. The reason must be the one that the source
    expects, as in the tests."""
    file = MADE / "refused" / f"{source.stem}.txt"
    said = told(CXX, str(source), "-DUNITSTEP_MISTAKE", "-w").text
    reason = cases_of(str(source), tree.read(source))[0].mark("expect any")
    line = re.search(rf"^.*error: .*({reason}).*\n", said, re.MULTILINE)
    if not line:
        raise Trouble(f"{source} is refused for another reason: {said}")
    write(file.with_suffix(".line.txt"), line[0])
    write(file, f"$ {pathlib.Path(COMPILER).name} -std=c++20 -Iinclude -c {source}\n{said}")


def show_as_pages_do() -> set[pathlib.Path]:
    """Makes the output of programs and the pictures from what the pages in the tree show of them, which the test
    `site.printed` has compared with the programs. Returns the files that need no program."""
    shown = quotes.printed_in_pages(tree.ROOT, MADE)
    drawn = {MADE / "figures" / name: text for name, text in picture.of_pages(tree.ROOT).items()}
    for file, text in {**shown, **drawn}.items():
        if differ(tree.read(file), text):
            write(file, text, as_old_as_can_be=True)
    plots = set(re.findall(r"\\plot\{([^,}]*)", "".join(tree.read(tree.ROOT / page) for page in tree.pages())))
    if all((MADE / "figures" / name).is_file() for name in plots):  # otherwise one is new
        shown |= {words_of(source): "" for source in pathlib.Path("docs/figures").glob("*.cpp")}
    return set(shown)


def programs(run_all: bool) -> None:
    """Makes the output of programs and the messages to mistakes, if they are not there yet; if `run_all` is true, runs
    the examples that no page shows the output of, too."""
    in_pages = set() if run_all else show_as_pages_do()
    pages = "".join(map(tree.read, map(pathlib.Path, tree.pages())))
    here = pathlib.Path()
    sources = [*here.glob("docs/figures/*.cpp"), *here.glob("docs/tables/*.cpp"),
               *(s for s in here.glob("examples/*.cpp") if run_all or f"\\output{{{s.stem}.txt}}" in pages),
               *(here.glob("examples/reference/*.cpp") if run_all else ())]
    old = [s for s in sorted(sources)
           if words_of(s) not in in_pages and not up_to_date(words_of(s), s, *BEHIND_PROGRAMS, by=[print_words])]
    mistakes = [s for s in sorted(pathlib.Path("examples/refused").glob("*.cpp"))
                if not up_to_date(MADE / "refused" / f"{s.stem}.txt", s, "include", by=[refusal])]
    if old:
        # The headers that nearly all programs include, and the code that draws, are compiled once.
        if not up_to_date(read_before := HEADERS.with_name("headers.hpp.gch"), "include"):
            write(HEADERS, "#include <boost/units/systems/si.hpp>\n#include <unitstep/unitstep.hpp>\n")
            OPTIMISING.read_once(ROOT / HEADERS)
            done(read_before)
        if not up_to_date(PEN, "docs/plot"):
            output(COMPILER, *CXX.without_library, "-c", "docs/plot/plot.cpp", "-o", unfinished(PEN),
                   trouble="docs/plot/plot.cpp does not compile")
            unfinished(PEN).replace(PEN)
            done(PEN)
    at_once(print_words, old)
    at_once(refusal, mistakes)


def theme() -> None:
    folder = os.environ.get("DOXYGEN_AWESOME_CSS")
    if not folder and shutil.which("dpkg"):
        listed = compiler.run(["dpkg", "-L", "doxygen-awesome-css"]).text
        folder = next((line.rpartition("/")[0] for line in listed.splitlines()
                       if line.endswith("/doxygen-awesome.css")), None)
    if not folder or not pathlib.Path(folder, "doxygen-awesome.css").exists():
        raise Trouble("needs the package doxygen-awesome-css, or its folder in DOXYGEN_AWESOME_CSS")
    for name in (".css", "-sidebar-only.css", "-sidebar-only-darkmode-toggle.css", "-darkmode-toggle.js",
                 "-fragment-copy-button.js"):
        file = pathlib.Path(folder, f"doxygen-awesome{name}")
        if not up_to_date(MADE / "theme" / file.name, file):
            copy(file, MADE / "theme" / file.name)


def formulas() -> None:
    """Makes one script of the npm package, with what the pages use."""
    file, licence = MADE / "theme/tex-svg.js", MADE / "theme/MathJax-LICENSE.txt"
    if not all([up_to_date(file, ".ci/tools/mathjax.py"), up_to_date(licence)]):
        with from_npm(MATHJAX) as package:
            write(file, mathjax.script(package / "es5"))
            copy(package / "LICENSE", licence)


def search() -> None:
    """Copies the one script of the npm package, with its licence before it."""
    file = MADE / "theme/minisearch.js"
    if up_to_date(file):
        return
    with from_npm(MINISEARCH) as package:
        script = (package / "dist/umd/index.js").read_text(encoding="utf-8")
        # The comments of its functions are only for readers of the package.
        script = re.sub(r"(?m)^ *//.*\n", "", re.sub(r"(?s)(?m)^ */\*\*.*?\*/\n", "", script))
        licence = (package / "LICENSE.txt").read_text(encoding="utf-8").strip()
        write(file, f"/*! {MINISEARCH}\n\n{licence}\n*/\n{script}")


WITHOUT_WASM = ('<p class="explore-instead">{}, because this site was built without clang 19 and its library for '
                "WebAssembly.</p>\n")


def makes_wasm() -> bool:
    try:
        output(*WASM, "-fsyntax-only", "-x", "c++", "-", given="#include <limits>\n")
    except (Trouble, FileNotFoundError):
        return False
    return True


def try_out() -> None:
    playground.sources()
    if makes_wasm():
        playground.make(WASM)
    else:
        write(playground.FOLDER / "playground.html", WITHOUT_WASM.format("No program can be compiled here"),
              as_old_as_can_be=True)


def explore() -> None:
    """The page Explore: its markup, and one script with the program docs/explore/explore.cpp inside. Without a compiler
    for WebAssembly the page says so, and is made again as soon as there is one."""
    file = MADE / "explore/explore.html"
    if up_to_date(file, "docs/explore", "include", "tests/support/every_method.hpp", by=[explore, explore_scenes]):
        return
    if not makes_wasm():
        write(file, WITHOUT_WASM.format("There are no controls and pictures here"), as_old_as_can_be=True)
        return
    program = pathlib.Path("docs/explore/explore.cpp").read_text(encoding="utf-8")
    exports = re.findall(r"^[a-z].*?(\w+)\(", program[program.index('extern "C" {'):], re.MULTILINE)
    with tempfile.TemporaryDirectory() as folder:
        compiled = pathlib.Path(folder, "explore.wasm")
        output(*WASM, *compiler.boost_alone(pathlib.Path(folder)), "-Iinclude", "docs/explore/explore.cpp", "-o", compiled,
               *(f"-Wl,--export={name}" for name in exports), "-Wl,--no-entry,--strip-all,--allow-undefined",
               trouble="docs/explore/explore.cpp does not compile to WebAssembly")
        inside = base64.b64encode(gzip.compress(compiled.read_bytes(), mtime=0)).decode()
    script = "".join(part.read_text(encoding="utf-8") for part in sorted(
        pathlib.Path("docs/explore/page").glob("*.js"), key=lambda part: (part.stem == "explore", part)))
    script = script.replace("'PROGRAM'", f"'{inside}'", 1).replace("SOURCES;", f"{json.dumps(explore_scenes())};", 1)
    script = script.replace("</", "<\\/")
    markup = pathlib.Path("docs/explore/explore.html").read_text(encoding="utf-8")
    write(file, f"{markup}<script>\n{{\n{script}}}\n</script>\n")


def explore_scenes() -> dict[str, dict[str, object]]:
    """The code of each scene of the page Explore, from which the page makes the program that it shows."""
    scenes = {}
    for source in sorted(pathlib.Path("docs/explore/scenes").glob("*.hpp")):
        text = source.read_text(encoding="utf-8")
        code = text.split("//! [scene]\n")[1]
        of_all = ("array", "boost/units/systems/si.hpp", "unitstep/unitstep.hpp")
        includes = [f"#include <{header}>" for header in sorted({*of_all, *re.findall("^#include <(.*)>$", text, re.M)})]
        scenes[re.search('"name": "(.*?)"', text)[1]] = {
            "includes": includes, "code": code.strip(), "type": re.search(r"struct (\w+) {", code)[1]}
    return scenes


def charts() -> None:
    """What a step costs in each form, as it was counted; tests/benchmarks checks the numbers."""
    names = {"raw": "plain doubles", "law": "laws of the library", "light_lambda": "lambda, light constants",
             "lambda": "lambda", "boost_lambda": "lambda, boost_typed", "plain_units": "Boost.Units by hand",
             "odeint": "Boost.odeint"}
    counted_with, *lines = tree.read(COUNTED / "speed.txt").splitlines()
    rows = [line.split() for line in lines]
    made = {"budget": chart("Steps of RK4 that fit into one constant expression, against plain doubles.",
                            "steps in one constant expression, plain doubles = 1",
                            {names[form]: steps for form, steps, _, _ in rows if form != "odeint"})}
    for column, (build, level) in enumerate((("debug", "-O0, a"), ("release", "-O2, a")), 2):
        made[build] = chart(f"Instructions of a step of RK4 in a {build} build, against plain doubles.",
                            "instructions per step, plain doubles = 1", {names[row[0]]: row[column] for row in rows},
                            f"{level} {build} build")
    for name, picture in made.items():
        write(MADE / f"figures/speed-{name}.svg", picture)
    write(MADE / "counted_with.md", f"Counted with {counted_with}")


def gnuplot(file: str, program: pathlib.Path, data: str, *commands: str, by: str | pathlib.Path) -> None:
    """Draws what an example writes, as a user's own program would, unless the picture is up to date."""
    folder = MADE / "drawn"
    if up_to_date(folder / file, program, by, "include", by=[drawings, gnuplot]):
        return
    with tempfile.TemporaryDirectory() as scratch:
        made = pathlib.Path(scratch, program.stem)
        CXX.accepts(program, program, "-o", made)
        write(folder / data, output(made, trouble=f"{program} does not run"))
    said = compiler.run(["gnuplot", *commands], folder=folder)
    if said.code or said.text:
        raise Trouble(f"{by}: gnuplot says {said.text}")
    done(folder / file)


def drawings() -> None:
    """With examples/pictures.gp, and with the one command of the first chapter."""
    chapter, script = pathlib.Path("docs/tutorial/01_explicit_euler.md"), pathlib.Path("examples/pictures.gp")
    commands = re.findall(r'^gnuplot -p -e "(.*)"$', chapter.read_text(encoding="utf-8"), re.MULTILINE)
    if len(commands) != 1 or commands[0] not in pathlib.Path("README.md").read_text(encoding="utf-8"):
        raise Trouble(f"{chapter} has one command of gnuplot, and README.md the same")
    white = 'set terminal svg size 560,340 font "sans,13" background "white"; set output "first_picture.svg"'
    gnuplot("first_picture.svg", pathlib.Path("examples/first_picture.cpp"), "run.csv", "-e", white, "-e", commands[0],
            by=chapter)
    gnuplot("pictures_order.svg", pathlib.Path("examples/pictures.cpp"), "pictures.csv", str(script.absolute()), by=script)


def where_to_clone() -> None:
    """The command for the first page, with the address in UNITSTEP_REPOSITORY, if there is one."""
    address = os.environ.get("UNITSTEP_REPOSITORY", "")
    write(MADE / "clone.md", f"```sh\ngit clone {address} unitstep && cd unitstep\n```\n" if address else
          "All that follows is in a clone of this repository.\n")


def claims() -> None:
    if not up_to_date(MADE / "ledger.md", "tests/claims", ".ci/tools/ledger.py"):
        text, wrong = ledger.ledger(pathlib.Path("tests/claims").glob("*_test.cpp"))
        if wrong:
            raise Trouble("\n".join(wrong))
        write(MADE / "ledger.md", text)


@contextlib.contextmanager
def timed(part: str) -> Iterator[None]:
    """Says how long a part took."""
    before = time.monotonic()
    yield
    print(f"{time.monotonic() - before:6.1f} s: {part}", file=sys.stderr, flush=True)


def everything(run_all: bool) -> None:
    """Makes the parts. Explore is one long run of a compiler, so it is made beside the others. Programs whose output the
    pages in the tree show are compiled and run if `run_all` says so."""
    os.chdir(ROOT)
    for folder in ("programs", "refusals"):
        (MADE / folder).mkdir(parents=True, exist_ok=True)
    parts: dict[str, Callable[[], None]] = {
        "theme": theme, "mathjax": formulas, "search": search, "ledger": claims, "charts": charts, "playground": try_out,
        "refusals": lambda: refusals.make(sorted(pathlib.Path("docs/guide").glob("06*.md")), MADE / "refusals"),
        "programs": lambda: programs(run_all), "drawings": drawings, "where to clone": where_to_clone}

    def made(part: str, make: Callable[[], None]) -> None:
        with timed(part):
            make()

    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        beside = pool.submit(made, "Explore", explore)
        for part in parts.items():
            made(*part)
        beside.result()


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("page", nargs="?", type=pathlib.Path)


def main(arguments: argparse.Namespace) -> None:
    page = arguments.page.absolute() if arguments.page else None
    with contextlib.redirect_stderr(io.StringIO()):  # doxygen takes messages about progress for warnings
        everything(run_all=False)
    print(playground.with_links(tree.read(page)) if page else "", end="")
