/** Moves the cars on the board: each has a place, and glides along a way to a new one. */

import { turn, Way, type Pose } from '../game/geometry';

interface Glide {
  key: string;
  at: (part: number) => Pose; // 0: where it begins; 1: where it ends
  from: number;
  lasts: number;
  done: () => void;
}

/** Maps the elapsed part of the time to the part of the way. */
export type Easing = (part: number) => number;

export type Clock = { now: () => number; frame: (call: () => void) => void };

const SPIN = 830; // degrees: two turns, ending across the road

const SCREEN: Clock = { now: () => performance.now(), frame: (call) => requestAnimationFrame(call) };

export class Glider {
  private readonly poses = new Map<string, Pose>();
  private readonly elements = new Map<string, SVGGElement>();
  private glides: Glide[] = [];
  private running = false;

  constructor(private readonly clock: Clock = SCREEN) {}

  /** A Svelte action: register the drawing of a car, to be moved. */
  attach = (element: SVGGElement, key: string): { destroy: () => void } => {
    this.elements.set(key, element);
    this.draw(key);
    return { destroy: () => this.elements.delete(key) };
  };

  pose(key: string): Pose | null {
    return this.poses.get(key) ?? null;
  }

  get moving(): boolean {
    return this.glides.length > 0;
  }

  /** Put a car somewhere at once, ending its glide. */
  place(key: string, pose: Pose): void {
    this.stop(key);
    this.set(key, pose);
  }

  /** Glide a car along these poses, or backwards from the last; resolves on arrival. */
  glide(key: string, poses: readonly Pose[], milliseconds: number, backwards = false, easing: Easing = ease): Promise<void> {
    this.stop(key);
    const end = backwards ? poses[0] : poses[poses.length - 1];
    if (!end) return Promise.resolve();
    const start = this.poses.get(key);
    // It begins where the car is visible, so that nothing jumps.
    const elsewhere = start && !backwards && away(start, poses[0]!);
    const way = new Way(elsewhere ? [start, ...poses.slice(poses.length > 1 ? 1 : 0)] : poses);
    if (milliseconds <= 0 || way.length < 1) {
      this.set(key, end);
      return Promise.resolve();
    }
    return this.begin(key, milliseconds, (part) => way.at(backwards ? 1 - easing(part) : easing(part)));
  }

  /** Spin a car in place, slowing down; resolves when it has stopped across the road. */
  spin(key: string, milliseconds: number): Promise<void> {
    this.stop(key);
    const pose = this.poses.get(key);
    if (!pose || milliseconds <= 0) return Promise.resolve();
    const [x, y, degrees] = pose;
    return this.begin(key, milliseconds, (part) => [x, y, degrees + SPIN * (1 - (1 - part) ** 3)]);
  }

  private begin(key: string, lasts: number, at: (part: number) => Pose): Promise<void> {
    return new Promise((done) => {
      this.glides.push({ key, at, from: this.clock.now(), lasts, done });
      this.run();
    });
  }

  /** Finish all glides at their ends. */
  finish(): void {
    for (const glide of [...this.glides]) {
      this.set(glide.key, glide.at(1));
      glide.done();
    }
    this.glides = [];
  }

  private stop(key: string): void {
    for (const glide of this.glides.filter((each) => each.key === key)) glide.done();
    this.glides = this.glides.filter((each) => each.key !== key);
  }

  private run(): void {
    if (this.running) return;
    this.running = true;
    const frame = () => {
      const now = this.clock.now();
      for (const glide of [...this.glides]) {
        const part = Math.min(1, (now - glide.from) / glide.lasts);
        this.set(glide.key, glide.at(part));
        if (part >= 1) this.stop(glide.key);
      }
      this.running = this.glides.length > 0;
      if (this.running) this.clock.frame(frame);
    };
    this.clock.frame(frame);
  }

  private set(key: string, pose: Pose): void {
    this.poses.set(key, pose);
    this.draw(key);
  }

  private draw(key: string): void {
    const pose = this.poses.get(key);
    const element = this.elements.get(key);
    if (!pose || !element) return;
    const [x, y, degrees] = pose;
    element.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${degrees.toFixed(2)})`);
    // Text on a car stays upright.
    element.querySelector('[data-upright]')?.setAttribute('transform', `rotate(${(-degrees).toFixed(2)})`);
  }
}

function away(a: Pose, b: Pose): boolean {
  return Math.hypot(a[0] - b[0], a[1] - b[1]) > 0.5 || Math.abs(turn(a[2], b[2])) > 1;
}

/** Accelerate and brake gently. */
export function ease(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
}

/** Full speed, with a slow last metre. */
export function slowEnd(part: number): number {
  return part < 0.5 ? 0.84 * (1 - (1 - part / 0.5) ** 2) : 0.84 + 0.16 * ((part - 0.5) / 0.5);
}

/** Return the duration of a move at normal speed; longer ways are driven faster. */
export function duration(spaces: number): number {
  return spaces <= 0 ? 0 : 260 + 300 * Math.sqrt(spaces);
}
