import { CRISIS_AT, EVENT_AT, slotTotal } from '../events/slots.js';
import { AWAY, type CharacterId, characterId } from '../ids.js';
import { eventsLeft } from './clock.js';
import { type Expected, expectedDamage, expectedVolleys } from './danger.js';
import { crisisPrice, damagePrice, holdingWorth } from './prices.js';
import type { Scene } from './scene.js';
import { workLeft } from './work.js';

/** What one event costs on the average, beside the damage that is expected anyway. */
const EVENT = 2;
/** How likely a slot that is left at this total ends in a crisis. */
const CRISIS_RISK = [0, 0, 0.02, 0.07, 0.18] as const;
const ENEMY = 1.3;
const ENEMY_HEALTH = 0.3;
const SABOTAGE = 0.7;
const SHIELD = 0.7;
/** What a step of work is worth: more makes the crew hasty, less makes it timid. */
const HASTE = 1.5;
/** Steps of work that a turn gets done, and events that it costs. */
const PACE = 1.3;
const EVENTS_A_TURN = 0.8;
const LATE = 70;

export const healthLeft = (x: Scene, who: CharacterId): number => x.box.characters[who]!.health - x.table.characters[who]!.damage;
/** What can still be taken, with what is known to block. */
const toughness = (x: Scene, who: CharacterId): number => {
  let blocks = 0;
  for (const e of x.table.standing) if (e.who === who && e.kind === 'shield') blocks += SHIELD;
  for (const card of x.table.characters[who]!.planning) if (x.box.planning[card]!.trigger === 'damage') blocks += SHIELD;
  return healthLeft(x, who) + blocks;
};
export const priceOfDamage = (x: Scene, who: CharacterId): number => damagePrice(toughness(x, who));

const woundsOf = (x: Scene, who: CharacterId): number => {
  let sum = 0;
  for (let left = x.box.characters[who]!.health; left > healthLeft(x, who); left--) sum += damagePrice(left);
  return sum;
};
const cardsOf = (x: Scene, who: CharacterId): number => {
  let sum = 0;
  for (const card of x.table.characters[who]!.planning) sum += holdingWorth(x, x.box.planning[card]!, healthLeft(x, who));
  return sum;
};
/** What danger there is where this character stands. */
export const dangerTo = (x: Scene, who: CharacterId, volleys: readonly Expected[]): number => {
  const damage = expectedDamage(x, who, volleys);
  return damage === 0 ? 0 : damage * priceOfDamage(x, who);
};

export const slotPrice = (total: number, crisis: number): number => {
  if (total >= CRISIS_AT) return EVENT + crisis;
  if (total >= EVENT_AT) return EVENT;
  return (EVENT * total) / EVENT_AT + CRISIS_RISK[total]! * crisis;
};
const slotsOf = (x: Scene, crisis: number): number => {
  let sum = 0;
  for (const slot of x.table.slots) sum += slotPrice(slotTotal(x.box, slot), crisis);
  return sum;
};
const enemiesOf = (x: Scene): number => {
  let sum = 0;
  for (const f of x.foes) if (f.face.special === '') sum += ENEMY + ENEMY_HEALTH * f.left + (f.face.sabotage ? SABOTAGE : 0);
  return sum;
};
/** How much too slow the crew is for a mission that has a clock. */
const lateness = (x: Scene, work: number): number => {
  const left = eventsLeft(x);
  if (!Number.isFinite(left)) return 0;
  const ratio = ((work / PACE) * EVENTS_A_TURN) / Math.max(1, left);
  return LATE * Math.max(0, ratio - 0.4) ** 2;
};

/** What is left to do, and how late it is. */
export const toDo = (x: Scene): number => {
  const work = workLeft(x);
  return HASTE * work + lateness(x, work);
};
/** The danger to every character. */
export const dangersIn = (x: Scene, volleys: readonly Expected[]): number[] =>
  x.at.map((space, c) => (space === AWAY ? 0 : dangerTo(x, characterId(c), volleys)));
/** The part of the judgement that changes when characters or enemies move or enemies are hurt, from its own parts. */
export const fieldOf = (x: Scene, todo: number, dangers: readonly number[]): number => {
  let sum = -todo - enemiesOf(x);
  for (const danger of dangers) sum -= danger;
  return sum;
};
export const judgeField = (x: Scene, volleys: readonly Expected[]): number => fieldOf(x, toDo(x), dangersIn(x, volleys));
/** How well the crew stands; only differences mean anything, in steps. */
export const judge = (x: Scene): number => {
  let sum = judgeField(x, expectedVolleys(x)) - slotsOf(x, crisisPrice(x));
  for (const c of x.crew) sum += cardsOf(x, c) - woundsOf(x, c);
  return sum;
};
