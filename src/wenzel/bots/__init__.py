"""Computer players: a view goes in, an action comes out."""
