"""How the weights of the players were learned: reproducible from seeds, resumable, for two cores."""
