"""``python -m wenzel`` is the `wenzel` command."""

import sys

from wenzel.cli import main

if __name__ == "__main__":
    sys.exit(main())
