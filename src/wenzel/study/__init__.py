"""Tools to study a deal: positions from records, problems from files, reviews of play."""
