"""Checks the Markdown pages: links lead somewhere, commands shown to the reader exist.

A link within the repository must name a file that is there and, after ``#``, a heading of it.
In a block fenced as ``console``, a line ``$ wenzel ...`` must name a subcommand and options that
``wenzel --help`` knows, and a line ``$ scripts/...`` an executable file.
"""

from __future__ import annotations

import functools
import os
import re
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
REQUIRED = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")
WENZEL = Path(sys.executable).parent / "wenzel"
HELP_SECONDS = 60

FENCE = re.compile(r"^ {0,3}(?P<fence>`{3,}|~{3,})\s*(?P<language>[\w+-]*)")
CODE_SPAN = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")
HEADING = re.compile(r"^ {0,3}#{1,6}\s+(?P<title>.+?)(?:\s+#+)?\s*$")
INLINE_LINK = re.compile(r"\]\(\s*(?:<(?P<angled>[^>]*)>|(?P<bare>[^\s)]+))(?:\s+[\"'][^)]*)?\s*\)")
REFERENCE_LINK = re.compile(r"^ {0,3}\[[^\]]+\]:\s*<?(?P<target>[^\s>]+)>?")
HTML_LINK = re.compile(r"<(?:a|img|source)\b[^>]*?\b(?:href|src|srcset)=[\"'](?P<target>[^\"']+)")
HTML_ANCHOR = re.compile(r"<\w+\b[^>]*?\b(?:id|name)=[\"'](?P<anchor>[^\"']+)")
LONG_OPTION = re.compile(r"--[A-Za-z][\w-]*")
ASSIGNMENT = re.compile(r"[A-Za-z_]\w*=")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a page and the language of the fenced block it stands in, None for prose."""

    number: int
    text: str
    language: str | None


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong in a page, and where."""

    page: Path
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}: {self.text}"


@functools.cache
def read_lines(page: Path) -> tuple[Line, ...]:
    """Returns the lines of a page without the fences themselves."""
    lines = []
    fence = ""
    language: str | None = None
    for number, text in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        match = FENCE.match(text)
        if language is None and match:
            fence, language = match["fence"], match["language"].lower()
        elif language is not None and match and not match["language"] and fence in match["fence"]:
            language = None
        else:
            lines.append(Line(number, text, language))
    return tuple(lines)


def prose(page: Path) -> Iterator[Line]:
    """Yields the lines of a page that stand outside fenced blocks."""
    return (line for line in read_lines(page) if line.language is None)


def slug(title: str) -> str:
    """Returns the anchor that a Markdown viewer gives to a heading."""
    shown = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", title)
    kept = re.sub(r"[^\w\- ]", "", shown.strip().lower())
    return kept.replace(" ", "-")


@functools.cache
def anchors(page: Path) -> frozenset[str]:
    """Returns every anchor of a page: those of its headings and those set by hand."""
    found: set[str] = set()
    seen: Counter[str] = Counter()
    for line in prose(page):
        found.update(match["anchor"] for match in HTML_ANCHOR.finditer(line.text))
        heading = HEADING.match(line.text)
        if heading:
            anchor = slug(heading["title"])
            found.add(f"{anchor}-{seen[anchor]}" if seen[anchor] else anchor)
            seen[anchor] += 1
    return frozenset(found)


def link_targets(text: str) -> Iterator[str]:
    """Yields the targets of the links and pictures in a line of prose."""
    text = CODE_SPAN.sub("", text)
    for match in INLINE_LINK.finditer(text):
        yield match["angled"] or match["bare"]
    reference = REFERENCE_LINK.match(text)
    if reference:
        yield reference["target"]
    for match in HTML_LINK.finditer(text):
        yield match["target"]


def fault_of_link(page: Path, target: str) -> str | None:
    """Says what is wrong with a link of a page, None if it is right or leads outside."""
    url = urlsplit(target)
    if url.scheme or url.netloc:
        return None
    path = (page.parent / unquote(url.path)).resolve() if url.path else page
    if url.path.startswith("/") or not path.is_relative_to(ROOT):
        return f"link leaves the repository: {target}"
    if not path.exists():
        return f"link to a file that is not there: {target}"
    if url.fragment and path.suffix == ".md" and unquote(url.fragment) not in anchors(path):
        return f"link to a heading that is not there: {target}"
    return None


