"""Tables in a page: what a server does, for one browser, without a network, threads or a database."""
