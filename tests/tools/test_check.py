# SPDX-License-Identifier: BSL-1.0
"""A small sound tree, on which each rule passes, and what each says when one thing in it is broken."""
import contextlib
import io
import pathlib
import shutil
import tempfile
import unittest

import check
import compiled_rules
import compiler
import tree

SPDX = "SPDX-License-Identifier: BSL-1.0"
HEADER = "include/unitstep/methods/leap.hpp"
CUDA = "include/unitstep/gpu/cuda.hpp"
NUMBER = "include/unitstep/units/number.hpp"
CLAIMS = "tests/claims/it_moves_test.cpp"
GALLERY = "docs/guide/17_articles_figures.md"
LEAP, BOUNDS, CHANGELOG = "docs/tutorial/01_leap.md", "docs/guide/01_bounds.md", "docs/changelog.md"
NUMBERED = [f"{letter}{n}" for letter, last in (("N", 33), ("P", 9), ("M", 14)) for n in range(1, last + 1)]

FILES = {
    "include/unitstep/unitstep.hpp": f"// {SPDX}\n#pragma once\n\n#include <unitstep/methods/leap.hpp>\n"
                                     "#include <unitstep/version.hpp>\n",
    "include/unitstep/version.hpp": f"// {SPDX}\n#pragma once\n\nconstexpr int version_major = 2;\n"
                                    "constexpr int version_minor = 0;\nconstexpr int version_patch = 0;\n",
    "tests/version_test.cpp": f"// {SPDX}\n",
    CUDA: f"// {SPDX}\n// opt-in header\n#pragma once\n\n#include <array>\n"
          "#if defined(__CUDA__)\n#pragma clang force_cuda_host_device begin\n#endif\n#include <unitstep/unitstep.hpp>\n",
    "tests/gpu/cuda_test.cpp": f"// {SPDX}\n",
    NUMBER: f"// {SPDX}\n#pragma once\n\n#include <unitstep/{compiled_rules.GUARD}>\n",
    "tests/units/number_test.cpp": f"// {SPDX}\n",
    f"include/unitstep/{compiled_rules.GUARD}": tree.read(tree.ROOT / "include/unitstep" / compiled_rules.GUARD),
    HEADER: f"""// {SPDX}
#pragma once

#include <unitstep/units/number.hpp>

namespace unitstep {{

/// Leap. Source: C.-D. Toad, A. Frog, J. Leaps
/// 1 (1999).
/// \\proof{{examples/leap.cpp,order}}
struct leap {{
  static constexpr int order = 2;
  static constexpr bool symplectic = true;
}};

}}  // namespace unitstep
""",
    "tests/methods/leap_test.cpp": f"// {SPDX}\n",
    "tests/package/consumer/CMakeLists.txt": f"# {SPDX}\n# [found]\nfind_package(unitstep)\n# [found]\n",
    "tests/benchmarks/check.sh": f"#!/usr/bin/env bash\n# {SPDX}\n# 45\ntest 44\n",
    "tests/meta/api.txt": "leap type 2.0.0\nwalk function 1.0 2.0.0\n",
    CHANGELOG: "## 2.0.0\n- `leap` is new.\n- **breaks** `walk` is gone.\n## 1.0\n",
    CLAIMS: f"// {SPDX}\n" + "".join(f"// {n} (A) It moves.\n//     Confirmed: by 4.1 %.\n" for n in NUMBERED)
    + "#include <cassert>\n" + "".join(f"// {n}: so.\nstatic_assert(moves_by() == 0.041);\n" for n in NUMBERED),
    "docs/methods.md": "<!-- the choice: here -->\n| leap |\n<!-- end of the choice -->\n\n"
                       "| method | order | symplectic |\n|---|---|---|\n| `leap` | 2 | yes |\n",
    "tests/support/every_method.hpp": f'// {SPDX}\nsee(listed<leap>{{"leap"}});\n',
    "examples/run.sh": f"#!/usr/bin/env bash\n# {SPDX}\n",
    "examples/leap.cpp": f"""// {SPDX}
#include <unitstep/unitstep.hpp>

//! [order]
static_assert(unitstep::leap::order == 2);
//! [order]

//! [claim]
static_assert(30.0 * 30.0 / (2 * 6.0) == 75);  // not 44
static_assert(1.0 / 8 == 0.125 && 1.0665 < 1.07);
//! [claim]
int main() {{}}
""",
    "examples/refused/hop.cpp": f"""// {SPDX}
#include <unitstep/unitstep.hpp>
//! [an order]
static_assert(unitstep::hop::order == 2);
//! [an order]
""",
    LEAP: r"""# 1 · A leap

\minutes{5}

It is 75 m long, 7 % more than \f$ 2^3 \f$ and 1/8 of 3 000 mm, as in chapter 9. `leap{17}` by RK4 is not meant.
<!-- unproved: 1768 -->
Euler, in 1768, did not.

\output{leap.txt}
\proof{examples/leap.cpp,claim}
""",
    "docs/guide/00_guides.md": "# Guides\n\n- \\subpage bounds\n- \\subpage other_bounds\n",
    "docs/guide/02_others.md": "# Others {#other_bounds}\n\n## Next\nBefore this: [Bounds](\\ref bounds).\n",
    "docs/guide/23_references.md": "- C.-D. Toad, A. Frog, *Ponds*, J. Leaps 1 (1999).\n",
    BOUNDS: r"""# Bounds {#bounds}

<!-- held by tests/benchmarks/check.sh -->
A step costs at most 44 cents with g++ 12 and clang 16 and 19 at -O2. Once it was measured:

<!-- measured by tests/benchmarks/check.sh -->
| a step | 43 cents |
|---|---|

## Next

[Other bounds](\ref
other_bounds)
""",
    GALLERY: r"""| A | [It swings](\ref figure_a_swings) |
| C | [It climbs](\ref figure_c_climbs) |
## Article A: a spring
### It swings {#figure_a_swings}
\plot{a-swings.svg,A swing.}
\proof{docs/figures/article_a.cpp,swings}
## Article C: stairs
### It climbs {#figure_c_climbs}
\plot{stairs.svg,Stairs.}
\proof{docs/figures/stairs.cpp,claim}
## Next
""",
    "docs/figures/article_a.cpp": f'// {SPDX}\n//! [swings]\nfigures::plot{{"a-swings", "A swing."}}.write();\n//! [swings]\n',
    "docs/figures/stairs.cpp": f"// {SPDX}\n//! [claim]\nint stairs;\n//! [claim]\n",
    "docs/tutorial/98_which.md": "# Which\n\n<!-- the choice: here -->\n| leap |\n<!-- end of the choice -->\n",
    "docs/leap.svg": "<svg></svg>\n",
    "docs/main.md": r"""Version 2.0.0 of it.
\plot{leap.svg,A leap.}

\proof{examples/leap.cpp,order}
\snippet examples/refused/hop.cpp an order
\snippet tests/package/consumer/CMakeLists.txt found
<!-- unproved: 2 -->
""",
    "README.md": r"""\snippet examples/leap.cpp order
<!-- said of examples/refused/hop.cpp by g++ 12, g++ 13, g++ 14, g++ 15, clang 14, clang 16, clang 19 -->
```text
error: ...hop...
```
```sh
./examples/run.sh
```
Version 2.0.0 of it.
<img src="docs/leap.svg" width="99">
<!-- unproved: 2 -->
""",
}
UNTIDY = "inline bool is_zero(int n) { return n = 0; }\ntypedef int whole;\n"
NOTHING = "\0"  # stands for the end of a file

