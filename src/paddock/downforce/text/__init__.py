"""What Downforce says: events, questions, labels, previews, refusals, the score sheet."""
