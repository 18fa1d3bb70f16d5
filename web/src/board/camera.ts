/** The camera on a board: its scale and visible part. Pure functions, for testing. */

import { bounds, type Point, type Pose } from '../game/geometry';

export interface Size {
  width: number;
  height: number;
}

/** A point (x, y) of the board is drawn at (left + x * scale, top + y * scale) of the window. */
export interface Camera {
  left: number;
  top: number;
  scale: number;
}

const KEPT = 0.6;

/** The whole board, in the middle of the window. */
export function fit(frame: Size, box: Size): Camera {
  const scale = Math.min(box.width / frame.width, box.height / frame.height) || 1;
  return {
    left: (box.width - frame.width * scale) / 2,
    top: (box.height - frame.height * scale) / 2,
    scale,
  };
}

/** Return the smallest and the largest useful scale: the whole board, and a space as large as a card. */
export function limits(frame: Size, box: Size, unit: number): [number, number] {
  const whole = fit(frame, box).scale;
  return [whole, Math.max(whole * 1.5, 150 / unit)];
}

/** Keep the board in the window: without gaps if it is larger, centred if it is smaller. */
export function clamp(camera: Camera, frame: Size, box: Size): Camera {
  return {
    scale: camera.scale,
    left: keep(camera.left, frame.width * camera.scale, box.width),
    top: keep(camera.top, frame.height * camera.scale, box.height),
  };
}

function keep(start: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2;
  return Math.min(0, Math.max(room - length, start));
}

/** Zoom by a factor, keeping the point at (x, y) of the window in place. */
export function zoomAt(camera: Camera, factor: number, x: number, y: number, least: number, most: number): Camera {
  const scale = Math.min(most, Math.max(least, camera.scale * factor));
  const change = scale / camera.scale;
  return { scale, left: x - (x - camera.left) * change, top: y - (y - camera.top) * change };
}

/**
 * Show all these points with a margin, at most at scale `most`. A current scale that is not much smaller is kept, as
 * a board that only moves need not be redrawn.
 */
export function frameOn(
  points: readonly (Point | Pose)[],
  box: Size,
  margin: number,
  least: number,
  most: number,
  now = 0,
): Camera {
  const [left, top, right, bottom] = bounds(points);
  const room = Math.min(box.width / (right - left + 2 * margin), box.height / (bottom - top + 2 * margin));
  const best = Math.min(most, Math.max(least, room));
  const scale = now <= best && now >= best * KEPT ? now : best;
  return {
    scale,
    left: box.width / 2 - ((left + right) / 2) * scale,
    top: box.height / 2 - ((top + bottom) / 2) * scale,
  };
}

/** Return whether all these points are visible, at least `margin` pixels from the window's edge. */
export function sees(camera: Camera, points: readonly (Point | Pose)[], box: Size, margin: number): boolean {
  return points.every(([x, y]) => {
    const [across, down] = [camera.left + x * camera.scale, camera.top + y * camera.scale];
    return across >= margin && across <= box.width - margin && down >= margin && down <= box.height - margin;
  });
}

export function mix(from: Camera, to: Camera, part: number): Camera {
  // The scale changes by constant factors, and the centre moves evenly, to avoid motion sickness.
  const scale = from.scale * (to.scale / from.scale) ** part;
  const share = to.scale === from.scale ? part : (scale - from.scale) / (to.scale - from.scale);
  return { scale, left: from.left + (to.left - from.left) * share, top: from.top + (to.top - from.top) * share };
}

/** The point of the board under a point of the window. */
export function boardPoint(camera: Camera, x: number, y: number): Point {
  return [(x - camera.left) / camera.scale, (y - camera.top) / camera.scale];
}
