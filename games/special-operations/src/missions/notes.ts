import type { Edition } from '../content/types.js';
import type { Secret } from '../state.js';

type Tokens = Edition['codes'];
type Numbers = Secret['codes'];
/** What a player has written down about a token that is no number: nothing, or that it is not the code. */
export const UNKNOWN = 0;
export const DECOY = -1;
/** Every order of these things. */
export const ordersOf = <T>(things: readonly T[]): T[][] =>
  things.length <= 1
    ? [things.slice()]
    : things.flatMap((first, at) => ordersOf(things.filter((_, i) => i !== at)).map(rest => [first, ...rest]));
const fits = (noted: number, number: number, code: number): boolean =>
  noted === UNKNOWN || noted === number || (noted === DECOY && number !== code);
/** The ways in which the tokens can lie, as far as these notes say. */
export const possibleNumbers = (notes: readonly number[], { tokens, code }: Tokens): Numbers[] =>
  ordersOf(tokens)
    .filter(numbers => numbers.every((number, slot) => fits(notes[slot]!, number, code)))
    .map(numbers => numbers as unknown as Numbers);
/** What holds in every one of them. */
const certain = (ways: readonly Numbers[], { code }: Tokens): Numbers =>
  [0, 1, 2].map(slot => {
    const numbers = new Set(ways.map(way => way[slot]!));
    return numbers.size === 1 ? [...numbers][0]! : numbers.has(code) ? UNKNOWN : DECOY;
  }) as unknown as Numbers;
/** One token has been seen. */
export const afterLook = (notes: readonly number[], slot: number, number: number, edition: Tokens): Numbers =>
  certain(
    possibleNumbers(notes, edition).filter(way => way[slot] === number),
    edition,
  );
/** These tokens have been handed round, nobody else knows how. */
export const afterSwap = (notes: readonly number[], slots: readonly number[], edition: Tokens): Numbers =>
  certain(
    possibleNumbers(notes, edition).flatMap(way =>
      ordersOf(slots).map(order => way.map((number, slot) => (slots.includes(slot) ? way[order[slots.indexOf(slot)]!]! : number)) as never),
    ),
    edition,
  );
