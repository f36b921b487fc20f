import { modesOf } from '../actions/move.js';
import type { Box } from '../box/box.js';
import type { Condition, Modifier, Op, Slot } from '../content/types.js';
import { holds } from '../missions/conditions.js';
import { AWAY, FACEDOWN, type MandoState, NOBODY } from '../state.js';
import { rangeBetween, withinRange } from '../terrain/ground.js';
import { suspicion } from './beliefs.js';
import { healthLeft, priceOfDamage } from './judge.js';
import { hitWorth, moveWorth, type Outset, pushWorth, type Trip } from './outset.js';
import { harm, holdingWorth } from './prices.js';
import { type Foe, movedTo, type Scene } from './scene.js';
import { destinations } from './strides.js';
import { doorsWorth, lookWorth, textWorth } from './texts.js';

/** An action as it would be performed: by whom, in which slot, how strong, with which text. */
export interface Act {
  readonly who: number;
  readonly slot: Slot;
  readonly strength: number;
  readonly mods: readonly Modifier[];
  readonly ops: readonly Op[];
  /** Only the text happens. */
  readonly instead: boolean;
}
/** One way to perform it, and what that is worth. `option` is the number the rules use for it: a space, a threat, an alternative. */
export interface Choice {
  readonly option: number;
  readonly worth: number;
}
const NOTHING: Choice = { option: NOBODY, worth: 0 };
const bestOf = (choices: readonly Choice[]): Choice => choices.reduce((a, b) => (b.worth > a.worth ? b : a), NOTHING);

const SEARCHED = 3;
const QUIET = modesOf(['quiet']);

/** A card as an action in this slot. A wild card is as strong as it is named. */
export const actOf = (box: Box, card: number, slot: number, who: number, named: number): Act => {
  const { card: def } = box.cards[card]!,
    name = box.slots[slot]!,
    used = def.ability?.slot === name ? def.ability : undefined;
  const printed = typeof def.strength === 'number' ? def.strength : def.strength === 'wild' ? named : 0;
  const mods = [...(used?.modify ?? []), ...(name === 'mission' ? (box.missionSlot?.modify ?? []) : [])];
  return {
    who,
    slot: name,
    strength: printed + (def.bonus === name ? 1 : 0),
    mods,
    ops: used?.ops ?? [],
    instead: def.strength === 'tactical' || used?.instead === true,
  };
};

const conditionHolds = (o: Outset, act: Act, from: number, c: Condition | undefined, foe: Foe | undefined): boolean => {
  const { x } = o;
  if (!c) return true;
  switch (c.is) {
    case 'targetHere':
      return foe?.space === from;
    case 'targetUndamaged':
      return foe !== undefined && foe.left === foe.face.health;
    case 'allyNearTarget':
      return foe !== undefined && x.crew.some(i => i !== act.who && withinRange(x.ground, x.at[i]!, foe.space, c.range));
    case 'notMovedThisTurn':
      return from === x.at[act.who] && !x.table.characters[act.who]!.movedThisTurn;
    default:
      return holds({ public: x.table } as MandoState, c, { you: act.who, it: NOBODY, itSpace: AWAY });
  }
};
export const strengthAt = (o: Outset, act: Act, from: number, foe?: Foe): number => {
  let strength = act.strength;
  for (const m of act.mods) {
    if (m.op === 'strengthIs') return m.n;
    if (m.op !== 'strength' || !conditionHolds(o, act, from, m.if, foe)) continue;
    const each =
      m.per === 'otherCharacterHere'
        ? o.x.crew.filter(c => c !== act.who && o.x.at[c] === from).length
        : m.per === 'otherEnemyWithTarget'
          ? o.x.foes.filter(f => f !== foe && f.space === foe?.space).length
          : 1;
    strength += Math.min(m.n * each, m.max ?? Number.MAX_SAFE_INTEGER);
  }
  return strength;
};

// ---- Move

