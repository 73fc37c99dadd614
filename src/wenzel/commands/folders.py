"""Where this user's things are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Return the folder where Wenzel keeps its data for this user; it is made if need be."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = folder / "wenzel"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
