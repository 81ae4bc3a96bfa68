# SPDX-License-Identifier: BSL-1.0
"""Writes search-index.js, from which docs/theme/search.js answers the searches of a reader.

An entry is a page, a section of a page, or a declaration: [address, title, of what, what it says, terms]. The terms are
the words that its text emphasises, which it does where it introduces one. `Of what` is the number of the entry of its
page, or words such as "struct of Forces". The words of all texts are listed separately, each with its entries, so that
a word of many entries is written once: `word 3 1 0 14` means entries 3, 4, 4 and 24. The numbers are in base 36, and
each after the first is the distance from the last. An entry stands there two or three times if it often has the word.
Words that too many entries have are left out; the field knows them as `common`.
"""

import collections
import html
import json
import math
import pathlib
import re
import string
import unicodedata
import xml.etree.ElementTree as ElementTree

from frame import shortened
from reference import WORDS

COMMON = 0.15  # as a share of the entries
KINDS = {"function": "function", "variable": "constant", "typedef": "alias", "enumeration": "enumeration", "concept": "concept"}
CODE = re.compile(r'<(script|style|svg)\b.*?</\1>|<pre\b.*?</pre>|<div class="fragment">.*?</div><!-- fragment -->', re.DOTALL)
HEADING = re.compile(r'<h[1-4][^>]*><a class="anchor" id="([^"]*)"></a>\s*(.*?)</h[1-4]>', re.DOTALL)
CONTENTS = re.compile(r'<div class="contents">(.*?)</div><!-- contents -->', re.DOTALL)
TITLE = re.compile(r'<div class="title">(.*?)(?:<div class="ingroups">(.*?)</div>)?</div>', re.DOTALL)
FORMULA = re.compile(r"\\\(.*?\\\)|\\\[.*?\\\]", re.DOTALL)
SAID = re.compile(r'<tr class="memdesc:(\w+)"><td class="mdescLeft">&#160;</td><td class="mdescRight">(.*?)(?:<a href="[^"]*">More\.\.\.</a>)?<br />',
                  re.DOTALL)
NUMBER = re.compile(r"0.*|[0-9]{5,}|[0-9a-f]{9,}|[0-9]+[ex].*")  # words that nobody searches
TERM = re.compile(r"<(em|strong|b|i)>(.*?)</\1>", re.DOTALL)
LETTERS = str.maketrans({"ø": "o", "ł": "l", "ß": "s"})


def plain(markup: str) -> str:
    """The visible text, on one line."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", re.sub(r"</?(?:code|a|b|em|strong|sup|sub)\b[^>]*>", "", markup))).split())


def words_in(text: str) -> list[str]:
    """The words as search.js finds them: letters without accents, and digits."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))
    return re.findall(r"[^\W_]+", bare.translate(LETTERS))


def first_sentence(text: str, most: int = 140) -> str:
    """The text without its formulas, cut at a word."""
    text = " ".join(FORMULA.sub("…", text.replace("More...", "").removeprefix("Goal. ")).split())
    said = re.match(r".*?[.:](?= |$)", text)
    text = (said[0] if said and len(said[0]) > 20 else text).rstrip(" …:")
    return text if len(text) <= most else text[:most].rpartition(" ")[0] + " …"


def opening(markup: str) -> str:
    """The first sentence of the first paragraph that has words."""
    said = (plain(paragraph[0]) for paragraph in re.finditer(r"<p[ >].*?</p>", markup, re.DOTALL))
    return first_sentence(next((words for words in said if words and not words.startswith("#include")), ""))


def terms(markup: str) -> str:
    """The emphasised words of a text, without whole sentences."""
    said = (plain(words) for _, words in TERM.findall(markup))
    return " ".join(sorted({words for words in said if len(words.split()) < 5}))


