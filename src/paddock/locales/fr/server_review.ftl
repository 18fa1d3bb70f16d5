# Why there is no review, no hint and no analysis.

server-error-not-over-review = l’analyse dévoile tout ce qui était caché : il n’y en a pas avant la fin de la course
server-error-no-review = les courses de ce jeu ne peuvent pas être analysées sur ce serveur
server-error-review-long = analyser cette course demanderait { $needed } millions de décisions simulées, et la limite du serveur est de { $most } millions ; lancez plutôt ./paddock review sur son enregistrement
server-error-review-failed = l’analyse n’a pas pu être faite ; réessayez et, si elle échoue encore, prévenez la personne qui gère le serveur
server-error-no-hints = il n’y a pas de conseils à cette table
server-error-hints-racing = il n’y a de conseils que pendant la course
server-error-quota-reviews = assez d’analyses pour l’instant : { $most } par heure ; celles qui sont faites restent ouvertes
server-error-no-odds = les chances ne sont pas affichées à cette table
server-error-no-analysis = ces courses ne peuvent pas être simulées
