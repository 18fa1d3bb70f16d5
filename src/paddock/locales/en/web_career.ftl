# One's own record.

web-career-about = Kept for this browser alone: no account, and no names of others.
web-career-none = Drive a race to its end, and it will be here. Guided races do not count.
web-career-waiting = { $count ->
    [1] 1 more race is being added up …
   *[other] { $count } more races are being added up …
}
web-career-races = Races
web-career-left = { $count } left to a bot
web-career-wins = Wins
web-career-share = { $percent } %
web-career-best = Best place
web-career-streak = Wins in a row
web-career-longest = longest: { $count }
web-career-last = Last places, the latest first
web-career-by = By circuit and rivals
web-career-circuit = Circuit
web-career-against = against { $level }
web-career-people = against people
web-career-alone = alone
web-career-list = All races
web-career-of = { $seats } drivers
web-career-not-driven = left to a bot
web-career-all = Show all { $count } races
web-career-forget = Forget the race at { $title }, { $date }
web-career-forget-all = Forget your whole career
web-career-forget-sure = Really forget all of it? It cannot be brought back
web-career-json = Download as JSON
web-career-csv = Download as a table (CSV)
web-career-counts = What counts
web-career-counts-own = Your own seat in every race that was driven to its end; not those of others at your screen.
web-career-counts-left = A race that you leave, or that a bot ends for you, is a race without a place and ends your row of wins.
web-career-counts-not = Lessons, imported races and races that go on from a moment of another one are left out.
web-career-counts-level = One person among the rivals makes it a race against people; otherwise the strongest bot says how hard it was.
web-career-counts-kept = The last 2,000 races are kept, also when their tables are long gone; after a year without you here, they go.
web-career-days = Race of the day
web-career-days-all = Days
web-career-days-streak = Days in a row