def commands(page: Path) -> Iterator[tuple[int, str]]:
    """Yields the commands in the console blocks of a page, continued lines joined."""
    begun: tuple[int, str] | None = None
    for line in read_lines(page):
        if line.language != "console":
            begun = None
        elif begun is not None:
            begun = (begun[0], begun[1] + line.text.removeprefix("> "))
        elif line.text.startswith("$ "):
            begun = (line.number, line.text.removeprefix("$ "))
        if begun is not None and begun[1].endswith("\\"):
            begun = (begun[0], begun[1].removesuffix("\\"))
        elif begun is not None:
            yield begun
            begun = None


def simple_commands(command: str) -> Iterator[list[str]]:
    """Yields the words of each command of a pipeline or list, without leading assignments.

    Raises:
        ValueError: A quotation is not closed.
    """
    lexer = shlex.shlex(command, posix=True, punctuation_chars=True)
    lexer.whitespace_split = True
    words: list[str] = []
    for token in [*lexer, ";"]:
        if set(token) <= set("();<>|&"):
            if words:
                yield words
            words = []
        elif words or not ASSIGNMENT.match(token):
            words.append(token)


@functools.cache
def wenzel_help(words: tuple[str, ...]) -> str | None:
    """Returns what ``wenzel WORDS --help`` prints, None if it fails."""
    environment = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1"}
    done = subprocess.run(
        [WENZEL, *words, "--help"],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env=environment,
        stdin=subprocess.DEVNULL,
        timeout=HELP_SECONDS,
    )
    return done.stdout if done.returncode == 0 else None


def fault_of_wenzel(arguments: list[str]) -> str | None:
    """Says what is wrong with a call of ``wenzel``, None if nothing."""
    options = (at for at, word in enumerate(arguments) if word.startswith("-"))
    words = tuple(arguments[: next(options, len(arguments))])
    known = wenzel_help(words)
    if known is None:
        return f"wenzel refuses: {shlex.join(['wenzel', *words, '--help'])}"
    for argument in arguments:
        option = LONG_OPTION.match(argument)
        if option and option[0] not in LONG_OPTION.findall(known):
            return f"{shlex.join(['wenzel', *words])} has no option {option[0]}"
    return None


def fault_of_command(words: list[str]) -> str | None:
    """Says what is wrong with a command shown to the reader, None if nothing."""
    program = words[0].removeprefix("./")
    if program == "wenzel":
        return fault_of_wenzel(words[1:])
    if program.startswith("scripts/") and not os.access(ROOT / program, os.X_OK):
        return f"no such script: {program}"
    return None


def problems_of_commands(page: Path) -> Iterator[Problem]:
    """Yields what is wrong with the commands that a page shows."""
    for number, command in commands(page):
        try:
            for words in simple_commands(command):
                fault = fault_of_command(words)
                if fault:
                    yield Problem(page, number, fault)
        except ValueError as error:
            yield Problem(page, number, f"cannot read the command: {error}")


def problems(page: Path) -> Iterator[Problem]:
    """Yields everything wrong in a page."""
    for line in prose(page):
        for target in link_targets(line.text):
            fault = fault_of_link(page, target)
            if fault:
                yield Problem(page, line.number, fault)
    yield from problems_of_commands(page)


def main() -> int:
    """Prints every problem and returns the exit status."""
    missing = [name for name in REQUIRED if not (ROOT / name).is_file()]
    for name in missing:
        print(f"{name}: this page is missing")
    if not WENZEL.exists():
        print(f"{WENZEL.name}: not installed beside this Python; run scripts/check instead")
        return 1
    pages = [ROOT / name for name in REQUIRED if name not in missing]
    pages += sorted((ROOT / "docs").glob("*.md"))
    found = [problem for page in pages for problem in problems(page)]
    for problem in found:
        print(problem)
    if missing or found:
        return 1
    print(f"{len(pages)} pages are in order.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
