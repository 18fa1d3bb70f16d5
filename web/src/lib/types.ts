/**
 * What travels between the server and this page. Made by `./paddock schema --typescript` from the server's types:
 * change those, not this file.
 */

/** The action with this id is stored, as row `version`. */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}

/** Act for a seat. The client chooses `id`: an action sent again with the same id counts once. `version` is
 * that of the update on the screen. Refused if the seat has since chosen on another screen or by a bot. */
export interface Act {
  type: 'act';
  id: string;
  seat: number;
  action: string;
  version?: number | null;
}

/** The answer to Advise: what the coach would do, and why. */
export interface Advice {
  type: 'advice';
  id: string;
  action: string;
  reason: Message;
  then: Suggestion | null;
}

/** Ask what the coach would do, for a player who owes a choice in a lesson or a race with hints. */
export interface Advise {
  type: 'advise';
  id: string;
  seat: number;
}

/** The player is at the screen: cancels a nudge, and takes over from a bot that they did not ask for. */
export interface Alive {
  type: 'alive';
}

/** Whether the requesting guest may have the seat; false from that guest withdraws the request. */
export interface AnswerRequest {
  agree: boolean;
}

/** A request for a seat of a running race, under this name or the guest's own. */
export interface Ask {
  name?: string;
}

/** Take back the seat's last choice. */
export interface Back {
  type: 'back';
  id: string;
  seat: number;
}

/** A bar of amounts in the order of `kinds`, and their sum in words. */
export interface Bar {
  name: Message;
  amounts: number[];
  total: Message;
}

/** Sums of several amounts, positive or negative. */
export interface BarChart {
  type: 'bars';
  title: Message;
  kinds: Message[];
  bars: Bar[];
}

/** The best value of a figure, and its date. */
export interface BestResult {
  title: Message;
  value: number | Message;
  at: number;
}

/** A finished attempt. Its result and table are shown to guests who have finished theirs, and to all once
 * closed. */
export interface BoardLine {
  name: string;
  mine: boolean;
  rank: number | null;
  place: number | null;
  score: number | null;
  won: boolean | null;
  turns: number | null;
  table: string | null;
}

/** My own career, the last race first. */
export interface Career {
  name: string;
  games: GameCareer[];
  races: CareerRace[];
  days: DayStreak | null;
}

/** All races on one circuit against one level. */
export interface CareerLine {
  races: number;
  wins: number;
  best: number | null;
  figures: (number | Message | null)[];
  circuit: string;
  level: string;
}

/** One race of a guest. `level` is that of the strongest rival bot, "people" if a rival was a person, and
 * "alone" without rivals. `place` is None if the guest did not drive the race to its end. */
export interface CareerRace {
  table: string;
  at: number;
  game: string;
  circuit: string;
  level: string;
  seats: number;
  place: number | null;
  won: boolean;
  figures: Record<string, number>;
  day: string;
}

/** A challenge from a guest's view. */
export interface ChallengeInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  track: string;
  title: string;
  seats: number;
  seat: number;
  rivals: Rival[];
  maker: string;
  made_by_me: boolean;
  day: string;
  closes: number;
  closed: boolean;
  known: boolean;
  hash: string;
  seed: string | null;
  mine: MyTry | null;
  finished: number;
  racing: number;
  open_board: boolean;
  board: BoardLine[];
}

/** One face of the die to be rolled: its probability, and the best possible outcome. `outcome`: the road is
 * clear, a required stop can be made, the corner is overshot, or the car is out. `cost` is in wear points. */
export interface Chance {
  face: number;
  chance: number;
  outcome: 'clear' | 'stop' | 'overshoot' | 'out';
  cost: number;
}

/** A legal action: what to send, its label, and its preview. `then`: the choices of the same seat that follow
 * at once, where both questions can be asked as one. */
export interface Choice {
  action: string;
  label: Message;
  preview: Preview;
  then: Choice[];
}

/** A corner of a circuit; `shortest` and `longest` are its ways in spaces. */
export interface CircuitCorner {
  name: string;
  stops: number;
  shortest: number;
  longest: number;
}

/** A circuit in figures; `shape` is its middle line as the path of an SVG picture. */
export interface CircuitFacts {
  shape: string;
  palette: string;
  spaces: number;
  steps: number;
  corners: number;
  stops: number;
  bent: number;
  character: 'fast' | 'mixed' | 'twisty';
  turns: number | null;
}

/** Figures of bots' races on a circuit; `digest` is the beginning of the track's digest. */
export interface CircuitFigures {
  digest: string;
  races: number;
  passes: number;
  pole: number;
  home: number;
  turns: number | null;
  gears: number[];
}

/** A built-in circuit: its facts, how bots raced on it, and the best results on this server. */
export interface CircuitPage {
  name: string;
  title: string;
  game: string;
  digest: string;
  facts: CircuitFacts;
  corners: CircuitCorner[];
  figures: CircuitFigures | null;
  results: CircuitResults;
}

/** The best results of this server's guests on a circuit. */
export interface CircuitResults {
  races: number;
  best: BestResult[];
}

/** The secret of a seat link. */
export interface Claim {
  secret: string;
}

/** Time limits: seconds for each decision, then the reserve for the whole race. */
export interface Clock {
  decision: number;
  reserve: number;
}

/** A coach's remark, shown from this version of the race, and what to highlight. Lights are `car:KEY`,
 * `space:NAME`, `corner:NUMBER`, `mine`, `ahead`, or a part of the page by its name. */
export interface CoachRemark {
  version: number;
  text: Message;
  light: string[];
}

/** Set whether the seat wants to be asked even if there is a single answer. */
export interface Confirm {
  type: 'confirm';
  seat: number;
  on: boolean;
}

