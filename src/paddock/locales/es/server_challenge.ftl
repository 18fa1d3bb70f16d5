server-error-no-challenge = Este reto ya no existe. Comprueba el enlace.
server-error-challenges-open = Tienes { $most } retos abiertos, el máximo. Espera a que cierre alguno.
server-error-not-over-challenge = La carrera no ha terminado o sigue sellada. Después podrás hacer un reto con ella.
server-error-challenge-luck = El azar de esta carrera vino de fuera, así que no puede ser un reto.
server-error-challenge-rules = Este reto se hizo con otras reglas u otro circuito. Ya no se puede correr.
server-error-tried = Ya has hecho tu intento, y esa carrera se ha borrado.
server-error-board-full = La clasificación está completa ({ $most } intentos).
server-error-quota-challenges = Demasiados retos nuevos ({ $most } por hora). Inténtalo más tarde.
