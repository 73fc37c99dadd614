"""What is said of programs that play, and to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

ENGINES: Final[Mapping[str, str | Plural]] = {
    "engine.no_deal": "No deal goes on here.",
    "engine.version": "Version {version} of the protocol is not known here, only {known}.",
    "engine.game": "This player plays {known}, not {game}.",
    "engine.number": "Event {number} comes where event {expected} is due.",
    "engine.event": "Event {number} ({kind}) cannot follow here.",
    "engine.undecided": "The player came to no decision ({kind}).",
    "engine.unknown_type": "There is no message of the type “{text}”.",
    "engine.no_answer": "it is neither an action nor an error nor a hello",
    "program.posix_only": "Programs can play on Linux, macOS and other POSIX systems only.",
    "program.bad_command": "“{text}” cannot be read as a command line: {reason}.",
    "program.no_command": "The program’s name is missing after “cmd:”.",
    "program.not_found": "There is no program “{program}” that could be started.",
    "program.fault": "{program}: {fault}",
    "program.fault_said": "{program}: {fault} Its last words: {said}",
    "program.cannot_start": "It cannot be started: {reason}.",
    "program.late": "No answer came within {limit} ms.",
    "program.half_line": "Within {limit} ms no more than half a line came: “{text}”.",
    "program.ended": "It ended or closed its output (exit code {status}).",
    "program.killed": "It closed its output, or was ended by signal {signal}.",
    "program.too_long": "It wrote a line of more than {most} bytes.",
    "program.nonsense": "It wrote what is no answer, “{text}”: {fault}",
    "program.unasked": "It wrote a line that nobody had asked for: “{text}”.",
    "program.illegal": "“{action}” is not allowed here.",
    "program.gave_up": "It gave up: {text} ({kind})",
    "program.version": "It speaks version {version} of the protocol; here it is {known}.",
    "program.game": "It does not play {game}, only {known}.",
    "table.program": "{seat}: {fault} A player of the house plays on in its place.",
}
