/** Which scene belongs to which game. */

import type { Track } from '../board/track';
import * as downforce from '../downforce/model';
import * as formulaD from '../formula_d/model';

export type AnyKit = downforce.Kit | formulaD.Kit;
export type AnyScene = downforce.Scene | formulaD.Scene;

export function makeScene(kit: AnyKit, track: Track): AnyScene {
  return kit.game === 'downforce' ? new downforce.Scene(kit, track) : new formulaD.Scene(kit, track);
}

export function isDownforce(scene: AnyScene): scene is downforce.Scene {
  return scene.kit.game === 'downforce';
}
