"""Race tracks of both games: the model, the builder, the checker and the drawing."""
