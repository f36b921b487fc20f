import { type Call, CHANCE, emit, type Go, type None, type Place, rollDice, type Seat } from '@cadre/core';
import { countFaces } from '@cadre/kit';
import { Attack } from '../attack/attack.js';
import { diceIn } from '../attack/pool.js';
import { canAttack, isMeleeUse, weaponsOf } from '../attack/targets.js';
import { boxOf } from '../box.js';
import type { Op } from '../content/effect.js';
import { ATTACK, type AttackFace, COLOURS } from '../dice.js';
import { about, suffer, suppress } from '../harm.js';
import { missionOf } from '../missions/mission.js';
import { procedure } from '../options.js';
import { handOf } from '../round/hand.js';
import { whose } from '../round/priority.js';
import type { BattleState, Spot, UnitId } from '../state.js';
import { ground } from '../table/ground.js';
import { facedBy, placeReturn, placeToken, spotIn } from '../table/place-args.js';
import { isOnTable, unitOf } from '../table/queries.js';
import { enter, renew, setAside } from '../whereabouts.js';
import { effectNamed } from './names.js';

const RULE = 'SO-H11';
const opOf = <Name extends Op['op']>(effect: string, name: Name): Extract<Op, { readonly op: Name }> => {
  const found = effectNamed(effect)?.effect;
  const op = found?.kind === 'triggered' ? found.ops.find(each => each.op === name) : undefined;
  if (!op) throw new Error(`effect "${effect}" has no op "${name}"`);
  return op as Extract<Op, { readonly op: Name }>;
};
const poolOf = (dice: Readonly<Partial<Record<'red' | 'black' | 'white', number>>>) => ({ red: 0, black: 0, white: 0, ...dice });

/** Dice for one unit: wounds first, then all suppression tokens at once. */
export const RollFor = procedure('rollFor', {
  locals: (x: { target: UnitId; effect: string }) => ({ suppression: 0, ...x }),
  steps: {
    roll: {
      rule: RULE,
      seat: CHANCE,
      space: (_, f) => rollDice('effect', diceIn(poolOf(opOf(f.effect, 'roll').dice))),
      take: (s, f, answer): Call | undefined => {
        const { dice, per } = opOf(f.effect, 'roll');
        const colours = COLOURS.flatMap(colour => Array.from({ length: dice[colour] ?? 0 }, () => colour));
        const faces: AttackFace[] = answer.map((face, i) => ATTACK[colours[i]!].faces[face]!);
        emit(s, { type: 'dice', rule: RULE, why: f.effect, faces });
        let wounds = 0;
        for (const { results, ops } of per) {
          const times = results.reduce((n, result) => n + countFaces(faces, result), 0);
          for (const op of ops) {
            if (op.op === 'wounds') wounds += times * op.n;
            else if (op.op === 'gain' && op.token === 'suppression') f.suppression += times * op.n;
            else throw new Error(`effect "${f.effect}": dice cannot lead to "${op.op}"`);
          }
        }
        return suffer(f.target, wounds, 'nobody');
      },
    },
    suppress: { rule: RULE, run: (_, f): Call | undefined => suppress(f.target, f.suppression) },
  },
});
/** Last Stand: one attack against whoever defeated the unit, before it is removed. */
export const LastAttack = procedure('lastAttack', {
  locals: (x: { unit: UnitId; target: UnitId }) => x,
  steps: {
    weapon: {
      rule: RULE,
      when: (s, f) => isOnTable(unitOf(s, f.unit)) && shots(s, f.unit, f.target).length > 0,
      seat: (s, f) => unitOf(s, f.unit).seat,
      of: 'attack',
      options: (s, f) => shots(s, f.unit, f.target).map(weapon => ({ kind: 'attack', target: f.target, weapon })),
      take: (s, f, { target, weapon }): Call =>
        Attack.call({
          attacker: f.unit,
          target,
          weapon,
          melee: isMeleeUse(s, f.unit, target, weaponsOf(s, f.unit)[weapon]!),
          seat: unitOf(s, f.unit).seat,
          unhindered: true,
        }),
    },
  },
});
const shots = (s: BattleState, unit: UnitId, target: UnitId): number[] =>
  weaponsOf(s, unit).flatMap((_, weapon) => (canAttack(s, unit, target, weapon) ? [weapon] : []));
