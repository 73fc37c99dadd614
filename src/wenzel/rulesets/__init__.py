"""Named house rules: TOML files that become the frozen options of a game."""

from wenzel.rulesets.loading import default_ruleset, load, ruleset_names

__all__ = ["default_ruleset", "load", "ruleset_names"]
