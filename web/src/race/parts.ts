/** A game's parts of race screens: its panels and its scene. */

import type { Component } from 'svelte';
import { gameOf } from '../game/game';
import type { Track } from '../game/track';
import type { GuideExample, Line, Message, Update } from '../lib/types';
import type { Decision } from './choices/decision.svelte';
import type { NarratedEvent } from './playback/narrator.svelte';
import type { Step } from '../game/podium';
import type { ChoiceProps, GameScene, PictureProps, SceneCar } from '../game/scene';

/** The props of every panel in a race. */
export interface PanelProps<Scene, View> {
  scene: Scene;
  view: View;
  update: Update;
  decision: Decision;
  log: Line[];
  narrated: NarratedEvent | null; // the event in playback
}

export type Panel<Scene, View, More = unknown> = Component<PanelProps<Scene, View> & More>;

/** A game's parts for races and replays. */
export interface RaceParts<Scene extends GameScene, View> {
  /** `data` is the static data of this race: the meaning of numbers in its views. */
  makeScene: (data: unknown, track: Track | null) => Scene;
  /** Kinds of choices drawn by its own panels, and so not listed. */
  drawn: readonly string[];
  /** Kinds of choices for which the server provides an outlook. */
  foreseen?: readonly string[];
  /** A player's score in words. */
  scored?: (scene: Scene, update: Update, seat: number) => string;
  /** Why a player has no place, in words; null if they have one. */
  placeless?: (update: Update, seat: number) => string | null;
  /** The car of a row in the score sheet. */
  carOf?: (cars: readonly SceneCar[], heading: Message) => SceneCar | undefined;
  podium: (scene: Scene, update: Update, names: readonly string[]) => Step[];
  /** The race in words, complete enough to play without the board. */
  TextView: Panel<Scene, View>;
  /** The standings beside the board. */
  Standings?: Panel<Scene, View>;
  /** Public facts about one player. */
  SeatDetail?: Panel<Scene, View, { seat: number }>;
  /** The area below the board: a hand, a dashboard. */
  Dock?: Panel<Scene, View>;
  /** Whether the dock is still useful when the race is over. */
  dockAtEnd?: boolean;
  /** All players' hands, replacing the dock in replays. */
  Hands?: Panel<Scene, View, { hands: View[] }>;
  /** A card in a sentence, as small as a word. */
  Picture?: Component<PictureProps<Scene>>;
  /** An icon beside a choice in a list. */
  ChoiceIcon?: Component<ChoiceProps<Scene>>;
  /** The current stage over the board, such as an auction. */
  stage?: (props: PanelProps<Scene, View>) => Panel<Scene, View> | null;
  /** The current drawing of choices in the decision panel. */
  chooser?: (decision: Decision) => Panel<Scene, View> | null;
  /** What an example on the rules page shows besides the board: cards, a die. Loaded only by that page. */
  example?: () => Promise<{ default: Component<{ scene: Scene; view: View; example: GuideExample }> }>;
  /** The score sheet during the race. */
  runningSheet?: (scene: Scene) => Panel<Scene, View> | null;
}

export type AnyRaceParts = RaceParts<GameScene, unknown>;
export type ExamplePanel = Awaited<ReturnType<NonNullable<AnyRaceParts['example']>>>['default'];

/** Hide a game's own scene and view types, as screens only pass on values from `makeScene` and the server. */
export function raceParts<Scene extends GameScene, View>(parts: RaceParts<Scene, View>): AnyRaceParts {
  return parts as unknown as AnyRaceParts;
}

/** Load the panels of a game. */
export async function loadParts(game: string): Promise<AnyRaceParts> {
  return (await gameOf(game).race()).default as AnyRaceParts;
}
