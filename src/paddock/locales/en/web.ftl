## The page itself
web-name = Paddock
web-trouble-no-answer = The server does not answer.
web-trouble-other = That did not work: { $error }
