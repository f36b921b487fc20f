import type { DeepReadonly } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { alternativeCode, readAlternative } from '../codes.js';
import type { Op } from '../content/types.js';
import { holds } from '../missions/conditions.js';
import type { MandoKnown } from '../state.js';
import { doorsToOpen } from '../terrain/doors.js';
import type { PerformLocals } from './performing.js';
import { strengthOf } from './strength.js';

/** Things a mission lets one do in place of an action's own ability (MA-5), as options beside the threats. */
export { isAlternative } from '../codes.js';

/** A door to open must be there; everything else can always be tried. */
const isPossible = (s: MandoKnown, f: DeepReadonly<PerformLocals>, ops: readonly Op[]): boolean =>
  ops.every(op => op.op !== 'unlock' || op.doors === 'all' || doorsToOpen(s, f.you, op.doors.range).length > 0);
export const alternativesNow = (s: MandoKnown, f: DeepReadonly<PerformLocals>): number[] => {
  const box = boxOf(s),
    found: number[] = [];
  for (const [i, a] of box.mission.alternatives.entries())
    if (a.slot === box.slots[f.slot] && strengthOf(s, f) >= a.minStrength && (!a.if || holds(s, a.if, f, f)) && isPossible(s, f, a.ops))
      found.push(alternativeCode(i));
  return found;
};
export const alternativeName = (s: { readonly public: { readonly plan: string } }, option: number): string =>
  boxOf(s).mission.alternatives[readAlternative(option)]!.name;
