"""Scat, also called Thirty-one or Blitz: draw, discard, knock. It is not Skat."""
