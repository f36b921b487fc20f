import { certain, diceOdds, dieOdds, flatMapOdds, mapOdds, type Odds } from '@cadre/kit';
import { DEFENCE_FACES, type DefenceDie } from '../attack/faces.js';
import { applyImpact, cancelHits, type Results, woundsOf } from '../attack/results.js';
import { type AttackRoll, attackOdds, changedBy, critsOf, hitsOf, rollOf } from './attack-roll.js';

/** What the pool does to the one it hits. */
export interface Attack extends AttackRoll {
  readonly impact: number;
  readonly pierce: number;
  /** So much worse is the cover (Sharpshooter). */
  readonly sharpshooter: number;
  /** No cover helps (Blast, or a melee attack). */
  readonly ignoresCover: boolean;
  /** Every weapon of the pool has High Velocity. */
  readonly ignoresDodge: boolean;
}
export const COVERS = [0, 1, 2] as const;
export interface Defence {
  readonly die: DefenceDie;
  readonly surge: boolean;
  /** None, light, heavy. */
  readonly cover: (typeof COVERS)[number];
  readonly lowProfile: boolean;
  readonly dodges: number;
  /** Hits that armour cancels; Infinity cancels all. */
  readonly armor: number;
  readonly immunePierce: boolean;
  readonly impervious: boolean;
}

/** How many wounds the attack deals: cover, dodge, impact and armour, defence dice, pierce, in this order. */
export const woundOdds = (attack: Attack, defence: Defence): Odds => {
  const rolled = attackOdds(attack);
  const covered = flatMapOdds(rolled, roll => throughCover(roll, attack, defence));
  const landed = mapOdds(
    covered,
    changedBy(results => cancelledBy(results, attack, defence)),
  );
  return flatMapOdds(
    mapOdds(landed, roll => hitsOf(roll) + critsOf(roll)),
    left => throughDefence(left, attack, defence),
  );
};
/** Blocks on one die. */
const blockOdds = (die: DefenceDie, surgeBlocks: boolean): Odds => {
  const { block, surge, blank } = DEFENCE_FACES[die];
  return dieOdds([
    [1, block + (surgeBlocks ? surge : 0)],
    [0, blank + (surgeBlocks ? 0 : surge)],
  ]);
};

/** A white die for every hit: blocks cancel, in heavy cover surges too. Critical results are not covered. */
const throughCover = (roll: number, attack: Attack, defence: Defence): Odds => {
  const cover = attack.ignoresCover ? 0 : Math.max(0, defence.cover - attack.sharpshooter);
  const hits = hitsOf(roll);
  if (cover === 0 || hits === 0) return certain(roll);
  const sure = defence.lowProfile ? 1 : 0;
  return mapOdds(diceOdds(blockOdds('white', cover === 2), hits - sure), blocks => rollOf(hits - sure - blocks, critsOf(roll)));
};
/** Dodge tokens, then armour behind Impact: the functions of the attack at the table. */
const cancelledBy = (results: Results, { ignoresDodge, impact }: Attack, { dodges, armor }: Defence): void => {
  if (!ignoresDodge) cancelHits(results, dodges);
  if (armor === 0) return;
  applyImpact(results, impact);
  cancelHits(results, armor);
};
const throughDefence = (results: number, attack: Attack, defence: Defence): Odds => {
  const pierce = defence.immunePierce ? 0 : Math.max(0, attack.pierce - (defence.impervious ? 1 : 0));
  return mapOdds(diceOdds(blockOdds(defence.die, defence.surge), results), blocks => woundsOf({ hits: results, crits: 0 }, blocks, pierce));
};
