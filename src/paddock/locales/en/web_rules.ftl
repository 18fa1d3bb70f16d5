web-rules = Rules
web-rules-of = The rules of { $game }
web-rules-short = In short
web-rules-exactly = Exactly: { $first } to { $last }
web-rules-choices = Open to choose:
web-rules-then = What happens:
web-rules-print = Print
