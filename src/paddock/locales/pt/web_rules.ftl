web-rules = Regras
web-rules-of = Regras de { $game }
web-rules-short = Em resumo
web-rules-exactly = Em detalhe: de { $first } a { $last }
web-rules-choices = Pode-se escolher:
web-rules-then = O que acontece:
web-rules-print = Imprimir
