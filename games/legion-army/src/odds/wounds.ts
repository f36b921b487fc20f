import { certain, chances, diceOdds, dieOdds, flatMapOdds, mapOdds, type Odds } from '@cadre/kit';
import { applyImpact, cancelHits, DEFENCE_FACES, type DefenceDie, type Results, woundsOf } from '@cadre/legion';
import { type AttackRoll, attackOdds, changedBy, critsOf, hitsOf, rollOf } from './attack-roll.js';

/** What the pool does to the one it hits. */
export interface Attack extends AttackRoll {
  readonly impact: number;
  readonly pierce: number;
  /** So much worse is the cover (Sharpshooter). */
  readonly sharpshooter: number;
  readonly isMelee: boolean;
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
  readonly immuneMeleePierce: boolean;
  readonly impervious: boolean;
  /** Dodge tokens cancel critical results too. */
  readonly outmaneuver: boolean;
  /** A spent dodge token makes surges blocks. */
  readonly block: boolean;
  /** Surges are blocks against ranged attacks, and one of them wounds the attacker. */
  readonly deflect: boolean;
  /** So many defence dice are rolled again (Uncanny Luck). */
  readonly luck: number;
  /** Each cancels a hit or critical result of a ranged attack. */
  readonly shields?: number;
  /** Surge tokens: each makes a surge that nothing else converts a block. */
  readonly surges?: number;
  /** Defence dice beyond the results (Danger Sense, by suppression tokens). */
  readonly moreDice?: number;
}

/** How many wounds the attack deals: cover, dodge, impact and armour, defence dice, pierce, in this order. */
export const woundOdds = (attack: Attack, defence: Defence): Odds =>
  flatMapOdds(landedOdds(attack, defence), left => throughDefence(left, attack, defence));
/** The results for which defence dice are rolled. */
const landedOdds = (attack: Attack, defence: Defence): Odds => {
  const rolled = attackOdds(attack);
  const covered = flatMapOdds(rolled, roll => throughCover(roll, attack, defence));
  const landed = mapOdds(
    covered,
    changedBy(results => cancelledBy(results, attack, defence)),
  );
  return mapOdds(landed, roll => throughShields(hitsOf(roll) + critsOf(roll), attack, defence));
};
export const throughShields = (results: number, { isMelee }: Attack, { shields = 0 }: Defence): number =>
  isMelee ? results : Math.max(0, results - shields);
/** The chance that Deflect wounds the attacker: a surge in the defence roll, before any die is rolled again. */
export const deflectChance = (attack: Attack, defence: Defence): number => {
  if (!deflects(attack, defence)) return 0;
  const { block, surge, blank } = DEFENCE_FACES[defence.die];
  const none = (block + blank) / (block + surge + blank);
  const dice = (left: number): number => (left === 0 ? 0 : left + (defence.moreDice ?? 0));
  return 1 - chances(landedOdds(attack, defence)).reduce((sum, chance, left) => sum + chance * none ** dice(left), 0);
};
export const deflects = ({ isMelee, ignoresDodge }: Attack, { deflect }: Defence): boolean => deflect && !isMelee && !ignoresDodge;
/** Blocks on one die. */
const blockOdds = (die: DefenceDie, surgeBlocks: boolean): Odds => {
  const { block, surge, blank } = DEFENCE_FACES[die];
  return dieOdds([
    [1, block + (surgeBlocks ? surge : 0)],
    [0, blank + (surgeBlocks ? 0 : surge)],
  ]);
};

/** The cover that is left of the defender's: none, light, heavy. */
export const coverAgainst = ({ ignoresCover, sharpshooter }: Attack, { cover }: Defence): number =>
  ignoresCover ? 0 : Math.max(0, cover - sharpshooter);
/** A white die for every hit: blocks cancel, in heavy cover surges too. Critical results are not covered. */
const throughCover = (roll: number, attack: Attack, defence: Defence): Odds => {
  const cover = coverAgainst(attack, defence);
  const hits = hitsOf(roll);
  if (cover === 0 || hits === 0) return certain(roll);
  const sure = defence.lowProfile ? 1 : 0;
  return mapOdds(diceOdds(blockOdds('white', cover === 2), hits - sure), blocks => rollOf(hits - sure - blocks, critsOf(roll)));
};
/** Dodge tokens, then armour behind Impact: the functions of the attack at the table. */
export const cancelledBy = (results: Results, { ignoresDodge, impact }: Attack, { dodges, armor, outmaneuver }: Defence): void => {
  if (!ignoresDodge) cancelByDodge(results, dodges, outmaneuver);
  if (armor === 0) return;
  applyImpact(results, impact);
  cancelHits(results, armor);
};
/** With Outmaneuver critical results go first: armour does not stop them. */
const cancelByDodge = (results: Results, dodges: number, outmaneuver: boolean): void => {
  const crits = outmaneuver ? Math.min(dodges, results.crits) : 0;
  results.crits -= crits;
  cancelHits(results, dodges - crits);
};
export const pierceAgainst = ({ pierce, isMelee }: Attack, { immunePierce, immuneMeleePierce, impervious }: Defence): number =>
  immunePierce || (immuneMeleePierce && isMelee) ? 0 : Math.max(0, pierce - (impervious ? 1 : 0));
/** Whether surges of the defence roll are blocks without any token. */
export const blocksWithSurges = (attack: Attack, defence: Defence): boolean =>
  defence.surge || (defence.block && defence.dodges > 0 && !attack.ignoresDodge) || deflects(attack, defence);
/** Blocks, and surges that only a token makes one, as two digits of a number. */
const UNSPENT = 64;
const throughDefence = (results: number, attack: Attack, defence: Defence): Odds => {
  if (results === 0) return certain(0);
  const pierce = pierceAgainst(attack, defence);
  const converts = blocksWithSurges(attack, defence);
  const tokens = converts ? 0 : (defence.surges ?? 0);
  const dice = results + (defence.moreDice ?? 0);
  const die = tokens > 0 ? openOdds(defence.die) : blockOdds(defence.die, converts);
  const again = (roll: number): Odds => {
    const [blocks, surges] = [roll % UNSPENT, Math.floor(roll / UNSPENT)];
    const kept = Math.min(surges, tokens); // a surge with a token for it is as good as a block
    const rerolled = Math.min(defence.luck, dice - blocks - kept);
    return mapOdds(diceOdds(die, rerolled), more => blocks + kept * UNSPENT + more);
  };
  const blocked = (roll: number): number => (roll % UNSPENT) + Math.min(tokens, Math.floor(roll / UNSPENT));
  return mapOdds(flatMapOdds(diceOdds(die, dice), again), roll => woundsOf({ hits: results, crits: 0 }, blocked(roll), pierce));
};
const openOdds = (die: DefenceDie): Odds => {
  const { block, surge, blank } = DEFENCE_FACES[die];
  return dieOdds([
    [1, block],
    [UNSPENT, surge],
    [0, blank],
  ]);
};
