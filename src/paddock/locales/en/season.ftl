season-standings = Standings
season-place = Place
season-place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
season-race = { $number }. { $title }
season-total = Total
season-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
season-leads = { $raced ->
    [1] After 1 of { $races } races
   *[other] After { $raced } of { $races } races
} { $winners } { $count ->
    [1] leads
   *[other] share the lead
} with { $amount }.
season-champion = ★ { $winners } { $count ->
    [1] is the champion
   *[other] share the title
} with { $amount }.
season-level = ★ { $winners } { $count ->
    [1] is the champion
   *[other] share the title
} with { $amount }: level with { $others }, but better in the last race.
season-no-winnings = races of { $game } have no winnings: count points instead
season-mixed-winnings = winnings can only be added up if all races are of one game: count points instead
season-no-points = this season adds up winnings, so places score no points
season-bad-length = a season has 1 to { $most } races, not { $races }
season-bad-title = the title of a season has at most { $most } letters
season-bad-race = race { $number }: { $reason }
season-bad-seats = race { $number } has { $seats } seats, but the first one has { $first }: all races need the same number
season-bad-points = points are up to { $places } numbers from 0 to { $most }, none greater than the one before it
