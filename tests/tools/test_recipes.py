# SPDX-License-Identifier: BSL-1.0
"""The recipes of docs/contributing.md, followed with a toy method, law, state and driver in a copy of the tree.

The places to touch are those that a recipe names; recipes.txt has what is written there."""
import pathlib
import re
import shutil
import tempfile
import unittest

import check
import methods
import tree
from compiler import run
from pages import COMPILER, FLAGS
from trees import outcome

COPIED = ("include", "docs/methods.md", "docs/changelog.md", "tests/meta/api.txt", "tests/support",
          "tests/drive/fields_times_drivers_test.cpp")
UMBRELLA = "include/unitstep/unitstep.hpp"
PROGRAM = """#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>
namespace si = boost::units::si;
using length = boost::units::quantity<si::length>;
constexpr unitstep::motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
"""


def parts(text: str, mark: str) -> dict[str, str]:
    """What stands below each line that starts with the mark; further ones of one name are its own."""
    found = re.split(rf"^{mark} (.*)\n", text, flags=re.M)
    return dict(zip((re.sub(r" \{#.*", "", name) for name in found[1::2]), found[2::2], strict=True))


def with_include(umbrella: str, line: str) -> str:
    """The line in its place among the others."""
    before, lines, after = re.split(r"((?:#include <unitstep/.*>\n)+)", umbrella, maxsplit=1)
    return before + "".join(sorted([*lines.splitlines(keepends=True), line])) + after


def missing(root: pathlib.Path, names: list[str]) -> dict[str, list[str]]:
    """Of which names each rule says that something is missing."""
    said = {rule: outcome(check, rule, "--root", root)[1] for rule in ("tests", "umbrella", "api", "examples")}
    return {rule: [name for name in names if re.search(rf"\b{name}\b", words)] for rule, words in said.items()}


class Recipes(unittest.TestCase):
    def test_who_follows_the_steps_of_a_release_has_named_it_everywhere(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder, "tree")
            shutil.copytree(tree.ROOT, root, ignore=shutil.ignore_patterns(*tree.LEFT_BEHIND))
            header = root / "include/unitstep/version.hpp"
            old, text = tree.version(), tree.read(header)
            tree.write(header, re.sub(r"(version_minor = )(\d+)", lambda m: f"{m[1]}{int(m[2]) + 1}", text)
                       + "namespace unitstep {\ninline constexpr int toy = 1;\n}  // namespace unitstep\n")
            new = tree.version(root)
            changes = root / "docs/changelog.md"
            said, marks = tree.read(changes), "".join(re.findall(r"^<!-- .*methods.* -->\n", tree.read(changes), re.M))
            for line in marks.splitlines():
                said = said.replace(f"{line}\n", "")
            names = f"## {new}\n\n### All names that are new\n\n{marks}\n"
            tree.write(changes, said.replace(f"## {old}\n", f"{names}## {old}\n"))
            self.assertEqual(outcome(methods, "--root", root, "--write")[0], 0)
            self.assertIn("`toy`\n", tree.read(changes).partition(f"## {old}")[0])
            self.assertIn(f"toy constant {new}\n", tree.read(root / methods.API))
            _, said = outcome(check, "release", "--root", root)
            for file in {line.partition(":")[0] for line in said.splitlines()}:
                text = tree.read(root / file)
                for dot in "._":
                    text = text.replace(old.rpartition(".")[0].replace(".", dot), new.rpartition(".")[0].replace(".", dot))
                tree.write(root / file, text)
            self.assertTrue(said)
            self.assertEqual(outcome(check, "release", "api", "--root", root), (0, ""))

    def test_who_follows_a_recipe_is_done(self) -> None:
        recipes = parts(tree.read(tree.ROOT / "docs/contributing.md"), "##")
        toys = re.split(r"^==== (Add .*): (\w+)\n", tree.read(pathlib.Path(__file__).with_name("recipes.txt")), flags=re.M)
        names, program = toys[2::3], PROGRAM
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for copied in COPIED:
                copy = shutil.copytree if (tree.ROOT / copied).is_dir() else shutil.copy
                (root / copied).parent.mkdir(parents=True, exist_ok=True)
                copy(tree.ROOT / copied, root / copied)
            umbrella, tests = tree.read(root / UMBRELLA), {}
            for recipe, name, toy in zip(toys[1::3], names, toys[3::3], strict=True):
                header, test, *lines = re.split(r"^==== its .*\n", toy, flags=re.M)
                place = re.search(r"`include/unitstep/(\w+)/NAME\.hpp`", recipes[recipe])
                self.assertTrue(place and re.search("umbrella|unitstep[.]hpp", recipes[recipe]), recipe)
                tree.write(root / f"include/unitstep/{place[1]}/{name}.hpp", header)
                umbrella = with_include(umbrella, f"#include <unitstep/{place[1]}/{name}.hpp>\n")
                tests[root / f"tests/{place[1]}/{name}_test.cpp"] = test
                program += test
                for line in lines:
                    drivers = root / re.search(r"`(tests/drive/\w+\.cpp)`", recipes[recipe])[1]
                    tree.write(drivers, tree.read(drivers).replace("  return same;\n", line + "  return same;\n", 1))
                    self.assertIn(line, tree.read(drivers))
                    program += f'#include "{drivers}"\n'
            self.assertEqual(missing(root, names), {"tests": names, "umbrella": names, "api": names, "examples": names})
            for file, text in {**tests, root / UMBRELLA: umbrella}.items():
                tree.write(file, text)
            self.assertEqual(outcome(methods, "--root", root)[1].count("not what the headers say"), 4)
            self.assertEqual(outcome(methods, "--root", root, "--write")[0], 0)
            self.assertEqual(missing(root, names), {"tests": [], "umbrella": [], "api": [], "examples": []})
            self.assertRegex(tree.read(root / methods.TABLE), r"\| `hop` \|.*\| \$x_\{n\+1\} = x_n \+ h v_n\$")
            self.assertIn('see(listed<hop>{"Hop", "hop"});', tree.read(root / methods.LIST))
            source = tree.write(root / "toys.cpp", program)
            said = run([COMPILER, "-std=c++20", "-fsyntax-only", *FLAGS, f"-I{root}/include", f"-I{root}/tests", str(source)])
            self.assertEqual((len(names), said.code, said.text), (4, 0, ""))
