import { TAGS } from './tags.js';
import type { Chart, CombatTree, Stance, UnitCard } from './types.js';

const PLACE = /^[TMB][1-6]$/;
/** S-EXP-1: the first band starts at 1, and each row counts from where the one before ends. */
const chartProblems = ({ name, rows }: Chart, kind: 'attack' | 'defence'): string[] => {
  const problems: string[] = [];
  const at = `chart "${name.en}"`;
  if (rows.length === 0) problems.push(`${at} has no row`);
  rows.forEach((row, i) => {
    const least = i === 0 ? 1 : rows[i - 1]!.from + 1;
    if (i === 0 ? row.from !== 1 : row.from < least)
      problems.push(`${at}: row ${i + 1} starts at ${row.from}; expected ${least}${i === 0 ? '' : ' or more'}`);
    for (const result of row.results) {
      if ('add' in result && (result.add === 'block') !== (kind === 'defence'))
        problems.push(`${at}: ${result.add} cannot be added to the ${kind} roll`);
      if ('change' in result && (result.change === 'block') === (kind === 'defence') && result.into === 'failure')
        problems.push(`${at}: the ${kind} chart cannot change its own ${result.change}`);
    }
  });
  return problems;
};
/** S-TREE-1: starts exist, lines join options, every option can be reached. */
const treeProblems = ({ start, options, links }: CombatTree): string[] => {
  const problems: string[] = [];
  const known = new Set(Object.keys(options));
  if (start.length === 0) problems.push('the combat tree has no start');
  for (const place of known) {
    if (!PLACE.test(place)) problems.push(`option ${place}: expected a row T, M or B and a column 1 to 6`);
    if (options[place]!.length === 0) problems.push(`option ${place} has no icon`);
  }
  for (const place of start) if (!known.has(place)) problems.push(`the start ${place} is no option`);
  for (const [from, to] of links)
    for (const end of [from, to]) if (!known.has(end)) problems.push(`the line ${from}-${to} ends at ${end}, which is no option`);
  const reached = new Set(start);
  for (let size = -1; size !== reached.size; ) {
    size = reached.size;
    for (const [from, to] of links) if (reached.has(from)) reached.add(to);
  }
  for (const place of known) if (!reached.has(place)) problems.push(`option ${place} cannot be reached from a start`);
  return problems;
};
export const stanceProblems = (stance: Stance): string[] =>
  [
    ...(stance.ranged || stance.melee ? [] : ['it has no attack']),
    ...(stance.ranged ? chartProblems(stance.ranged.chart, 'attack') : []),
    ...(stance.melee ? chartProblems(stance.melee.chart, 'attack') : []),
    ...(stance.defence.chart ? chartProblems(stance.defence.chart, 'defence') : []),
    ...treeProblems(stance.tree),
  ].map(problem => `stance "${stance.name.en}": ${problem}`);

/** Everything that is wrong with a unit card, all at once. */
export const cardProblems = (card: UnitCard): string[] => {
  const problems = card.stances.flatMap(stanceProblems);
  if (card.stances.length === 0) problems.push('it has no stance');
  for (const tag of card.tags) if (!TAGS.includes(tag)) problems.push(`"${tag}" is no tag`);
  if ((card.type === 'legend' || card.type === 'minion') && !card.tags.includes('Encounter'))
    problems.push('it has no tag Encounter (LE-21)');
  if (card.eras.length === 0) problems.push('it belongs to no era');
  const ids = card.abilities.map(each => each.id);
  for (const id of new Set(ids.filter((each, i) => ids.indexOf(each) !== i))) problems.push(`ability "${id}" twice`);
  return problems.map(problem => `${card.id}: ${problem}`);
};
