import type { Call } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { readAlternative } from '../codes.js';
import { runScript } from '../effects/effects.js';
import { emit } from '../happen.js';
import type { MandoState } from '../state.js';
import type { PerformLocals } from './performing.js';

/** MA-5: what the mission offers, in place of the action's own ability. */
export const takeAlternative = (s: MandoState, f: PerformLocals, option: number): Call => {
  const a = boxOf(s).mission.alternatives[readAlternative(option)]!;
  emit(s, { type: 'alternative', rule: 'MA-5', character: f.you, name: a.name });
  return runScript(s, a.ops, { you: f.you });
};
