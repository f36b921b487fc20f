import { type Go, thenAgain } from '@cadre/core';
import { controlLocals } from '../frames.js';
import { words } from '../keywords/keywords.js';
import { procedure } from '../options.js';
import type { EncounterView, ObjectiveId } from '../state.js';
import { isControllable } from '../table/queries.js';
import { settle, strengthAt } from './objectives.js';
import { seatsInOrder } from './seats.js';

const controllable = (k: EncounterView, from: number): ObjectiveId | undefined => {
  const i = k.public.objectives.findIndex((_, each) => each >= from && isControllable(k, each as ObjectiveId));
  return i < 0 ? undefined : (i as ObjectiveId);
};
/** LE-P2: control of every active objective, one after the other, with what abilities say to it. */
export const SettleControl = procedure('control', {
  locals: controlLocals,
  steps: {
    each: {
      rule: 'LE-P2',
      run: (s, f): Go => {
        const objective = controllable(s, f.from);
        if (objective === undefined) return 'return';
        f.objective = objective;
        f.from = objective + 1;
        settle(s, objective);
        const isTied = strengthAt(s, objective, 'legend') === strengthAt(s, objective, 'cadre');
        const call = isTied ? words.open(s, 'control', f, seatsInOrder(s)) : undefined;
        return call ? thenAgain(call) : 'again';
      },
    },
  },
});
