import { certain, diceOdds, flatMapOdds, mapOdds, type Odds } from '@cadre/kit';
import { type AttackRoll, attackOdds, critsOf, hitsOf, rollOf } from './attack-roll.js';
import { blockOdds, type DefenceDie } from './faces.js';

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
  const landed = mapOdds(covered, roll => throughArmor(throughDodge(roll, attack, defence), attack, defence));
  return flatMapOdds(
    mapOdds(landed, roll => hitsOf(roll) + critsOf(roll)),
    left => throughDefence(left, attack, defence),
  );
};

/** A white die for every hit: blocks cancel, in heavy cover surges too. Critical results are not covered. */
const throughCover = (roll: number, attack: Attack, defence: Defence): Odds => {
  const cover = attack.ignoresCover ? 0 : Math.max(0, defence.cover - attack.sharpshooter);
  const hits = hitsOf(roll);
  if (cover === 0 || hits === 0) return certain(roll);
  const sure = defence.lowProfile ? 1 : 0;
  return mapOdds(diceOdds(blockOdds('white', cover === 2), hits - sure), blocks => rollOf(hits - sure - blocks, critsOf(roll)));
};
const throughDodge = (roll: number, attack: Attack, { dodges }: Defence): number =>
  attack.ignoresDodge ? roll : rollOf(Math.max(0, hitsOf(roll) - dodges), critsOf(roll));
const throughArmor = (roll: number, { impact }: Attack, { armor }: Defence): number => {
  if (armor === 0) return roll;
  const pierced = Math.min(impact, hitsOf(roll));
  return rollOf(Math.max(0, hitsOf(roll) - pierced - armor), critsOf(roll) + pierced);
};
const throughDefence = (results: number, attack: Attack, defence: Defence): Odds => {
  const pierce = defence.immunePierce ? 0 : Math.max(0, attack.pierce - (defence.impervious ? 1 : 0));
  return mapOdds(diceOdds(blockOdds(defence.die, defence.surge), results), blocks => results - Math.max(0, blocks - pierce));
};
