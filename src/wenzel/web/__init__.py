"""The table in the browser: pages, a socket a client, and nothing that knows the rules."""
