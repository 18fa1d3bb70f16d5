# Why there is no review, no hint and no analysis.

server-error-not-over-review = La carrera no ha terminado. El análisis muestra lo que estaba oculto, así que llega después.
server-error-no-review = Este servidor no puede analizar carreras de este juego.
server-error-review-long = Esta carrera es demasiado larga para analizarla aquí ({ $needed } millones de decisiones simuladas; el límite es { $most } millones). Usa ./paddock review con su registro.
server-error-review-failed = El análisis ha fallado. Inténtalo otra vez; si vuelve a fallar, avisa al administrador del servidor.
server-error-no-hints = En esta mesa no hay pistas.
server-error-hints-racing = Solo hay pistas durante la carrera.
server-error-quota-reviews = Demasiados análisis nuevos ({ $most } por hora). Los ya hechos se pueden abrir.
server-error-no-odds = En esta mesa no hay probabilidades en directo.
server-error-no-analysis = Esta carrera no se puede simular.
