# What is told of a race that is over.

formula-d-story-lead = { $car } se pone en cabeza.
formula-d-story-wear = Puntos de estructura restantes
