# SPDX-License-Identifier: BSL-1.0
"""Asks clangd what an editor shows where the mouse rests on names in tests/editor/motion.cpp, as guide 06 says it."""

import argparse
import json
import re
import subprocess
import time

import tree

SOURCE = tree.ROOT / "tests/editor/motion.cpp"
WRITTEN = "Type: const motion<quantity<si::length>, quantity<si::velocity>>"
DUE = [("start", WRITTEN), ("copied", WRITTEN), ("rk4", "the classical Runge-Kutta method"),
       ("integrate", "The state after `steps` steps of `dt`"),
       *(("integrate", f"\\param {name} ") for name in ("method", "initial", "field", "dt", "steps", "t0")),
       ("end", "Type: const motion<quantity<"), ("state", "const auto &")]


class Clangd:
    """Messages of its protocol, each behind a line with its length."""

    def __init__(self, command: str) -> None:
        self.process = subprocess.Popen([command, "--log=error", "--background-index=false", "--clang-tidy=false"],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.asked = 0

    def tell(self, method: str, **message: object) -> None:
        words = json.dumps({"jsonrpc": "2.0", "method": method, **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(words), words))
        self.process.stdin.flush()

    def hear(self, **due: object) -> dict:
        """The next message with these members."""
        while True:
            head = b"".join(iter(self.process.stdout.readline, b"\r\n"))
            message = json.loads(self.process.stdout.read(int(re.search(rb"Length: (\d+)", head)[1])))
            if due.items() <= message.items():
                return message

    def ask(self, method: str, **params: object) -> dict:
        self.asked += 1
        self.tell(method, id=self.asked, params=params)
        return self.hear(id=self.asked)["result"] or {}


def hover(clangd: Clangd, name: str, words: str) -> str:
    """What is shown for a name. Descriptions come from an index that clangd makes meanwhile, so it is asked again."""
    before = re.split(rf"(?<!//)\b{name}\b(?!/)", re.sub("//.*", lambda c: " " * len(c[0]), tree.read(SOURCE)))[0]
    position = {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}
    for _ in range(120):
        answer = clangd.ask("textDocument/hover", textDocument={"uri": SOURCE.as_uri()}, position=position)
        shown = answer.get("contents", {}).get("value", "")
        if words in shown:
            break
        time.sleep(0.5)
    return shown


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("clangd")


def main(arguments: argparse.Namespace) -> int:
    clangd = Clangd(arguments.clangd)
    clangd.ask("initialize", processId=None, rootUri=None, capabilities={},
               initializationOptions={"fallbackFlags": ["-std=c++20", f"-I{tree.ROOT}/include"]})
    clangd.tell("textDocument/didOpen", params={"textDocument": {
        "uri": SOURCE.as_uri(), "languageId": "cpp", "version": 1, "text": tree.read(SOURCE)}})
    said = clangd.hear(method="textDocument/publishDiagnostics")["params"]["diagnostics"]
    wrong = [f"clangd complains: {one['message']}" for one in said]
    for name, words in DUE:
        shown = hover(clangd, name, words)
        if words not in shown:
            wrong.append(f"hover on {name}: {words} is not shown")
        if name == "end" and WRITTEN in shown:
            wrong.append("a deduced type is as somebody wrote it, and the guide says otherwise")
    clangd.process.kill()
    print("\n".join(wrong))
    return 1 if wrong else 0
