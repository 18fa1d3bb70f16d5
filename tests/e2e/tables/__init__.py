"""Tables in the page: lobbies, seats, seasons, challenges, chat."""
