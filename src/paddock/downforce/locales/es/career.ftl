downforce-career-best = Mejor ganancia
downforce-career-total = Ganancias en total
downforce-career-first = Coches en primer lugar
