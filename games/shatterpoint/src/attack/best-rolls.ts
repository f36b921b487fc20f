import type { Chart, ChartResult, Icon } from '../content/types.js';
import { applyRow, iconsIn, type Results, rowFor, successesOf } from './charts.js';
import { allRolls, minus, type Pool, plus, type Rolling, sizeOf } from './dice-pools.js';

/** What two rolls that stay as they are come to. */
export interface Final {
  readonly successes: number;
  /** The icons of the attacker's chart, and those of the defender's. */
  readonly icons: readonly Icon[];
  readonly owed: readonly Icon[];
  /** The same for equal icons. */
  readonly kind: number;
  /** The attacker uses the other chart. */
  readonly borrows: boolean;
}
/** What that is worth to the attacker, with so much damage in the pool before the tree. */
export type Worth = (final: Final, damage: number) => number;
export interface Best {
  final(attack: Pool, defence: Pool, damage: number): Final;
  /** The dice that are best rolled again, beside so many that are in the hand already; undefined where nobody may. */
  attackAgain(attack: Pool, defence: Pool, damage: number, inHand?: number): Pool | undefined;
  defenceAgain(attack: Pool, defence: Pool, damage: number, inHand?: number): Pool | undefined;
}
interface Choice {
  readonly again: Pool;
  readonly worth: number;
}
/** More lists of icons than all charts of an attack have. */
const MOST_LISTS = 256;
/** What differs only by rounding is equal: then the first choice is taken, with as few dice as possible. */
const SAME = 1e-13;

const remembered = <T>(work: (a: Pool, d: Pool, damage: number, inHand: number) => T): typeof work => {
  const known = new Map<string, T>();
  return (a, d, damage, inHand) => {
    const key = `${a}|${d}|${damage}|${inHand}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = work(a, d, damage, inHand);
    known.set(key, made);
    return made;
  };
};
/** Every choice of at most so many dice of these faces; none at all first. */
const picksOf = (pool: Pool, faces: readonly boolean[], most: number): Pool[] =>
  pool.reduce<number[][]>(
    (all, n, face) =>
      all.flatMap(chosen =>
        Array.from({ length: 1 + (faces[face] ? Math.min(n, most - sizeOf(chosen)) : 0) }, (_, taken) => [...chosen, taken]),
      ),
    [[]],
  );
/** Rows of charts with a number for the icons on them. */
const rowsWith = (lists: string[]) => {
  const known = new Map<readonly ChartResult[], { readonly icons: readonly Icon[]; readonly id: number }>();
  return (row: readonly ChartResult[]) => {
    let found = known.get(row);
    if (!found) {
      const icons = iconsIn(row);
      const at = lists.indexOf(icons.join());
      found = { icons, id: at >= 0 ? at : lists.push(icons.join()) - 1 };
      known.set(row, found);
    }
    return found;
  };
};

/**
 * S-ATK-5, S-ATK-6: how both sides decide about dice and charts when each wants the most for itself: the attacker rerolls, then the defender, then
 * the attacker chooses the chart. Every choice is weighed by all that chance can make of it.
 */
export const bestRolls = (attacking: Rolling, defending: Rolling, keepsCriticals: boolean, worth: Worth): Best => {
  const placeOf = ({ die }: Rolling, face: string): number => die.faces.indexOf(face);
  const [critical, strike, expertise, failure] = ['critical', 'strike', 'expertise', 'failure'].map(face => placeOf(attacking, face));
  const [block, skill] = ['block', 'expertise'].map(face => placeOf(defending, face));
  const about = rowsWith([]);
  const results: Results = { criticals: 0, strikes: 0, blocks: 0, failures: 0 };
  const by = (chart: Chart | undefined, attack: Pool, defence: Pool, borrows: boolean): Final => {
    results.criticals = attack[critical!]!;
    results.strikes = attack[strike!]!;
    results.failures = attack[failure!]!;
    results.blocks = defence[block!]!;
    const [row, answer] = [rowFor(chart, attack[expertise!]!), rowFor(defending.chart, defence[skill!]!)];
    applyRow(results, row);
    applyRow(results, answer, keepsCriticals);
    const [mine, theirs] = [about(row), about(answer)];
    return { successes: successesOf(results), icons: mine.icons, owed: theirs.icons, kind: mine.id * MOST_LISTS + theirs.id, borrows };
  };
  const final: Best['final'] = (attack, defence, damage) => {
    const own = by(attacking.chart, attack, defence, false);
    if (!attacking.borrowed) return own;
    const other = by(attacking.borrowed, attack, defence, true);
    return worth(other, damage) > worth(own, damage) ? other : own;
  };
  const settled = remembered((attack, defence, damage) => worth(final(attack, defence, damage), damage));
  /** The best of one side's rerolls, by what a pool is worth once that side has decided. */
  const choose = ({ rerolls, die }: Rolling, sign: 1 | -1, pool: Pool, inHand: number, worthOf: (pool: Pool) => number): Choice => {
    const faces = die.faces.map(face => !rerolls?.faces || rerolls.faces.includes(face));
    let best: Choice | undefined;
    for (const again of picksOf(pool, faces, (rerolls?.most ?? 0) - inHand)) {
      const kept = minus(pool, again);
      let mean = 0;
      for (const next of allRolls(die, inHand + sizeOf(again))) mean += next.chance * worthOf(plus(kept, next.pool));
      if (!best || sign * (mean - best.worth) > SAME) best = { again, worth: mean };
    }
    return best!;
  };
  const defended = remembered((attack, defence, damage, inHand) =>
    choose(defending, -1, defence, inHand, pool => settled(attack, pool, damage, 0)),
  );
  const afterDefence = (attack: Pool, defence: Pool, damage: number): number =>
    defending.rerolls ? defended(attack, defence, damage, 0).worth : settled(attack, defence, damage, 0);
  const attacked = remembered((attack, defence, damage, inHand) =>
    choose(attacking, 1, attack, inHand, pool => afterDefence(pool, defence, damage)),
  );
  return {
    final,
    attackAgain: (attack, defence, damage, inHand = 0) => (attacking.rerolls ? attacked(attack, defence, damage, inHand).again : undefined),
    defenceAgain: (attack, defence, damage, inHand = 0) =>
      defending.rerolls ? defended(attack, defence, damage, inHand).again : undefined,
  };
};
