## What the coach says
formula-d-coach-welcome = Una vuelta al circuito Monaco, y este es tu coche. Gana quien llega primero.
formula-d-coach-drive = Avanzas { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
}. Cada casilla iluminada es un final posible; el número dice lo que te cuesta, y 0 es gratis.
formula-d-coach-gear = Elige una marcha: cada una tiene su dado, y cuanto más alta, más lejos llegas. Solo puedes subir una marcha por turno.
formula-d-coach-corner = En la curva que viene tienes que terminar un movimiento tantas veces como dice su señal. Las barras muestran con qué tiradas lo consigues.
formula-d-coach-stopped = Eso cuenta: parada { $stops } de { $demanded } en { $name }. Hechas todas, sal tan rápido como quieras.
formula-d-coach-order = En cada ronda mueve primero quien va delante. Los demás van cerca, y nadie puede atravesar a otro coche.
formula-d-coach-braking = Puedes frenar y quedarte corto. Cada casilla que no recorres cuesta un punto de estructura.
formula-d-coach-shift = Antes de una curva puedes reducir varias marchas de golpe. La primera es gratis, cada una más cuesta un punto de estructura.
formula-d-coach-overshoot = Algunas de estas casillas quedan más allá de { $corner }, sin la parada hecha. Eso es pasarse de la curva: un punto de estructura por cada casilla de más.
formula-d-coach-overshot = Te has pasado de { $name } por { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
}. Si falta una parada, cuesta estructura; si faltaran dos, el coche quedaría fuera.
formula-d-coach-wear = Eso ha costado { $points ->
    [1] 1 punto de estructura
   *[other] { $points } puntos de estructura
}, te quedan { $left }. Están para gastarlos, pero sin ninguno el coche queda fuera.
formula-d-coach-collision = { $car } ha terminado pegado a otro coche, y por eso se tira el dado negro: de 1 a 4 cuesta un punto de estructura. Deja espacio si puedes.
formula-d-coach-motor = Un 20 en quinta o un 30 en sexta fuerza todos los motores que van en esas marchas: de 1 a 4 en el dado negro cuesta un punto de estructura.
formula-d-coach-out = { $car } queda fuera. Pasa cuando ya no queda con qué pagar, o al salir de una curva con dos paradas pendientes.
formula-d-coach-home = { $place ->
    [1] ¡Has ganado! Frena tarde, mantén la marcha alta y gasta tu estructura antes de la meta.
   *[other] Has llegado en el puesto { $place }. La próxima vez gasta más estructura: lo que sobra en la meta no vale nada.
}
formula-d-coach-pits-welcome = Esta vez son dos vueltas, y la primera ha desgastado tu coche. La calle de boxes empieza antes de la meta: parar en tu box devuelve todos los puntos de estructura.
formula-d-coach-pits-box = Uno de estos movimientos acaba en tu box. Una tirada demasiado alta no importa: lo que sobra se pierde gratis. En la calle de boxes no hay límite de velocidad ni colisiones.
formula-d-coach-pits-back = Estás en tu box: recuperas { $gained } puntos de estructura. El próximo turno sales en cualquier marcha de 1.ª a 4.ª, gratis.
formula-d-coach-pits-last = La última vuelta: ya no hay boxes. La estructura que te sobre en la meta no vale nada: gástala en velocidad.
formula-d-coach-road-welcome = Carrera nocturna por la ciudad, una vuelta, y este es tu coche. Hay cuatro novedades; te las mostraré cuando lleguemos.
formula-d-coach-road-nitro = Nitro, una vez por vuelta: suma { $bonus } a tu tirada de { $face }. Hay que recorrerlo todo, así que úsalo con la pista despejada.
formula-d-coach-road-police = Aquí pasas ante la policía a { $speed }: diez veces tu tirada. Cuando hayan pasado todos, el más rápido recupera 2 puntos de estructura.
formula-d-coach-road-danger = Las casillas negras son peligrosas. Si acabas en una se tira el dado negro: de 1 a 4 cuesta un punto de estructura.
formula-d-coach-road-trouble = La zona del vecino furioso: si acabas aquí se tira el dado negro, y 11 o más cuesta dos puntos de estructura. Intenta cruzarla de una vez.

