# The story of a finished race.

formula-d-story-lead = { $car } takes the lead.
formula-d-story-wear = Wear points left
formula-d-story-overtake = Biggest overtake: { $car } passes { $count } cars in one move.
formula-d-story-brave = Bravest corner: { $car } overshoots { $corner } by { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
} and stays in the race.
formula-d-story-unlucky-out = Unluckiest roll: a { $face } on the black die, and { $car } is out.
formula-d-story-unlucky-start = Unluckiest roll: a { $face } at the start, and { $car } stalls.
formula-d-story-unlucky-roll = Unluckiest roll: { $car } is in gear { $gear } and rolls { $face }.
formula-d-story-longest = Longest move: { $car } drives { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
} in gear { $gear }.
formula-d-story-leader-out = Biggest drama: { $car } is in the lead and goes out.
formula-d-story-escape = Narrowest escape: { $car } finishes with { $left ->
    [1] 1 wear point
   *[other] { $left } wear points
} left.
formula-d-story-for-good = { $car } takes the lead for good.
formula-d-story-win = { $car } wins the race.
formula-d-story-drove = { $car } drives { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
}.
