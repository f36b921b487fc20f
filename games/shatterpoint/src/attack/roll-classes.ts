import { type Answer, outcomes, roll } from '@cadre/core';
import { countFaces, facesOf, type NamedDie } from '@cadre/kit';
import type { Chart, ChartResult, Icon } from '../content/types.js';
import { applyRow, iconsIn, type Results, rowFor, successesOf } from './charts.js';

/** Rolls that come to the same: so many successes, and these icons of charts. One of the rolls stands for all of them. */
export interface DiceClass {
  readonly successes: number;
  /** The icons of the attacker's chart. */
  readonly icons: readonly Icon[];
  readonly chance: number;
  /** What chance answers: the roll, and the reroll if there is one. */
  readonly attack: readonly Answer[];
  readonly defence: readonly Answer[];
}
/** One side's roll after rerolls, added results and discarded expertise; `plain` results and the row of its chart. */
interface Side {
  readonly plain: readonly number[];
  readonly row: readonly ChartResult[];
  /** The same for rows with the same icons. */
  readonly icons: number;
  chance: number;
  readonly answers: readonly Answer[];
}
/** What one side rolls, and what is done to the roll. */
export interface Rolling {
  readonly die: NamedDie;
  readonly dice: number;
  /** The faces that count as they are. */
  readonly faces: readonly string[];
  readonly chart: Chart | undefined;
  readonly discards: boolean;
  readonly added: readonly string[];
  readonly rerolls: { readonly most: number; readonly faces?: readonly string[] | undefined } | null;
}
const MOST = 20_000;
/** More than any chart has. */
const MOST_ROWS = 64;
interface Rolled {
  readonly answer: Answer;
  readonly chance: number;
  readonly faces: readonly string[];
}
const listed = new Map<NamedDie, Map<number, readonly Rolled[]>>();
/** Every roll of so many dice. Rerolls ask again for each roll before them, so they are listed once. */
const allRolls = (die: NamedDie, dice: number): readonly Rolled[] => {
  const ofDie = listed.get(die) ?? new Map<number, readonly Rolled[]>();
  listed.set(die, ofDie);
  const known = ofDie.get(dice);
  if (known) return known;
  const all = outcomes(roll('dice', die, dice), MOST);
  if (!all) throw new Error(`${dice} dice have too many results to list; expected at most ${MOST}`);
  const rolled = all.map(({ answer, chance }) => ({ answer, chance, faces: facesOf(die, answer) }));
  ofDie.set(dice, rolled);
  return rolled;
};
/** How rerolls are used unless somebody decides otherwise: failures, and expertise for which there is no chart. */
export const faceToReroll = (faces: readonly string[], allowed: readonly string[] | undefined, hasChart: boolean): string | undefined =>
  ['failure', ...(hasChart ? [] : ['expertise'])].find(face => (!allowed || allowed.includes(face)) && faces.includes(face));
const afterRerolls = (
  { rerolls, chart }: Rolling,
  faces: readonly string[],
): { readonly kept: readonly string[]; readonly again: number } => {
  let kept = faces;
  let again = 0;
  while (rerolls && again < rerolls.most) {
    const face = faceToReroll(kept, rerolls.faces, chart !== undefined);
    if (face === undefined) break;
    kept = kept.toSpliced(kept.indexOf(face), 1);
    again++;
  }
  return { kept, again };
};
/** Every different result of one side with its chance. */
const sidesOf = (r: Rolling): Side[] => {
  const found = new Map<string, Side>();
  const lists: string[] = [];
  const iconsId = (row: readonly ChartResult[]): number => {
    const list = iconsIn(row).join();
    const id = lists.indexOf(list);
    return id >= 0 ? id : lists.push(list) - 1;
  };
  const add = (faces: readonly string[], chance: number, answers: readonly Answer[]): void => {
    const row = rowFor(r.chart, countFaces(faces, 'expertise'));
    const plain = r.faces.map(face => countFaces(faces, face));
    const key = `${plain},${r.chart?.rows.findIndex(({ results }) => results === row)}`;
    const same = found.get(key);
    if (same) same.chance += chance;
    else found.set(key, { plain, row, icons: iconsId(row), chance, answers });
  };
  for (const { answer, chance, faces: rolled } of allRolls(r.die, r.dice)) {
    const faces = [...(r.discards ? rolled.filter(face => face !== 'expertise') : rolled), ...r.added];
    const { kept, again } = afterRerolls(r, faces);
    if (again === 0) add(faces, chance, [answer]);
    else for (const next of allRolls(r.die, again)) add([...kept, ...next.faces], chance * next.chance, [answer, next.answer]);
  }
  return [...found.values()];
};

/** S-ATK-4 to S-ATK-7: every class of results of two rolls. */
export const classesOf = (attacking: Rolling, defending: Rolling, keepsCriticals: boolean): DiceClass[] => {
  const [attack, defence] = [sidesOf(attacking), sidesOf(defending)];
  const found = new Map<number, { -readonly [Key in keyof DiceClass]: DiceClass[Key] }>();
  const results: Results = { criticals: 0, strikes: 0, blocks: 0, failures: 0 };
  for (const a of attack)
    for (const d of defence) {
      results.criticals = a.plain[0]!;
      results.strikes = a.plain[1]!;
      results.blocks = d.plain[0]!;
      results.failures = 0;
      applyRow(results, a.row);
      applyRow(results, d.row, keepsCriticals);
      const successes = successesOf(results);
      const key = (successes * MOST_ROWS + a.icons) * MOST_ROWS + d.icons;
      const same = found.get(key);
      if (same) same.chance += a.chance * d.chance;
      else found.set(key, { successes, icons: iconsIn(a.row), chance: a.chance * d.chance, attack: a.answers, defence: d.answers });
    }
  return [...found.values()];
};
