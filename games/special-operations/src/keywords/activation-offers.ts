import { nearest } from '@cadre/core';
import { FreeAttack, shotsOf } from '../attack/free-attack.js';
import { GREEN_TOKENS } from '../attack/tokens.js';
import { ACTIVATING, MOVE } from '../frames.js';
import { gain } from '../harm.js';
import type { BattleView, UnitId } from '../state.js';
import { canMoveAs, speedOf } from '../table/moves.js';
import { friendsOf, isEngaged, isOnTable, isWithin, unitOf } from '../table/queries.js';
import type { Offers } from './chapter.js';
import { ChooseUnits, canChoose } from './choose-units.js';
import { GainToken } from './gain-token.js';
import { isHolder, isNamedBy, whomOf } from './holders.js';

const MOVES: readonly string[] = ['move', 'climb', 'jump'];
const RETINUE_INCHES = 12;
const hasAttacked = (k: BattleView, unit: UnitId): boolean => {
  const activation = nearest(k, ACTIVATING);
  return activation?.unit !== unit || activation.done.includes('attack') || activation.withdrew;
};
const isThere = (k: BattleView, me: number): boolean => isOnTable(unitOf(k, me as UnitId));

export const ACTIVATION_OFFERS = {
  agile: {
    acted: {
      must: 'in-any-order',
      once: 'activation',
      when: (_, f, me) => isHolder(me, f.unit) && (MOVES.includes(f.action) || f.action === 'dash'),
      effect: (s, f, _, x) => gain(s, f.unit, 'dodge', x, 'SO-K1'),
    },
  },
  tactical: {
    acted: {
      must: 'in-any-order',
      once: 'activation',
      when: (_, f, me) => isHolder(me, f.unit) && (MOVES.includes(f.action) || f.action === 'dash'),
      effect: (s, f, _, x) => gain(s, f.unit, 'aim', x, 'SO-K40'),
    },
  },
  dauntless: {
    rallied: {
      when: (k, f, me) =>
        isHolder(me, f.unit) &&
        unitOf(k, f.unit).suppression > 0 &&
        !isEngaged(k, f.unit) &&
        canMoveAs(k, f.unit, { how: 'granted', speed: speedOf(k, f.unit, 1), intoMelee: 'nobody' }),
      effect: (s, f) => MOVE.call({ unit: f.unit, how: 'granted', speed: speedOf(s, f.unit, 1), may: true }),
    },
  },
  charge: {
    acted: {
      when: (k, f, me) =>
        isHolder(me, f.unit) && MOVES.includes(f.action) && !hasAttacked(k, f.unit) && shotsOf(k, f.unit, true).length > 0,
      effect: (_, f) => FreeAttack.call({ unit: f.unit, melee: true }),
    },
  },
  steady: {
    acted: {
      when: (k, f, me) =>
        isHolder(me, f.unit) && MOVES.includes(f.action) && !hasAttacked(k, f.unit) && shotsOf(k, f.unit, false).length > 0,
      effect: (_, f) => FreeAttack.call({ unit: f.unit, melee: false }),
    },
  },
  ready: {
    acted: {
      must: 'in-any-order',
      when: (_, f, me) => isHolder(me, f.unit) && f.action === 'standby',
      effect: (s, f, _, x) => gain(s, f.unit, 'aim', x, 'SO-K28'),
    },
  },
  recharge: {
    acted: {
      must: 'in-any-order',
      when: (k, f, me) => isHolder(me, f.unit) && f.action === 'recover' && unitOf(k, f.unit).spentShield > 0,
      effect: (s, f, _, x) => {
        const unit = s.public.units[f.unit]!;
        const n = Math.min(x, unit.spentShield);
        unit.spentShield -= n;
        gain(s, f.unit, 'shield', n, 'SO-K29');
      },
    },
  },
  inspire: {
    activationEnd: {
      when: (k, f, me) => isHolder(me, f.unit) && canChoose(k, 'inspire', f.unit),
      effect: (_, f, _me, x) => ChooseUnits.call({ choice: 'inspire', by: f.unit, min: 1, most: 1, times: x }),
    },
  },
  reliable: {
    activationPhase: {
      must: 'in-any-order',
      when: (k, _, me) => isThere(k, me),
      effect: (s, _, me, x) => gain(s, me as number as UnitId, 'surge', x, 'SO-K30'),
    },
  },
  independent: {
    activationPhase: {
      must: 'in-any-order',
      when: (k, _, me) => isThere(k, me) && unitOf(k, me as number as UnitId).order === 'none',
      effect: (s, _, me, x) => {
        const unit = me as number as UnitId;
        for (const token of GREEN_TOKENS) if (whomOf(s, unit, 'independent').includes(token)) gain(s, unit, token, x, 'SO-K18');
      },
    },
  },
  retinue: {
    activationPhase: {
      must: true,
      when: (k, _, me) => {
        const unit = me as number as UnitId;
        return (
          isThere(k, me) &&
          friendsOf(k, unit).some(
            id => id !== unit && isNamedBy(k, id, whomOf(k, unit, 'retinue')) && isWithin(k, unit, id, RETINUE_INCHES),
          )
        );
      },
      effect: (_s, _f, me) => GainToken.call({ unit: me as number as UnitId, tokens: ['aim', 'dodge'], rule: 'SO-K32' }),
    },
  },
} as const satisfies Offers;