def entries(site: pathlib.Path, tags: pathlib.Path) -> list[tuple[str, str, int | str, str, str, str]]:
    """Address, title, of what, what it says, text, and terms of each entry."""
    found: list[tuple[str, str, int | str, str, str, str]] = []
    said: dict[str, str] = {}
    known: dict[str, str] = {}  # the topic of each type
    texts = {page.name: page.read_text(encoding="utf-8") for page in sorted(site.glob("*.html"))}
    for name, page in texts.items():
        said.update((anchor, plain(words)) for anchor, words in SAID.findall(page))
        title, body = TITLE.search(page), CONTENTS.search(page)
        if title and title[2]:
            known[name] = plain(title[2])
        if not title or not body or re.match(r"struct|class|concept|namespace|annotated|files|modules|concepts|pages", name):
            continue
        text = CODE.sub(" ", body[1])
        number = len(found)
        parts = HEADING.split(text)
        of = "topic of the reference" if name.startswith("group_") else ""
        intro = "" if name.startswith("group_") else parts[0]
        found.append((name, plain(title[1]), of, opening(parts[0]), plain(intro), terms(intro)))
        for anchor, heading, part in zip(parts[1::3], parts[2::3], parts[3::3]):
            found.append((f"{name}#{anchor}", plain(heading), number, opening(part), plain(part), terms(part)))

    def declared(file: str, anchor: str, called: str, kind: str, text: str) -> None:
        address = f"{file}#{anchor}" if anchor else file
        words = said.get(anchor, "") if anchor else text
        if (called, kind) not in seen:  # not yet seen: neither an overload nor a specialisation
            seen.add((called, kind))
            found.append((address, called, kind, first_sentence(words), words, ""))

    seen: set[tuple[str, str]] = set()
    for compound in ElementTree.parse(tags).getroot():
        kind, name, file = (compound.get("kind"), compound.findtext("name", ""), compound.findtext("filename", ""))
        if kind not in ("struct", "class", "concept", "group", "namespace"):
            continue
        file += ".html" if not file.endswith(".html") else ""
        if kind in ("struct", "class", "concept") and file in texts and "<" not in name:
            body = CONTENTS.search(texts[file])
            block = re.search(r'Detailed Description</h2>\n<div class="textblock">(?:<div class="compoundTemplParams">.*?</div>)?(.*?)</div>',
                              CODE.sub(" ", body[1] if body else ""), re.DOTALL)
            short = name.rpartition("::")[2]
            declared(file, "", short, f"{kind} of {known[file]}" if file in known else kind, plain(block[1]) if block else "")
        topic = compound.findtext("title") or re.sub("<.*", "", name).rpartition("::")[2]
        for member in compound.findall("member"):
            called, where, anchor = (member.findtext(part, "") for part in ("name", "anchorfile", "anchor"))
            own = KINDS.get(member.get("kind", ""))
            called = called.rpartition("::")[2]
            if not own or not where or where not in texts or called in WORDS or f"using {called}" in WORDS or not re.match(r"[a-z]", called):
                continue
            if called == topic or called.startswith("operator"):
                continue
            declared(where, anchor, called, own if kind == "namespace" else f"{own if kind == 'group' else 'member'} of {topic}", "")
    return found


def write(site: pathlib.Path, tags: pathlib.Path) -> None:
    all_of_them = entries(site, tags)
    where = collections.defaultdict(list)
    for number, (_, _, _, _, text, _) in enumerate(all_of_them):
        for word, times in collections.Counter(words_in(text)).items():
            if 1 < len(word) < 30 and not NUMBER.fullmatch(word):
                where[word] += [number] * min(3, 1 + int(math.log2(times) / 1.5))
    common = sorted(word for word, there in where.items() if len(set(there)) > max(9, COMMON * len(all_of_them)))
    lines = []
    for word, there in sorted(where.items()):
        if word not in common:
            steps = [b - a for a, b in zip([0, *there], there)]
            lines.append(" ".join([word, *map(base36, steps)]))
    shown = [[shortened(address), title, of, said, *([words] if words else [])]
             for address, title, of, said, _, words in all_of_them]
    (site / "search-index.js").write_text(
        "window.searchIndex = " + json.dumps({"entries": shown, "common": common, "words": "\n".join(lines)},
                                            ensure_ascii=False, separators=(",", ":")) + ";\n", encoding="utf-8")


def base36(number: int) -> str:
    return (base36(number // 36) if number > 35 else "") + (string.digits + string.ascii_lowercase)[number % 36]
