"""The figures of the Prager deck."""
