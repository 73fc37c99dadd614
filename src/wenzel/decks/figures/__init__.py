"""Parts of people: heads, hair, hats, hands, dress, and what they hold or sit on."""
