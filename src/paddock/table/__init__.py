"""A table: seats, a race, clocks, bots and chat, without a web framework or a database."""