# Of each rule: the file, what is replaced in it, by what, and what the rule must say then.
BROKEN = {
    "licence": [(HEADER, f"// {SPDX}\n", "", HEADER),
                (HEADER, f"// {SPDX}\n", f"// {SPDX}\n\0", f"{HEADER}:2: is not text")],
    "paths": [(HEADER, NOTHING, f"// see /{'home'}/somebody/notes\n", HEADER)],
    "limits": [(HEADER, NOTHING, f"// -fconstexpr-{'steps'}=9\n", HEADER)],
    "length": [(HEADER, NOTHING, "\n" * 190, HEADER)],
    "tests": [("tests/methods/leap_test.cpp", None, "", HEADER)],
    "umbrella": [(HEADER, NOTHING, "// opt-in header\n", "an opt-in header that"),
                 ("include/unitstep/unitstep.hpp", "#include", "//", "does not include it")],
    "gpu": [(HEADER, "#include <", "#include <bit>\n#include <", f"{CUDA}: does not include <bit> before the pragma"),
            (HEADER, "#include <", "#include <array>\n#include <", "")],
    "readme": [("README.md", "run.sh", "go.sh", "README.md:7: no command ./examples/go.sh"),
               ("docs/main.md", "leap.svg", "jump.svg", "README.md:10: the main page of the site has no picture leap")],
    "refusal": [("README.md", "...hop", "...jump", "does not say")],
    "claims": [(CLAIMS, "N7 (A)", "N70 (A)", "claim N7 is not settled"),
               (CLAIMS, "M14: so.\nstatic_assert(moves_by() == 0.041);",
                "M14: so.\nstatic_assert(moves_by() == 0.042);  // 0.041", "M14: 4.1 is in no assertion")],
    "examples": [(HEADER, "/// Leap. Source: C.-D. Toad, A. Frog, J. Leaps\n/// 1 (1999).\n", "", "leap has no description"),
                 (HEADER, "leap.cpp,order", "leap.cpp,claim", "leap has no example"),
                 (HEADER, "leap.cpp,order", "leap.cpp,no such", "leap has no example"),
                 (HEADER, "/// \\proof", "// \\proof", "leap has no example"),
                 ("examples/leap.cpp", "unitstep::leap::", "unitstep::leaps::", "leap has no example")],
    "api": [(HEADER, "struct leap", "constexpr int hop(int n = 1) { return n; }\nstruct leap", "function hop is new"),
            (HEADER, "struct leap", "template <class T>\nstruct leap", ""),
            (HEADER, NOTHING, "namespace unitstep::detail {\nstruct inner {};\n}\n", ""),
            (HEADER, "struct leap", "struct jump", "the type jump is new"),
            (HEADER, "struct leap", "struct jump", "the type leap is gone"),
            (CHANGELOG, "leap", "bound", "2.0.0 does not say that `leap` is new"),
            (CHANGELOG, "**breaks**", "now", "2.0.0 does not say that it **breaks** `walk`"),
            ("tests/meta/api.txt", "leap type 2.0.0\n", "leap type 1.0\nleap type 2.0.0\n", "leap is listed twice")],
    "release": [(CHANGELOG, "## 2.0.0", "## 2.0.1", "the newest section is not 2.0.0"),
                ("README.md", "Version 2.0.0 ", "Version 2.0.1 ", "README.md: does not say Version 2.0.0"),
                ("docs/main.md", "Version 2.0.0 ", "Version 2.0 ", "docs/main.md: does not say Version 2.0.0"),
                (HEADER, NOTHING, f"// unitstep::{'v'}2_0\n", ""),
                (HEADER, NOTHING, f"// unitstep::{'v'}1_9\n", f"{HEADER}: {'v'}1_9 is not of 2.0.0"),
                ("tests/package/consumer/CMakeLists.txt", "unitstep)", "unitstep 2.1)", "(unitstep 2.1 is not of 2.0.0")],
    "numbers": [(LEAP, "75 m", "76 m", f"{LEAP}:5: 76 is not proved"),
                (LEAP, "75 m", "44 m", f"{LEAP}:5: 44 is not proved"),  # stands in a comment only
                (LEAP, "1/8", "1/7", f"{LEAP}:5: 1/7 is not proved"),
                (LEAP, "unproved: 1768", "unproved: 1767", f"{LEAP}:7: 1768 is not proved"),
                (LEAP, ",claim}", ",claims}", "examples/leap.cpp: no region claims"),
                (BOUNDS, "44 cents", "45 cents", f"{BOUNDS}:4: 45 is not proved"),  # in a comment, too
                (BOUNDS, "measured by", "drawn by", f"{BOUNDS}:7: 43 is not proved"),
                (BOUNDS, NOTHING, "And 43 again.\n", f"{BOUNDS}:14: 43 is not proved"),
                (BOUNDS, "held by tests", "held by test", f"{BOUNDS}:3: no file test/benchmarks/check.sh"),
                # The width of a picture is no claim.
                ("README.md", NOTHING, "It is 77 m long.\n", "README.md:12: 77 is not proved")],
    "choice": [("docs/methods.md", "| leap |", "| hop |", "docs/methods.md: chooses otherwise than docs/tutorial/98"),
               ("docs/methods.md", "the choice: here", "a choice", "docs/methods.md: does not choose as docs/tut")],
    "next": [(BOUNDS, "\nother_bounds", "\nbounds", f"{BOUNDS}: does not lead on to other_bounds"),
             ("docs/guide/02_others.md", "ref bounds", "ref limits", "docs/guide/02_others.md: does not lead back to bounds"),
             (BOUNDS, "{#bounds", "{#limits", "docs/guide/00_guides.md: no page bounds")],
    "references": [("docs/guide/23_references.md", "(1999)", "(1998)", "methods/leap.hpp: Toad 1999 is not in docs/guide/23")],
    "code": [("examples/leap.cpp", "main() {}", "main() { return many[order]; }",
              "docs/main.md: doxygen finds [order] 3 times in examples/leap.cpp"), (LEAP, NOTHING, "```cpp\nint n;\n```\n", f"{LEAP}:11: code that nothing compiles"),
             ("README.md", NOTHING, "```cmake\n```\n", "README.md:12: code that nothing compiles"),
             (LEAP, "leap.cpp,claim", "drafts/leap.cpp,claim",
              f"{LEAP}: quotes examples/drafts/leap.cpp, which no test compiles")],
    "gallery": [(GALLERY, "| C | [It climbs](\\ref figure_c_climbs) |\n", "", "the list and the sections differ"),
                (GALLERY, "### It climbs {#figure_c_climbs}\n", "", "the list and the sections differ"),
                (GALLERY, "\\plot{stairs.svg,Stairs.}\n", "", "figure_c_climbs has not one picture"),
                (GALLERY, "\\proof{docs/figures/stairs.cpp,claim}\n", "", "figure_c_climbs has not one picture"),
                (GALLERY, "stairs.svg", "a-swings.svg", "one is there twice"),
                ("docs/figures/article_a.cpp", "swings\"", "falls\"", "a-falls")],
    "alone": [(HEADER, "#pragma once\n", "", "redefinition of"), (HEADER, NOTHING, "inline std::string word;\n", "'std'"),
              (HEADER, NOTHING, "int f() { return 1; }\n", "multiple definition of")],
    "alone_all": [(HEADER, NOTHING, "inline std::string word;\n", f"{HEADER}: alone or twice"),
                  (HEADER, "#pragma once\n", "", f"{HEADER}: alone or twice")],
    "fast_math": [(NUMBER, "#include", "//", "-Ofast is not refused"),
                  (NUMBER, "#include", "//", "compiles with -ffast-math: units/number.hpp"),
                  (f"include/unitstep/{compiled_rules.GUARD}", "!defined(UNITSTEP_ALLOW_FAST_MATH) &&", "", "MATH is refused")],
    "format": [(HEADER, NOTHING, "int  twice( int n ) ;\n", HEADER)],
    "tidy": [(HEADER, NOTHING, UNTIDY, "modernize-use-using")],
    "tidy_examples": [("examples/leap.cpp", NOTHING, UNTIDY, "modernize-use-using")],
    "cppcheck": [(HEADER, NOTHING, "inline int beyond() {\n  int two[2] = {};\n  return two[2];\n}\n",
                  "arrayIndexOutOfBounds")],
}