/** The settings of the corner nearest to a place in the drawing. */
export interface CornerMark {
  at: [number, number];
  name?: string;
  stops?: number | null;
}

/** A figure of one car: the moments at which it changed, with the new values. */
export interface Curve {
  car: number;
  points: [number, number][];
}

/** A figure of every car over the whole race. */
export interface CurveChart {
  type: 'curves';
  title: Message;
  curves: Curve[];
}

/** A game's races of the day, with the hash of tomorrow's seed. */
export interface DayInfo {
  today: ChallengeInfo;
  yesterday: ChallengeInfo | null;
  tomorrow: string;
}

/** Streaks of days with a finished daily race: the current one, the longest, and the number of days. */
export interface DayStreak {
  streak: number;
  longest: number;
  days: number;
}

/** A request for an invented circuit. */
export interface DieRoll {
  game: string;
  style: 'fast' | 'twisty' | 'street';
  seed: number;
}

export interface DownforceAlreadyHome {
  type: 'already-home';
  car: string;
}

/** A lot is on offer to the bidders. `must`: they may not pass. `again`: a lot that was set aside before. */
export interface DownforceAuction {
  type: 'auction';
  lot: number;
  bidders: number[];
  bids: (DownforceBid | DownforceSealed | null)[];
  must: boolean;
  again: boolean;
}

/** A bet and its payout. */
export interface DownforceBetResult {
  car: string;
  payout: number;
}

export interface DownforceBetSealed {
  type: 'bet-sealed';
  seat: number;
  line: number;
}

/** All players note a bet. `line` counts from 0; `due` lines were crossed in all. */
export interface DownforceBetting {
  type: 'betting';
  line: number;
  due: number;
  bets: (number | DownforceSealed | null)[];
}

/** Offers a card for the lot. `at` declares the number of a bid without the lot's colour (DF-17). */
export interface DownforceBid {
  type: 'bid';
  seat: number;
  card: string;
  at: number | null;
}

export interface DownforceBidSealed {
  type: 'bid-sealed';
  seat: number;
}

export interface DownforceBidsShown {
  type: 'bids-shown';
  bids: DownforceBid[];
  numbers: (number | null)[];
}

export interface DownforceBlocked {
  type: 'blocked';
  car: string;
  steps: number;
}

/** Determined: two more spaces for this car, or decline. */
export interface DownforceBonus {
  type: 'bonus';
  run: DownforceRun;
  car: number;
}

export interface DownforceBonusDeclined {
  type: 'bonus-declined';
  seat: number;
  car: string;
}

export interface DownforceCameHome {
  type: 'came-home';
  car: string;
  place: number;
}

/** A car's result: its place (None: stalled), owner, price and prize. */
export interface DownforceCarResult {
  car: string;
  place: number | null;
  owner: number | null;
  price: number;
  prize: number;
  space: string | null;
  laps: number;
}

export interface DownforceCardPlayed {
  type: 'card-played';
  seat: number;
  card: string;
  upwards: boolean;
}

export interface DownforceCardsDealt {
  type: 'cards-dealt';
  each: number;
  left: number;
}

export interface DownforceCarsDealt {
  type: 'cars-dealt';
  owners: number[];
}

/** Waits for a shuffle: "cards", "lots", "powers" or "grid". */
export interface DownforceDealing {
  type: 'dealing';
  what: string;
}

/** The driver chooses where the car goes. `more` is 1 if Aggressive may add a space. */
export interface DownforceDriving {
  type: 'driving';
  run: DownforceRun;
  driver: number;
  car: number;
  steps: number;
  more: number;
  skips: boolean;
}

/** A car moved along `way` (its start first). `left`: steps lost in a jam. `power`: what changed the move. */
export interface DownforceDrove {
  type: 'drove';
  seat: number;
  car: string;
  way: string[];
  steps: number;
  left: number;
  power: string | null;
}

export type DownforceEvent = DownforceCardsDealt | DownforceCarsDealt | DownforcePowersDealt | DownforceGridSet | DownforceLotOpened | DownforceBidSealed | DownforceBidsShown | DownforceLotSold | DownforceLotAside | DownforceLotUnowned | DownforceKeepSealed | DownforcePowerKept | DownforcePilesShuffled | DownforceRaceStarted | DownforceCardPlayed | DownforceWildPicked | DownforceWildLost | DownforceLineSkipped | DownforceDrove | DownforceBlocked | DownforceAlreadyHome | DownforceCameHome | DownforceBonusDeclined | DownforceLineCrossed | DownforceBetSealed | DownforceHandDropped | DownforceStalled | DownforceRaceOver;

/** The race is over. */
export interface DownforceFinished {
  type: 'finished';
  result: DownforceRaceResult;
}

export interface DownforceGridSet {
  type: 'grid-set';
  cars: string[];
}

/** All cars of the seat have finished: it plays no more cards. */
export interface DownforceHandDropped {
  type: 'hand-dropped';
  seat: number;
  cards: string[];
}

/** Keeps one of the powers won (DF-18), or takes one from the box to replace Cunning (DF-51). */
export interface DownforceKeep {
  type: 'keep';
  seat: number;
  power: string;
}

export interface DownforceKeepSealed {
  type: 'keep-sealed';
  seat: number;
}

/** Players with several powers choose the one they keep. */
export interface DownforceKeeping {
  type: 'keeping';
  keepers: number[];
  kept: (DownforceKeep | DownforceSealed | null)[];
}

/** Revealed by a bid: this seat's hand had no line of this colour below this number. */
export interface DownforceLack {
  seat: number;
  colour: number;
  below: number;
}

export interface DownforceLineCrossed {
  type: 'line-crossed';
  line: number;
}

export interface DownforceLineSkipped {
  type: 'line-skipped';
  seat: number;
  car: string;
  steps: number;
}

/** A car and a power auctioned together; the power is None without powers, and for the sixth lot of five
 * powers. */
