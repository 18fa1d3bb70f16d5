"""Race tracks of any game: the model, the file format, the builder and the checker."""
