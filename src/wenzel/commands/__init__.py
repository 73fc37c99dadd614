"""The commands of `wenzel`, one module each; `wenzel.cli` only parses and calls."""