/** Entering a facedown threat's space turns it up (MA-49): what may be found there, and what may be lying in wait. */
const discovery = (o: Outset, who: number, space: number): number => {
  let sum = 0;
  for (const piece of o.x.hidden) {
    if (o.x.table.pieces[piece]!.space !== space) continue;
    const { enemy, sentry, effect } = suspicion(o.x, piece);
    sum += SEARCHED * (o.chances.get(piece) ?? 0) - enemy - sentry * priceOfDamage(o.x, who);
    if (effect > 0) sum -= effect * harm(o.x, o.x.box.mission.missionEffect);
  }
  return sum;
};
/** Things in a space that its visitor could use at once. */
const findings = (o: Outset, who: number, space: number): number => {
  let sum = 0;
  for (const p of o.x.table.pieces) {
    if (p.space !== space || p.token === FACEDOWN) continue;
    const { feature } = o.x.box.tokens[p.token]!;
    if (feature?.use === 'discard' && (!feature.if || conditionHolds(o, NO_ACT(who), space, feature.if, undefined)))
      sum += textWorth(o, who, space, feature.ops);
  }
  return sum;
};
const NO_ACT = (who: number): Act => ({ who, slot: 'move', strength: 0, mods: [], ops: [], instead: false });
const sentriesAt = (x: Scene, space: number): number => {
  let n = 0;
  for (const f of x.foes) if (f.face.sentry && rangeBetween(x.ground, space, f.space) <= 1) n++;
  return n;
};
const grapplersAt = (x: Scene, space: number): number => {
  let n = 0;
  for (const f of x.foes) if (f.face.grapple && f.space === space) n++;
  return n;
};
/** Every end of a movement with what it is worth to be there; the first is to stay. */
export const trips = (o: Outset, who: number, steps: number, modes: number): readonly Trip[] => {
  const key = who * 16 + modes;
  let known = o.trips.get(key);
  if (!known || known.steps < steps) {
    known = { steps, trips: tripsOf(o, who, steps, modes) };
    o.trips.set(key, known);
  }
  return known.steps === steps ? known.trips : known.trips.filter(t => t.steps <= steps);
};
const tripsOf = (o: Outset, who: number, steps: number, modes: number): Trip[] => {
  const { x } = o;
  const price = priceOfDamage(x, who),
    loud = (modes & QUIET) === 0;
  const leaving = loud ? grapplersAt(x, x.at[who]!) * price : 0;
  return destinations(x, who, steps, modes).map(d => {
    if (d.steps === 0) return { ...d, worth: 0 };
    const harmed = leaving + (loud ? sentriesAt(x, d.space) * price : 0);
    return { ...d, worth: moveWorth(o, who, d.space) - harmed + discovery(o, who, d.space) + findings(o, who, d.space) };
  });
};
/** What it costs to stop here after at least one step. */
export const stopPrice = (o: Outset, who: number, modes: number): number =>
  (modes & QUIET) === 0 ? sentriesAt(o.x, o.x.at[who]!) * priceOfDamage(o.x, who) : 0;
export const modesIn = (act: Act): number => act.mods.reduce((bits, m) => (m.op === 'moveMode' ? bits | modesOf(m.modes) : bits), 0);

// ---- Attack, Intel, Plan, mission

const revealWorth = (o: Outset, piece: number, strength: number): number => {
  const { enemy, effect } = suspicion(o.x, piece);
  const hit = enemy * Math.min(strength, 2) * 0.6 - enemy * 0.6;
  return SEARCHED * 0.8 * (o.chances.get(piece) ?? 0) + hit - effect * harm(o.x, o.x.box.mission.missionEffect);
};
const alternatives = (o: Outset, act: Act, from: number): Choice[] => {
  const { mission } = o.x.box;
  return mission.alternatives.flatMap((a, i) => {
    if (a.slot !== act.slot || strengthAt(o, act, from) < a.minStrength) return [];
    const at = movedTo(o.x, act.who, from);
    if (a.if && !(a.if.is === 'youIn' ? zoneHolds(at, a.if, act.who) : conditionHolds(o, act, from, a.if, undefined))) return [];
    return [{ option: ALTERNATIVE + i, worth: alternativeWorth(o, act.who, from, a.ops) }];
  });
};
/** Below it the number of a threat, from here on an alternative of the mission. */
const ALTERNATIVE = 1000;
/** A door that is not worth opening leaves the rest of the alternative without sense. */
const alternativeWorth = (o: Outset, who: number, from: number, ops: readonly Op[]): number => {
  for (const op of ops) if (op.op === 'unlock' && op.doors !== 'all' && doorsWorth(o, from, op.doors.range).door < 0) return -1;
  return textWorth(o, who, from, ops);
};
const zoneHolds = (x: Scene, c: Extract<Condition, { is: 'youIn' }>, who: number): boolean => {
  const { terrain } = x.box,
    space = x.at[who]!;
  if ('numbers' in c.zone) return c.zone.numbers.some(n => terrain.numbered.get(n) === space);
  if ('spaces' in c.zone) return c.zone.spaces.includes(terrain.names[space]!);
  return holds({ public: { ...x.table, characters: x.table.characters.map((ch, i) => ({ ...ch, space: x.at[i]! })) } } as MandoState, c, {
    you: who,
    it: NOBODY,
    itSpace: AWAY,
  });
};

const rangeOf = (o: Outset, act: Act, from: number): number => {
  let range = 1;
  for (const m of act.mods) if (m.op === 'attackRange' && conditionHolds(o, act, from, m.if, undefined)) range = Math.max(range, m.range);
  return range;
};
export const attackChoices = (o: Outset, act: Act, from: number): Choice[] => {
  const { x } = o;
  const split = act.mods.find(m => m.op === 'splitDamage');
  const range = split ? split.range : rangeOf(o, act, from);
  const found: Choice[] = [];
  for (const f of x.foes)
    if (withinRange(x.ground, from, f.space, range))
      found.push({ option: f.piece, worth: hitWorth(o, f.piece, strengthAt(o, act, from, f)) + textWorth(o, act.who, from, act.ops, f) });
  if (!split)
    for (const piece of x.hidden)
      if (withinRange(x.ground, from, x.table.pieces[piece]!.space, range))
        found.push({ option: piece, worth: revealWorth(o, piece, act.strength) });
  return [...found, ...alternatives(o, act, from)];
};

