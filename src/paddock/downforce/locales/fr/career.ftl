downforce-career-best = Meilleur gain
downforce-career-total = Gains cumulés
downforce-career-first = Voitures arrivées en tête
