# SPDX-License-Identifier: BSL-1.0
"""Tests each rule: what it says when one thing in the tree is broken; compilers read a small tree."""
import contextlib
import io
import re
import unittest

import check
import compiler
import tree
from trees import project_copy
from trees import tree as small_tree

SPDX = "// SPDX-License-Identifier: BSL-1.0\n"
HEADER, NEW, UMBRELLA = (f"include/unitstep/{name}.hpp" for name in ("methods/rk4", "methods/hop", "unitstep"))
PAGE = "docs/tutorial/04_verlet.md"
FAMILY = "tests/methods/verlets_test.cpp"
CLAIMS = "tests/claims/article_b_verlet_test.cpp"
CHANGELOG, API = "docs/changelog.md", "tests/meta/api.txt"
EXCUSED, BATTERY = "tests/meta/invariance.txt", "tests/properties/invariance_special_test.cpp"
END = r"\Z"
HOP = "namespace unitstep {\nstruct hop {};\n}  // namespace unitstep\n"

# The rule, a file, what is replaced in it by what, and the rule's message.
BROKEN = [
    ("licence", HEADER, r"\A.*\n", "", f"{HEADER}:1: the SPDX line"),
    ("licence", HEADER, END, "\0", "is not text"),
    ("paths", HEADER, END, f"// see /{'home'}/somebody\n", f"{HEADER}:"),
    ("limits", HEADER, END, f"// -fconstexpr-{'steps'}=9\n", f"{HEADER}:"),
    ("throws", HEADER, END, "/// @throw as `rk4` does\n", f"{HEADER}:"),
    ("throws", HEADER, END, "/// @throw std::domain_error if;\n///        std::range_error if\n", "two exceptions in one row"),
    ("tests", NEW, END, SPDX, f"{NEW}: no test, expected tests/methods/hop_test.cpp"),
    ("tests", FAMILY, "// tests: leapfrog, ", "// tests: ", "methods/leapfrog.hpp: no test"),
    ("tests", FAMILY, "#include <unitstep/methods/leapfrog.hpp>\n", "", "methods/leapfrog.hpp: no test"),
    ("umbrella", NEW, END, SPDX, f"{NEW}: unitstep.hpp does not include it"),
    ("umbrella", HEADER, END, "// opt-in header\n", f"{HEADER}: an opt-in header that"),
    ("gpu", HEADER, END, "#include <bitset>\n", "does not include <bitset> before the pragma"),
    ("claims", CLAIMS, r"Confirmed: |Sharpened: |Corrected: ", "", "has no verdict"),
    ("examples", HEADER, END, HOP, "hop has no description"),
    ("examples", HEADER, END, HOP, "hop has no example"),
    ("api", HEADER, END, HOP, "the type hop is new"),
    ("api", API, END, "hop type 0.2.0\n", "the type hop is gone"),
    ("api", API, END, "hop type 0.2.0 0.3.0\n", "0.3.0 does not say that it **breaks** `hop`"),
    ("api", API, END, "rk4 type 0.1.0\n", "rk4 is listed twice"),
    ("invariance", HEADER, END, HOP, "hop has not joined"),
    ("invariance", EXCUSED, END, "hop: a jump\n", "there is no hop"),
    ("invariance", EXCUSED, END, "rk4: one of many\n", "rk4 has joined; take its line away"),
    ("invariance", BATTERY, END, '{"rk4, chain",\n', "a row names chain, which is not tried"),
    ("release", CHANGELOG, "^## .*", "## 99.0.0", "the newest section is not"),
    ("release", CHANGELOG, r"^## (?=\d)", "## 99.0.0\n\n## ", "the newest section is not"),
    ("release", CHANGELOG, r"^\*Released on .*", "Out.", "does not say below 0.3.0 when"),
    ("release", "README.md", "Version ", "Release ", "README.md: does not say Version"),
    ("release", "CITATION.cff", "\nversion: ", "\nrelease: ", "CITATION.cff: does not say version"),
    ("release", HEADER, END, f"// unitstep::{'v'}1_9\n", f"{HEADER}: {'v'}1_9 is not of"),
    ("plain", PAGE, END, "\n[a](none.md)\n", "there is no file none.md"),
    ("plain", "docs/guide/00_do.md", END, "\n- [The Verlet family](../tutorial/04_verlet.md)\n", "one place is due"),
    ("compilers", "docs/support.md", r"g\+\+ 12 and newer", "g++ 11 and newer", "docs/support.md: does not say g++ 12"),
    ("numbers", PAGE, END, "\nIt is 86753 m long.\n", "86753 is not proved on this page"),
    ("numbers", PAGE, r"\\proof\{(.*),.*\}", r"\\proof{\1,no such}", "no region no such"),
    ("numbers", PAGE, END, "<!-- held by tests/none -->\n", "no file tests/none"),
    ("next", "docs/tutorial/00_tutorial.md", "; 25 min$", "; 26 min", "docs/tutorial/00_tutorial.md: tutorial_verlet says"),
    ("next", PAGE, "^## Next", "## Then", f"{PAGE}: does not lead on to"),
    ("chapters", PAGE, "^# [0-9]+ · ", "# 99 · ", f"{PAGE}: is called chapter 99"),
    ("chapters", PAGE, "^# [0-9]+ · ", "# 0 · ", "docs/tutorial: the chapters are [0, 0"),
    ("chapters", PAGE, "^## Next", "See N12.\n\n## Next", f"{PAGE}: names N12 outside of the box"),
    ("code", PAGE, END, "\n```cpp\nint n;\n```\n", "code that nothing compiles"),
    ("code", PAGE, END, "\n\\\\snippet docs/main.md none\n", "quotes docs/main.md, which no test compiles"),
    ("quotes", PAGE, END, "\n\\\\snippet examples/first_program.cpp whole\n", f"{PAGE}:"),
]