export interface DownforceLot {
  car: number;
  power: string | null;
}

export interface DownforceLotAside {
  type: 'lot-aside';
  car: string;
  power: string | null;
}

export interface DownforceLotOpened {
  type: 'lot-opened';
  car: string;
  power: string | null;
  bidders: number[];
  must: boolean;
  again: boolean;
}

/** `by` is what decided: "number", "cars", "no-wild", "clockwise", or "forced" for the last player without a
 * car. */
export interface DownforceLotSold {
  type: 'lot-sold';
  seat: number;
  car: string;
  power: string | null;
  price: number;
  by: string;
  card: string;
}

export interface DownforceLotUnowned {
  type: 'lot-unowned';
  car: string;
  power: string | null;
}

/** Strategic: skip the line, or let the Cunning owner drive it? */
export interface DownforceOffering {
  type: 'offering';
  run: DownforceRun;
}

/** The player names the car that the wild line moves. */
export interface DownforcePickingWild {
  type: 'wild';
  run: DownforceRun;
}

export interface DownforcePilesShuffled {
  type: 'pile-shuffled';
  seat: number;
  cards: number;
}

/** Two players: waits for the shuffle of this seat's draw pile. */
export interface DownforcePiling {
  type: 'piling';
  seat: number;
}

/** The player whose turn it is plays a card. */
export interface DownforcePlaying {
  type: 'playing';
}

export interface DownforcePowerKept {
  type: 'power-kept';
  seat: number;
  power: string;
  returned: string[];
}

export interface DownforcePowersDealt {
  type: 'powers-dealt';
  powers: string[];
}

export interface DownforceRaceOver {
  type: 'race-over';
  result: DownforceRaceResult;
}

/** The end of a race. `decided_by` names the scores: "winnings", "home" or "distance". */
export interface DownforceRaceResult {
  winners: number[];
  scores: number[];
  decided_by: string;
  cars: DownforceCarResult[];
  sheets: DownforceSheet[];
}

export interface DownforceRaceStarted {
  type: 'race-started';
  seat: number;
  car: string;
}

/** Two players: a player who won only Cunning takes one of the powers in the box. */
export interface DownforceReplacing {
  type: 'replacing';
  seat: number;
  powers: string[];
}

/** A card being resolved: the due line and all after it, in the order of play. */
export interface DownforceRun {
  lines: [number, number][];
  card: number;
  first: boolean;
  picked: number[];
  skips: boolean;
}

/** In a view, another seat's sealed choice. */
export interface DownforceSealed {
  type: 'sealed';
}

/** A player's score sheet: winnings = prizes + bets − auction. */
export interface DownforceSheet {
  prizes: number;
  betting: number;
  auction: number;
  winnings: number;
  bets: DownforceBetResult[];
}

export interface DownforceStalled {
  type: 'stalled';
  car: string;
}

/** Everything a seat has seen; `seat` None is a spectator. Other fields are as in State. */
export interface DownforceView {
  seat: number | null;
  ask: DownforceDealing | DownforceAuction | DownforceKeeping | DownforceReplacing | DownforcePiling | DownforcePlaying | DownforcePickingWild | DownforceOffering | DownforceDriving | DownforceBonus | DownforceBetting | DownforceFinished;
  hand: number[];
  own_pile: number[];
  hand_sizes: number[];
  pile_sizes: number[];
  pile_size: number;
  box_size: number;
  face_up: number[][];
  lots: DownforceLot[];
  aside: number[];
  last_winner: number;
  owners: number[];
  prices: number[];
  won: string[][];
  power: (string | null)[];
  known: number[][];
  lacks: DownforceLack[];
  spent: number[];
  grid: number[];
  cars: number[];
  laps: number[];
  places: number[];
  player: number;
  discards: number[];
  bets_made: number;
  bets: number[][];
}

/** A wild is lost, as no car is left for it. */
export interface DownforceWildLost {
  type: 'wild-lost';
  seat: number;
}

export interface DownforceWildPicked {
  type: 'wild-picked';
  seat: number;
  car: string;
  steps: number;
}

/** The result of a drawing: a board, or its faults. `points` come with files and invented circuits. */
export interface Drafted {
  board: StudioBoard | null;
  faults: DrawingFault[];
  points: [number, number][];
  title: string;
}

/** A drawn lap; its points start at the wanted finish line, in driving order, y down. */
export interface Drawing {
  game: string;
  points: [number, number][];
  title?: string;
  rows?: number | null;
  marks?: CornerMark[];
  widths?: StraightWidth[];
  land?: 'park' | 'woods' | 'town' | 'harbour' | 'coast' | 'desert' | 'night';
  pit?: 'any' | 'left' | 'right' | 'none';
}

/** Why a drawing is not a circuit yet, and where. */
export interface DrawingFault {
  reason: Message;
  at: [number, number] | null;
}

/** A corner of the board, and its place in the drawing. */
export interface DrawnCorner {
  name: string;
  stops: number;
  at: [number, number];
  own: boolean;
}

/** A file with the centre line of a circuit, or a track file; `name` is the file's name. */
export interface DrawnFile {
  game: string;
  name: string;
  text: string;
}

/** A straight whose width can be set, and its place in the drawing. */
export interface DrawnStraight {
  lanes: number;
  at: [number, number];
}

/** A player's words to mix into the seed before the start. */
export interface Entropy {
  seat: number;
  text: string;
}

/** The answer to Why: the reason, or None if the action is legal. */
export interface Explanation {
  type: 'because';
  id: string;
  reason: Message | null;
}

/** A moment of a finished race, by its number of moves, and the moves played after it. */
export interface Explore {
  at: number;
  moves?: string[];
}

