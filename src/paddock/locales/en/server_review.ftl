# Why there is no review, no hint and no analysis.

server-error-not-over-review = a review tells all that was hidden, so there is none before the race is over
server-error-no-review = the races of this game cannot be reviewed on this server
server-error-review-long = reviewing this race would take { $needed } million simulated decisions, and a server stops at { $most } million; run ./paddock review on its record instead
server-error-review-failed = The review failed. Try again; if it fails again, tell the server's operator.
server-error-no-hints = there are no hints at this table
server-error-hints-racing = there are hints only while a race is on
server-error-quota-reviews = that is enough reviews for now: { $most } in an hour; those that were made can still be opened
server-error-no-odds = there are no live chances at this table
server-error-no-analysis = these races cannot be simulated
