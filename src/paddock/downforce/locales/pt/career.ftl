downforce-career-best = Melhor ganho
downforce-career-total = Ganhos no total
downforce-career-first = Carros em primeiro
