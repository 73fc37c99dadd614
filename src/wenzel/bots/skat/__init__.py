"""Players of Skat."""
