"""How the weights of the players were learned: from seeds, resumable, in hours on two cores."""
