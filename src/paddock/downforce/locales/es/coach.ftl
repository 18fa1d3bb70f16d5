## What the coach says
downforce-coach-welcome = Dos de los seis coches son tuyos. Lleva uno a la meta antes que nadie y ganas.
downforce-coach-play = Juega una carta: de arriba abajo, cada fila mueve el coche de su color tantas casillas como dice. Los conduces tú, también los ajenos.
downforce-coach-drive = El coche { $car } avanza { $steps }. Elige dónde termina: hacia delante, recto o en diagonal, nunca a través de otro coche.
downforce-coach-wild = Una fila blanca es un comodín: tú dices qué coche se mueve, de un color que no esté en la carta.
downforce-coach-others = { $player } ha jugado una carta. Los demás también mueven tus coches, y no siempre adonde querrías.
downforce-coach-jam = En un atasco el coche se detiene y pierde el resto del movimiento. Deja ahí a tus rivales y mantén libres tus coches.
downforce-coach-blocked = El coche { $car } no tenía ninguna casilla libre delante, así que su fila no hizo nada. Los pasos estrechos valen mucho.
downforce-coach-home = El coche { $car } ha llegado. Tras cruzar la meta está a salvo; los demás corren por los puestos que quedan.
downforce-coach-race-over = Así es la carrera: gasta los números altos en tus coches y mete a los rivales en atascos. Ahora viene la subasta.
downforce-coach-lot = Los coches se venden uno a uno. En venta ahora: { $lot }. Todos eligen una carta en secreto y luego se revelan.
downforce-coach-bid = Tu carta puja el número que está junto al color en venta; sin ese color, pasas. Gana la puja más alta, y la carta vuelve a tu mano.
downforce-coach-bids = Ya están todas las pujas a la vista. Las cartas vuelven a su mano: una puja alta cuesta dinero, no la carta.
downforce-coach-won = { $lot } es tuyo por ${ $price }M, con su carta de velocidad 8. El precio se resta de tu resultado.
downforce-coach-start = Ya se han vendido todos los coches. Los premios son 12, 9, 6, 4, 2 y 0 millones, y se resta lo que has pagado.
downforce-coach-prize = El coche { $car } llega en el puesto { $place }: quien lo tiene cobra el premio.
downforce-coach-auction-over = Premios menos precios: un coche barato en tercer lugar puede valer más que uno caro en el primero.
downforce-coach-powers = Cada cual tiene una habilidad: { $powers }.
downforce-coach-power-mine = La tuya es Enérgico: un coche tuyo que solo entre en casillas rectangulares puede avanzar dos más.
downforce-coach-aggressive = { $player } tiene Agresivo: la primera fila de una carta ha movido el coche { $car } una casilla más de lo que dice.
downforce-coach-determined = En ese camino solo había rectángulos: toma ahora tus dos casillas extra, si te ayudan.
downforce-coach-cunning = { $player } tiene Astuto y conduce el coche { $car } aunque la carta la jueguen otros.
downforce-coach-powers-over = Mira las habilidades antes de correr: te dicen a quién atascar y por dónde ir. Al final vienen las apuestas.
downforce-coach-lines = Tres líneas de la pista piden una apuesta. La primera está justo delante.
downforce-coach-line = Aquí un coche sería el primero en cruzar la línea de apuestas { $line }: después de esta carta apuestan todos.
downforce-coach-bet = ¿Qué coche ganará la carrera? Nadie ve tu apuesta; pagan los tres primeros puestos, y las primeras apuestas son las que más.
downforce-coach-bet-again = La segunda apuesta. Puedes repetir coche o repartir el riesgo.
downforce-coach-bets-over = Premios y apuestas menos precios: ese es el juego completo. Ya puedes correr de verdad.