/** The result: all moves including luck, and the race from the view of the seat to choose. */
export interface Explored {
  moves: string[];
  update: Update;
  odds: Positions;
  choices: SeatPosition | null;
}

/** Figures that a page has computed about choices at a version of a race, to be put into words. */
export interface Figures {
  version: number;
  actions: string[];
  price?: Price | null;
}

/** A finished race to remove from my list; None: all of them. */
export interface Forget {
  table?: string | null;
}

/** A race to remove from my career; None: all of them. */
export interface ForgetCareer {
  table?: string | null;
}

export interface FormulaDBraked {
  type: 'braked';
  car: number;
  spaces: number;
  blocked: boolean;
  free: boolean;
}

export interface FormulaDCameHome {
  type: 'came-home';
  car: number;
  place: number;
}

/** A car in a view. */
export interface FormulaDCarView {
  seat: number;
  team: string;
  space: string | null;
  gear: number;
  wp: number;
  stops: number;
  owed: number;
  lap: number;
  turns: number;
  nitro: number;
  passes: number;
}

export interface FormulaDCheckpointPassed {
  type: 'checkpoint-passed';
  car: number;
  gained: number;
}

/** The driver chooses a gear (FD-03). */
export interface FormulaDChoosingGear {
  type: 'choosing-gear';
  car: number;
}

/** The black die for a car close to others (FD-26): `rollers` in order, the first one now. */
export interface FormulaDColliding {
  type: 'colliding';
  car: number;
  face: number;
  over: number;
  near: number[];
  rollers: number[];
}

export interface FormulaDCollisionRolled {
  type: 'collision-rolled';
  car: number;
  near: number[];
  face: number;
}

export interface FormulaDDangerRolled {
  type: 'danger-rolled';
  car: number;
  face: number;
}

export interface FormulaDDieRolled {
  type: 'die-rolled';
  car: number;
  gear: number;
  face: number;
}

/** The driver chooses where the move ends: `face` spaces, and `bonus` more with nitro. */
export interface FormulaDDriving {
  type: 'driving';
  car: number;
  face: number;
  bonus: number;
}

export interface FormulaDDrove {
  type: 'drove';
  car: number;
  way: string[];
}

export type FormulaDEvent = FormulaDGridRolled | FormulaDGridSet | FormulaDRoundBegun | FormulaDStartRolled | FormulaDGearChosen | FormulaDDieRolled | FormulaDNitroUsed | FormulaDDrove | FormulaDBraked | FormulaDOvershot | FormulaDStopped | FormulaDLost | FormulaDWentOut | FormulaDLineCrossed | FormulaDCameHome | FormulaDPitted | FormulaDCollisionRolled | FormulaDMotorRolled | FormulaDDangerRolled | FormulaDTroubleRolled | FormulaDSpeedNoted | FormulaDPoliceBonus | FormulaDCheckpointPassed | FormulaDRaceOver;

/** The race is over: no car is left on the board. */
export interface FormulaDFinished {
  type: 'finished';
}

export interface FormulaDGearChosen {
  type: 'gear-chosen';
  car: number;
  gear: number;
  before: number;
}

/** A retired car, and the id of its cause as in events. */
export interface FormulaDGone {
  car: number;
  cause: string;
}

/** The black die decides the grid; `rolls` has each car's rolls, several after ties (FD-10). */
export interface FormulaDGrid {
  type: 'grid';
  rolls: number[][];
}

export interface FormulaDGridRolled {
  type: 'grid-rolled';
  car: number;
  face: number;
  again: boolean;
}

export interface FormulaDGridSet {
  type: 'grid-set';
  cars: number[];
  spaces: string[];
}

/** The black die for black spaces, `left` of them to go (FD-42). */
export interface FormulaDInDanger {
  type: 'in-danger';
  car: number;
  face: number;
  left: number;
}

/** The black die in the trouble-maker zone (FD-41). */
export interface FormulaDInTrouble {
  type: 'in-trouble';
  car: number;
  face: number;
}

export interface FormulaDLineCrossed {
  type: 'line-crossed';
  car: number;
  lap: number;
}

export interface FormulaDLost {
  type: 'lost';
  car: number;
  points: number;
  left: number;
  cause: 'gear' | 'braking' | 'overshooting' | 'blocked' | 'corner' | 'collision' | 'motor' | 'trouble' | 'danger';
}

export interface FormulaDMotorRolled {
  type: 'motor-rolled';
  car: number;
  face: number;
}

export interface FormulaDNitroUsed {
  type: 'nitro-used';
  car: number;
  bonus: number;
}

/** The driver has rolled and may add nitro (FD-40). */
export interface FormulaDOfferingNitro {
  type: 'offering-nitro';
  car: number;
  face: number;
}

export interface FormulaDOvershot {
  type: 'overshot';
  car: number;
  corner: number;
  name: string;
  spaces: number;
}

export interface FormulaDPitted {
  type: 'pitted';
  car: number;
  gained: number;
}

export interface FormulaDPoliceBonus {
  type: 'police-bonus';
  car: number;
  speed: number;
  gained: number;
}

export interface FormulaDRaceOver {
  type: 'race-over';
  cars: number[];
  home: number;
}

/** The die of the car's gear is rolled. */
export interface FormulaDRolling {
  type: 'rolling';
  car: number;
}

export interface FormulaDRoundBegun {
  type: 'round-begun';
  round: number;
  order: number[];
}

/** A note of the police: the number of a car's passing, and its speed. */
export interface FormulaDSpeed {
  passing: number;
  car: number;
  speed: number;
}

export interface FormulaDSpeedNoted {
  type: 'speed-noted';
  car: number;
  speed: number;
}

export interface FormulaDStartRolled {
  type: 'start-rolled';
  car: number;
  face: number;
  start: 'stalled' | 'normal' | 'great';
}

