# One's own record.

web-career-about = Tied to this browser: no account, no names of other players.
web-career-none = Finish a race and it appears here. Lessons don’t count.
web-career-waiting = { $count ->
    [1] Adding 1 more race…
   *[other] Adding { $count } more races…
}
web-career-races = Races
web-career-left = { $count } handed to a bot
web-career-wins = Wins
web-career-share = { $percent } %
web-career-best = Best place
web-career-streak = Winning streak
web-career-longest = longest: { $count }
web-career-last = Recent results
web-career-by = By circuit and rivals
web-career-circuit = Circuit
web-career-against = against { $level }
web-career-people = against people
web-career-alone = alone
web-career-list = All races
web-career-of = { $seats } drivers
web-career-not-driven = handed to a bot
web-career-all = Show all { $count } races
web-career-forget = Remove the race at { $title }, { $date }
web-career-forget-all = Delete your career
web-career-forget-sure = Delete everything? This can’t be undone
web-career-json = Download as JSON
web-career-csv = Download as a table (CSV)
web-career-counts = What counts
web-career-counts-own = Your own seat in every finished race, not other players on your device.
web-career-counts-left = A race that you leave, or that a bot finishes for you, counts without a place and ends your winning streak.
web-career-counts-not = Lessons, imported races and races continued from another one don’t count.
web-career-counts-level = One human rival makes it a race against people; otherwise the strongest bot sets the level.
web-career-counts-kept = The last 2,000 races are kept, even when their tables are gone, and deleted after a year of inactivity.
web-career-days = Race of the day
web-career-days-all = Days
web-career-days-streak = Daily streak
