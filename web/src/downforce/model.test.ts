import { expect, test } from 'vitest';
import { smallTrack } from '../game/testing';
import { PACE } from '../lib/pace';
import type { Choice, Update } from '../lib/types';
import { waitsOf } from '../race/playback/testing';
import { bidOf, cardInPlay, Scene, sorted, type Ask, type Kit, type View } from './model';

const kit: Kit = {
  game: 'downforce',
  spaces: [...smallTrack().names, 'finish'],
  ranks: smallTrack().names.map((_, at) => at),
  colours: ['black', 'blue', 'green', 'yellow', 'orange', 'red'],
  cards: [
    { name: 'R6Y4K2B1', lines: [[5, 6], [3, 4], [0, 2], [1, 1]] },
    { name: 'K5', lines: [[0, 5]] },
    { name: 'W5', lines: [[6, 5]] },
    { name: 'B6Y4O2', lines: [[1, 6], [3, 4], [4, 2]] },
  ],
  prizes: [12, 9, 6, 4, 2, 0],
  payouts: [[9, 6, 3], [6, 4, 2], [3, 2, 1]],
  options: {},
};
const scene = new Scene(kit, smallTrack());
const view = (ask: Ask, more: Partial<View> = {}) =>
  ({ seat: 0, ask, cars: [0, 1, 2, 3, 4, -1], laps: [0, 0, 0, 0, 0, 0], owners: [0, 1, -1, 0, 1, 0], places: [5], grid: [3, 2, 1, 0, 4, 5], discards: [1], ...more }) as View;

test('finished cars come first, then those on the road in order', () => {
  expect(scene.order(view({ type: 'playing' }))).toEqual([5, 4, 3, 2, 1, 0]);
  expect(scene.gap(view({ type: 'playing' }), 0)).toBe(4);
  expect(scene.gap(view({ type: 'playing' }), 5)).toBeNull();
});

test('the standings name the leader until a car is home, and stalled cars', () => {
  const told = (ask: Ask, more: Partial<View> = {}) => [0, 3, 4, 5].map((car) => scene.standing(view(ask, more), car));
  expect(told({ type: 'playing' }, { places: [] })).toEqual([4, 1, 'leads', null]);
  expect(told({ type: 'playing' })).toEqual([4, 1, null, 'home']);
  expect(told({ type: 'finished' } as Ask)).toEqual(['stalled', 'stalled', 'stalled', 'home']);
  const long = new Scene({ ...kit, options: { long_distance: true } }, smallTrack());
  expect(long.standing(view({ type: 'finished' } as Ask, { places: [] }), 4)).toBeNull();
  expect(long.standing(view({ type: 'finished' } as Ask, { places: [] }), 3)).toBe(1);
});

test('before the first card the standings are the grid', () => {
  const start = view({ type: 'playing' }, { places: [], discards: [] });
  expect(scene.order(start)).toEqual([3, 2, 1, 0, 4, 5]);
  expect(scene.standing(start, 2)).toBeNull();
});

test('level cars are ordered as in the game', () => {
  const other = new Scene({ ...kit, ranks: [1, 0, ...kit.ranks.slice(2)] }, smallTrack());
  expect(other.order(view({ type: 'playing' })).slice(-2)).toEqual([0, 1]);
});

test('a car with more laps is further ahead', () => {
  expect(scene.order(view({ type: 'playing' }, { laps: [1, 0, 0, 0, 0, 0] }))[1]).toBe(0);
});

test('cars have letters, owners and places', () => {
  const cars = scene.cars(view({ type: 'playing' }));
  expect([cars[0]!.mark, cars[4]!.mark]).toEqual(['K', 'O']);
  expect(cars[5]).toMatchObject({ key: 'red', place: 1, space: null, owner: 0 });
  expect(cars[2]).toMatchObject({ key: 'green', place: null, space: 'L3', owner: null });
});

test('a hand is sorted in the chosen order', () => {
  const hand = [2, 0, 1, 3];
  expect(sorted(hand, kit, 'dealt')).toEqual([2, 0, 1, 3]);
  expect(sorted(hand, kit, 'strength')).toEqual([0, 3, 1, 2]);
  expect(sorted(hand, kit, 'colour')).toEqual([1, 3, 0, 2]);
  expect(sorted(hand, kit, 'colour', [5])).toEqual([0, 1, 3, 2]);
});

test('a card in play knows the line that is due', () => {
  const run = (lines: [number, number][]) => ({ lines, card: 0, first: false, picked: [], skips: false });
  const driving = (lines: [number, number][]): Ask => ({ type: 'driving', run: run(lines), driver: 0, car: 0, steps: 1, more: 0, skips: false });
  expect(cardInPlay(view(driving([[0, 2], [1, 1]])), kit)).toEqual({ kind: 0, upwards: false, done: 2 });
  expect(cardInPlay(view(driving([[0, 2], [3, 4], [5, 6]])), kit)).toEqual({ kind: 0, upwards: true, done: 1 });
  expect(cardInPlay(view({ type: 'playing' }), kit)).toBeNull();
});

test('a drive names its end', () => {
  const end = (action: string) => scene.end({ action, label: { id: '', args: {} }, preview: { way: [], notes: [], chart: [] }, then: [] });
  expect(end('2 drive blue M31')).toBe('M31');
  expect(end('0 drive blue finish')).toBe('finish');
  expect(end('0 wild red')).toBeNull();
});

