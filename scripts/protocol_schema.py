"""Writes docs/protocol.schema.json, the JSON Schema of all frames, from `wenzel.web.wire`.

With --check it writes nothing, and fails if the file is not up to date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from wenzel.web.wire import ClientFrame, ServerFrame

FILE = Path(__file__).resolve().parents[1] / "docs" / "protocol.schema.json"


def schema() -> dict[str, Any]:
    """Return the schema: a frame is one that a client sends or one that the server sends."""
    (client, server), parts = msgspec.json.schema_components(
        (ClientFrame, ServerFrame), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The frames of a table",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {"FromClient": client, "FromServer": server, **parts},
    }


def main(arguments: list[str]) -> int:
    """Write the schema, or check it."""
    text = json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
    if arguments != ["--check"]:
        FILE.write_text(text, encoding="utf-8")
        return 0
    if FILE.is_file() and FILE.read_text(encoding="utf-8") == text:
        return 0
    print(f"{FILE.name} is not up to date: run scripts/protocol_schema.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
