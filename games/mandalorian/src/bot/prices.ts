import { amountOf } from '../box/box.js';
import { settled } from '../box/settled.js';
import type { Amount, Condition, Op, TriggerCard } from '../content/types.js';
import type { Scene } from './scene.js';

/** All prices are counted in steps, like work. What one damage costs a character that can still take so much. */
const DAMAGE = [50, 18, 7.5, 4.5, 3.2, 2.6] as const;
export const damagePrice = (left: number): number => DAMAGE[Math.min(Math.max(0, Math.ceil(left) - 1), DAMAGE.length - 1)]!;

const SPAWN = 2.2;
const DISRUPT = 1;
const FLEE = 6;
const BALLOT = 3;
const NEAR_THE_LIMIT = 24;

/** How far a track is from losing the game; undefined when it cannot. */
export const roomOn = (x: Scene, track: string): number | undefined => {
  const limitsIn = (c: Condition): Amount[] => {
    if (c.is === 'all') return settled(x.box.plan, c) === false ? [] : c.of.flatMap(limitsIn);
    return c.is === 'track' && c.track === track ? [c.atLeast] : [];
  };
  const limits = x.box.failure.flatMap(limitsIn);
  const value = x.table.tracks[x.box.mission.tracks.findIndex(t => t.id === track)] ?? 0;
  return limits.length === 0 ? undefined : Math.min(...limits.map(l => amountOf(l, x.box.characters.length))) - value;
};
const trackPrice = (x: Scene, track: string, add: number): number => {
  const room = roomOn(x, track);
  // A step back is worth what the same step forward cost.
  if (room !== undefined) return (NEAR_THE_LIMIT * add) / Math.max(0.4, add < 0 ? room - add : room);
  const steps = x.box.mission.tracks.find(t => t.id === track)?.steps ?? [];
  const last = steps.at(-1);
  return last ? (add * harm(x, last.ops)) / last.at : 0;
};
/** What costs the crew nothing. A new op does not compile before it is here or has a price. */
type Harmless =
  | 'damage'
  | 'discardEnemy'
  | 'shift'
  | 'away'
  | 'move'
  | 'heal'
  | 'shield'
  | 'free'
  | 'extra'
  | 'recover'
  | 'drawSkill'
  | 'look'
  | 'reveal'
  | 'peekEvent'
  | 'drawPlan'
  | 'takePlan'
  | 'topPlan'
  | 'clearDisrupt'
  | 'block'
  | 'cancelAttack'
  | 'skipCrisis'
  | 'overwatch'
  | 'redirect'
  | 'stayPut'
  | 'pin'
  | 'hide'
  | 'ward'
  | 'enemyMove'
  | 'enemyAttack'
  | 'event'
  | 'specialHeal'
  | 'mark'
  | 'deliver'
  | 'unlock'
  | 'lock'
  | 'place'
  | 'mix'
  | 'startAt'
  | 'childWith'
  | 'childOn'
  | 'choose';
const harmless = (_: { readonly op: Harmless }): number => 0;
/** What it costs the crew if these ops happen, roughly. */
export const harm = (x: Scene, ops: readonly Op[]): number => {
  let sum = 0;
  for (const op of ops) {
    switch (op.op) {
      case 'spawn':
        sum += SPAWN;
        break;
      case 'disrupt':
        sum += DISRUPT;
        break;
      case 'abduct':
        sum += x.table.child.held === 'character' ? 0 : op.steps;
        break;
      case 'childFlee':
        sum += FLEE;
        break;
      case 'track':
        sum += trackPrice(x, op.track, op.add);
        break;
      case 'specialMove':
        sum += op.way === 'away' ? op.steps : op.steps / 2;
        break;
      case 'specialAttack':
        sum += 2;
        break;
      case 'hurt':
        sum += 4 * op.n;
        break;
      case 'ballot':
        sum += BALLOT;
        break;
      case 'if':
        sum += conditionLikely(x, op.if) ? harm(x, op.do) : harm(x, op.else ?? []);
        break;
      default:
        sum += harmless(op);
    }
  }
  return sum;
};
const conditionLikely = (x: Scene, c: Condition): boolean => {
  switch (c.is) {
    case 'carriedByCharacter':
      return c.burden === 'child' && x.table.child.held === 'character';
    case 'specialInPlay':
      return x.foes.some(f => f.face.special === c.special);
    case 'all':
      return c.of.every(part => conditionLikely(x, part));
    case 'any':
      return c.of.some(part => conditionLikely(x, part));
    default:
      return settled(x.box.plan, c) ?? false;
  }
};
export const crisisPrice = (x: Scene): number => 0.5 + harm(x, x.box.mission.crisis);

/** What holding this card is worth to a character that can still take `left` damage. */
export const holdingWorth = (x: Scene, card: TriggerCard, left: number): number => {
  let worth = 0;
  for (const m of card.modify ?? []) worth += m.op === 'strength' ? m.n : 1.5;
  for (const op of card.ops ?? []) {
    switch (op.op) {
      case 'block':
        worth += (card.trigger === 'damage' ? 0.8 : 0.4) * damagePrice(left);
        break;
      case 'ward':
      case 'cancelAttack':
        worth += 0.7 * damagePrice(left);
        break;
      case 'heal':
        worth += 0.8 * damagePrice(left) * op.n;
        break;
      case 'hide':
        worth += 0.5 * damagePrice(left);
        break;
      case 'skipCrisis':
        worth += 0.6 * crisisPrice(x);
        break;
      case 'extra':
        worth += 2;
        break;
      case 'damage':
        worth += 0.8 * op.n;
        break;
      default:
        worth += 1;
    }
  }
  return worth;
};