/** The black die decides how the car starts (FD-11). */
export interface FormulaDStarting {
  type: 'starting';
  car: number;
}

export interface FormulaDStopped {
  type: 'stopped';
  car: number;
  corner: number;
  name: string;
  stops: number;
  demanded: number;
}

/** The black die for the motors: `rollers` in order, the first one now (FD-27). */
export interface FormulaDStraining {
  type: 'straining';
  car: number;
  rollers: number[];
}

export interface FormulaDTroubleRolled {
  type: 'trouble-rolled';
  car: number;
  face: number;
}

/** The table as a seat (None: a spectator) sees it. */
export interface FormulaDView {
  seat: number | null;
  round: number;
  order: number[];
  cars: FormulaDCarView[];
  ask: FormulaDGrid | FormulaDStarting | FormulaDChoosingGear | FormulaDRolling | FormulaDOfferingNitro | FormulaDDriving | FormulaDColliding | FormulaDInDanger | FormulaDInTrouble | FormulaDStraining | FormulaDFinished;
  grid: number[];
  home: number[];
  gone: FormulaDGone[];
  speeds: FormulaDSpeed[];
  judged: number;
}

export interface FormulaDWentOut {
  type: 'went-out';
  car: number;
  cause: 'gear' | 'braking' | 'overshooting' | 'blocked' | 'corner' | 'collision' | 'motor' | 'trouble' | 'danger';
}

/** One moment of a finished race: after its `moves`-th move, from a seat's view. */
export interface Frame {
  moves: number;
  move: string;
  line: Line;
  view: unknown;
  hands: unknown[];
}

/** All races of one game, with the current and the longest winning streak. */
export interface GameCareer {
  races: number;
  wins: number;
  best: number | null;
  figures: (number | Message | null)[];
  game: string;
  left: number;
  streak: number;
  longest: number;
  headings: Message[];
  lines: CareerLine[];
}

/** An event of a game: its type, and what that game's events say of it. */
export interface GameEvent {
  type: string;
  [more: string]: unknown;
}

/** A game with its options, tracks and bots. */
export interface GameInfo {
  name: string;
  title: string;
  seats_option: string;
  options: OptionInfo[];
  tracks: TrackName[];
  bots: string[];
  lessons: LessonInfo[];
  guide: boolean;
  seasons: ReadySeason[];
  valued: boolean;
  analysed: boolean;
}

/** The rules of a game in one language. */
export interface Guide {
  lead: string;
  parts: GuidePart[];
}

/** A position that shows a rule at work: its text, what its seat sees and may choose, and what follows. */
export interface GuideExample {
  name: string;
  text: string;
  board: boolean;
  track: string | null;
  kit: Record<string, unknown>;
  names: string[];
  seat: number | null;
  view: unknown;
  choices: Choice[];
  events: GameEvent[];
  say: Message[];
  sheet: ScoreSheet | null;
}

/** A part of the rules: a summary, examples, and the exact rules. */
export interface GuidePart {
  id: string;
  title: string;
  summary: string;
  examples: GuideExample[];
  rules: GuideRule[];
}

/** A rule in full, by its number; `ruling` explains our decision where the printed rules leave something
 * open. */
export interface GuideRule {
  id: string;
  text: string;
  ruling: string | null;
}

/** What to watch: one of the guest's seats (None: as a spectator), from this version and chat message on. */
export interface Hello {
  type: 'hello';
  seat?: number | null;
  since?: number;
  heard?: number;
}

/** A moment that people talk about afterwards, in one sentence; `car` is a number in `cars`. */
export interface Highlight {
  at: number;
  say: Message;
  car: number | null;
}

/** A record as text. */
export interface Import {
  record: string;
}

/** Links to a table or to the server. Only callers on this machine are sent its local addresses. */
export interface Invitation {
  links: InvitationLink[];
  only_here: boolean;
  addresses: string[];
}

/** A link, and its QR code as a data URI. */
export interface InvitationLink {
  url: string;
  qr: string;
}

/** A choice and a better one. The loss is in millionths: of a win, or of the result in a solo race. */
export interface JudgedChoice {
  at: number;
  seat: number;
  chosen: Message;
  best: Message | null;
  why: Message | null;
  loss: number;
  error: number;
  mistake: boolean;
  vague: boolean;
}

/** A notable moment: when it happened, the car (its number in `cars`), if any, and a caption. */
export interface Landmark {
  at: number;
  kind: 'lead' | 'line' | 'bet' | 'stop' | 'crash' | 'home';
  say: Message;
  car: number | null;
}

/** A lesson: a race with a coach, a prepared start and fixed luck. */
export interface LessonInfo {
  name: string;
  title: Message;
  about: Message;
}

/** A public row of the race: what happened, as data and as texts. `say[i]` puts `events[i]` into words. A
 * take-back names the rows that no longer count. `seat` is the seat that moved; None for luck, or nobody. */
export interface Line {
  seq: number;
  seat: number | null;
  events: GameEvent[];
  say: Message[];
  undone: number[];
}

/** Ask what would follow if the seat did this. */
export interface Look {
  type: 'look';
  id: string;
  seat: number;
  action: string;
}

/** The source of the race's luck: the seed's hash is shown before the start, the seed at the end. `unproven`
 * is the id of the reason why this race's luck cannot be proven, if so. */
export interface LuckInfo {
  hash: string | null;
  seed: string | null;
  entropy: string[];
  unproven: string | null;
}

/** A kind of luck, as players call it. */
export interface LuckKind {
  key: string;
  name: Message;
}

/** A choice among several. */
export interface MadeChoice {
  at: number;
  seat: number;
  label: Message;
}

/** The guest of this browser, and the tables where they sit. */
export interface Me {
  name: string;
  tables: MyTable[];
}

/** A text to display: its id in locales/ and its arguments, which may be messages themselves. */
export interface Message {
  id: string;
  args: Record<string, string | number | Seat | Thing | Message>;
}

