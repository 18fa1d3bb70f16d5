# Why there is no review, no hint and no analysis.

server-error-not-over-review = The race is not over yet. A review shows what was hidden, so it comes after the end.
server-error-no-review = This server can’t review races of this game.
server-error-review-long = This race is too long to review here ({ $needed } million simulated decisions, the limit is { $most } million). Run ./paddock review on its record.
server-error-review-failed = The review failed. Try again; if it fails again, tell the server’s operator.
server-error-no-hints = There are no hints at this table.
server-error-hints-racing = Hints are available only during the race.
server-error-quota-reviews = Too many new reviews ({ $most } an hour). Finished ones still open.
server-error-no-odds = There are no live chances at this table.
server-error-no-analysis = This race can’t be simulated.
