"""The texts of Formula D: events, questions, labels, previews, refusals, the score sheet."""
