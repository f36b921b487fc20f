import { effectValues } from '@cadre/kit';
import type { CharacterPick, Condition, EnemyPick, Op } from '../content/types.js';
import { slotTotal } from '../events/slots.js';
import { AWAY, type CharacterId, FACEDOWN, NOBODY, type PieceId, type Whereabouts } from '../ids.js';
import { holds } from '../missions/conditions.js';
import { isUnlocked, rangeBetween, withinRange } from '../terrain/ground.js';
import { spacesIn, wayToShoot } from './approach.js';
import { isFeature } from './beliefs.js';
import { healthLeft, priceOfDamage } from './judge.js';
import { strideWorth } from './landings.js';
import { doorWorth, hitWorth, type Outset } from './outset.js';
import { damagePrice, harm } from './prices.js';
import type { Foe } from './scene.js';

const LOOK = 2.2;
const GLANCE = 0.25;
const PLAN_CARD = 1.6;
const SHIELD = 0.45;
const SHIFT = 0.4;
const MARK = 8;
/** A walk outside the Move action is worth less than it looks: it is taken later, and by somebody whose turn it may not be. */
const STRIDE = 0.6;
const STEP = 0.27;
const NEARER = 0.6;
const HAND_OVER = 6;

const foesFor = (o: Outset, from: Whereabouts, to: EnemyPick, it: Foe | undefined): Foe[] => {
  const { foes, ground } = o.x;
  switch (to.pick) {
    case 'it':
      return it ? [it] : [];
    case 'one':
    case 'each': {
      const center = to.from === 'you' ? from : (it?.space ?? AWAY);
      return foes.filter(f => withinRange(ground, center, f.space, to.range) && !(to.other && f === it));
    }
    case 'upTo':
    case 'space':
      return foes.filter(f => withinRange(ground, from, f.space, to.range));
  }
};
const damageWorth = (o: Outset, from: Whereabouts, op: Extract<Op, { op: 'damage' }>, it: Foe | undefined): number => {
  const worths = foesFor(o, from, op.to, it).map(f => ({ space: f.space, worth: hitWorth(o, f.piece, op.n) }));
  const best = (n: number): number =>
    worths
      .map(w => w.worth)
      .sort((a, b) => b - a)
      .slice(0, n)
      .reduce((sum, w) => sum + Math.max(0, w), 0);
  switch (op.to.pick) {
    case 'it':
    case 'each':
      return best(worths.length);
    case 'one':
      return best(1);
    case 'upTo':
      return best(op.to.count);
    case 'space': {
      const spaces = new Map<number, number>();
      for (const w of worths) spaces.set(w.space, (spaces.get(w.space) ?? 0) + w.worth);
      return Math.max(0, ...spaces.values());
    }
  }
};
const characters = (o: Outset, who: CharacterId, from: Whereabouts, pick: CharacterPick): CharacterId[] => {
  const { crew, at, ground, table } = o.x;
  return crew.filter(c => {
    if (pick.who === 'you' && c !== who) return false;
    if (pick.who === 'childCarrier' && !(table.child.held === 'character' && table.child.by === c)) return false;
    if ((pick.who === 'another' || pick.who === 'eachOther') && c === who) return false;
    return pick.range === undefined || withinRange(ground, from, c === who ? from : at[c]!, pick.range);
  });
};
const best = (values: readonly number[], pick: CharacterPick): number =>
  pick.who === 'any' || pick.who === 'another' ? Math.max(0, ...values) : values.reduce((sum, v) => sum + v, 0);
export const lookWorth = (o: Outset, from: Whereabouts, piece: PieceId): number => {
  const { x } = o;
  if ((x.seen[piece] ?? FACEDOWN) !== FACEDOWN) return 0;
  const weight = o.chances.get(piece);
  if (weight === undefined) return GLANCE;
  return weight * LOOK + 0.15 * Math.min(8, rangeBetween(x.ground, from, x.table.pieces[piece]!.space));
};
const looksWorth = (o: Outset, from: Whereabouts, op: Extract<Op, { op: 'look' }>): number =>
  o.x.hidden
    .filter(p => op.range === 'map' || withinRange(o.x.ground, from, o.x.table.pieces[p]!.space, op.range))
    .map(p => lookWorth(o, from, p))
    .sort((a, b) => b - a)
    .slice(0, op.count === 'all' ? 9 : op.count)
    .reduce((sum, w) => sum + w, 0);
export const doorsWorth = (o: Outset, from: Whereabouts, range: number | 'map'): { door: number; worth: number } => {
  const { doors } = o.x.box.terrain;
  let found = { door: -1, worth: 0 };
  doors.forEach(({ a, b }, door) => {
    if (isUnlocked(o.x.table.doors, door)) return;
    if (range !== 'map' && !withinRange(o.x.ground, from, a, range) && !withinRange(o.x.ground, from, b, range)) return;
    const worth = doorWorth(o, door);
    if (worth > found.worth) found = { door, worth };
  });
  return found;
};
/** What it saves the crew that an enemy it must fell comes a little nearer. */
const nearing = (o: Outset, from: Whereabouts, op: Extract<Op, { op: 'specialMove' }>): number => {
  const { foes, crew, at, ground } = o.x;
  const all = foes.filter(f => f.face.special === op.special),
    least = Math.min(...all.map(f => rangeBetween(ground, from, f.space)));
  let sum = 0;
  for (const f of all)
    if (op.which === 'each' || rangeBetween(ground, from, f.space) === least)
      sum += Math.min(op.steps, ...crew.map(c => wayToShoot(o.x, at[c]!, f.space)));
  return NEARER * sum;
};
const delivered = (o: Outset, op: Extract<Op, { op: 'deliver' }>, who: CharacterId, from: Whereabouts): number => {
  const { at, table } = o.x,
    zone = spacesIn(o.x, op.zone);
  return table.pieces.filter(p => {
    if (p.by === NOBODY || !isFeature(o.x, p.token, op.feature)) return false;
    const space = p.by === who ? from : at[p.by]!;
    return space !== AWAY && zone.includes(space);
  }).length;
};
const clearWorth = (o: Outset): number => {
  let most = 0;
  for (const slot of o.x.table.slots) if (slot.tokens.length > 0) most = Math.max(most, slotTotal(o.x.box, slot) >= 3 ? 1.4 : 0.7);
  return most;
};

