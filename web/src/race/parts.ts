/** What a game shows of a race: its panels and its scene. */

import type { Component } from 'svelte';
import { gameOf } from '../game/game';
import type { Track } from '../game/track';
import type { GuideExample, Line, Message, Update } from '../lib/types';
import type { Decision } from './choices/decision.svelte';
import type { NarratedEvent } from './playback/narrator.svelte';
import type { Step } from '../game/podium';
import type { ChoiceProps, GameScene, PictureProps, SceneCar } from '../game/scene';

/** What every panel of a race is given. */
export interface PanelProps<Scene, View> {
  scene: Scene;
  view: View;
  update: Update;
  decision: Decision;
  log: Line[];
  narrated: NarratedEvent | null; // the event that is being told
}

export type Panel<Scene, View, More = unknown> = Component<PanelProps<Scene, View> & More>;

/** How a game is shown while it is raced, and in its replay. */
export interface RaceParts<Scene extends GameScene, View> {
  /** `data` is what the server says once of this race: what the numbers in its views stand for. */
  makeScene: (data: unknown, track: Track | null) => Scene;
  /** Kinds of choices that its own panels draw: they are not listed as well. */
  drawn: readonly string[];
  /** Kinds of choices of which the server tells step by step what would follow. */
  foreseen?: readonly string[];
  /** What a player has scored, in words. */
  scored?: (scene: Scene, update: Update, seat: number) => string;
  /** Why a player has no place, in words; null if they have one. */
  placeless?: (update: Update, seat: number) => string | null;
  /** The car that a row of the score sheet is about. */
  carOf?: (cars: readonly SceneCar[], heading: Message) => SceneCar | undefined;
  podium: (scene: Scene, update: Update, names: readonly string[]) => Step[];
  /** The race in words, enough to play with eyes closed. */
  TextView: Panel<Scene, View>;
  /** Beside the board: who stands where. */
  Standings?: Panel<Scene, View>;
  /** What lies open before one player. */
  SeatDetail?: Panel<Scene, View, { seat: number }>;
  /** Below the board: a hand, a dashboard. */
  Dock?: Panel<Scene, View>;
  /** Whether the dock still tells something when the race is over. */
  dockAtEnd?: boolean;
  /** In a replay, in place of the dock: what all players hold. */
  Hands?: Panel<Scene, View, { hands: View[] }>;
  /** A card in a sentence, as small as a word. */
  Picture?: Component<PictureProps<Scene>>;
  /** Something drawn beside a choice in a list. */
  ChoiceIcon?: Component<ChoiceProps<Scene>>;
  /** What stands over the board now, such as an auction. */
  stage?: (props: PanelProps<Scene, View>) => Panel<Scene, View> | null;
  /** How the choices of this moment are drawn in the panel of what to do now. */
  chooser?: (decision: Decision) => Panel<Scene, View> | null;
  /** What an example of the rules page shows besides the board: cards on the table, a die. Loaded by that page alone. */
  example?: () => Promise<{ default: Component<{ scene: Scene; view: View; example: GuideExample }> }>;
  /** The score sheet while the race runs. */
  runningSheet?: (scene: Scene) => Panel<Scene, View> | null;
}

export type AnyRaceParts = RaceParts<GameScene, unknown>;
export type ExamplePanel = Awaited<ReturnType<NonNullable<AnyRaceParts['example']>>>['default'];

/** Hides a game's own scene and view types: the screens only pass on what `makeScene` and the server gave them. */
export function raceParts<Scene extends GameScene, View>(parts: RaceParts<Scene, View>): AnyRaceParts {
  return parts as unknown as AnyRaceParts;
}

/** Loads the panels of a game. */
export async function loadParts(game: string): Promise<AnyRaceParts> {
  return (await gameOf(game).race()).default as AnyRaceParts;
}
