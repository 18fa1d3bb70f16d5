# What is told of a race that is over.

formula-d-story-lead = { $car } assume a liderança.
formula-d-story-wear = Pontos de estrutura restantes
