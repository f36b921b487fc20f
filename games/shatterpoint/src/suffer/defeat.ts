import { type Call, emit, nearest } from '@cadre/core';
import { cardOf } from '../box.js';
import { ATTACKING, defeatLocals } from '../frames.js';
import { words } from '../keywords/keywords.js';
import { onDefeated } from '../missions/wounds.js';
import { procedure } from '../options.js';
import { seatsInOrder } from '../round/seats.js';
import { isOnTable, spotOf, unitOf } from '../table/queries.js';
import { leave } from '../whereabouts.js';
import { about } from './about.js';

/** S-WND-6, LE-23: a unit is Defeated and leaves the table; later steps measure from where it stood. */
export const Defeat = procedure('defeat', {
  locals: defeatLocals,
  steps: {
    remove: {
      rule: 'S-WND-6',
      when: (s, f) => !unitOf(s, f.unit).defeated,
      run: (s, f) => {
        const unit = s.public.units[f.unit]!;
        f.spots = unit.characters.flatMap(id => (isOnTable(s, id) ? [spotOf(s, id)] : []));
        const attack = nearest(s, ATTACKING);
        if (attack && typeof attack.defender === 'number' && unit.characters.includes(attack.defender))
          attack.fellAt = spotOf(s, attack.defender);
        unit.defeated = true;
        for (const id of unit.characters) if (isOnTable(s, id)) leave(s, id, 'removed');
        const rule = cardOf(s, f.unit).durability === '-' ? 'LE-23' : 'S-WND-6';
        emit(s, { type: 'defeated', spots: f.spots, ...about(s, f.unit, rule) });
        onDefeated(s, f.unit);
      },
    },
    speak: { rule: 'LE-P14', run: (s, f): Call | void => words.open(s, 'unitDefeated', f, seatsInOrder(s)) },
    /** Its abilities are gone with it. */
    silence: {
      rule: 'S-WND-6',
      when: (s, f) => unitOf(s, f.unit).defeated,
      run: (s, f) => {
        s.public.roster = s.public.roster.filter(holder => (holder.id as number) !== f.unit);
      },
    },
  },
});
