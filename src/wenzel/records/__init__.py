"""Records of deals: our own JSON lines and the Skat server's format."""
