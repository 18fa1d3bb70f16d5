# What a review calls results and luck.

downforce-review-winnings = ganancias, M$
downforce-review-place = puesto (cuanto más bajo, mejor)
downforce-review-deal = reparto de cartas
downforce-review-lots = coches y poderes
downforce-review-grid = parrilla
downforce-review-bid = pujar { $money } por { $car } con { $card }
downforce-review-pass = pasar de { $car } con { $card }
downforce-review-skip = saltar { $car } { $steps }
downforce-review-take = tomar { $car } { $steps }

## What is said of a choice in a hint
downforce-hint-worth = El coche { $car } vale para ti { $worth } ± { $error }.
downforce-hint-better = Si te lo llevas por { $price }, acabas con { $left } más que sin él.
downforce-hint-fair = Por { $price } pagas más o menos lo que el coche { $car } vale para ti.
downforce-hint-worse = Por { $price } pagas { $left } más de lo que vale para ti: solo compensa para que no se lo lleven otros.
downforce-hint-same-bid = El mismo precio, pero enseñas otra carta a tus rivales.
downforce-hint-pass-instead = Da lo mismo que { $price } si un rival puja más; si no, te pierdes el coche { $car } a ese precio.
downforce-hint-pass-close = El coche { $car } vale más o menos lo que tendrías que pagar.
downforce-hint-bid-instead = Podría darte el coche { $car }, que tus cartas mueven { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
} en total.
downforce-hint-bid-more = { $price } es más difícil de superar que { $best }, pero cuesta más.
downforce-hint-bid-less = { $price } cuesta menos que { $best }, pero es más fácil de superar.
downforce-hint-wild = El coche { $car } avanza { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
} y queda { $place }.
downforce-hint-too-dear = No tienes ninguna puja por debajo de lo que vale para ti el coche { $car }.
downforce-hint-keep = { $power }: { $does }.
downforce-hint-decline = El coche { $car } se queda donde está.
