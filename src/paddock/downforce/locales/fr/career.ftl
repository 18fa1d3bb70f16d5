downforce-career-best = Meilleur gain
downforce-career-total = Gains totaux
downforce-career-first = Voitures gagnantes
