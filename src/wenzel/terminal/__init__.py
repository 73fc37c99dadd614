"""The table in the terminal: one dialogue in two dresses, plain lines or a drawn table."""