/** One other card of the hand, never Standing Orders and never the one in play. */
export const DiscardCard = procedure('discardCard', {
  locals: (x: { seat: Seat }) => x,
  steps: {
    which: {
      rule: RULE,
      seat: (_, f) => f.seat,
      of: 'card',
      options: (s, f) => spare(s, f.seat).map(card => ({ kind: 'card', card: boxOf(s).cardNumbers.get(card)! })),
      take: (s, f, { card }) => {
        const id = [...boxOf(s).cardNumbers].find(([, number]) => number === card)![0];
        const seat = f.seat as 0 | 1;
        s.public.discards[seat] = [...s.public.discards[seat], id];
        emit(s, { type: 'card-effect', rule: RULE, ...whose(s, f.seat), card: id, why: 'discarded' });
      },
    },
  },
});
const returns = (s: BattleState, card: string): boolean =>
  boxOf(s)
    .cards.get(card)!
    .effects.some(e => e.kind === 'triggered' && e.ops.some(op => op.op === 'return-card'));
export const spare = (s: BattleState, seat: Seat): string[] =>
  handOf(s, seat).filter(card => card !== s.public.played[seat as 0 | 1] && !returns(s, card));
/** SO-H14, L-ATK-12: an attack by nobody. */
export const AreaAttack = procedure('areaAttack', {
  locals: (x: { target: UnitId; effect: string; seat: Seat }) => x,
  steps: {
    attack: {
      rule: 'SO-H14',
      when: (s, f) => isOnTable(unitOf(s, f.target)),
      run: (_, f): Call =>
        Attack.call({ attacker: 'nobody', target: f.target, weapon: 0, melee: false, seat: f.seat, card: effectNamed(f.effect)!.card }),
    },
  },
});
const ordered = (s: BattleState, seat: Seat): UnitId[] =>
  s.public.units.flatMap((u, i) => (u.seat === seat && u.byCard && isOnTable(u) ? [i as UnitId] : []));
interface TokenToPlace {
  readonly seat: Seat;
  readonly effect: string;
  readonly unit: UnitId | None<'nobody'>;
}
const tokenPlace = (s: BattleState, { seat, effect, unit }: TokenToPlace): Place => {
  const { token, within, enemyBeyond, of } = opOf(effect, 'place-token');
  return placeToken(token, of === 'ordered' || unit === 'nobody' ? ordered(s, seat) : [unit], within, enemyBeyond);
};
/** A charge or a trap on the table; none where there is no room for it. */
export const PlaceToken = procedure('placeToken', {
  locals: (x: TokenToPlace) => x,
  steps: {
    put: {
      rule: RULE,
      when: (s, f) => !ground(s).isEmpty(tokenPlace(s, f)),
      seat: (_, f) => f.seat,
      space: tokenPlace,
      take: (s, f, answer) => {
        const { token: kind } = opOf(f.effect, 'place-token');
        const at = spotIn(answer);
        const id = s.public.markers.reduce((n, m) => Math.max(n, m.id + 1), 0);
        s.public.markers = [...s.public.markers, { id, kind, seat: f.seat, at }];
        emit(s, { type: 'marker', rule: RULE, kind, ...whose(s, f.seat), at, gone: false });
      },
    },
  },
});
/** Who deploys into the ambush network comes back there. */
const isBackInNetwork = (s: BattleState, unit: UnitId): boolean => (missionOf(s).networkAtDeployment?.(s, unit) ?? 'no') !== 'no';
const bringBack = (s: BattleState, id: UnitId, to: Spot | 'network'): void => {
  renew(s, id);
  if (typeof to === 'object') enter(s, id, to);
  else setAside(s, id, to);
  emit(s, { type: 'placed', from: 'defeated', to, how: 'return', ...about(s, id, RULE) });
};
/** Endless Legions: a defeated unit comes back, if there is room. */
export const ReturnUnit = procedure('returnUnit', {
  locals: (x: { unit: UnitId; beyond: number }) => x,
  steps: {
    network: {
      rule: 'SO-V3',
      when: (s, f) => isBackInNetwork(s, f.unit),
      run: (s, f): Go => {
        bringBack(s, f.unit, 'network');
        return 'return';
      },
    },
    put: {
      rule: RULE,
      when: (s, f) => !ground(s).isEmpty(placeReturn(f.unit, f.beyond)),
      seat: (s, f) => unitOf(s, f.unit).seat,
      space: (s, f) => facedBy(s, f.unit, placeReturn(f.unit, f.beyond)),
      take: (s, f, answer) => bringBack(s, f.unit, spotIn(answer)),
    },
  },
});
