import { type Call, emit, type Seat, thenAgain } from '@cadre/core';
import { boxOf } from '../box.js';
import { ISSUE_ORDER } from '../frames.js';
import { about } from '../harm.js';
import { words } from '../keywords/keywords.js';
import { total } from '../keywords/quantities.js';
import { implement, procedure } from '../options.js';
import type { BattleView } from '../state.js';
import { chartHolds } from './chart.js';
import { orderable } from './orderable.js';
import { priorityFirst } from './priority.js';

/** L-CMD-5: a faceup order token beside the unit; its keywords and the cards speak. */
export const IssueOrder = implement(ISSUE_ORDER, {
  issue: {
    rule: 'L-CMD-5',
    run: (s, f) => {
      const unit = s.public.units[f.unit]!;
      unit.order = 'faceup';
      unit.byCard = f.by === 'card'; // SO-H5
      emit(s, { type: 'ordered', by: f.by, ...about(s, f.unit, 'L-CMD-5') });
    },
  },
  speak: { rule: 'L-CMD-2', run: (s, f) => words.open(s, 'ordered', f, priorityFirst(s)) },
});

const cardOf = (k: BattleView, seat: Seat) => boxOf(k).cards.get(k.public.played[seat]!)!;
/** All orders of one seat's card, if able; what cannot be issued is lost. */
export const Orders = procedure('orders', {
  locals: (x: { seat: Seat }) => ({ left: 0, extra: 0, ...x }),
  steps: {
    count: {
      rule: 'L-CMD-5',
      run: (s, f) => {
        f.left = Math.max(0, cardOf(s, f.seat).orders - (chartHolds(s, 'comms', f.seat) ? 1 : 0));
        f.extra = total(s, 'orders', { seat: f.seat });
      },
    },
    issue: {
      rule: 'L-CMD-5',
      when: (s, f) => f.left > 0 && orderable(s, f.seat, cardOf(s, f.seat).limit).length > 0,
      seat: (_, f) => f.seat,
      of: 'unit',
      options: (s, f) => orderable(s, f.seat, cardOf(s, f.seat).limit).map(unit => ({ kind: 'unit', unit })),
      take: (_, f, { unit }): Call => {
        f.left--;
        return thenAgain(IssueOrder.call({ unit, by: 'card' }));
      },
    },
    more: {
      rule: 'L-CMD-5',
      when: (s, f) => f.extra > 0 && orderable(s, f.seat).length > 0,
      seat: (_, f) => f.seat,
      of: 'unit',
      options: (s, f) => orderable(s, f.seat).map(unit => ({ kind: 'unit', unit })),
      take: (_, f, { unit }): Call => {
        f.extra--;
        return thenAgain(IssueOrder.call({ unit, by: 'card' }));
      },
    },
  },
});