## Why
downforce-why-pass = Pasa: tus cartas mueven el coche { $car } { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
}, muy poco para recuperar una puja.
downforce-why-pass-owner = Pasa: ya tienes un coche, y otro solo compensa si tus cartas lo llevan lejos. El coche { $car } lo mueven { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
}.
downforce-why-pass-later = Pasa: tus cartas mueven el coche { $car } { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
}, pero el { $better }, que aún no ha salido, { $more }.
downforce-why-bid = ${ $number }M es un precio justo por el coche { $car }: tus cartas lo mueven { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
}.
downforce-why-bid-best = Puja ${ $number }M: tus cartas mueven el coche { $car } { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
}, más que a cualquiera de los que quedan.
downforce-why-keep = { $power } sirve en más turnos que las otras.
downforce-why-gain-up = tu coche { $car } avanza { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
} (del { $before } al { $after } puesto)
downforce-why-gain-past = tu coche { $car } avanza { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
} y adelanta a { $cars } (del { $before } al { $after } puesto)
downforce-why-gain-down = tu coche { $car } avanza { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
} (pero cae del { $before } al { $after } puesto)
downforce-why-gain-stays = tu coche { $car } avanza { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
} (sigue { $after })
downforce-why-gain-home = tu coche { $car } llega { $after } a la meta
downforce-why-loses = el { $car } pierde { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
}
downforce-why-gains = { $gains }.
downforce-why-gains-alone = { $gains }. Ningún otro coche gana casillas.
downforce-why-gains-others = { $gains }. Los demás coches ganan { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
}.
downforce-why-gains-held = { $gains }. Rivales frenados: { $held }.
downforce-why-held = Frena a tus rivales: { $held }.
downforce-why-play-other = No mueve ningún coche tuyo; los demás avanzan { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
} en total.
downforce-why-saves = No aporta nada a tus coches, pero guarda para más tarde { $card }, que los mueve { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
}.
downforce-why-better-card = { $reason } Frente a { $card }: { $pros }.
downforce-pro-own = { $spaces ->
    [1] 1 casilla más para tus coches
   *[other] { $spaces } casillas más para tus coches
}
downforce-pro-keeps = guarda esa carta para más tarde
downforce-pro-rivals = { $spaces ->
    [1] 1 casilla menos para los demás
   *[other] { $spaces } casillas menos para los demás
}
downforce-why-wilds = { $reason } { $count ->
    [1] Mejor uso del comodín
   *[other] Mejor uso de los comodines
}: { $uses }.
downforce-why-wild-use = { $steps } para el { $car }
downforce-why-wild-other = Dáselo al coche { $car }: con { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
} solo llega a { $place }.
downforce-why-wild-none = Ninguno de tus coches puede usarlo. Dáselo al { $car }: con { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
} solo llega a { $place }.
downforce-why-finish-own = ¡Tu coche { $car } llega a la meta!
downforce-why-finish-other = El coche { $car } no puede ir a otro sitio.
downforce-why-jam-own = El coche { $car } pierde { $left ->
    [1] 1 casilla
   *[other] { $left } casillas
} en el atasco.
downforce-why-jam-furthest = El coche { $car } pierde { $left ->
    [1] 1 casilla
   *[other] { $left } casillas
} en el atasco, pero es donde más adelante queda.
downforce-why-jam-other = En el atasco el coche { $car } pierde { $left ->
    [1] 1 casilla
   *[other] { $left } casillas
}: no es tuyo.
downforce-why-drive-own = { $gain }. Cualquier otra le cuesta hasta { $more ->
    [1] 1 casilla
   *[other] { $more } casillas
}.
downforce-why-drive-own-shuts = { $gain }. Ahí cierra el paso a estos coches: { $cars }.
downforce-why-drive-other = El coche { $car } no es tuyo: eso le cuesta { $more ->
    [1] 1 casilla
   *[other] { $more } casillas
}.
downforce-why-drive-other-shuts = El coche { $car } no es tuyo: ahí cierra el paso a estos coches: { $cars }.
downforce-why-drive-place = El coche { $car } no es tuyo: aquí solo queda { $place }; en otra casilla, { $best }.
downforce-why-drive-spared = El coche { $car } no es tuyo: en otra casilla podría perder hasta { $spaces ->
    [1] 1 casilla más
   *[other] { $spaces } casillas más
}.
downforce-why-drive-longest = El coche { $car } no es tuyo: este es su camino más largo, aunque por menos de una casilla.
downforce-why-drive-level = El coche { $car } no es tuyo, y el carril le supone menos de una casilla de diferencia.
downforce-why-skip = El coche { $car } se queda donde está en vez de avanzar { $steps ->
    [1] 1 casilla
   *[other] { $steps } casillas
}.
downforce-why-skip-wild = Nadie aprovecha el comodín ({ $steps ->
    [1] 1 casilla
   *[other] { $steps } casillas
}).
downforce-why-take = Mueve el coche { $car } hasta { $steps ->
    [1] 1 casilla
   *[other] { $steps } casillas
}.
downforce-why-decline = El coche { $car } está mejor aquí que dos casillas más allá.
downforce-why-bet = { $mine ->
    [yes] Tu coche { $car }
   *[no] El coche { $car }
} va { $place }{ $behind ->
    [0] .
    [1] , a 1 casilla del coche { $leader }.
   *[other] , a { $behind } casillas del coche { $leader }.
} Las cartas por jugar pueden moverlo { $left ->
    [1] 1 casilla
   *[other] { $left } casillas
}; las tuyas, { $hand } de ellas. Si gana, esta apuesta paga { $pays }.
