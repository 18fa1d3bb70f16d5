web-rules = Règles
web-rules-of = Les règles de { $game }
web-rules-short = En bref
web-rules-exactly = Dans le détail : de { $first } à { $last }
web-rules-choices = Choix possibles :
web-rules-then = Ce qui se passe :
web-rules-print = Imprimer
