import { gain, lose } from '../harm.js';
import type { UnitId } from '../state.js';
import { isOnTable, unitOf } from '../table/queries.js';
import type { Offers } from './chapter.js';
import { ChooseUnits, canChoose } from './choose-units.js';
import { isHolder } from './holders.js';

export const ORDER_OFFERS = {
  coordinate: {
    ordered: {
      when: (k, f, me) => isHolder(me, f.unit) && canChoose(k, 'coordinate', f.unit),
      effect: (_, f) => ChooseUnits.call({ choice: 'coordinate', by: f.unit, min: 1, most: 1 }),
    },
  },
  defend: {
    ordered: {
      must: 'in-any-order',
      when: (_, f, me) => isHolder(me, f.unit),
      effect: (s, f, _, x) => gain(s, f.unit, 'dodge', x, 'SO-K10'),
    },
  },
  direct: {
    ordersIssued: {
      when: (k, _, me) => isOnTable(unitOf(k, me as number as UnitId)) && canChoose(k, 'direct', me as number as UnitId),
      effect: (_s, _f, me) => ChooseUnits.call({ choice: 'direct', by: me as number as UnitId, min: 1, most: 1 }),
    },
  },
  disciplined: {
    ordered: {
      when: (k, f, me) => isHolder(me, f.unit) && unitOf(k, f.unit).suppression > 0,
      effect: (s, f, _, x) => lose(s, f.unit, 'suppression', x, 'SO-K12'),
    },
  },
  target: {
    ordered: {
      must: 'in-any-order',
      when: (_, f, me) => isHolder(me, f.unit),
      effect: (s, f, _, x) => gain(s, f.unit, 'aim', x, 'SO-K41'),
    },
  },
} as const satisfies Offers;
