# Why there is no review, no hint and no analysis.

server-error-not-over-review = La course n’est pas terminée. L’analyse montre ce qui était caché, elle vient donc après.
server-error-no-review = Ce serveur ne peut pas analyser les courses de ce jeu.
server-error-review-long = Cette course est trop longue pour une analyse ici ({ $needed } millions de décisions simulées, la limite est de { $most } millions). Lancez ./paddock review sur son enregistrement.
server-error-review-failed = L’analyse a échoué. Réessayez ; si elle échoue encore, prévenez l’administrateur du serveur.
server-error-no-hints = Il n’y a pas de conseils à cette table.
server-error-hints-racing = Les conseils ne sont possibles que pendant la course.
server-error-quota-reviews = Trop de nouvelles analyses ({ $most } par heure). Celles qui existent restent ouvertes.
server-error-no-odds = Il n’y a pas de chances en direct à cette table.
server-error-no-analysis = Cette course ne peut pas être simulée.
