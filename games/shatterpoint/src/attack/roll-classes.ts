import type { Answer } from '@cadre/core';
import { countFaces, type NamedDie } from '@cadre/kit';
import type { Best, Final } from './best-rolls.js';
import { allRolls, firstRolls, minus, type Pool, plus, type Rolled, type Rolling, sizeOf } from './dice-pools.js';

/** Rolls that come to the same: so many successes, and these icons of charts. One of the rolls stands for all of them. */
export interface DiceClass {
  readonly final: Final;
  /** Damage that the first roll put into the pool. */
  readonly damage: number;
  readonly chance: number;
  /** What chance answers: the roll, and the reroll if there is one. */
  readonly attack: readonly Answer[];
  readonly defence: readonly Answer[];
}
interface Shown {
  readonly pool: Pool;
  readonly chance: number;
  readonly answers: readonly Answer[];
}
/** A roll, or a roll and whatever these dice of it show when they are rolled again. */
const shownBy = (first: Rolled, die: NamedDie, again: Pool | undefined): Shown[] => {
  const dice = again ? sizeOf(again) : 0;
  if (!again || dice === 0) return [{ pool: first.pool, chance: first.chance, answers: [first.answer] }];
  const kept = minus(first.pool, again);
  return allRolls(die, dice).map(next => ({
    pool: plus(kept, next.pool),
    chance: first.chance * next.chance,
    answers: [first.answer, next.answer],
  }));
};
/** More damage than criticals on any roll, and more kinds of icons than charts have. */
const [MOST_DAMAGE, MOST_KINDS] = [64, 256 * 256];

/** S-ATK-4 to S-ATK-7: every class of results of two rolls. LE-P11: cloaked criticals are damage as they are rolled, whatever becomes of their dice. */
export const classesOf = (attacking: Rolling, defending: Rolling, best: Best, cloaked: boolean): DiceClass[] => {
  const found = new Map<number, { -readonly [Key in keyof DiceClass]: DiceClass[Key] }>();
  const defences = firstRolls(defending);
  const critical = attacking.die.faces.indexOf('critical');
  const added = countFaces(attacking.added, 'critical');
  for (const a of firstRolls(attacking)) {
    const damage = cloaked ? a.pool[critical]! - added : 0;
    for (const d of defences)
      for (const attack of shownBy(a, attacking.die, best.attackAgain(a.pool, d.pool, damage)))
        for (const defence of shownBy(d, defending.die, best.defenceAgain(attack.pool, d.pool, damage))) {
          const final = best.final(attack.pool, defence.pool, damage);
          const chance = attack.chance * defence.chance;
          const key = (final.successes * MOST_DAMAGE + damage) * MOST_KINDS + final.kind;
          const same = found.get(key);
          if (same) same.chance += chance;
          else found.set(key, { final, damage, chance, attack: attack.answers, defence: defence.answers });
        }
  }
  return [...found.values()];
};
