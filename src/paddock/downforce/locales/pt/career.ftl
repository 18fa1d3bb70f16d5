downforce-career-best = Melhor ganho
downforce-career-total = Ganhos totais
downforce-career-first = Carros vencedores
