"""Many races without people: batches of them, and what they add up to."""