/** One of my tables: whose turn it is, or how the race ended. */
export interface MyTable {
  id: string;
  code: string;
  game: string;
  options: Options;
  track: string;
  title: string;
  stage: 'lobby' | 'racing' | 'over' | 'frozen' | 'closed';
  seats: SeatInfo[];
  host: boolean;
  public: boolean;
  luck: LuckInfo;
  watchers: number;
  clock: Clock | null;
  frozen: string | null;
  rematch: string | null;
  rematch_by: string;
  again: boolean;
  imported: boolean;
  lesson: LessonInfo | null;
  request: RequestInfo | null;
  talk: 'off' | 'seats' | 'read' | 'all';
  says: boolean;
  season: SeasonInfo | null;
  trial: TrialInfo | null;
  odds: 'off' | 'spectators' | 'all';
  sees_odds: boolean;
  hints: boolean;
  hinted: boolean;
  reduced: boolean;
  reviewed: boolean;
  since: number | null;
  waits: number[];
  winners: number[];
  scores: number[];
  verdict: Message | null;
}

/** My counted attempt: its table, whether it is over, and why it does not count, if so. */
export interface MyTry {
  table: string;
  done: boolean;
  why: '' | 'bot' | 'closed' | 'late' | 'gone';
}

/** A display name. */
export interface Named {
  name: string;
}

/** A challenge to make: a start, a seat and rival bots, or all of these from a finished race. */
export interface NewChallenge {
  game?: string;
  options?: Record<string, unknown>;
  seat?: number;
  rivals?: string[];
  table?: string;
  days?: number;
}

/** A lesson to start, by its name. */
export interface NewLesson {
  game: string;
  lesson: string;
}

/** A race of a new season. */
export interface NewRace {
  game: string;
  options?: Options;
}

/** A season to make, and its first table. Without `count`, the games decide what counts. */
export interface NewSeason {
  races: NewRace[];
  count?: 'points' | 'winnings' | null;
  points?: number[] | null;
  title?: string;
  ready?: string;
  seats?: NewSeat[];
  public?: boolean;
  clock?: Clock | null;
  start?: boolean;
  talk?: 'off' | 'seats' | 'read' | 'all';
  odds?: 'off' | 'spectators' | 'all';
  hints?: boolean;
}

