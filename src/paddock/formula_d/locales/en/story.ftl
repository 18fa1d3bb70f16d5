# What is told of a race that is over.

formula-d-story-lead = { $car } takes the lead.
formula-d-story-wear = Wear points left
