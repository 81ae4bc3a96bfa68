# SPDX-License-Identifier: BSL-1.0
r"""Makes the page of the site on what the articles state, from tests/claims/*_test.cpp.

The comment at the top of a test states each claim (N1 to N33), fact (P1 to P9), method (M1 to M14) and further
statement (X1 to X27) that it settles: the article and its heading, what it says in our words, its key facts (methods,
order of updates, parameters, times), the verdict, which result would have given another verdict, and where it is taught
and drawn, if it is:

  // N17 (B: A Simple Time-Correction Scheme) In random steps plain Verlet falls behind in the end.
  //     Facts: `stormer_verlet`; 40 steps of 1/100 to 1/10 s.
  //     Sharpened: in 993 of 1000 runs after 40 steps, ...
  //     Otherwise: confirmed, if it were so in all of them.
  //     See tutorial_verlet, figure_b_random_sine.

Each X has a line Otherwise. Text in quotation marks is in the article's own words. Headings are spelled as in the
article; those of C begin with a number, unless it is a figure of C.

Below, a comment that starts with its number stands above the code that proves it, up to the next such comment. The tool
fails if a claim is missing, names no place in an article, or has no facts, no verdict or no assertion; if something in
backticks or a number among its facts is not in that code, or quoted words are not in the statement; or if a number in a
verdict is in none of its two-sided assertions. Those are ==, shows(x, "15.9"), within, EXPECT_EQ, EXPECT_NEAR, and any
with both < and >. "4.1 %" may stand there as 0.041, and "1/100" as 0.01. Indices, powers and the numbers in names (x_0,
h^2, RK4) do not count, nor does the 1 of "1/15.9".
"""

import dataclasses
import pathlib
import re
from collections.abc import Iterable, Iterator

LISTS = {"N": (33, "claim", "## The claims\n"),
         "P": (9, "fact", "\n## The mechanics around the methods\n"),
         "M": (14, "method", "\n## The methods as the articles write them\n"),
         "X": (27, "statement", "\n## What else they say\n")}
NUMBER = re.compile(r"[0-9][0-9']*(?:[.][0-9]+)?(?:e[-+]?[0-9]+)?")
ASSERTION = re.compile(r"static_assert[(]|EXPECT_")
TWO_SIDED = re.compile(r"[^=!<>]==[^=]|shows[(]|within[(]|EXPECT_EQ|EXPECT_NEAR|<.*>|>.*<")
STATED = re.compile(r"// ([NPMX][0-9]+) \(")
ROW = re.compile(r"([NPMX][0-9]+) \(((?:[^()]|\([^()]*\))*)\) (.*?)(?: Facts: (.*?))?"
                 r"(?: ((?:Confirmed|Sharpened|Corrected): .*?))?(?: Otherwise: (.*?))?((?: See [a-z0-9_, ]+[.])*)")
# The article, and the heading there. Parentheses after it may say which of several statements is meant.
WHERE = re.compile(r"[A-E]: [^;]+(; ([A-E]: )?[^;]+)*")
# A heading in our own words after the article's letter, as "C: time", is wrong: the headings of C begin with a number.
NUMBERED = re.compile(r"C: (?![1-5] |[1-5]\.[1-9] |figure )")


@dataclasses.dataclass
class Claim:
    key: str
    file: str
    where: str = ""
    said: str = ""
    facts: str = ""
    verdict: str = ""
    otherwise: str = ""
    pages: list[str] = dataclasses.field(default_factory=list)
    code: list[str] = dataclasses.field(default_factory=list)

    @property
    def word(self) -> str:
        return self.verdict.partition(": ")[0]

    @property
    def other(self) -> str:
        return f' <span class="facts">Otherwise: {escaped(self.otherwise)}</span>' if self.otherwise else ""

    @property
    def see(self) -> str:
        links = ", ".join("\\ref " + page for page in self.pages)
        return f" See {links}." if links else ""


def stated(lines: list[str]) -> Iterator[str]:
    """Each row of the comment at the top as one line."""
    row: list[str] = []
    for line in [*lines, "// end"]:
        if row and not line.startswith("//     "):
            yield " ".join(row)
            row = []
        if row or STATED.match(line):
            row.append(line[2:].strip())


def read(file: str, text: str, claims: dict[str, Claim]) -> None:
    """Adds the statements and proofs of one test."""
    lines = text.splitlines()
    body = next((i for i, line in enumerate(lines) if line.startswith("#include")), len(lines))
    for row in stated(lines[:body]):
        if found := ROW.fullmatch(row):
            claim = claims.setdefault(found[1], Claim(found[1], file))
            claim.file, claim.where, claim.said = file, found[2], found[3]
            claim.facts, claim.verdict = found[4] or "", found[5] or ""
            claim.otherwise = found[6] or ""
            claim.pages = re.findall("[a-z0-9_]{4,}", found[7])
    proved: list[str] = []
    only_comments = False
    for line in lines[body:]:
        if re.match(r"// [NPMX][0-9]", line):
            proved = list(dict.fromkeys(re.findall(r"[NPMX][0-9]+", re.split("[:.]", line)[0])))
            only_comments = True
        if line.startswith("TEST(") and not only_comments:
            proved = []
        only_comments = only_comments and line.startswith("//")
        for key in proved:
            claims.setdefault(key, Claim(key, file)).code.append(line)