GUARD = "include/unitstep/units/detail/ieee_arithmetic.hpp"
WHOLE = {
    "include/unitstep/units/number.hpp": f"{SPDX}#pragma once\n\n#include <{GUARD.removeprefix('include/')}>\n",
    GUARD: tree.read(tree.ROOT / GUARD),
    "examples/hop.cpp": f"{SPDX}#include <unitstep/units/number.hpp>\n\nint main() {{}}\n",
    "README.md": "<!-- said of examples/hop.cpp by g++ 12, g++ 13, g++ 14, g++ 15 -->\n```text\n```\n",
    **{name: tree.read(tree.ROOT / name) for name in (".clang-format", ".clang-tidy")},
}
NUMBER, UNTIDY = "include/unitstep/units/number.hpp", "typedef int whole;\n"
REFUSED = [
    ("refusal", "README.md", "text\n", "text\nerror: ...hop\n", "does not say: error: ...hop"),
    ("together", NUMBER, "#pragma once\n", "struct twice {};\n", "redefinition of"),
    ("together", NUMBER, END, "int f() { return 1; }\n", "is not inline: f()"),
    ("alone", NUMBER, END, "inline std::string word;\n", f"{NUMBER}: alone it does not compile"),
    ("moved", NUMBER, END, "inline constexpr bool header_of_leap = true;\n", "does not say where it has moved"),
    ("fast_math", NUMBER, "#include", "//", "-Ofast is not refused"),
    ("fast_math", NUMBER, "#include", "//", "compiles with -ffast-math: units/number.hpp"),
    ("format", NUMBER, END, "int  twice( int n ) ;\n", NUMBER),
    ("tidy", NUMBER, END, UNTIDY, "modernize-use-using"),
    ("cppcheck", NUMBER, END, "inline int f() {\n  int two[2] = {};\n  return two[2];\n}\n", "arrayIndexOutOfBounds"),
]


class Rules(unittest.TestCase):
    def test_each_rule_has_a_control(self) -> None:
        # Other files test the rules for the site's build.
        self.assertEqual({rule for rule, *_ in BROKEN + REFUSED} | {"printed", "figures", "site", "allocated"}, set(check.RULES))

    def test_each_names_what_is_broken(self) -> None:
        for whole, rows in ((project_copy(), BROKEN), (small_tree(WHOLE), REFUSED)):
            with whole as root:
                for rule, name, old, new, due in rows:
                    file, before = root / name, (root / name).read_text() if (root / name).exists() else ""
                    after = re.sub(old, new, before, count=1, flags=re.M)
                    with self.subTest(rule, file=name, new=new), contextlib.redirect_stdout(io.StringIO()):
                        self.assertNotEqual(before, after)
                        tree.write(file, after)
                        try:
                            self.assertIn(due, "\n".join(check.RULES[rule](compiler.Project(root))))
                        except compiler.Skipped:
                            pass
                        tree.write(file, before) if before else file.unlink()
