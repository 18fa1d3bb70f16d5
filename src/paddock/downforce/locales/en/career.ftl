downforce-career-best = Best winnings
downforce-career-total = Winnings in all
downforce-career-first = First cars home
