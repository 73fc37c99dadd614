"""What is said of Sheepshead."""