const NEAR = 3;
/** The best step for an enemy that this player moves. */
export const bestPush = (o: Outset, piece: number): Choice => {
  const foe = o.x.foes.find(f => f.piece === piece);
  if (!foe) return NOTHING;
  return o.x.ground.neighbours[foe.space]!.map(space => ({ option: space, worth: pushWorth(o, piece, space) })).reduce(
    (a, b) => (b.worth > a.worth ? b : a),
    { option: NOBODY, worth: Number.NEGATIVE_INFINITY },
  );
};
export const intelChoices = (o: Outset, act: Act, from: number): Choice[] => {
  const { x } = o,
    range = strengthAt(o, act, from);
  const found: Choice[] = [];
  for (const piece of x.hidden)
    if (withinRange(x.ground, from, x.table.pieces[piece]!.space, range)) found.push({ option: piece, worth: lookWorth(o, from, piece) });
  for (const f of x.foes) {
    if (!withinRange(x.ground, from, f.space, range) || !x.crew.some(c => withinRange(x.ground, x.at[c]!, f.space, NEAR))) continue;
    found.push({ option: f.piece, worth: bestPush(o, f.piece).worth + about(act.ops, o, act.who, from, f) });
  }
  return [...found, ...alternatives(o, act, from)];
};
/** What a text adds that is about the enemy just moved. */
const about = (ops: readonly Op[], o: Outset, who: number, from: number, f: Foe): number =>
  ops.some(op => 'to' in op && op.op === 'damage' && op.to.pick === 'it') ? textWorth(o, who, from, ops, f) : 0;

/** The best of so many planning cards, as the open cards let one expect. */
const planWorth = (o: Outset, who: number, draws: number, keep: number): number => {
  const key = who * 100 + draws;
  let worth = o.plans.get(key);
  if (worth === undefined) {
    worth = bestOfDraws(o, who, draws);
    o.plans.set(key, worth);
  }
  return worth * (keep > 1 && draws > 1 ? 1.5 : 1);
};
const bestOfDraws = (o: Outset, who: number, draws: number): number => {
  const { box, table } = o.x;
  const held = table.characters[who]!.planning.map(c => box.planning[c]!.id);
  const away = new Uint8Array(box.planning.length);
  for (const card of table.planning.discard) away[card] = 1;
  for (const c of table.characters) for (const card of c.planning) away[card] = 1;
  const worths: number[] = [];
  box.planning.forEach((card, i) => {
    if (away[i] === 0) worths.push(card.cannotKeep || held.includes(card.id) ? 0 : holdingWorth(o.x, card, healthLeft(o.x, who)));
  });
  worths.sort((a, b) => b - a);
  const n = Math.min(draws, worths.length);
  let sum = 0,
    none = 1; // the chance that no better card is among the drawn ones
  for (let i = 0; i < worths.length && none > 0.001; i++) {
    const drawn = Math.min(1, n / (worths.length - i));
    sum += none * drawn * worths[i]!;
    none *= 1 - drawn;
  }
  return sum;
};
const missionWorth = (o: Outset, act: Act, from: number): number => {
  const slot = o.x.box.missionSlot!;
  if (strengthAt(o, act, from) < slot.minStrength) return 0;
  const at = movedTo(o.x, act.who, from);
  if (slot.if && !slotOpen(at, slot.if, act.who)) return 0;
  return textWorth(o, act.who, from, slot.ops);
};
const slotOpen = (x: Scene, c: Condition, who: number): boolean => {
  switch (c.is) {
    case 'all':
      return c.of.every(part => slotOpen(x, part, who));
    case 'not':
      return !slotOpen(x, c.of, who);
    case 'youIn':
      return zoneHolds(x, c, who);
    case 'markedHere':
      return x.table.markers.some(m => m.marker === c.marker && m.space === x.at[who]);
    default:
      return true;
  }
};

/** What an action other than a move is worth when it is performed in this space. */
export const actWorth = (o: Outset, act: Act, from: number): number => {
  const aside = act.slot === 'attack' ? 0 : textWorth(o, act.who, from, act.ops);
  if (act.instead) return textWorth(o, act.who, from, act.ops);
  switch (act.slot) {
    case 'attack':
      return Math.max(bestOf(attackChoices(o, act, from)).worth, textWorth(o, act.who, from, act.ops));
    case 'intel':
      return bestOf(intelChoices(o, act, from)).worth + aside;
    case 'plan': {
      const keep = act.mods.reduce((n, m) => (m.op === 'keepPlans' ? Math.max(n, m.keep) : n), 1);
      return planWorth(o, act.who, strengthAt(o, act, from), keep) + aside;
    }
    case 'mission':
      return missionWorth(o, act, from) + aside;
    case 'move':
      return aside;
  }
};
