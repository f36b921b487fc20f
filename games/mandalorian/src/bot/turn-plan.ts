import { STRENGTHS } from '../content/types.js';
import { EVENT_AT, slotTotal } from '../events/slots.js';
import { AWAY, type CharacterId, type Whereabouts } from '../ids.js';
import { characterOf } from '../threats/threats.js';
import { type Act, actOf, strengthAt } from './act.js';
import { actWorth } from './act-worth.js';
import { slotPrice } from './judge.js';
import { stopPrice } from './landings.js';
import type { Outset, Trip } from './outset.js';
import { textWorth } from './texts.js';
import { modesIn, trips } from './trips.js';

/** A card in a slot. */
export interface Play {
  readonly card: number;
  readonly slot: number;
  /** What a wild card is named. */
  readonly named: number;
  readonly act: Act;
  /** What the slot will cost more than before. */
  readonly cost: number;
}
export interface TurnPlan {
  readonly first: Play;
  /** The card that is meant to follow. */
  readonly second: Play | null;
  /** Where the first action moves to, if it moves. */
  readonly to: Whereabouts;
  readonly worth: number;
}
export interface Means {
  readonly seat: number;
  readonly hand: readonly number[];
  /** Slots that can still get a card, by number. */
  readonly slots: readonly number[];
  /** How many cards are to be played. */
  readonly cards: number;
  /** The card that lies in front of the player already, if any: it comes first. */
  readonly chosen?: number;
  /** Whether to help as little as can pass for a mistake. */
  readonly sly?: boolean;
}

/** Only so many ends of a movement are thought through together with the action that follows. */
const TRIPS = 10;

const playsOf = (o: Outset, m: Means): Play[] => {
  const { box, table } = o.x;
  return m.hand.flatMap(card => {
    const { card: def, character } = box.cards[card]!;
    const who = box.shared ? character : characterOf(m.seat);
    if (!o.x.crew.includes(who)) return [];
    return m.slots.flatMap(slot => {
      const total = slotTotal(box, table.slots[slot]!),
        before = slotPrice(total, o.crisis);
      const names = def.strength === 'wild' ? STRENGTHS : [0];
      return names.map(named => {
        const value = typeof def.strength === 'number' ? def.strength : named;
        const after = def.strength === 'tactical' ? EVENT_AT : total + value;
        return { card, slot, named, act: actOf(box, card, slot, who, named), cost: slotPrice(after, o.crisis) - before };
      });
    });
  });
};

/** What a plan needs again and again, computed once. */
interface Thoughts {
  readonly o: Outset;
  readonly trips: Map<number, readonly Trip[]>;
  readonly worths: Map<number, number>;
}
const tripsOf = (t: Thoughts, act: Act): readonly Trip[] => {
  const { o } = t,
    from = o.x.at[act.who]!,
    modes = modesIn(act),
    steps = strengthAt(o.x, act, from);
  const key = (act.who * 100 + steps) * 16 + modes;
  let found = t.trips.get(key);
  if (!found) {
    found = trips(o, act.who, steps, modes)
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, TRIPS);
    t.trips.set(key, found);
  }
  return found;
};
const worthAt = (t: Thoughts, p: Play, space: Whereabouts): number => {
  const key = ((p.card * 8 + p.slot) * 8 + p.named) * 128 + (space === AWAY ? 127 : space);
  let worth = t.worths.get(key);
  if (worth === undefined) {
    worth = actWorth(t.o, p.act, space);
    t.worths.set(key, worth);
  }
  return worth;
};
const isMove = (p: Play): boolean => p.act.slot === 'move' && !p.act.instead;
const here = (t: Thoughts, p: Play): Whereabouts => t.o.x.at[p.act.who]!;

const alone = (t: Thoughts, p: Play): { worth: number; to: Whereabouts } => {
  if (!isMove(p)) return { worth: worthAt(t, p, here(t, p)), to: AWAY };
  const [best] = tripsOf(t, p.act);
  return { worth: best!.worth + textWorth(t.o, p.act.who, best!.space, p.act.ops), to: best!.space };
};
const both = (t: Thoughts, p: Play, q: Play): { worth: number; to: Whereabouts } => {
  if (isMove(p) && q.act.who === p.act.who && !isMove(q)) {
    let best: { worth: number; to: Whereabouts } = { worth: Number.NEGATIVE_INFINITY, to: AWAY };
    for (const trip of tripsOf(t, p.act)) {
      const worth = trip.worth + textWorth(t.o, p.act.who, trip.space, p.act.ops) + worthAt(t, q, trip.space);
      if (worth > best.worth) best = { worth, to: trip.space };
    }
    return best;
  }
  const first = alone(t, p),
    second = alone(t, q);
  return { worth: first.worth + second.worth, to: first.to };
};

/** A plan so much worse than the best one still passes for a mistake. */
const EXCUSE = 4;

/** The best card, or pair of cards in this order; null when there is none to play. */
export const planTurn = (o: Outset, m: Means): TurnPlan | null => {
  const t: Thoughts = { o, trips: new Map(), worths: new Map() };
  const plays = playsOf(o, m);
  for (const p of plays.toSorted((a, b) => b.act.strength - a.act.strength)) if (isMove(p)) tripsOf(t, p.act); // the farthest first: it knows the nearer ones
  const plans: TurnPlan[] = [];
  for (const p of plays) {
    if (m.chosen !== undefined && p.card !== m.chosen) continue;
    if (m.cards < 2) {
      const { worth, to } = alone(t, p);
      plans.push({ first: p, second: null, to, worth: worth - p.cost });
      continue;
    }
    for (const q of plays) {
      if (q.card === p.card || q.slot === p.slot) continue;
      const { worth, to } = both(t, p, q);
      plans.push({ first: p, second: q, to, worth: worth - p.cost - q.cost });
    }
  }
  if (plans.length === 0) return m.cards >= 2 ? planTurn(o, { ...m, cards: 1 }) : null;
  const best = plans.reduce((a, b) => (b.worth > a.worth ? b : a));
  if (!m.sly) return best;
  return plans.filter(p => p.worth >= best.worth - EXCUSE).reduce((a, b) => (b.worth < a.worth ? b : a));
};

/** The best end of a movement under way, with what can follow it in this turn. */
export const planTrip = (o: Outset, who: CharacterId, steps: number, modes: number, underWay: boolean, m: Means): Trip => {
  const t: Thoughts = { o, trips: new Map(), worths: new Map() };
  const found = trips(o, who, steps, modes)
    .map(trip => (trip.steps === 0 && underWay ? { ...trip, worth: -stopPrice(o, who, modes) } : trip))
    .sort((a, b) => b.worth - a.worth);
  if (m.cards < 1) return found[0]!;
  const plays = playsOf(o, m).filter(p => p.act.who === who && !isMove(p));
  let best = found[0]!,
    most = Number.NEGATIVE_INFINITY;
  for (const trip of found.slice(0, TRIPS)) {
    let follow = 0;
    if (plays.length > 0) {
      follow = Number.NEGATIVE_INFINITY;
      for (const p of plays) follow = Math.max(follow, worthAt(t, p, trip.space) - p.cost);
    }
    if (trip.worth + follow > most) {
      most = trip.worth + follow;
      best = trip;
    }
  }
  return best;
};
