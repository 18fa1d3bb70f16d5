server-error-no-challenge = ce défi n’existe pas ; peut-être remonte-t-il à longtemps
server-error-challenges-open = vous avez { $most } défis ouverts, c’est le maximum ; l’un d’eux doit d’abord se clore
server-error-not-over-challenge = on peut faire un défi d’une course une fois finie et descellée
server-error-challenge-luck = impossible de faire un défi de cette course : son hasard ne venait pas de ce serveur
server-error-challenge-rules = ce défi a été créé avec d’autres règles ou un autre circuit et ne peut plus être couru
server-error-tried = vous avez déjà fait votre essai pour ce défi, et sa course n’existe plus
server-error-board-full = le classement de ce défi est complet : { $most } essais
server-error-quota-challenges = assez de défis pour l’instant : { $most } par heure ; réessayez plus tard