const move = (action: string, ...way: string[]): Choice => ({ action, label: { id: '', args: {} }, preview: { way, notes: [], chart: [] }, then: [] });

test('an own car’s furthest ends come first, a rival’s nearest, and actions without a move last', () => {
  const [near, far, ...rest] = smallTrack().names.slice(1);
  const start = smallTrack().names[0]!;
  const ends = (car: string) => [move('0 skip'), move(`0 drive ${car} ${near}`, start, near!), move(`0 drive ${car} ${rest[1]}`, start, far!, rest[1]!)];
  const order = (car: string) => scene.bestFirst(ends(car), view({ type: 'playing' })).map((choice) => choice.action.split(' ').at(-1));
  expect(order('black')).toEqual([rest[1], near, 'skip']);
  expect(order('blue')).toEqual([near, rest[1], 'skip']);
});

test('a wild lists own cars first, and cars on the board stand for its choices', () => {
  const wilds = ['blue', 'yellow', 'green', 'black'].map((car) => move(`0 wild ${car}`));
  const sorted = scene.bestFirst(wilds, view({ type: 'playing' })).map((choice) => scene.car(choice));
  expect(sorted).toEqual(['yellow', 'black', 'blue', 'green']);
  expect(scene.car(move('0 drive blue M3'))).toBeNull();
});

test('sealed choices are grave, and a bid shows its value', () => {
  expect(['0 bid K5', '0 bet red', '0 play K5'].map((action) => scene.isGrave(move(action)))).toEqual([true, true, false]);
  const bid = { ...move('0 bid K5'), preview: { way: [], notes: [{ id: 'downforce-preview-bid', args: { number: 5 } }], chart: [] }, then: [] };
  expect([bidOf(bid), bidOf(move('0 bid K5')), bidOf(move('0 play K5'))]).toEqual([5, null, undefined]);
});

test('bets are revealed one by one: all first ones, then the second ones, then the last', () => {
  const sheet = (...bets: [string, number][]) => ({ bets: bets.map(([car, payout]) => ({ car, payout })) });
  const over = { type: 'race-over', result: { sheets: [sheet(['red', 9], ['blue', 0]), sheet(['black', 6], ['red', 6])] } };
  expect(scene.betsOf(over).map(({ seat, line, car, payout }) => [line, seat, car, payout])).toEqual([[0, 0, 5, 9], [0, 1, 0, 6], [1, 0, 1, 0], [1, 1, 5, 6]]);
  expect(scene.rest(over)).toBeGreaterThan(4 * 320);
  const unpaid = new Scene({ ...kit, options: { first_home_wins: true } }, smallTrack());
  expect(unpaid.rest(over)).toBe(0);
});

test('the first car home and a new leader get headlines', () => {
  const drove = { type: 'drove', car: 'red', way: ['L9', 'finish'] };
  const seen = (rival: number) => view({ type: 'playing' }, { cars: [0, rival, 0, 0, 0, 8] });
  expect(scene.moment(drove, [{ type: 'came-home', car: 'red', place: 1 }], seen(2))).toEqual({ kind: 'finish', car: 'red' });
  expect(scene.moment(drove, [{ type: 'came-home', car: 'red', place: 1 }], seen(8))).toEqual({ kind: 'photo', car: 'red' });
  expect(scene.moment(drove, [{ type: 'came-home', car: 'red', place: 3 }], seen(8))).toBeNull();
  const before = view({ type: 'playing' }, { cars: [0, 1, 2, 3, 4, 0], places: [] });
  const after = (last: number) => view({ type: 'playing' }, { cars: [0, 1, 2, 3, 4, last], places: [] });
  expect(scene.turningPoint(before, after(7))).toEqual({ kind: 'lead', car: 'red' });
  expect(scene.turningPoint(before, after(2))).toBeNull();
});

test('cards, the hammer and engines have sounds', () => {
  expect(scene.sound({ type: 'lot-sold' })).toEqual({ name: 'hammer' });
  expect(scene.sound({ type: 'card-played' })).toEqual({ name: 'card' });
  expect(scene.sound({ type: 'drove', car: 'red', way: ['L1', 'L2', 'L3'] })).toEqual({ name: 'engine', gear: 2 });
  expect(scene.sound({ type: 'stalled' })).toBeNull();
});

test.each([true, false])('a round with three bots takes at most 4 seconds at a normal pace, and is still told', async (prompt) => {
  const colours = kit.colours.filter((colour) => colour !== 'red');
  const drives = (seat: number) => colours.map((car, at) => ({ type: 'drove', car, way: [`L${seat + 1}`, `L${seat + 2}`, `L${seat + 3}`], left: at % 2 }));
  const rows = [0, 1, 2, 3, 0, 1, 2, 3, 0].map((seat) => [{ type: 'card-played', seat, card: 'R6Y4K2B1', upwards: false }, ...drives(seat)]);
  const updates = rows.map((events, seq) => {
    const seats = [0, 1, 2, 3].map((each) => ({ seat: each }));
    const line = { seq, seat: null, events, say: [], undone: [] };
    return { version: seq + 1, lines: [line], seat: 0, waits: [(seq + 1) % 4], view: view({ type: 'playing' }), choices: [], table: { seats } } as unknown as Update;
  });
  const longest = Math.max(...(await waitsOf(scene, PACE.normal, updates, (update) => update.waits.includes(0), prompt)));
  expect(longest).toBeLessThanOrEqual(4000);
  expect(longest).toBeGreaterThan(2500);
});
