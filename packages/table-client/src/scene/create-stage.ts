import type { BattleScene } from '@cadre/battle';
import { type Battlefield, type BattlefieldOptions, createBattlefield, type RecipeOf } from '@cadre/scene';
import type { Stage } from '../viewport/stage.js';
import { orbitGestures } from './orbit-gestures.js';
import { sideColours } from './side-colours.js';
import { type SceneLens, stageLens } from './stage-lens.js';

export type { RecipeOf, Sight } from '@cadre/scene';
export interface SceneStage extends Pick<Stage, 'lens' | 'draw' | 'gestures'> {
  readonly show: Battlefield['show'];
  readonly carry: Battlefield['carry'];
  readonly look: Battlefield['look'];
  readonly dispose: () => void;
}
export interface StageOptions extends Omit<BattlefieldOptions, 'onLost' | 'look'> {
  readonly recipeOf: RecipeOf;
  /** How many units of the flat drawing are an inch; 254 unless told. */
  readonly perInch?: number | undefined;
  /** It can no longer be drawn. */
  readonly onFailure: () => void;
}
/** Milliseconds that a lost graphics card may take to come back. */
const PATIENCE = 8000;

/** So many pictures in a row that each took so many milliseconds: the machine is too slow for miniatures. */
const SLOW = { pictures: 12, milliseconds: 180 };
/** Calls `tooSlow` when pictures keep taking too long; called after each of them. */
const newPace = (tooSlow: () => void): (() => void) => {
  let slow = 0;
  return () => {
    const since = performance.now();
    requestAnimationFrame(() => {
      slow = performance.now() - since > SLOW.milliseconds ? slow + 1 : 0;
      if (slow === SLOW.pictures) tooSlow();
    });
  };
};

/** A table of miniatures on two canvases. It throws where the browser has no WebGL 2. */
export const createStage = ({ onFailure, recipeOf, perInch, ...options }: StageOptions): SceneStage => {
  let shown: { readonly scene: BattleScene; readonly turned: boolean } | null = null;
  let last: SceneLens | null = null;
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const pace = newPace(onFailure);
  const battlefield = createBattlefield({
    ...options,
    look: { recipeOf, sides: sideColours(options.solids) },
    onLost: isLost => {
      clearTimeout(giveUp);
      if (isLost) giveUp = setTimeout(onFailure, PATIENCE);
      else if (shown && last) {
        battlefield.show(shown.scene, shown.turned);
        battlefield.draw(last.camera);
      }
    },
  });
  return {
    lens: stageLens(perInch),
    gestures: orbitGestures,
    show: (scene, turned) => {
      shown = { scene, turned };
      battlefield.show(scene, turned);
    },
    draw: lens => {
      last = lens as SceneLens;
      battlefield.draw(last.camera);
      // Whoever has no graphics card has chosen to wait.
      if (!options.isPlain) pace();
    },
    carry: battlefield.carry,
    look: battlefield.look,
    dispose: () => {
      clearTimeout(giveUp);
      battlefield.dispose();
    },
  };
};
