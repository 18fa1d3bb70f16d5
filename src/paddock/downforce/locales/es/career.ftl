downforce-career-best = Mejor ganancia
downforce-career-total = Ganancias totales
downforce-career-first = Coches ganadores
