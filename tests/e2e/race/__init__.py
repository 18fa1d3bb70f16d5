"""Racing in the page: the board, choices, cards, lessons."""
