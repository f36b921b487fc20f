import type { CharacterId, Whereabouts } from '../ids.js';
import { type Act, holdsFor, strengthAt } from './act.js';
import { attackChoices, bestOf, intelChoices } from './choices.js';
import { healthLeft } from './judge.js';
import type { Outset } from './outset.js';
import { holdingWorth } from './prices.js';
import { movedTo } from './scene.js';
import { textWorth } from './texts.js';

/** The best of so many planning cards, as the open cards let one expect. */
const planWorth = (o: Outset, who: CharacterId, draws: number, keep: number): number => {
  const key = who * 100 + draws;
  let worth = o.plans.get(key);
  if (worth === undefined) {
    worth = bestOfDraws(o, who, draws);
    o.plans.set(key, worth);
  }
  return worth * (keep > 1 && draws > 1 ? 1.5 : 1);
};
const bestOfDraws = (o: Outset, who: CharacterId, draws: number): number => {
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
const missionWorth = (o: Outset, act: Act, from: Whereabouts): number => {
  const slot = o.x.box.missionSlot!;
  if (strengthAt(o.x, act, from) < slot.minStrength || !holdsFor(movedTo(o.x, act.who, from), slot.if, act.who)) return 0;
  return textWorth(o, act.who, from, slot.ops);
};

/** What an action other than a move is worth when it is performed in this space. */
export const actWorth = (o: Outset, act: Act, from: Whereabouts): number => {
  const aside = act.slot === 'attack' ? 0 : textWorth(o, act.who, from, act.ops);
  if (act.instead) return textWorth(o, act.who, from, act.ops);
  switch (act.slot) {
    case 'attack':
      return Math.max(bestOf(attackChoices(o, act, from)).worth, textWorth(o, act.who, from, act.ops));
    case 'intel':
      return bestOf(intelChoices(o, act, from)).worth + aside;
    case 'plan': {
      const keep = act.mods.reduce((n, m) => (m.op === 'keepPlans' ? Math.max(n, m.keep) : n), 1);
      return planWorth(o, act.who, strengthAt(o.x, act, from), keep) + aside;
    }
    case 'mission':
      return missionWorth(o, act, from) + aside;
    case 'move':
      return aside;
  }
};