## Why
formula-d-why-gear-only = Ahora no hay otra marcha: da de { $low } a { $high }.
formula-d-why-gear-road = Da de { $low } a { $high }, con vía libre.
formula-d-why-gear-stop = Da de { $low } a { $high }: con el { $stop } % de las tiradas terminas en la curva, y ninguna te cuesta estructura.
formula-d-why-gear-corner = Da de { $low } a { $high }, y con cualquier tirada terminas en la curva sin desgaste.
formula-d-why-gear-steady = Da de { $low } a { $high }, y con cualquier tirada terminas en la curva sin desgaste. No corras demasiado: ahí hay que parar más veces.
formula-d-why-gear-sure = Da de { $low } a { $high }, y con cualquier tirada terminas en la curva sin desgaste. Una marcha más costaría de media { $wear ->
    [0] menos de 1 punto de estructura
    [1] más o menos 1 punto de estructura
   *[other] unos { $wear } puntos de estructura
}.
formula-d-why-gear-spend = Da de { $low } a { $high }. De media cuesta { $wear ->
    [0] menos de 1 punto de estructura
    [1] más o menos 1 punto de estructura
   *[other] unos { $wear } puntos de estructura
}, y tienes { $points }: una marcha más baja sale más barata, pero es más lenta.
formula-d-why-gear-through = Con ella sales de la curva saques lo que saques, con una parada de menos. De media cuesta { $wear ->
    [0] menos de 1 punto de estructura
    [1] más o menos 1 punto de estructura
   *[other] unos { $wear } puntos de estructura
}, y tienes { $points }: una marcha más baja sale más barata, pero pierdes tiempo.
formula-d-why-gear-least = Ahora todas las marchas cuestan estructura. Esta es la más barata: de media, { $wear ->
    [0] menos de 1 punto de estructura
    [1] más o menos 1 punto de estructura
   *[other] unos { $wear } puntos de estructura
}.
formula-d-why-finish = ¡A la meta! Ya no cuenta nada más.
formula-d-why-overshoot = Todas las casillas cuestan estructura. Esta es la que menos, { $points ->
    [1] 1 punto de estructura
   *[other] { $points } puntos de estructura
}, y mantienes la velocidad.
formula-d-why-brake = Frenar cuesta { $points ->
    [1] 1 punto de estructura
   *[other] { $points } puntos de estructura
} y te da la parada en { $corner }. No hay nada más barato.
formula-d-why-further = Cuesta { $points ->
    [1] 1 punto de estructura
   *[other] { $points } puntos de estructura
}, pero llegas más lejos que con las más baratas.
formula-d-why-worth-it = Cuesta { $points ->
    [1] 1 punto de estructura
   *[other] { $points } puntos de estructura
}, y el puesto que ganas vale más.
formula-d-why-cheapest = Cuesta { $points ->
    [1] 1 punto de estructura
   *[other] { $points } puntos de estructura
}; ninguna casilla cuesta menos.
formula-d-why-stop = Es gratis y cuenta como parada en { $corner }.
formula-d-why-free = Es gratis.
formula-d-why-gear-room = Da de { $low } a { $high }, más despacio que la marcha más barata.

## Lo que una jugada tiene a favor frente a otra
formula-d-why-better-gear = { $reason } Frente a la { $gear }.ª: { $pros }.
formula-d-why-better-end = { $reason } Frente a { $to }: { $pros }.
    .page = { $reason } Frente a { $to } ({ $to-lane }): { $pros }.
formula-d-hint-weighed = A favor: { $pros }. A favor de la mejor: { $cons }.
formula-d-hint-cons = La mejor, en cambio: { $cons }.
formula-d-hint-pros = A favor: { $pros }.
formula-d-hint-alike = Solo cambia el carril: el mismo desgaste, las mismas paradas y la misma distancia que la mejor.
formula-d-pro-out = te elimina con el { $percent } % de las tiradas, no con el { $other } %
formula-d-pro-overshoots = se pasa de la curva con el { $percent } % de las tiradas, no con el { $other } %
formula-d-pro-stops = para en la curva con el { $percent } % de las tiradas, no con el { $other } %
formula-d-pro-mean-wear = ahorra { $wear } puntos de estructura de media
formula-d-pro-mean-spaces = { $spaces } casillas más de media
formula-d-pro-stop = hace una parada en { $corner }
formula-d-pro-wear = ahorra { $points ->
    [1] 1 punto de estructura
   *[other] { $points } puntos de estructura
}
formula-d-pro-collision = sin tirada de colisión
formula-d-pro-danger = menos tiradas por zona de peligro
formula-d-pro-trouble = fuera del alcance del vecino furioso
formula-d-pro-spaces = { $spaces ->
    [1] 1 casilla más
   *[other] { $spaces } casillas más
}
formula-d-pro-closer = { $spaces ->
    [1] a 1 casilla menos de { $corner }
   *[other] a { $spaces } casillas menos de { $corner }
}
formula-d-pro-next = en el próximo turno, un { $percent } % de parar en { $corner }, no un { $other } %
formula-d-pro-gear = en el próximo turno, hasta la { $gear }.ª sin desgaste
formula-d-pro-inside = más cerca del interior de { $corner }

## Por qué usar el nitro o guardarlo
formula-d-why-nitro-out = Con { $bonus } más no podrías frenar a tiempo y quedarías eliminado.
formula-d-why-nitro-must = Sin él no hay movimiento que puedas pagar.
formula-d-why-nitro-finish = Te lleva a la meta.
formula-d-why-nitro-use-saves = Con { $bonus } más pagas { $points ->
    [1] 1 punto de estructura
   *[other] { $points } puntos de estructura
} menos que sin él.
formula-d-why-nitro-use-worth = Te lleva { $bonus } más lejos por { $points ->
    [1] 1 punto de estructura
   *[other] { $points } puntos de estructura
}, y tienes { $left }.
formula-d-why-nitro-use-stop = Con { $bonus } más llegas a { $corner } en este turno, un turno antes.
formula-d-why-nitro-use = { $bonus ->
    [1] 1 casilla más sin desgaste añadido: delante hay sitio para ella.
   *[other] { $bonus } casillas más sin desgaste añadido: delante hay sitio para ellas.
}
formula-d-why-nitro-keep-saves = Delante no hay sitio para { $bonus } más: eso costaría { $points ->
    [1] 1 punto de estructura
   *[other] { $points } puntos de estructura
}.
formula-d-why-nitro-keep-worth = Usarlo ahorraría { $points ->
    [1] 1 punto de estructura
   *[other] { $points } puntos de estructura
}, pero tienes { $left }, y solo se usa una vez por vuelta.
formula-d-why-nitro-keep-stop = Sin él puedes terminar en { $corner }; con { $bonus } más te saltarías esa parada.
formula-d-why-nitro-keep = Ahora solo sumaría { $bonus }. Más adelante, en una marcha más alta, suma más.
formula-d-why-nitro-keep-top = Guárdalo por ahora: solo se usa una vez por vuelta.
