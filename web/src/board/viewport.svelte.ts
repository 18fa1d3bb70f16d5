/** The window on a board: follows the action, and zooms and pans by wheel, touch, buttons and keys. */

import { settings } from '../lib/settings.svelte';
import { boardPoint, clamp, fit, frameOn, limits, mix, sees, zoomAt, type Camera, type Size } from './camera';
import type { Point, Pose } from '../game/geometry';
import { ease } from './glider';
import type { Track } from '../game/track';

type Spot = [number, number];

export class Viewport {
  box = $state.raw<Size>({ width: 0, height: 0 });
  camera = $state.raw<Camera>({ left: 0, top: 0, scale: 1 });
  /** The scale at which the picture is laid out; while zooming it is only stretched. */
  crisp = $state(1);
  following = $state(true);

  /** Sizes scale with the font, which is larger on very large screens. */
  readonly rem = parseFloat(getComputedStyle(document.documentElement).fontSize);

  readonly #frame: Size;
  readonly #unit: number;
  #range = $derived.by(() => limits(this.#frame, this.box, this.#unit));
  #whole = true;
  #points: readonly Pose[] = [];
  #element: HTMLElement | null = null;
  #flight = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(track: Track) {
    this.#frame = { width: track.width, height: track.height };
    this.#unit = track.unit;
  }

  /** A Svelte action: the element that is the window. */
  attach = (element: HTMLElement): { destroy: () => void } => {
    this.#element = element;
    const observer = new ResizeObserver(([entry]) => this.#resize(entry!.contentRect));
    observer.observe(element);
    element.addEventListener('wheel', this.#wheel, { passive: false });
    return {
      destroy: () => {
        observer.disconnect();
        element.removeEventListener('wheel', this.#wheel);
        cancelAnimationFrame(this.#flight);
        clearTimeout(this.#settling);
      },
    };
  };

  #resize({ width, height }: Size): void {
    const first = this.box.width === 0;
    this.box = { width, height };
    if (!width || !height) return;
    this.#set(first || this.#whole ? fit(this.#frame, this.box) : this.camera);
    if (first || !this.#whole || this.following) this.aim(this.#points, 0);
  }

  #set(next: Camera): void {
    this.camera = clamp(next, this.#frame, this.box);
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => (this.crisp = this.camera.scale), 140);
  }

  #fly(to: Camera, milliseconds: number): void {
    cancelAnimationFrame(this.#flight);
    const goal = clamp(to, this.#frame, this.box);
    if (milliseconds <= 0 || settings.still) {
      this.#set(goal);
      this.crisp = goal.scale;
      return;
    }
    const [from, begun] = [this.camera, performance.now()];
    const draw = () => {
      const part = Math.min(1, (performance.now() - begun) / milliseconds);
      this.#set(mix(from, goal, ease(part)));
      if (part < 1) this.#flight = requestAnimationFrame(draw);
    };
    this.#flight = requestAnimationFrame(draw);
  }

  /** Follow the action: move only if something relevant is out of sight or too small to choose. */
  aim(points: readonly Pose[], milliseconds = 450): void {
    this.#points = points;
    if (!this.following || !this.box.width) return;
    const [least, most] = this.#range;
    // If lanes are wide enough, the whole board is usable.
    if (!points.length || least * this.#unit >= 1.35 * this.rem) {
      if (!this.#whole || this.camera.scale !== least) this.showWhole(milliseconds);
      return;
    }
    const close = Math.max(least, Math.min(most, (2.1 * this.rem) / this.#unit));
    const goal = frameOn(points, this.box, this.#unit * 2.5, least, close, this.camera.scale);
    const near = this.camera.scale >= goal.scale * 0.9 && this.camera.scale < goal.scale * 1.6;
    if (near && sees(this.camera, points, this.box, Math.min(60, this.box.width / 8))) return;
    this.#whole = false;
    this.#fly(goal, milliseconds);
  }

  follow(on: boolean): void {
    this.following = on;
    this.aim(this.#points);
  }

  showWhole(milliseconds = 300): void {
    this.#whole = true;
    this.#fly(fit(this.#frame, this.box), milliseconds);
  }

  /** Pan until a place is in sight. */
  reveal(place: Pose): void {
    if (sees(this.camera, [place], this.box, Math.min(60, this.box.width / 8))) return;
    this.#whole = false;
    const { scale } = this.camera;
    this.#fly({ scale, left: this.box.width / 2 - place[0] * scale, top: this.box.height / 2 - place[1] * scale }, 200);
  }

  /** Zoom by one step, for a button or a key. */
  step(factor: number): void {
    const goal = this.#zoomed(factor, this.box.width / 2, this.box.height / 2);
    this.#fly(goal, 200);
  }

  /** Zoom around a spot, for a wheel or two fingers. */
  zoom(factor: number, x: number, y: number): void {
    cancelAnimationFrame(this.#flight);
    this.#set(this.#zoomed(factor, x, y));
  }

  #zoomed(factor: number, x: number, y: number): Camera {
    this.following = false;
    const goal = zoomAt(this.camera, factor, x, y, ...this.#range);
    this.#whole = goal.scale <= this.#range[0] * 1.01;
    return goal;
  }

  pan(dx: number, dy: number): void {
    cancelAnimationFrame(this.#flight);
    this.following = false;
    this.#set({ ...this.camera, left: this.camera.left + dx, top: this.camera.top + dy });
  }

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const amount = event.deltaMode === 1 ? event.deltaY * 24 : event.deltaY;
    this.zoom(Math.exp(-Math.max(-240, Math.min(240, amount)) * 0.0022), ...this.#spot(event));
  };

  #spot(event: { clientX: number; clientY: number }): Spot {
    const { left, top } = this.#element!.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }

  /** The point of the board under a pointer. */
  point(event: { clientX: number; clientY: number }): Point {
    return boardPoint(this.camera, ...this.#spot(event));
  }

  // Pointers: one drags, two pinch, a short press chooses.

  /** Whether the last press moved the board, and so was not a choice. */
  dragged = false;
  #fingers = new Map<number, Spot>();
  #pressed: Spot | null = null;

  down(event: PointerEvent): void {
    if (event.button > 0) return;
    this.#fingers.set(event.pointerId, this.#spot(event));
    if (this.#fingers.size === 1) [this.#pressed, this.dragged] = [this.#spot(event), false];
  }

  /** Handle a move; return whether this pointer is down and moves the board. */
  move(event: PointerEvent): boolean {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return false;
    const now = this.#spot(event);
    if (this.#fingers.size === 1 && this.#pressed) {
      if (!this.dragged && apart(now, this.#pressed) > 6) {
        this.dragged = true;
        this.#element!.setPointerCapture(event.pointerId);
      }
      if (this.dragged) this.pan(now[0] - before[0], now[1] - before[1]);
    } else if (this.#fingers.size === 2) {
      this.dragged = true;
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)![1];
      const [was, is] = [apart(before, other), apart(now, other)];
      if (was && is) this.zoom(is / was, (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
      this.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
    }
    this.#fingers.set(event.pointerId, now);
    return true;
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (!this.#fingers.size) this.#pressed = null;
  }

  /** Plus and minus zoom, arrows pan, Home shows all; return whether the key was one of these. */
  key(name: string): boolean {
    const far = 60;
    const moves: Record<string, () => void> = {
      '+': () => this.step(1.3),
      '=': () => this.step(1.3),
      '-': () => this.step(1 / 1.3),
      ArrowLeft: () => this.pan(far, 0),
      ArrowRight: () => this.pan(-far, 0),
      ArrowUp: () => this.pan(0, far),
      ArrowDown: () => this.pan(0, -far),
      Home: () => this.showWhole(),
    };
    moves[name]?.();
    return name in moves;
  }
}

function apart(a: Spot, b: Spot): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
