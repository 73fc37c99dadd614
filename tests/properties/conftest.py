"""Hypothesis without a deadline: a busy machine is no fault."""

from hypothesis import settings

settings.register_profile("wenzel", deadline=None)
settings.load_profile("wenzel")
