import { type Answer, enclosing, type Space } from '@cadre/core';
import type { Choice } from '@cadre/kit';
import { ATTACK_RESULTS, COLOURS } from '../dice.js';
import { ATTACKING, type AttackFrame } from '../frames.js';
import type { BattleState } from '../state.js';
import { AttackReroll } from './reroll.js';

type Rest = (s: BattleState) => number;
const ATTACK_REROLLS: readonly string[] = ['aim', 'observation', 'attack-reroll'];
const FACES = ATTACK_RESULTS.length;
/** The kind of each die of the pool, a number for its colour and face, in the order in which an answer counts the dice. */
const kindsIn = ({ reds, blacks, whites }: AttackFrame): number[] =>
  [reds, blacks, whites].flatMap((faces, colour) => faces.map(face => colour * FACES + ATTACK_RESULTS.indexOf(face)));
const colourOf = (kind: number): number => Math.floor(kind / FACES);
/** How many dice of each kind, as text. */
const counted = (kinds: readonly number[]): string => {
  const counts = new Array<number>(COLOURS.length * FACES).fill(0);
  for (const kind of kinds) counts[kind]!++;
  return String.fromCharCode(...counts);
};
/** Every choice of at most so many of these things, as places; of equal things that lie together the first ones. */
const picksOf = (things: readonly unknown[], most: number): number[][] => {
  let all: number[][] = [[]];
  for (let from = 0, to = 1; from < things.length; from = to++) {
    while (to < things.length && things[to] === things[from]) to++;
    const equal = Array.from({ length: to - from }, (_, i) => from + i);
    all = all.flatMap(chosen =>
      Array.from({ length: 1 + Math.min(equal.length, most - chosen.length) }, (_, n) => [...chosen, ...equal.slice(0, n)]),
    );
  }
  return all;
};
/**
 * Rerolls that differ: of dice with the same colour and face it makes no difference which is rolled again. What follows depends on the dice that
 * stay, the colours of those that are rolled, and `rest`: everything but the dice.
 */
export const distinctRerolls = (s: BattleState, space: Space, rest: Rest): readonly Choice[] | undefined => {
  if (space.kind !== 'pick') return undefined;
  const attack = enclosing(s, ATTACKING);
  if (space.of === 'defence-reroll') return picksOf(attack.defence, space.max).map(answer => ({ answer }));
  if (!ATTACK_REROLLS.includes(space.of)) return undefined;
  const kinds = kindsIn(attack);
  const others = rest(s);
  return picksOf(kinds, space.max).map(answer => {
    if (answer.length === 0) return { answer };
    const kept = kinds.filter((_, i) => !answer.includes(i));
    return { answer, leadsTo: `${others} keep ${counted(kept)} roll ${answer.map(i => colourOf(kinds[i]!))}` };
  });
};
/** After a reroll it does not matter which of the dice were rolled. */
export const afterReroll = (s: BattleState, rest: Rest): ((answer: Answer) => string) | undefined => {
  const top = s.stack.at(-1)!;
  if (!AttackReroll.is(top)) return undefined;
  const kept = kindsIn(enclosing(s, ATTACKING));
  const colours = COLOURS.flatMap((colour, i) => new Array<number>(top.locals[colour]).fill(i));
  const others = rest({ ...s, stack: s.stack.slice(0, -1) });
  return answer => `${others} show ${counted([...kept, ...answer.map((face, i) => colours[i]! * FACES + face)])}`;
};
