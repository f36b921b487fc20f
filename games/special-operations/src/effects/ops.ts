import { type Call, emit, enclosing, type None, nearest, type Seat } from '@cadre/core';
import { FreeAttack, shotsOf } from '../attack/free-attack.js';
import { AttackReroll, DefenceReroll } from '../attack/reroll.js';
import type { Op } from '../content/effect.js';
import { ACTIVATING, ATTACKING, COMMANDING, DRAWING } from '../frames.js';
import { gain, lose, suffer, suppress } from '../harm.js';
import { words } from '../keywords/keywords.js';
import { Move } from '../round/move.js';
import { whose } from '../round/priority.js';
import type { BattleState, HolderId, UnitId } from '../state.js';
import { canMoveAs, speedOf } from '../table/moves.js';
import { isEngaged, isOnTable, unitOf } from '../table/queries.js';
import { alsoCountAs } from '../whereabouts.js';
import { contextOf } from './context.js';
import { effectNamed } from './names.js';
import { AreaAttack, DiscardCard, LastAttack, PlaceToken, ReturnUnit, RollFor, spare } from './op-procedures.js';
import { tokensNear } from './targets.js';

type Somebody = UnitId | None<'nobody'>;
export interface OpFrame {
  readonly target: Somebody;
  readonly effect: string;
  readonly seat: Seat;
  readonly active: Somebody;
  readonly attacker: Somebody;
  readonly defender: Somebody;
  readonly token: string;
  over: boolean;
}
const RULE = 'SO-H11';
const unitIn = ({ target }: OpFrame): UnitId => {
  if (target === 'nobody') throw new Error('this op needs a unit');
  return target;
};
const holder = (id: UnitId): HolderId => id as number as HolderId;

const timingOf = ({ effect }: OpFrame): string | undefined => {
  const found = effectNamed(effect)?.effect;
  return found?.kind === 'triggered' ? found.at : undefined;
};
/** SO-O-5: one Attack action in an activation, free or not. */
const canAttack = (s: BattleState, unit: UnitId, melee: boolean): boolean =>
  !nearest(s, ACTIVATING)?.done.includes('attack') && shotsOf(s, unit, melee).length > 0;
/** One token: the one that this unit is near, or the one that is left where the unit has fallen. */
const removeToken = (s: BattleState, f: OpFrame, kind: 'charge' | 'trap'): void => {
  const own = s.public.markers.filter(m => m.kind === kind && m.seat === f.seat);
  const effect = effectNamed(f.effect)?.effect;
  const near = effect && f.target !== 'nobody' ? tokensNear(s, effect.target, contextOf(f.seat, {}), f.target) : [];
  const gone = near[0] ?? own[0];
  if (!gone) return;
  s.public.markers = s.public.markers.filter(m => m.id !== gone.id);
  emit(s, { type: 'marker', rule: RULE, kind, ...whose(s, f.seat), at: gone.at, gone: true });
};
/** What one op of a card's effect does to one unit. */
export const doOp = (s: BattleState, f: OpFrame, op: Op): Call | undefined => {
  switch (op.op) {
    case 'gain': {
      const id = unitIn(f);
      if (op.token === 'suppression') return suppress(id, op.n);
      gain(s, id, op.token, op.n, RULE);
      return undefined;
    }
    case 'gain-choice':
      gain(s, unitIn(f), f.token as 'aim' | 'dodge' | 'surge', op.n, RULE);
      return undefined;
    case 'lose':
      lose(s, unitIn(f), op.token, op.n === 'all' ? Number.MAX_SAFE_INTEGER : op.n, RULE);
      return undefined;
    case 'wounds':
      return suffer(unitIn(f), op.n, 'nobody');
    case 'roll':
      return RollFor.call({ target: unitIn(f), effect: f.effect });
    case 'move': {
      const id = unitIn(f);
      if (!isOnTable(unitOf(s, id)) || isEngaged(s, id)) return undefined; // SO-H7
      // SO-H6, L-ACN-9: granted, so no action
      const move = { how: 'granted', speed: speedOf(s, id, op.speed), intoMelee: op.intoMelee ? f.attacker : 'nobody' } as const;
      return canMoveAs(s, id, move) ? Move.call({ unit: id, may: true, ...move }) : undefined;
    }
    case 'attack':
      return f.attacker === 'nobody' ? undefined : LastAttack.call({ unit: unitIn(f), target: f.attacker });
    case 'free-attack':
      return canAttack(s, unitIn(f), op.kind === 'melee') ? FreeAttack.call({ unit: unitIn(f), melee: op.kind === 'melee' }) : undefined;
    case 'add-dice': {
      const attack = enclosing(s, ATTACKING);
      attack.red += op.dice.red ?? 0;
      attack.black += op.dice.black ?? 0;
      attack.white += op.dice.white ?? 0;
      return undefined;
    }
    case 'attack-keyword': {
      const attack = enclosing(s, ATTACKING);
      if (
        op.keyword === 'pierce' ||
        op.keyword === 'suppressive' ||
        op.keyword === 'impact' ||
        op.keyword === 'critical' ||
        op.keyword === 'lethal'
      )
        attack[op.keyword] += op.x;
      else throw new Error(`an attack cannot gain "${op.keyword}"`);
      return undefined;
    }
    case 'reroll':
      return timingOf(f) === 'defenceReroll' ? DefenceReroll.call({ most: op.n }) : AttackReroll.call({ most: op.n, pays: 'nothing' });
    case 'draw-choice':
      return undefined; // counted by `draws`
    case 'redraw':
      enclosing(s, DRAWING).drawn = [];
      return undefined;
    case 'also-rank':
      alsoCountAs(s, unitIn(f), op.rank);
      return undefined;
    case 'grant':
      words.grant(s, holder(unitIn(f)), op.keyword, op.x, s.public.round === 0 ? 'game' : 'round');
      return undefined;
    case 'take-away':
      words.grant(s, holder(unitIn(f)), op.keyword, -1000, 'game');
      return undefined;
    case 'untargetable':
      s.public.units[unitIn(f)]!.untargetableBeyond = op.beyond;
      return undefined;
    case 'return-card': // SO-D-1
      s.public.played[f.seat as 0 | 1] = '';
      return undefined;
    case 'take-priority':
      enclosing(s, COMMANDING).claims.push(f.seat);
      return undefined;
    case 'discard-card':
      if (spare(s, f.seat).length > 0) return DiscardCard.call({ seat: f.seat });
      f.over = true; // without a card to pay with the rest does not happen
      return undefined;
    case 'return-unit':
      return ReturnUnit.call({ unit: unitIn(f), beyond: op.enemyBeyond });
    case 'area-attack':
      return AreaAttack.call({ target: unitIn(f), effect: f.effect, seat: f.seat });
    case 'place-token':
      return PlaceToken.call({ seat: f.seat, effect: f.effect, unit: f.active });
    case 'remove-token':
      removeToken(s, f, op.token);
      return undefined;
    case 'mark':
      s.public.marks = [
        ...s.public.marks.filter(m => m.mark !== op.mark || m.seat !== f.seat),
        { mark: op.mark, seat: f.seat, unit: unitIn(f) },
      ];
      emit(s, { type: 'card-effect', rule: RULE, ...whose(s, f.seat), card: f.effect, why: 'marked' });
      return undefined;
  }
};
