import { type Answer, amount, emit, type Fact, type Game } from '@cadre/core';
import type { Heuristic, Inventory } from '@cadre/testkit';
import { honest, type Steps, type ToyState, toy } from './toy.js';

/**
 * The honest toy with a ladder before it: on every rung one of twelve answers is right, and any other ends the climb. Who gets to the top uses
 * the rare ability: one random match in 20,736 does.
 */
const RUNGS = 4;
const GRIPS = 12;
const rightAnswer = (rung: number): number => (rung * 5 + 3) % GRIPS;

const rungOf = (s: ToyState): number => s.public.last;
const climb = (shows: boolean): Steps[string] => ({
  rule: 'TOY-6',
  when: s => s.public.last >= 0 && s.public.last < RUNGS,
  seat: 0,
  space: () => amount('grip', 0, GRIPS - 1),
  take: (s, _, [grip]: Answer) => {
    const isRight = grip === rightAnswer(rungOf(s));
    s.public.last = isRight ? rungOf(s) + 1 : -1;
    if (shows && isRight) emit(s, { type: 'climbed', rule: 'TOY-6', rung: rungOf(s) });
    return 'again';
  },
});
const ability = (use: (s: ToyState) => void): Steps[string] => ({
  rule: 'TOY-7',
  when: s => s.public.last === RUNGS,
  run: s => {
    emit(s, { type: 'used', rule: 'TOY-7', card: 'grappling hook' });
    use(s);
  },
});
const { dealFirst, dealSecond, add, show } = honest;

/** Every rung is heard of: whoever looks for what is new climbs from rung to rung. */
export const ladder = (use: (s: ToyState) => void = () => undefined): Game<ToyState> =>
  toy({ dealFirst, dealSecond, climb: climb(true), ability: ability(use), add, show });
/** Only the top is heard of: good play gets there, and neither luck nor curiosity. */
export const silentLadder = (): Game<ToyState> =>
  toy({ dealFirst, dealSecond, climb: climb(false), ability: ability(() => undefined), add, show });

export const climbsWell: Heuristic<ToyState> = (view, space, random) => {
  if (space.kind !== 'amount') throw new Error(`expected an amount, got ${space.kind}`);
  return [space.of === 'grip' ? rightAnswer(view.public.last) : random(space.max + 1)];
};

const idsOf = (fact: Fact): string[] => {
  switch (fact.type) {
    case 'climbed':
      return [`rung ${fact['rung']}`];
    case 'used':
      return [`card ${fact['card']}`];
    default:
      return [];
  }
};
const rungs = Array.from({ length: RUNGS }, (_, i) => `rung ${i + 1}`);
export const inventory: Inventory<ToyState> = { ids: [...rungs, 'card grappling hook'], used: (_, facts) => facts.flatMap(idsOf) };
