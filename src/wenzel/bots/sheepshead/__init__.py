"""Players of Sheepshead in all its forms."""
