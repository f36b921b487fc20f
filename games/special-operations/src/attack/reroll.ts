import { CHANCE, emit, enclosing, type Go, pick, roll, rollDice } from '@cadre/core';
import { facesOf, inOrder } from '@cadre/kit';
import { DEFENCE } from '../dice.js';
import { ATTACKING } from '../frames.js';
import { lose } from '../harm.js';
import { procedure } from '../options.js';
import type { BattleState } from '../state.js';
import { typeOf, unitOf } from '../table/queries.js';
import { addRoll, diceIn, facesIn, takeDice } from './pool.js';
import { spendTokens } from './spend-tokens.js';

export const PAYMENTS = ['aim', 'observation', 'nothing'] as const;
/** C9, L-ATK-4: the attacker rolls up to so many different dice again. The empty answer rolls none and spends nothing. */
export const AttackReroll = procedure('attack-reroll', {
  locals: (x: { most: number; pays: (typeof PAYMENTS)[number] }) => ({ red: 0, black: 0, white: 0, ...x }),
  steps: {
    choose: {
      rule: 'L-ATK-4',
      seat: s => enclosing(s, ATTACKING).seat,
      space: (s, f) => {
        const dice = facesIn(enclosing(s, ATTACKING)).length;
        return pick(f.pays === 'nothing' ? 'attack-reroll' : f.pays, [...Array(dice).keys()], 0, Math.min(f.most, dice));
      },
      take: (s, f, places): Go => {
        const attack = enclosing(s, ATTACKING);
        if (places.length === 0) {
          if (f.pays === 'aim') attack.aimed = true;
          if (f.pays === 'observation') attack.observed = true;
          return 'return';
        }
        const taken = takeDice(attack, places);
        f.red = taken.red;
        f.black = taken.black;
        f.white = taken.white;
        if (f.pays === 'observation') lose(s, attack.target, 'observation', places.length, 'SO-K26');
        if (f.pays !== 'aim' || attack.attacker === 'nobody') return undefined;
        attack.aimSpent++;
        return spendTokens(s, attack, attack.attacker, 'aim', 1);
      },
    },
    roll: {
      rule: 'L-ATK-4',
      seat: CHANCE,
      space: (_, f) => rollDice('attack', diceIn(f)),
      take: (s, f, answer) => {
        const attack = enclosing(s, ATTACKING);
        addRoll(attack, f, answer);
        emitRoll(s, true);
      },
    },
  },
});
export const emitRoll = (s: BattleState, again: boolean): void => {
  const { reds, blacks, whites } = enclosing(s, ATTACKING);
  emit(s, { type: 'attack-rolled', rule: 'L-ATK-4', red: reds.slice(), black: blacks.slice(), white: whites.slice(), again });
};

/** L-ATK-7: the defender rolls up to so many different dice again. */
export const DefenceReroll = procedure('defence-reroll', {
  locals: (x: { most: number }) => ({ dice: 0, ...x }),
  steps: {
    choose: {
      rule: 'L-ATK-7',
      seat: s => unitOf(s, enclosing(s, ATTACKING).target).seat,
      space: (s, f) => {
        const { length } = enclosing(s, ATTACKING).defence;
        return pick('defence-reroll', [...Array(length).keys()], 0, Math.min(f.most, length));
      },
      take: (s, f, places) => {
        const attack = enclosing(s, ATTACKING);
        f.dice = places.length;
        attack.defence = attack.defence.filter((_, i) => !places.includes(i));
      },
    },
    roll: {
      rule: 'L-ATK-7',
      when: (_, f) => f.dice > 0,
      seat: CHANCE,
      space: (s, f) => roll('defence', DEFENCE[typeOf(s, enclosing(s, ATTACKING).target).defence], f.dice),
      take: (s, _, answer) => {
        const attack = enclosing(s, ATTACKING);
        const colour = typeOf(s, attack.target).defence;
        attack.defence = inOrder(DEFENCE[colour], [...attack.defence, ...facesOf(DEFENCE[colour], answer)]);
        emit(s, { type: 'defence-rolled', rule: 'L-ATK-7', colour, faces: attack.defence.slice(), again: true });
      },
    },
  },
});
