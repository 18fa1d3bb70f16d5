web-rules = Reglas
web-rules-of = Reglas de { $game }
web-rules-short = En resumen
web-rules-exactly = Al detalle: de { $first } a { $last }
web-rules-choices = Se puede elegir:
web-rules-then = Qué ocurre:
web-rules-print = Imprimir
