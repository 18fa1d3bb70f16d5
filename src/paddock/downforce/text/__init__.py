"""The texts of Downforce: events, questions, labels, previews, refusals, the score sheet."""
