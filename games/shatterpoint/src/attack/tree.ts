import type { CombatTree } from '../content/types.js';

const ROWS = ['T', 'M', 'B'] as const;
export type Branch = { readonly kind: 'branch'; readonly row: (typeof ROWS)[number]; readonly column: number };
/** An option of a tree by its place: `M2` is the middle of the second column. */
export const branchAt = (option: string): Branch => {
  const row = ROWS.find(each => each === option[0]);
  const column = Number(option.slice(1));
  if (!row || !Number.isInteger(column)) throw new Error(`"${option}" is not an option of a combat tree; expected T, M or B and a column`);
  return { kind: 'branch', row, column };
};
export const optionAt = ({ row, column }: Branch): string => `${row}${column}`;

const linked = new WeakMap<CombatTree, ReadonlyMap<string, readonly string[]>>();
const columnOf = (option: string): number => Number(option.slice(1));
/** S-TREE-2, S-TREE-3: to the right; within a column either way. */
const linksOf = (tree: CombatTree): ReadonlyMap<string, readonly string[]> => {
  const known = linked.get(tree);
  if (known) return known;
  const links = new Map<string, string[]>(Object.keys(tree.options).map(option => [option, []]));
  for (const [a, b] of tree.links) {
    const [from, to] = columnOf(a) <= columnOf(b) ? [a, b] : [b, a];
    links.get(from)!.push(to);
    if (columnOf(a) === columnOf(b)) links.get(to)!.push(from);
  }
  linked.set(tree, links);
  return links;
};
/** S-TREE-2, S-TREE-3: the options that can be chosen next; each once an attack. */
export const nextOptions = (tree: CombatTree, path: readonly string[]): readonly string[] => {
  const last = path.at(-1);
  const from = last === undefined ? tree.start : (linksOf(tree).get(last) ?? []);
  return path.length === 0 ? from : from.filter(option => !path.includes(option));
};
/** How many steps it takes at least to get to each option. */
export const stepsTo = (tree: CombatTree): ReadonlyMap<string, number> => {
  const steps = new Map(tree.start.map(option => [option, 1]));
  for (const [option, n] of steps) for (const next of linksOf(tree).get(option) ?? []) if (!steps.has(next)) steps.set(next, n + 1);
  return steps;
};
