"""Tables in a page: the work of a server for one browser, without a network, threads or a database."""
