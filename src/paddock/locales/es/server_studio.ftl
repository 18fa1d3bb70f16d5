## Por qué un dibujo aún no es un circuito
server-studio-short = Dibuja una vuelta entera: esta línea es demasiado corta.
server-studio-open = La vuelta queda abierta aquí. Lleva el final hasta el principio.
server-studio-crossings = La vuelta se cruza { $crossings } veces. Solo puede hacerlo una vez, por un puente.
server-studio-close = Aquí dos tramos están demasiado juntos. Sepáralos o alarga la vuelta.
server-studio-sharp = Aquí la pista gira demasiado en seco. Dale más sitio a la curva.
server-studio-no-corner = La vuelta no tiene curvas. Dibuja al menos un giro más cerrado.
server-studio-slow = Este dibujo tarda demasiado en construirse. Simplifícalo o alarga la vuelta.
server-studio-marks = Eso no cabe en esta vuelta: { $problem }
server-studio-file = Este archivo no sirve: { $problem }
server-studio-other = Esta vuelta aún no da para un tablero: { $problem }
