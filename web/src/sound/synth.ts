/** Sounds of a race, made by WebAudio. Loaded when sound is switched on. */

import type { Sound } from '../game/scene';

/** A sound's start in context seconds, its duration, and its output. */
interface Voice {
  context: BaseAudioContext;
  out: AudioNode;
  from: number;
  lasts: number;
}

const SHORTEST = 0.12; // seconds: less is a click
const LONGEST: Record<Sound['name'], number> = { engine: 2.4, dice: 0.7, card: 0.16, hammer: 0.45, crash: 1.1, crowd: 2.2 };

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play a sound for at most this long; silent if the browser has no sound or does not allow it yet. */
export function play(sound: Sound, volume: number, milliseconds: number): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    sing(context, sound, volume, milliseconds);
  } catch {
    context = null;
  }
}

/** Play a sound into the caller's context. */
export function sing(context: BaseAudioContext, sound: Sound, volume: number, milliseconds: number): void {
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  const lasts = Math.min(LONGEST[sound.name], Math.max(SHORTEST, milliseconds / 1000));
  const voice = { context, out, from: context.currentTime, lasts };
  if (sound.name === 'engine') engine(voice, sound.gear);
  else SOUNDS[sound.name](voice);
}

const SOUNDS: Record<Exclude<Sound['name'], 'engine'>, (voice: Voice) => void> = { dice, card, hammer, crash, crowd };

/** Revs up and down again, higher in a higher gear. */
function engine(voice: Voice, gear: number): void {
  const { context, from, lasts } = voice;
  const base = 48 * 1.19 ** gear;
  const filter = filtered(voice, 'lowpass', 500 + 260 * gear);
  const loud = swell(voice, 0.16, 0.25);
  filter.connect(loud);
  for (const [times, type] of [[1, 'sawtooth'], [2.01, 'square']] as const) {
    const tone = context.createOscillator();
    tone.type = type;
    tone.frequency.setValueAtTime(base * times * 0.75, from);
    tone.frequency.linearRampToValueAtTime(base * times * 1.5, from + lasts * 0.6);
    tone.frequency.linearRampToValueAtTime(base * times * 0.9, from + lasts);
    tone.connect(filter);
    begin(tone, from, lasts);
  }
}

/** Rattles over the table, each knock a little later and softer. */
function dice(voice: Voice): void {
  for (const [at, part] of [0, 0.13, 0.28, 0.46, 0.68].entries()) {
    const knock = { ...voice, from: voice.from + part * voice.lasts, lasts: voice.lasts * 0.2 };
    hiss(knock, 'bandpass', 1500 + 350 * at, 0.5 - 0.07 * at);
  }
}

/** Slides over felt. */
function card(voice: Voice): void {
  hiss(voice, 'highpass', 2600, 0.22);
}

/** Knocks on wood, twice. */
function hammer(voice: Voice): void {
  for (const [part, loud] of [[0, 0.8], [0.5, 0.5]] as const) {
    const knock = { ...voice, from: voice.from + part * voice.lasts, lasts: voice.lasts * 0.45 };
    fall(knock, 'triangle', 240, 80, loud);
    hiss({ ...knock, lasts: knock.lasts * 0.25 }, 'bandpass', 1200, loud * 0.5);
  }
}

/** Tyres, then metal. */
function crash(voice: Voice): void {
  fall({ ...voice, lasts: voice.lasts * 0.5 }, 'sawtooth', 1250, 620, 0.09);
  hiss({ ...voice, from: voice.from + voice.lasts * 0.35, lasts: voice.lasts * 0.65 }, 'lowpass', 900, 0.8);
}

/** A cheering crowd. */
function crowd(voice: Voice): void {
  const loud = swell(voice, 0.3, 0.3);
  for (const pitch of [620, 1100, 1900]) {
    const filter = filtered(voice, 'bandpass', pitch);
    rush(voice).connect(filter);
    filter.connect(loud);
  }
}

/** Noise through a filter, loud at once and then dying away. */
function hiss(voice: Voice, type: BiquadFilterType, pitch: number, loud: number): void {
  const filter = filtered(voice, type, pitch);
  rush(voice).connect(filter);
  filter.connect(fading(voice, loud));
}

/** A tone that falls and dies away. */
function fall(voice: Voice, type: OscillatorType, high: number, low: number, loud: number): void {
  const tone = voice.context.createOscillator();
  tone.type = type;
  tone.frequency.setValueAtTime(high, voice.from);
  tone.frequency.exponentialRampToValueAtTime(low, voice.from + voice.lasts);
  tone.connect(fading(voice, loud));
  begin(tone, voice.from, voice.lasts);
}

function rush({ context, from, lasts }: Voice): AudioNode {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  begin(source, from, lasts);
  return source;
}

function begin(source: AudioScheduledSourceNode, from: number, lasts: number): void {
  source.start(from);
  source.stop(from + lasts);
}

function filtered({ context }: Voice, type: BiquadFilterType, pitch: number): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = pitch;
  return filter;
}

function fading({ context, out, from, lasts }: Voice, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(0.001, from + lasts);
  gain.connect(out);
  return gain;
}

/** Grows for a part of the time, then dies away. */
function swell({ context, out, from, lasts }: Voice, loud: number, part: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.001, from);
  gain.gain.exponentialRampToValueAtTime(loud, from + lasts * part);
  gain.gain.exponentialRampToValueAtTime(0.001, from + lasts);
  gain.connect(out);
  return gain;
}

/** A second of noise, the same for all. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === context.sampleRate) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return noise;
}
