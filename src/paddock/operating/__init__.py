"""Work of a server's operator: tables, guests and bans of a data folder, and moving between databases."""
