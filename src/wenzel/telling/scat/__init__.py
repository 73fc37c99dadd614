"""What is said of Scat."""
