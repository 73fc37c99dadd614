"""Named house rules: TOML files that become the frozen options of a game."""

from wenzel.rulesets.loading import load, ruleset_names

__all__ = ["load", "ruleset_names"]
