import type { Call } from '@cadre/core';
import { cardOf } from '../box.js';
import { woundLocals } from '../frames.js';
import { words } from '../keywords/keywords.js';
import { procedure } from '../options.js';
import { seatsInOrder } from '../round/seats.js';
import { unitOf } from '../table/queries.js';
import { Defeat } from './defeat.js';

/** LE-P14: a unit has been Wounded, and the effect that did it is over. */
export const AfterWound = procedure('wound', {
  locals: woundLocals,
  steps: {
    speak: { rule: 'LE-P14', run: (s, f): Call | void => words.open(s, 'unitWounded', f, seatsInOrder(s)) },
    defeat: {
      rule: 'LE-23',
      // an ability may have taken the token away again
      when: (s, f) => cardOf(s, f.unit).durability === '-' && unitOf(s, f.unit).wounded > 0 && !unitOf(s, f.unit).defeated,
      run: (_, f): Call => Defeat.call({ unit: f.unit }),
    },
  },
});
