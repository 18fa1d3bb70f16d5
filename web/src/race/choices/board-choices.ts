/** The part of a question on the board: selectable spaces and cars, and the camera's focus. */

import type { End } from '../../board/ends';
import type { Pose } from '../../game/geometry';
import type { Choice } from '../../lib/types';
import type { Decision } from './decision.svelte';
import { poseOf, type GameScene, type SceneCar } from '../../game/scene';

/** The spaces where choices would take a car. */
export function endsOf(choices: readonly Choice[], scene: GameScene, decision: Decision): End[] {
  return choices.flatMap((choice) => {
    const space = scene.end(choice);
    if (!space) return [];
    const tag = scene.tag(choice);
    return [{ action: choice.action, space, way: choice.preview.way, tag: tag.text, tone: tag.tone, label: decision.wording.describe(choice) }];
  });
}

export interface CarChoice {
  key: string;
  action: string;
  label: string;
}

/** The cars that stand for choices. */
export function carChoicesOf(choices: readonly Choice[], scene: GameScene, decision: Decision): CarChoice[] {
  return choices.flatMap((choice) => {
    const key = scene.car(choice);
    return key ? [{ key, action: choice.action, label: decision.wording.describe(choice) }] : [];
  });
}

/**
 * Return what the player to move wants to see: the car in question with its ends or the road ahead; null without a
 * car.
 */
export function lookAt(car: SceneCar | undefined, ends: readonly End[], ahead: readonly string[] | null, scene: GameScene): Pose[] | null {
  const { track } = scene;
  const own = car ? poseOf(track, car) : (track?.poses(ends[0]?.way.slice(0, 1) ?? [])[0] ?? null);
  const places = ends.flatMap((end) => track?.poses(end.way.slice(-2), car?.team).slice(-1) ?? []);
  if (own && places.length) return [own, ...places];
  return own && ahead ? [own, ...(track?.poses(ahead) ?? [])] : null;
}
