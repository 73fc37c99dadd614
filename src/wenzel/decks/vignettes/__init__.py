"""The scenes at the foot of the Prager pip cards."""
