## Pourquoi un dessin n’est pas encore un circuit
server-studio-short = Tracez un tour entier : ce trait est trop court.
server-studio-open = Le tour reste ouvert ici. Ramenez la fin au départ.
server-studio-crossings = Le tour se croise { $crossings } fois. Une seule est permise, sur un pont.
server-studio-close = Deux portions de piste sont trop proches ici. Écartez-les ou allongez le tour.
server-studio-sharp = La piste tourne trop sec ici. Donnez plus de place au virage.
server-studio-no-corner = Le tour n’a aucun virage. Tracez au moins une courbe plus serrée.
server-studio-slow = Ce dessin est trop long à construire. Simplifiez-le ou allongez le tour.
server-studio-marks = Cela ne va pas avec ce tour : { $problem }
server-studio-file = Ce fichier ne convient pas : { $problem }
server-studio-other = Ce tour ne donne pas encore de plateau : { $problem }
