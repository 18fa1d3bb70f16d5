import { expect, test } from 'vitest';
import type { Sound } from '../game/scene';
import { sing } from './synth';

/** Notes starts, stops and the total volume. */
class Bench {
  currentTime = 10;
  sampleRate = 100;
  destination = {};
  starts: number[] = [];
  stops: number[] = [];
  gains: { gain: { value: number } }[] = [];

  private node() {
    const parameter = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { frequency: { ...parameter }, gain: { ...parameter }, connect() {}, start: (at: number) => this.starts.push(at), stop: (at: number) => this.stops.push(at) };
  }
  createOscillator = () => this.node();
  createBiquadFilter = () => this.node();
  createBufferSource = () => this.node();
  createBuffer = (_channels: number, length: number, sampleRate: number) => ({ sampleRate, getChannelData: () => new Float32Array(length) });
  createGain = () => {
    const made = this.node();
    this.gains.push(made);
    return made;
  };
}

const ALL: Sound[] = [{ name: 'engine', gear: 3 }, { name: 'dice' }, { name: 'card' }, { name: 'hammer' }, { name: 'crash' }, { name: 'crowd' }];

test.each(ALL)('$name starts at once, with the wanted volume, and is no longer than allowed', (sound) => {
  for (const [milliseconds, most] of [[400, 0.4], [20, 0.12], [60_000, 2.5]] as const) {
    const bench = new Bench();
    sing(bench as unknown as BaseAudioContext, sound, 0.3, milliseconds);
    expect(Math.min(...bench.starts)).toBe(10);
    expect(bench.stops).toHaveLength(bench.starts.length);
    expect(Math.max(...bench.stops) - 10).toBeLessThanOrEqual(most + 1e-9);
    expect(bench.gains[0]!.gain.value).toBe(0.3);
  }
});
