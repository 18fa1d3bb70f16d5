/** What the page asks of a game. A game's folder exports one `Game` from its index.ts; nothing else names it. */

import type { Component } from 'svelte';
import type { Track } from '../game/track';
import type { GuideExample, Line, Options, Update } from '../lib/types';
import type { Decision } from './choices/decision.svelte';
import type { NarratedEvent } from './playback/narrator.svelte';
import type { Step } from '../game/podium';
import type { ChoiceProps, GameScene, PictureProps } from '../game/scene';

/** A kind of race to choose from: the ids of its texts, and what it changes about the usual options. */
export interface Setup {
  name: string;
  title: string;
  about: string;
  options: Options;
}

/** A game before it is raced: what the first page shows of it and how a table is laid. Small, as it is loaded at once. */
export interface Game {
  /** As the server names it. */
  name: string;
  /** The ids of its texts. Without a title it is called what the server calls it. */
  texts: { title?: string; about?: string };
  /** Without one its poster is made from its title. */
  poster?: Component;
  /** Whether it has lessons: room is left for them until the server has told of them. */
  teaches?: boolean;
  /** Whether hands are hidden, so that people who share a screen hand it over unseen. */
  secret: boolean;
  setups: readonly Setup[];
  /** Whether the server has a rules page of it. */
  guide?: boolean;
  /** How many seats these options make, where that is not simply the number of players or cars. */
  seats?: (options: Options) => number | null;
  /** The rest, loaded with the first race. */
  race: () => Promise<{ default: AnyRaceParts }>;
}

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

/** Hides which scene and view a game's panels know: whoever shows them only hands on what `makeScene` and the server gave. */
export function raceParts<Scene extends GameScene, View>(parts: RaceParts<Scene, View>): AnyRaceParts {
  return parts as unknown as AnyRaceParts;
}
