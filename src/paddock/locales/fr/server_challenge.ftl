server-error-no-challenge = Ce défi n’existe plus. Vérifiez le lien.
server-error-challenges-open = Vous avez { $most } défis ouverts, c’est le maximum. Attendez que l’un d’eux se termine.
server-error-not-over-challenge = La course n’est pas terminée, ou elle est encore scellée. Vous pourrez ensuite en faire un défi.
server-error-challenge-luck = Le hasard de cette course vient d’ailleurs : elle ne peut pas devenir un défi.
server-error-challenge-rules = Ce défi a été créé avec d’autres règles ou un autre circuit. Il ne peut plus être couru.
server-error-tried = Vous avez utilisé votre essai, et sa course a été supprimée.
server-error-board-full = Le classement est complet ({ $most } essais).
server-error-quota-challenges = Trop de nouveaux défis ({ $most } par heure). Réessayez plus tard.
