"""What is said of Skat."""
