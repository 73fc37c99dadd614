"""What games have in common that go from phase to phase: their phases, their states, their views.

A phase is public. A state is the deal, a phase and a holding a seat; a view is a phase and one
holding. What an action does, and what an event changes in a seat's cards, each game says itself.
"""
