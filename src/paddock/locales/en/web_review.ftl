# The review of a race, on its page.

web-review-of = Review of { $track }
web-review-about = Where the race was won and lost, how much was luck, and what would have been better.
web-review-you = Your race
web-review-decided = { $by ->
    [own] { $good ->
        [yes] Your own choices won it: they were worth { $amount }.
       *[no] Your own choices decided it: they cost you { $amount }.
    }
    [others] { $good ->
        [yes] The others made it easier: their choices gave you { $amount }.
       *[no] The others decided it: their choices cost you { $amount }.
    }
    [hidden] { $good ->
        [yes] The hidden cards fell your way: worth { $amount }.
       *[no] Hidden cards decided it: what you couldn’t see cost you { $amount }.
    }
   *[luck] { $good ->
        [yes] Luck was on your side ({ $kind }): worth { $amount }.
       *[no] Bad luck decided it ({ $kind }): it cost you { $amount }.
    }
}
web-review-decided-none = No single thing decided your race: luck and choices roughly balanced out.
web-review-amount = { $unit ->
    [turns] { $amount } turns
   *[points] { $amount } points
}
web-review-own-rest = About { $amount } of that came from { $choices ->
    [1] 1 choice not listed below
   *[other] { $choices } choices not listed below
}.
web-review-out = Before the turn that put you out, your chance to win was { $percent } %.
web-review-swing = Biggest swing, move { $move }:
web-review-gained = Your prospects rose by { $amount }.
web-review-lost = Your prospects fell by { $amount }.
web-review-swing-about = A swing includes what came to light with a move, such as cards and dice. A costly choice counts only what you could know.
web-review-points-about = Ten points are ten more wins in a hundred races like this one.
web-review-own = Your costliest choices
web-review-own-none = No single choice of yours was clearly a mistake.
web-review-rivals = Rivals’ mistakes
web-review-chosen = Chosen:
web-review-statistics = Statistics
web-review-mistakes-about = A mistake loses more than { $least } and more than two standard errors, judged by what could be known at the time.
web-review-making = We simulate thousands of races from every move. Leaving this page stops it.
web-review-waiting = Waiting for other reviews.
web-review-progress = Progress
web-review-stop = Stop
web-review-stopped = The review was stopped.
web-review-chances = Chances to win, move by move
web-review-watch = Watch this moment
web-review-luck = luck: { $kind }
web-review-moments = Key moments
web-review-move = Move { $move }
web-review-moments-none = No single move changed much.
web-review-better = Better:
web-review-worth = { $sure ->
    [yes] +{ $amount } points
   *[no] about +{ $amount } points
}
web-review-saved = { $sure ->
    [yes] { $amount } turns fewer
   *[no] about { $amount } turns fewer
}
web-review-watch-move = Watch
web-review-play-on = Try this move again
web-review-limits = Values assume drivers like these.

# Chances and hints, computed by the page.

web-odds = Chances to win
web-odds-about = Thousands of races simulated in your browser from what a spectator sees. Bots drive as they do here, players like the bot pro.
web-hint-thinking = Simulating your options…
web-hint-noted = Hints are noted in the race record.
web-hint-best = best
web-hint-equal = about as good
web-hint-little = a little worse
web-hint-worse = worse
web-hint-much = much worse
web-hint-slower = slower
web-hint-choice = choice
web-hint-clear = clearly best
web-hint-figures = Figures
web-analysis-loading = Loading the simulation…
web-analysis-none = No simulations: this browser can’t run them or blocks them.
web-analysis-other = No simulations: the server runs another version. Try again in a few minutes.

# The analysis board.

web-explore = Analysis board
web-explore-of = Analysis board: { $track }
web-explore-about = Choose for every seat. Nothing is stored.
web-explore-replay = Back to the replay
web-explore-begin = Start again from move { $move }
web-explore-again = Roll again
web-explore-values = What each choice is worth
