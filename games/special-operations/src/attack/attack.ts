import type { Call, Go } from '@cadre/core';
import { attackLocals } from '../frames.js';
import { gain, suffer, suppress } from '../harm.js';
import { words } from '../keywords/keywords.js';
import { procedure } from '../options.js';
import { unitOf } from '../table/queries.js';
import { ATTACK_STEPS } from './attack-steps.js';
import { DEFENCE_STEPS } from './defence-steps.js';
import { isVehicle } from './numbers.js';
import { attackTotal } from './weapons.js';

/** L-ATK: one attack from the declaration to what follows it. */
export const Attack = procedure('attack', {
  locals: attackLocals,
  steps: {
    remember: {
      rule: 'L-ATK-1',
      when: (_, f) => f.attacker !== 'nobody',
      run: (s, f) => {
        if (f.attacker === 'nobody') return;
        const target = s.public.units[f.target]!;
        s.public.units[f.attacker]!.hasAttacked = true;
        s.public.units[f.attacker]!.untargetableBeyond = 0;
        if (!target.attackedBy.includes(f.attacker)) target.attackedBy = [...target.attackedBy, f.attacker];
      },
    },
    ...ATTACK_STEPS,
    ...DEFENCE_STEPS,
    wounds: {
      rule: 'L-ATK-9',
      run: (_, f): Call | undefined => suffer(f.target, f.wounds, f.attacker, f.attacker !== 'nobody'),
    },
    immobilize: {
      rule: 'SO-K47',
      when: (s, f) => f.wounds > 0 && unitOf(s, f.target).at !== 'defeated' && !isVehicle(s, f.target),
      run: (s, f) => gain(s, f.target, 'immobilize', attackTotal(s, 'immobilize', f), 'SO-K47'),
    },
    suppression: {
      rule: 'L-ATK-10',
      run: (s, f): Go => {
        f.defeatedTarget = unitOf(s, f.target).at === 'defeated';
        return f.defeatedTarget ? undefined : suppress(f.target, f.suppression);
      },
    },
    attacked: { rule: 'L-GEN-3', run: (s, f) => words.open(s, 'attacked', f, [f.seat, 1 - f.seat]) },
    end: { rule: 'L-GEN-3', run: s => words.endOf(s, 'attack') },
  },
});