/** A seat of a new table: mine, another player's at my screen, any guest's, or a bot's. */
export interface NewSeat {
  kind: 'me' | 'here' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

/** A table to make. Seats left out are open; their number follows from the options. */
export interface NewTable {
  game: string;
  options?: Options;
  seats?: NewSeat[];
  public?: boolean;
  clock?: Clock | null;
  start?: boolean;
  talk?: 'off' | 'seats' | 'read' | 'all';
  odds?: 'off' | 'spectators' | 'all';
  hints?: boolean;
}

/** One value of an option that has a fixed set of values. */
export interface OptionChoice {
  value: string;
  title: Message;
}

/** Everything that a panel needs to draw an option of an unknown game. A number has limits; the game decides
 * a default of None. A preset is a flag that sets several options at once (`sets`). */
export interface OptionInfo {
  name: string;
  kind: 'number' | 'flag' | 'choice' | 'track' | 'deck' | 'preset';
  title: Message;
  about: Message;
  default: boolean | number | string | null;
  low: number | null;
  high: number | null;
  choices: OptionChoice[];
  sets: Record<string, boolean | number | string>;
}

export type Options = Record<string, unknown>;

/** The answer to Look: what would follow, step by step. Empty: no more than the preview says. */
export interface Outlook {
  type: 'outlook';
  id: string;
  steps: OutlookStep[];
}

/** One step of what would follow a choice if every car went as far as it can. `depends`: another player
 * decides this step ("other"), the chooser still has to decide ("choice"), or an earlier step depends on
 * either ("earlier"). */
export interface OutlookStep {
  note: Message;
  car: string;
  way: string[];
  depends: 'nothing' | 'choice' | 'other' | 'earlier';
  decides: number | null;
  order: string[];
}

/** A player who owes a choice: for how long, and what others may do about it. */
export interface Owed {
  seat: number;
  seconds: number;
  help: 'nudge' | 'nudged' | 'bot' | null;
  by: string | null;
}

/** A seat's view of a race after its first `version` rows; without a seat, a spectator's. */
export interface Past {
  version: number;
  seat: number | null;
  view: unknown;
}

/** Keep the connection open. */
export interface Ping {
  type: 'ping';
  n: number;
}

/** A race of a ready-made season. */
export interface PlannedRace {
  game: string;
  options: RaceOptions;
}

/** A new table that continues this race after its `moves`-th move. */
export interface PlayOn {
  moves: number;
  luck?: 'same' | 'new';
  seats?: NewSeat[];
}

/** The answer to Ping. */
export interface Pong {
  type: 'pong';
  n: number;
}

/** A moment of a race, as seen by a seat or a spectator. */
export interface Position {
  at: number;
  row: string;
  hidden: string;
  changes: [number, number][];
  result: number;
  answers: number[];
  seed: number;
}

/** Moments of a race, for the kernel and the tables with these digests. */
export interface Positions {
  kernel: string;
  set_up: string;
  positions: Position[];
  total: number;
}

/** What a player sees before choosing: the car's way, the consequences with reasons, and the odds. */
export interface Preview {
  way: string[];
  notes: Message[];
  chart: Chance[];
}

/** The price at which a seat is indifferent between buying and passing, in millionths of a result. */
export interface Price {
  worth: number;
  error: number;
}

export type RaceOptions = Record<string, unknown>;

/** A finished race, move by move. For each seat expected + lucks + hidden + own + others = result, exactly.
 * Amounts are millionths, in two rows: the chance to win, and the result. Moments are in the order of moves,
 * secret choices in the order of seats. */
export interface RaceReview {
  type: 'review';
  seed: string;
  playouts: number;
  alone: boolean;
  hides: boolean;
  result: ResultKind;
  lucks: LuckKind[];
  wins: SeatSum[];
  results: SeatSum[];
  losses: SeatLosses[];
  levels: Record<string, number>;
  moments: ValuedMoment[];
  turning_points: TurningPoint[];
  mistakes: JudgedChoice[];
  all_mistakes: number;
  choices: MadeChoice[];
}

/** What a page needs to run whole races, and where a row holds their progress. */
export interface RaceTables {
  tables: Tables;
  road: RoadRow;
}

/** A ready-made season of a game. */
export interface ReadySeason {
  name: string;
  title: Message;
  about: Message;
  races: PlannedRace[];
  count: 'points' | 'winnings';
  points: number[];
}

/** The reason for or against each choice, the order of equal ones, and the consequence of the price. */
export interface Reasons {
  reasons: Message[];
  ranks: number[];
  note: Message | null;
}

/** The action with this id ("" for a message without one) was not accepted; with the reason. */
export interface Refused {
  type: 'refused';
  id: string;
  reason: Message;
}

/** Moments of a finished race, in order; `total` moves in all. */
export interface Replay {
  table: TableInfo;
  total: number;
  frames: Frame[];
  sheet: ScoreSheet | null;
  result: Result | null;
}

/** A request for a seat in a running race, answered by the host, or by any seated player if the host has
 * left. */
export interface RequestInfo {
  seat: number;
  name: string;
  mine: boolean;
  asked: boolean;
  seconds: number;
}

/** How a race ended, in any game: the seats ranked first (several if tied) and the score of each seat. */
export interface Result {
  winners: number[];
  scores: number[];
}

/** The kernel's result of a seat: its name, and whether more is better (1) or worse (-1). */
export interface ResultKind {
  name: Message;
  sign: number;
}

export type ReviewEvent = ReviewProgress | RaceReview | ReviewFailed;

/** The reason why there will be no review. */
export interface ReviewFailed {
  type: 'failed';
  trouble: Trouble;
}

/** The progress of a review, from 0 to 1; null while it waits for its turn. */
export interface ReviewProgress {
  type: 'progress';
  done: number | null;
}

/** A bot in a challenge. */
export interface Rival {
  seat: number;
  name: string;
  bot: string;
}

/** Indices in a race's row: of single numbers, or of the first of numbers by car. */
export interface RoadRow {
  cars: number;
  asked: number;
  over: number;
  space: number;
  lap: number;
  turns: number;
  home: number;
  outs: number;
  entry: number;
  circle: number;
  spaces: string[];
  along: number[];
  grid: number[];
}

/** A chat message or reaction, in the name of a seat of the guest's where given. */
export interface Say {
  seat?: number | null;
  text?: string;
  reaction?: 'bravo' | 'flag' | 'fast' | 'laugh' | 'gasp' | 'sad' | null;
}

/** A figure or a few words, with the reason. */
export interface ScoreCell {
  value: number | Message | null;
  reason: Message | null;
}

/** A row of a score table: its heading and a cell for each column. `total`: the deciding row. */
export interface ScoreRow {
  heading: Message;
  cells: ScoreCell[];
  total: boolean;
}

/** The score sheet: its tables, and the verdict. */
export interface ScoreSheet {
  tables: ScoreTable[];
  verdict: Message;
}

/** One table of the score sheet. `figures`: which columns are aligned as figures. */
export interface ScoreTable {
  title: Message;
  columns: Message[];
  rows: ScoreRow[];
  figures: boolean[];
}

/** The season that a race is part of, with the standings after the finished races. */
export interface SeasonInfo {
  id: string;
  title: Message;
  number: number;
  races: SeasonRaceInfo[];
  count: 'points' | 'winnings';
  points: number[];
  raced: number;
  sheet: ScoreSheet | null;
  champions: number[];
}

/** A race of a season; `table` is set once it has begun. */
export interface SeasonRaceInfo {
  game: string;
  title: string;
  table: string | null;
}

/** A seat as a message argument, shown as the player's name. */
export interface Seat {
  seat: number;
}

/** A seat's public data. `away`: a bot drives for the person until they come back. A bot also drives an open
 * seat once the race has begun. `take` says how you may have it. */
export interface SeatInfo {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  bot: string | null;
  driven_by: string | null;
  mine: boolean;
  here: boolean;
  away: boolean;
  handed: boolean;
  confirm: boolean;
  take: 'now' | 'ask' | null;
  host: boolean;
  ready: boolean;
}

/** A secret that moves a seat to another device, once, within ten minutes. Put it in the fragment of a URL.
 * */
export interface SeatLink {
  secret: string;
  seconds: number;
}

/** How well a seat chose: its mean loss per decision, in millionths. */
export interface SeatLosses {
  decisions: number;
  mistakes: number;
  loss: number;
  loss_error: number;
  result_loss: number;
  result_loss_error: number;
}

/** A seat's view of the present moment, with its choices as answers. */
export interface SeatPosition {
  kernel: string;
  set_up: string;
  position: Position;
  actions: string[];
  pairs: [Position, Position][];
  seat: number;
  alone: boolean;
  result: ResultKind;
}

/** A seat's sum in one row of values: expected + luck + hidden + own + others = result, in millionths. */
export interface SeatSum {
  expected: SumPart;
  lucks: Record<string, SumPart>;
  hidden: SumPart;
  own: SumPart;
  others: SumPart;
  result: number;
}

/** Whether a player is ready for the start. */
export interface SetReady {
  ready: boolean;
}

/** The host frees a seat or gives it to a bot; a player hands their own seat to a bot or takes it back. */
export interface SetSeat {
  kind: 'open' | 'bot' | 'person';
  bot?: string;
}

/** The chat rule that the host sets. */
export interface SetTalk {
  talk: 'off' | 'seats' | 'read' | 'all';
}

/** An action over HTTP, as Act over the socket. */
export interface SimpleAct {
  id: string;
  seat: number;
  action: string;
  version?: number | null;
}

/** Take an open seat (None: the first one), under another name where several players share a screen. */
export interface Sit {
  seat?: number | null;
  name?: string;
}

/** A finished race as charts and highlights; empty for a game without a story. */
export interface Story {
  cars: StoryCar[];
  turns: StoryTurn[];
  landmarks: Landmark[];
  charts: (CurveChart | BarChart)[];
  highlights: Highlight[];
}

/** A car of the story: its key in the page's scene, and its name. */
export interface StoryCar {
  key: string;
  name: Message;
}

/** The standings when a turn began (or at the end): places in the order of `cars`, 0 for a retired car.
 * Moments count moves, as in replays: 0 is before the first one. */
export interface StoryTurn {
  at: number;
  places: number[];
}

/** How many cars fit side by side on the straight nearest to a place in the drawing. */
export interface StraightWidth {
  at: [number, number];
  lanes: number;
}

/** A finished circuit. A point (x, y) of the drawing is at (scale * x + left, scale * y + top) in the
 * picture. */
export interface StudioBoard {
  text: string;
  track: Record<string, unknown>;
  picture: string;
  fit: [number, number, number];
  corners: DrawnCorner[];
  straights: DrawnStraight[];
  facts: CircuitFacts;
  rows: [number, number, number];
}

/** A choice of the coach, and why. */
export interface Suggestion {
  action: string;
  reason: Message;
}

/** One part of a sum, in millionths, and its standard error. */
export interface SumPart {
  amount: number;
  error: number;
}

/** A table from a guest's view, in the lobby and during the race. */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  options: Options;
  track: string;
  title: string;
  stage: 'lobby' | 'racing' | 'over' | 'frozen' | 'closed';
  seats: SeatInfo[];
  host: boolean;
  public: boolean;
  luck: LuckInfo;
  watchers: number;
  clock: Clock | null;
  frozen: string | null;
  rematch: string | null;
  rematch_by: string;
  again: boolean;
  imported: boolean;
  lesson: LessonInfo | null;
  request: RequestInfo | null;
  talk: 'off' | 'seats' | 'read' | 'all';
  says: boolean;
  season: SeasonInfo | null;
  trial: TrialInfo | null;
  odds: 'off' | 'spectators' | 'all';
  sees_odds: boolean;
  hints: boolean;
  hinted: boolean;
  reduced: boolean;
  reviewed: boolean;
}

