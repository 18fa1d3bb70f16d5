/** The wording of a race's messages: seats by name, cards and spaces in the game's words. */

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

  /** A message as a sentence, with a capital letter. */
  sentence = (message: Message): string => {
    const text = this.say(message);
    return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
  };

  /** A message as text and the cards drawn in between. */
  pieces(message: Message): (string | Thing)[] {
    return words.pieces(message, this.names, this.naming);
  }

  /** The label of a choice, in the game's words. */
  label = (choice: Choice): Message => this.scene.label?.(choice) ?? choice.label;

  /** Describe a choice, including its preview. */
  describe(choice: Choice): string {
    return row([this.label(choice), ...choice.preview.notes].map(this.say));
  }
}
