import { type Answer, CHANCE, nextPrompt, type Seat, type Told } from '@cadre/core';
import type { Op } from '../content/effect.js';
import { ABILITIES } from '../effects/book.js';
import type { EncounterFact } from '../facts.js';
import type { EncounterState } from '../state.js';

/** What a player sees at once to be wrong: offers that were taken, though nobody had to. */
export const BLUNDERS = ['paid-for-nothing', 'self-inflicted-wound', 'used-while-strained'] as const;
export type Blunder = (typeof BLUNDERS)[number];

/** The state in which a seat answered, and what was said then. */
interface Step {
  readonly state: EncounterState;
  readonly seat: Seat;
  readonly answer: Answer;
  readonly facts: readonly Told[];
}
interface Taken {
  readonly seat: Seat;
  /** The offer is settled when the stack is no higher than this. */
  readonly depth: number;
  readonly facts: EncounterFact[];
}
const OFFERS: readonly string[] = ['window', 'mayUse', 'chooseOne'];
/** What is said of every ability, whatever comes of it. */
const IDLE: readonly EncounterFact['type'][] = ['ability', 'force', 'used'];
/** With these something else goes on, or begins. */
const NEXT: readonly EncounterFact['type'][] = [
  'attack',
  'rolled',
  'attackLost',
  'acted',
  'activated',
  'activationOver',
  'revealed',
  'turn',
];
/** What these do is said. Tags are not, but nobody has ever won by a tag more. */
const SAID: readonly Op['op'][] = [
  'gainTags',
  'gain',
  'damage',
  'cleanse',
  'mend',
  'heal',
  'move',
  'place',
  'push',
  'pull',
  'contest',
  'select',
  'may',
  'if',
];

const isOffer = ({ state, seat, answer }: Step): boolean => {
  if (seat === CHANCE || answer.length === 0 || !OFFERS.includes(state.stack.at(-1)?.proc ?? '')) return false;
  const { space } = nextPrompt(state.pending!);
  return space.kind === 'pick' && space.min === 0;
};
const doneBy = (facts: readonly EncounterFact[]): readonly EncounterFact[] => {
  const end = facts.findIndex(fact => NEXT.includes(fact.type));
  return end < 0 ? facts : facts.slice(0, end);
};
const wrongIn = ({ seat, facts }: Taken): Blunder[] => {
  const ability = facts.findIndex(fact => fact.type === 'ability' && fact.seat === seat && fact.cost > 0);
  const found: Blunder[] = [];
  const own = facts.filter(fact => 'unit' in fact && 'seat' in fact && fact.seat === seat);
  const paid = facts[ability];
  const script = paid?.type === 'ability' ? ABILITIES.get(paid.ability)?.script : undefined;
  if (script?.every(({ op }) => SAID.includes(op)) && doneBy(facts).every(fact => IDLE.includes(fact.type))) found.push('paid-for-nothing');
  if (own.some(fact => fact.type === 'wounded' && fact.by === 'nobody')) found.push('self-inflicted-wound');
  if (own.some(fact => fact.type === 'damage' && fact.why === 'strained')) found.push('used-while-strained');
  return found;
};
/** Counts them in a match, step by step. */
export const blundersIn = (steps: Iterable<Step>): Readonly<Record<Blunder, number>> => {
  const counts: Record<Blunder, number> = { 'paid-for-nothing': 0, 'self-inflicted-wound': 0, 'used-while-strained': 0 };
  let taken: Taken | null = null;
  const settle = (): void => {
    if (taken) for (const each of wrongIn(taken)) counts[each]++;
    taken = null;
  };
  for (const step of steps) {
    if (taken && step.state.stack.length <= taken.depth) settle();
    if (!taken && isOffer(step)) taken = { seat: step.seat, depth: step.state.stack.length, facts: [] };
    taken?.facts.push(...step.facts.map(({ fact }) => fact as EncounterFact));
  }
  settle();
  return counts;
};