/** A text as a bot looks at it: for a character in this space, about the enemy `it`. */
interface Text {
  readonly o: Outset;
  readonly who: CharacterId;
  readonly from: Whereabouts;
  readonly it: Foe | undefined;
}
/** What the action will have done by then is not known yet. */
const LIKELY = 0.6;
/** What a bot does not care about, or cannot tell beforehand. */
const nothing = (): number => 0;
/** An enemy that is moved or kept from moving. */
const heldOff = (op: { readonly enemies: EnemyPick }, { o, from, it }: Text): number =>
  foesFor(o, from, op.enemies, it).length > 0 ? SHIFT : 0;
const texts = effectValues<Op, Condition, Text>({
  chance: (c, { o, who }) => {
    if (c.is === 'defeatedByThis' || c.is === 'movedByThis') return LIKELY;
    return holds({ public: o.x.table, stack: [] }, c, { you: who, it: NOBODY, itSpace: AWAY }) ? 1 : 0;
  },
  ops: {
    damage: (op, { o, from, it }) => damageWorth(o, from, op, it),
    discardEnemy: (op, { o, from }) =>
      o.x.foes.some(f => f.face.special === '' && f.face.health <= op.maxHealth && withinRange(o.x.ground, from, f.space, op.range))
        ? 2.5
        : 0,
    shift: heldOff,
    away: heldOff,
    pin: heldOff,
    redirect: (op, { o, who, from }) =>
      o.x.foes.some(f => withinRange(o.x.ground, from, f.space, op.range)) ? SHIELD * priceOfDamage(o.x, who) + 0.5 : 0,
    move: (op, { o, who, from }) =>
      best(
        characters(o, who, from, op.who).map(c => (c === who && from !== o.x.at[c] ? STEP * op.n : STRIDE * strideWorth(o, c, op.n))),
        op.who,
      ),
    heal: (op, { o, who, from }) =>
      best(
        characters(o, who, from, op.who).map(c => Math.min(op.n, o.x.table.characters[c]!.damage) * damagePrice(healthLeft(o.x, c) + 1)),
        op.who,
      ),
    shield: (op, { o, who, from }) =>
      best(
        characters(o, who, from, op.who)
          .filter(c => !o.x.table.standing.some(e => e.kind === 'shield' && e.who === c))
          .map(c => SHIELD * priceOfDamage(o.x, c)),
        op.who,
      ),
    free: (op, { o, who, from }) => (characters(o, who, from, op.who).length > 0 ? 0.6 * op.strength : 0),
    drawSkill: op => 0.3 * op.n,
    extra: () => 1,
    recover: () => 0.7,
    topPlan: () => 0.7,
    takePlan: () => PLAN_CARD,
    drawPlan: () => PLAN_CARD,
    look: (op, { o, from }) => looksWorth(o, from, op),
    peekEvent: () => 0.8,
    clearDisrupt: (_, { o }) => clearWorth(o),
    overwatch: (op, { o, from }) => (o.x.foes.some(f => withinRange(o.x.ground, from, f.space, op.range + 2)) ? 1 : 0.3),
    unlock: (op, { o, from }) => (op.doors === 'all' ? 0 : doorsWorth(o, from, op.doors.range).worth),
    track: (op, { o }) => -harm(o.x, [op]),
    ballot: (op, text, script) => script(op.none, text),
    mark: () => MARK,
    hurt: nothing,
    reveal: nothing,
    disrupt: nothing,
    block: nothing,
    cancelAttack: nothing,
    skipCrisis: nothing,
    stayPut: nothing,
    hide: nothing,
    ward: nothing,
    spawn: nothing,
    enemyMove: nothing,
    enemyAttack: nothing,
    event: nothing,
    specialMove: (op, { o, from }) => (op.way === 'toward' ? nearing(o, from, op) : 0),
    specialAttack: nothing,
    specialHeal: nothing,
    childFlee: nothing,
    abduct: nothing,
    deliver: (op, { o, who, from }) => HAND_OVER * delivered(o, op, who, from),
    lock: nothing,
    place: nothing,
    mix: nothing,
    startAt: nothing,
    childWith: nothing,
    childOn: nothing,
  },
});
/** What the ops of a text are worth to a character in this space; `it` is the enemy they are about. */
export const textWorth = (o: Outset, who: CharacterId, from: Whereabouts, ops: readonly Op[], it?: Foe): number =>
  texts.script(ops, { o, who, from, it });
