/** What the messages of a race say: seats by name, cards and spaces as the game calls them. */

import type { Component } from 'svelte';
import type { Choice, Message, Thing } from '../lib/types';
import { row, say, words, type Naming } from '../lib/words.svelte';
import { namingOf } from './naming';
import type { GameScene, PictureProps } from './scene';

export class Wording {
  // Compared as one string: equal names do not make every line of the log render again.
  #names = $derived.by(() => JSON.stringify(this.seats().map((seat) => seat.name)));
  names = $derived(JSON.parse(this.#names) as string[]);
  readonly naming: Naming;
  /** Draws a card in a sentence. */
  readonly picture: { Picture: Component<PictureProps<GameScene>>; scene: GameScene } | null;

  constructor(
    private readonly seats: () => readonly { name: string }[],
    private readonly scene: GameScene,
    Picture?: Component<PictureProps<GameScene>>,
  ) {
    this.naming = namingOf(scene.track, false, scene.spoken?.bind(scene));
    this.picture = Picture ? { Picture, scene } : null;
  }

  say = (message: Message): string => say(message, this.names, this.naming);

  /** A message with a capital letter: the beginning of a sentence. */
  sentence = (message: Message): string => {
    const text = this.say(message);
    return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
  };

  /** A message as words and the cards that are drawn between them. */
  pieces(message: Message): (string | Thing)[] {
    return words.pieces(message, this.names, this.naming);
  }

  /** What a choice does, in the game's words. */
  label = (choice: Choice): Message => this.scene.label?.(choice) ?? choice.label;

  /** A choice and everything its preview says. */
  describe(choice: Choice): string {
    return row([this.label(choice), ...choice.preview.notes].map(this.say));
  }
}
