# Why there is no review, no hint and no analysis.

server-error-not-over-review = el análisis cuenta todo lo que estaba oculto: no lo hay hasta que acaba la carrera
server-error-no-review = las carreras de este juego no se pueden analizar en este servidor
server-error-review-long = analizar esta carrera exigiría { $needed } millones de decisiones simuladas y el límite del servidor es de { $most } millones; usa ./paddock review con su registro
server-error-review-failed = no se ha podido hacer el análisis; inténtalo otra vez y, si vuelve a fallar, avisa a quien lleva el servidor
server-error-no-hints = en esta mesa no hay pistas
server-error-hints-racing = solo hay pistas mientras dura la carrera
server-error-quota-reviews = bastantes análisis por ahora: { $most } por hora; los ya hechos se pueden seguir abriendo
server-error-no-odds = en esta mesa no se muestran probabilidades
server-error-no-analysis = estas carreras no se pueden simular
