downforce-career-best = Best winnings
downforce-career-total = Total winnings
downforce-career-first = Winning cars
