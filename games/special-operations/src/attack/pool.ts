import type { DeepReadonly, Die } from '@cadre/core';
import { countFaces, facesOf, inOrder } from '@cadre/kit';
import { ATTACK, type AttackFace, COLOURS, type Colour, type DicePool } from '../dice.js';
import type { AttackFrame } from '../frames.js';

type Rolled = DeepReadonly<Pick<AttackFrame, 'reds' | 'blacks' | 'whites'>>;
const FACES = { red: 'reds', black: 'blacks', white: 'whites' } as const satisfies Readonly<Record<Colour, keyof Rolled>>;

/** The dice of a pool in the order of the colours, as they are rolled. */
export const diceIn = (pool: DicePool): Die[] => {
  const dice: Die[] = [];
  for (const colour of COLOURS) for (let i = 0; i < pool[colour]; i++) dice.push(ATTACK[colour]);
  return dice;
};
export const countDice = ({ red, black, white }: DicePool): number => red + black + white;
export const facesIn = ({ reds, blacks, whites }: Rolled): AttackFace[] => [...reds, ...blacks, ...whites];
export const countIn = ({ reds, blacks, whites }: Rolled, face: AttackFace): number =>
  countFaces(reds, face) + countFaces(blacks, face) + countFaces(whites, face);

/** Put the results of these dice into the pool, beside those that lie there. */
export const addRoll = (f: AttackFrame, pool: DicePool, answer: readonly number[]): void => {
  let from = 0;
  for (const colour of COLOURS) {
    const rolled = facesOf(ATTACK[colour], answer.slice(from, from + pool[colour]));
    from += pool[colour];
    if (rolled.length > 0) f[FACES[colour]] = inOrder(ATTACK[colour], [...f[FACES[colour]], ...rolled]);
  }
};
/** Take these dice, by their place in the whole pool, out of it. How many of each colour they are. */
export const takeDice = (f: AttackFrame, places: readonly number[]): DicePool => {
  const taken = { red: 0, black: 0, white: 0 };
  let from = 0;
  for (const colour of COLOURS) {
    const faces = f[FACES[colour]];
    const left = faces.filter((_, i) => !places.includes(from + i));
    taken[colour] = faces.length - left.length;
    from += faces.length;
    f[FACES[colour]] = left;
  }
  return taken;
};
/** The results become numbers; from now on nobody asks which die shows what. */
export const countPool = (f: AttackFrame): void => {
  f.crits = countIn(f, 'crit');
  f.hits = countIn(f, 'hit');
  f.surges = countIn(f, 'surge');
  f.blanks = countIn(f, 'blank');
  f.reds = [];
  f.blacks = [];
  f.whites = [];
};
/** SO-G23: one red die, else a black one, else a white one. */
export const worstLoss = (pool: DicePool): Colour | undefined => COLOURS.find(colour => pool[colour] > 0);
