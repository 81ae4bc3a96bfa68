# SPDX-License-Identifier: BSL-1.0
r"""What the articles state, as a page of the site, from tests/claims/*_test.cpp.

The comment at the top of a test states each claim (N1 to N33), fact (P1 to P9) and method (M1 to
M14) that it settles, the verdict, and where it is taught and drawn if it is:

  // N11 (A) RK4's accumulated error is of fourth order.
  //     Confirmed: half the step, 1/15.9 of the error, ...
  //     See tutorial_order, figure_a_rk4.

and below, a comment that starts with its number stands above the code that proves it, up to the next
such comment. Fails if one is missing, has no verdict or no assertion, or if a number in a verdict is
in none of its assertions: those that bound from both sides, which are ==, shows(x, "15.9"), within,
EXPECT_EQ, EXPECT_NEAR, and what has both < and >. "4.1 %" may stand there as 0.041. Indices, powers
and the numbers in names (x_0, h^2, RK4) are none, nor is the 1 of "1/15.9".
"""

import dataclasses
import pathlib
import re
from collections.abc import Iterable, Iterator

LISTS = {"N": (33, "claim", "## The claims\n"),
         "P": (9, "fact", "\n## The mechanics around the methods\n"),
         "M": (14, "method", "\n## The methods as the articles write them\n")}
NUMBER = re.compile(r"[0-9][0-9']*(?:[.][0-9]+)?(?:e[-+]?[0-9]+)?")
ASSERTION = re.compile(r"static_assert[(]|EXPECT_")
TWO_SIDED = re.compile(r"[^=!<>]==[^=]|shows[(]|within[(]|EXPECT_EQ|EXPECT_NEAR|<.*>|>.*<")
STATED = re.compile(r"// ([NPM][0-9]+) \(([^)]*)\) (.*)")
VERDICT = re.compile(r"//     ((?:Confirmed|Sharpened|Corrected): .*)")
SEE = re.compile(r"//     See ([a-z0-9_, ]+)[.]$")


@dataclasses.dataclass
class Claim:
    key: str
    file: str
    article: str = ""
    said: str = ""
    verdict: str = ""
    pages: list[str] = dataclasses.field(default_factory=list)
    code: list[str] = dataclasses.field(default_factory=list)

    @property
    def word(self) -> str:
        return self.verdict.partition(": ")[0]

    @property
    def see(self) -> str:
        links = ", ".join("\\ref " + page for page in self.pages)
        return f" See {links}." if links else ""


def read(file: str, text: str, claims: dict[str, Claim]) -> None:
    """Adds what one test states and proves."""
    lines = text.splitlines()
    body = next((i for i, line in enumerate(lines) if line.startswith("#include")), len(lines))
    claim = None
    for line in lines[:body]:
        if stated := STATED.match(line):
            claim = claims.setdefault(stated[1], Claim(stated[1], file))
            claim.file, claim.article, claim.said = file, stated[2], stated[3]
        elif claim and (found := VERDICT.match(line)):
            claim.verdict = found[1]
        elif claim and (found := SEE.match(line)):
            claim.pages += found[1].split(", ")
        elif claim and line.startswith("//     "):
            more = " " + line[2:].lstrip(" ")
            claim.said, claim.verdict = ((claim.said, claim.verdict + more) if claim.verdict
                                         else (claim.said + more, ""))
    proved: list[str] = []
    only_comments = False
    for line in lines[body:]:
        if re.match(r"// [NPM][0-9]", line):
            proved = list(dict.fromkeys(re.findall(r"[NPM][0-9]+", re.split("[:.]", line)[0])))
            only_comments = True
        if line.startswith("TEST(") and not only_comments:
            proved = []
        only_comments = only_comments and line.startswith("//")
        for key in proved:
            claims.setdefault(key, Claim(key, file)).code.append(line)


def numbers(text: str) -> Iterator[tuple[float, str]]:
    """The numbers of a text, each with what stands behind it."""
    for found in NUMBER.finditer(text):
        if not re.match(r"[A-Za-z_^.]", text[max(found.start() - 1, 0):found.start()]):
            yield float(found[0].replace("'", "")), text[found.end():]


def unproved(claim: Claim) -> list[str]:
    """What the assertions of a claim do not bound."""
    code = " ".join(re.sub("//.*", "", line) for line in claim.code)
    if not claim.said:
        return [f"claim {claim.key} is not settled in tests/claims"]
    if not claim.verdict:
        return [f"{claim.file}: {claim.key} has no verdict"]
    if not re.search("static_assert|EXPECT_", code):
        return [f"{claim.file}: nothing proves {claim.key}"]
    asserted = {f"{number:.9g}" for statement in code.split(";")
                if ASSERTION.search(statement) and TWO_SIDED.search(statement)
                for number, _ in numbers(statement)}
    found = list(numbers(re.sub(r"(?<=\d),(?=\d{3})", "", claim.verdict.partition(": ")[2])))
    wrong = [] if found else [f"{claim.file}: {claim.key}: no number in the verdict"]
    for number, behind in found:
        if not (f"{number:.9g}" in asserted or (number == 1 and re.match(r"/\d", behind))
                or (behind.startswith(" %") and f"{number / 100:.9g}" in asserted)):
            wrong.append(f"{claim.file}: {claim.key}: {number:g} is in no assertion that bounds from both sides")
    return wrong


def escaped(text: str) -> str:
    return re.sub(r"([|*])", r"\\\1", text.replace("&", "&amp;").replace("<", "&lt;"))


def page(claims: dict[str, Claim]) -> str:
    out, proofs = [], ["\n## The assertions"]
    for letter, (last, what, title) in LISTS.items():
        some = [claims[f"{letter}{n}"] for n in range(1, last + 1)]
        out += [title, f"| | article | {what} | verdict |\n|---|---|---|---|"]
        for c in some:
            out.append(f'| <a id="row_{c.key}"></a><a href="#claim_{c.key}">{c.key}</a> | {c.article} | {escaped(c.said)} '
                       f"| **{c.word}**: {escaped(c.verdict.partition(': ')[2])}{c.see} |")
            proofs.append(
                f"\n**{c.key}** {escaped(c.said)} *{escaped(c.verdict)}*{c.see}\n\n"
                f'\\htmlonly<details id="claim_{c.key}" class="refused"><summary>The assertions, in '
                f"<code>{c.file}</code></summary>\\endhtmlonly\n\n```cpp\n" + "\n".join(c.code).rstrip("\n")
                + "\n```\n\n\\htmlonly</details>\\endhtmlonly")
        if letter == "N":
            counts = (f"{sum(c.word == word for c in some)} {word.lower()}"
                      for word in ("Confirmed", "Sharpened", "Corrected"))
            out.append(f"\n{last} claims: {', '.join(counts)}.")
    return "\n".join([*out, *proofs, ""])


def ledger(files: Iterable[pathlib.Path]) -> tuple[str, list[str]]:
    """The page, or what is wrong."""
    claims: dict[str, Claim] = {}
    for file in sorted(files):
        read(str(file), file.read_text(encoding="utf-8"), claims)
    keys = [f"{letter}{n}" for letter, (last, *_) in LISTS.items() for n in range(1, last + 1)]
    wrong = [words for key in keys for words in unproved(claims.get(key, Claim(key, "")))]
    return ("" if wrong else page(claims)), wrong
