"""What Formula D says: events, questions, labels, previews, refusals, the score sheet."""
