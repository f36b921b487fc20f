import { ATTACK_DICE, ATTACK_FACES, type AttackDie, convertSurges, DEFENCE_FACES, type DefenceDie, woundsOf } from '@cadre/legion';
import { type Attack, blocksWithSurges, cancelledBy, coverAgainst, type Defence, pierceAgainst, throughShields } from './wounds.js';

export type AttackFace = 'hit' | 'crit' | 'surge' | 'blank';
export type DefenceFace = 'block' | 'surge' | 'blank';
export interface RolledDie<Die, Face> {
  readonly die: Die;
  readonly face: Face;
  /** What it showed before it was rolled again, the first first. */
  readonly before: readonly Face[];
}
/** One attack, rolled: every die, and what was left after each step. */
export interface RolledAttack {
  readonly attack: readonly RolledDie<AttackDie, AttackFace>[];
  readonly hits: number;
  readonly crits: number;
  readonly cover: readonly RolledDie<'white', DefenceFace>[];
  /** Results for which defence dice are rolled. */
  readonly landed: number;
  readonly defence: readonly RolledDie<DefenceDie, DefenceFace>[];
  readonly blocks: number;
  readonly wounds: number;
}
/** A whole number below n. */
type Random = (n: number) => number;
const faceOf = <Face extends string>(faces: Readonly<Record<Face, number>>, random: Random): Face => {
  const all = Object.entries<number>(faces) as [Face, number][];
  let at = random(all.reduce((sum, [, n]) => sum + n, 0));
  for (const [face, n] of all) {
    if (at < n) return face;
    at -= n;
  }
  throw new Error(`the random number ${at} is beyond the sides of the die`);
};
const rollDice = <Die, Face extends string>(dice: readonly Die[], faces: (die: Die) => Readonly<Record<Face, number>>, random: Random) =>
  dice.map((die): RolledDie<Die, Face> => ({ die, face: faceOf(faces(die), random), before: [] }));
const count = <Face>(dice: readonly { readonly face: Face }[], face: Face): number => dice.filter(d => d.face === face).length;
const DICE_AN_AIM = 2;

/** The attack of `woundOdds`, rolled once: the same steps in the same order, with faces instead of chances. */
export const rollAttack = (attack: Attack, defence: Defence, random: Random): RolledAttack => {
  const rolled = attackDice(attack, random);
  const results = { hits: count(rolled, 'hit'), crits: count(rolled, 'crit'), surges: count(rolled, 'surge') };
  convertSurges(results, attack.critical, attack.surge ?? 'none');
  results.hits += Math.min(attack.surges ?? 0, results.surges);
  const { hits, crits } = results;
  const covered = coverDice(hits, attack, defence, random);
  const left = { hits: covered.left, crits, surges: 0 };
  cancelledBy(left, attack, defence);
  const landed = throughShields(left.hits + left.crits, attack, defence);
  const converts = blocksWithSurges(attack, defence);
  const tokens = converts ? 0 : (defence.surges ?? 0);
  const dice = landed === 0 ? [] : defenceDice(landed, converts, tokens, defence, random);
  const blocks = count(dice, 'block') + (converts ? count(dice, 'surge') : Math.min(tokens, count(dice, 'surge')));
  const wounds = woundsOf({ hits: landed, crits: 0 }, blocks, pierceAgainst(attack, defence));
  return { attack: rolled, hits, crits, cover: covered.dice, landed, defence: dice, blocks, wounds };
};
const attackDice = (attack: Attack, random: Random): RolledDie<AttackDie, AttackFace>[] => {
  const pool = ATTACK_DICE.flatMap(die => new Array<AttackDie>(attack.dice[die] ?? 0).fill(die));
  const isWasted = attack.surge === undefined && attack.critical === 0 && !attack.surges;
  const isMiss = ({ face }: { readonly face: AttackFace }): boolean => face === 'blank' || (face === 'surge' && isWasted);
  let dice = rollDice<AttackDie, AttackFace>(pool, die => ATTACK_FACES[die], random);
  for (let aim = 0; aim < attack.aims; aim++) {
    let left = DICE_AN_AIM + attack.precise;
    dice = dice.map(die => (isMiss(die) && left-- > 0 ? rerolled(die, ATTACK_FACES[die.die], random) : die));
  }
  return dice;
};
const rerolled = <Die, Face extends string>(
  { die, face, before }: RolledDie<Die, Face>,
  faces: Readonly<Record<Face, number>>,
  random: Random,
) => ({
  die,
  face: faceOf(faces, random),
  before: [...before, face],
});
const coverDice = (
  hits: number,
  attack: Attack,
  defence: Defence,
  random: Random,
): { readonly dice: RolledAttack['cover']; readonly left: number } => {
  const cover = coverAgainst(attack, defence);
  if (cover === 0 || hits === 0) return { dice: [], left: hits };
  const covered = hits - (defence.lowProfile ? 1 : 0);
  const dice = rollDice<'white', DefenceFace>(new Array<'white'>(covered).fill('white'), () => DEFENCE_FACES.white, random);
  return { dice, left: covered - count(dice, 'block') - (cover === 2 ? count(dice, 'surge') : 0) };
};
const defenceDice = (landed: number, converts: boolean, tokens: number, defence: Defence, random: Random): RolledAttack['defence'] => {
  const number = landed + (defence.moreDice ?? 0);
  const faces = DEFENCE_FACES[defence.die];
  const dice = rollDice<DefenceDie, DefenceFace>(new Array<DefenceDie>(number).fill(defence.die), () => faces, random);
  let kept = tokens;
  let left = defence.luck;
  return dice.map(die => {
    const isKept = die.face === 'block' || (die.face === 'surge' && (converts || kept-- > 0));
    return isKept || left-- <= 0 ? die : rerolled(die, faces, random);
  });
};
