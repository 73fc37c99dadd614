"""Players against each other: the same deals in every seating, and what that says of them."""
