"""Players of Scat: `novice`, `rule_player` and `expert`."""
