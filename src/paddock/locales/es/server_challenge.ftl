server-error-no-challenge = no existe ese reto; quizá fue hace mucho
server-error-challenges-open = tienes { $most } retos abiertos, que es el máximo; antes tiene que cerrar alguno
server-error-not-over-challenge = se puede hacer un reto de una carrera cuando ha terminado y ya no está sellada
server-error-challenge-luck = de esta carrera no se puede hacer un reto: su azar no salió de este servidor
server-error-challenge-rules = este reto se hizo con otras reglas u otro circuito y ya no se puede correr
server-error-tried = ya has hecho tu intento en este reto, y esa carrera ya no existe
server-error-board-full = la clasificación de este reto está completa: { $most } intentos
server-error-quota-challenges = bastantes retos por ahora: { $most } por hora; inténtalo más tarde