/** What a page needs before any position of a race, for its kernel to prepare the tables. */
export interface Tables {
  kernel: string;
  set_up: string;
  t: string;
  size: number;
  race: number;
  work: number;
  room: number;
  further: number;
  order: string;
  seats: number;
  budget: number;
}

/** New chat messages. */
export interface Talk {
  type: 'talk';
  lines: TalkLine[];
}

/** A chat message or reaction. `who` is the same for the same speaker, and different for every viewer. */
export interface TalkLine {
  number: number;
  who: string;
  name: string;
  text: string;
  at: number;
  seat: number | null;
  reaction: 'bravo' | 'flag' | 'fast' | 'laugh' | 'gasp' | 'sad' | null;
  mine: boolean;
}

/** A test race for the page's kernel. */
export interface TestRace {
  game: string;
  options?: Options;
}

/** A card or a space as a message argument, shown as its exact name, which a page may draw or describe. */
export interface Thing {
  kind: 'card' | 'space';
  name: string;
}

/** A seat's remaining seconds: of this decision (None: not asked) and of the reserve. */
export interface Time {
  seat: number;
  decision: number | null;
  reserve: number;
}

export type ToClient = Update | Ack | Refused | Explanation | Outlook | Advice | Talk | Pong;

export type ToServer = Hello | Act | Back | Why | Look | Advise | Confirm | Alive | Ping;

/** A built-in track. */
export interface TrackName {
  name: string;
  title: string;
  digest: string;
  games: string[];
}

/** The attempt at a challenge raced at a table. */
export interface TrialInfo {
  challenge: string;
  day: string;
  closes: number;
  counted: boolean;
  spoilt: string;
  sealed: boolean;
}

/** The answer to a call that failed. */
export interface Trouble {
  error: string;
  reason: Message | null;
}

/** A choice or piece of luck that changed much, in millionths: of wins, or of results in a solo race. */
export interface TurningPoint {
  at: number;
  seat: number | null;
  luck: string;
  say: Message[];
  changes: number[];
  errors: number[];
  choice: JudgedChoice | null;
}

/** The table from the viewing seat's current view, and what happened since version `since`. A client whose
 * version is below `since` has missed something and sends Hello again with its version. */
export interface Update {
  type: 'update';
  table: TableInfo;
  version: number;
  since: number;
  lines: Line[];
  seat: number | null;
  view: unknown;
  question: Message | null;
  choices: Choice[];
  waits: number[];
  clocks: Time[];
  owed: Owed[];
  back: boolean;
  sheet: ScoreSheet | null;
  result: Result | null;
  coach: CoachRemark[];
}

/** The value of the race to every seat after a move, in millionths; `at` 0 is the start. */
export interface ValuedMoment {
  at: number;
  wins: number[];
  results: number[];
  errors: number[];
}

/** Ask why the seat cannot do this. */
export interface Why {
  type: 'why';
  id: string;
  seat: number;
  action: string;
}

export type Argument = Message['args'][string];
export type OptionKind = OptionInfo['kind'];
export type Stage = TableInfo['stage'];