class Rules(unittest.TestCase):
    def setUp(self) -> None:
        self.root = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        for name, text in FILES.items():
            tree.write(self.root / name, text)
        (self.root / "examples/run.sh").chmod(0o755)
        for name in (".clang-format", ".clang-tidy"):
            shutil.copy(tree.ROOT / name, self.root)

    def said(self, rule: str) -> str:
        with contextlib.redirect_stdout(io.StringIO()):
            try:
                return "\n".join(check.RULES[rule](compiler.Project(self.root)))
            except compiler.Skipped as missing:
                raise unittest.SkipTest(str(missing)) from None

    def test_each_rule_has_a_control(self) -> None:
        self.assertEqual(set(BROKEN) | {"quotes", "printed"}, set(check.RULES))  # which have tests of their own

    def test_each_passes_on_a_sound_tree_and_names_what_is_broken(self) -> None:
        for rule, cases in BROKEN.items():
            with self.subTest(rule):
                self.assertEqual(self.said(rule), "")
            for name, old, new, expected in cases:
                with self.subTest(rule, file=name, new=new):
                    file = self.root / name
                    if old is None:
                        file.unlink()
                    else:
                        self.assertIn(old, FILES[name] + NOTHING)
                        file.write_text((FILES[name] + NOTHING).replace(old, new, 1).removesuffix(NOTHING))
                    said = self.said(rule)
                    self.assertIn(expected, said)
                    self.assertEqual(bool(expected), bool(said))
                    tree.write(file, FILES[name])