def numbers(text: str) -> Iterator[tuple[float, str]]:
    """The numbers of a text, each with the text behind it."""
    for found in NUMBER.finditer(text):
        if not re.match(r"[A-Za-z_^.]", text[max(found.start() - 1, 0):found.start()]):
            yield float(found[0].replace("'", "")), text[found.end():]


def drifted(claim: Claim, code: str) -> Iterator[str]:
    """The facts of a claim that are not in its code or its statement."""
    def packed(text: str) -> str:
        return re.sub(r"\s+", "", text)

    for quoted in re.findall("`([^`]*)`", claim.facts):
        if packed(quoted) not in packed(code):
            yield f"`{quoted}` is among its facts and not in its code"
    for quoted in re.findall('"([^"]*)"', claim.facts):
        if quoted.lower() not in claim.said.lower():
            yield f'"{quoted}" is among its facts and not in what it says'
    used = {number for number, _ in numbers(code)}
    for fact in re.findall(r"[0-9.e'-]*[0-9]/[0-9.e'-]*[0-9]|" + NUMBER.pattern,
                           re.sub(r'`[^`]*`|"[^"]*"|\b[A-Za-z_^]+[0-9]+', " ", without_commas(claim.facts))):
        over = [float(part.replace("'", "")) for part in fact.split("/")]
        if not ({*over} <= used or (len(over) == 2 and over[0] / over[1] in used)):
            yield f"{fact} is among its facts and not in its code"


def without_commas(text: str) -> str:
    return re.sub(r"(?<=\d),(?=\d{3})", "", text)


def unproved(claim: Claim) -> list[str]:
    """What is missing for the proof of a claim."""
    code = "\n".join(re.sub("//.*", "", line) for line in claim.code)
    if not claim.said:
        return [f"claim {claim.key} is not settled in tests/claims"]
    if not claim.verdict:
        return [f"{claim.file}: {claim.key} has no verdict"]
    if not re.search("static_assert|EXPECT_", code):
        return [f"{claim.file}: nothing proves {claim.key}"]
    wrong = [] if WHERE.fullmatch(claim.where) else ["is said nowhere: (A: heading)"]
    wrong += ["C numbers its sections: (C: 3.5 Verlet Integration)"] if NUMBERED.search(claim.where) else []
    if claim.key.startswith("X") and not claim.otherwise:
        wrong += ["does not say what would have to come out for another verdict"]
    wrong += [] if claim.facts else ["has no facts"]
    wrong += drifted(claim, code)
    asserted = {f"{number:.9g}" for statement in code.split(";")
                if ASSERTION.search(statement) and TWO_SIDED.search(statement.replace("\n", " "))
                for number, _ in numbers(statement)}
    found = list(numbers(without_commas(claim.verdict.partition(": ")[2])))
    wrong += [] if found else ["no number in the verdict"]
    for number, behind in found:
        if not (f"{number:.9g}" in asserted or (number == 1 and re.match(r"/\d", behind))
                or (behind.startswith(" %") and f"{number / 100:.9g}" in asserted)):
            wrong.append(f"{number:g} is in no assertion that bounds from both sides")
    return [f"{claim.file}: {claim.key}: {words}" for words in wrong]


def escaped(text: str) -> str:
    """The text as a cell of a table; markdown would show the escapes in backticks."""
    cell = re.sub(r"([|*])", r"\\\1", text.replace("&", "&amp;").replace("<", "&lt;"))
    return re.sub("`([^`]*)`", r"<code>\1</code>", cell)


def page(claims: dict[str, Claim]) -> str:
    out, proofs = [], ["\n## The assertions"]
    for letter, (last, what, title) in LISTS.items():
        some = [claims[f"{letter}{n}"] for n in range(1, last + 1)]
        out += [title, f"| | where | {what} | verdict |\n|---|---|---|---|"]
        for c in some:
            out.append(f'| <a id="row_{c.key}"></a><a href="#claim_{c.key}">{c.key}</a> | {escaped(c.where)} '
                       f"| {escaped(c.said)} <span class=\"facts\">{escaped(c.facts)}</span> "
                       f"| **{c.word}**: {escaped(c.verdict.partition(': ')[2])}{c.other}{c.see} |")
            proofs.append(
                f"\n**{c.key}** ({escaped(c.where)}) {escaped(c.said)} *{escaped(c.verdict)}*{c.other}{c.see}\n\n"
                f'\\htmlonly<details id="claim_{c.key}" class="refused"><summary>The assertions, in '
                f"<code>{c.file}</code></summary>\\endhtmlonly\n\n```cpp\n" + "\n".join(c.code).rstrip("\n")
                + "\n```\n\n\\htmlonly</details>\\endhtmlonly")
        if letter == "N":
            counts = (f"{sum(c.word == word for c in some)} {word.lower()}"
                      for word in ("Confirmed", "Sharpened", "Corrected"))
            out.append(f"\n{last} claims: {', '.join(counts)}.")
    return "\n".join([*out, *proofs, ""])


def ledger(files: Iterable[pathlib.Path]) -> tuple[str, list[str]]:
    """The page, and what is wrong."""
    claims: dict[str, Claim] = {}
    for file in sorted(files):
        read(str(file), file.read_text(encoding="utf-8"), claims)
    keys = [f"{letter}{n}" for letter, (last, *_) in LISTS.items() for n in range(1, last + 1)]
    wrong = [words for key in keys for words in unproved(claims.get(key, Claim(key, "")))]
    return ("" if wrong else page(claims)), wrong
