# What is told of a race that is over.

formula-d-story-lead = { $car } prend la tête.
formula-d-story-wear = Points de structure restants
