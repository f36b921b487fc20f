import type { NewCard, PointsStep, UpdatePlan } from './update.js';

/** The files of the catalogue by their path below `src/data`, as text. */
export type CatalogueFiles = ReadonlyMap<string, string>;
const HISTORY = 'points-history.ts';
const CATALOGUE = 'catalogue.ts';

/** The files that an update changes: costs, the history with its source, the day of the catalogue's points, and new cards. */
export const updatedFiles = (files: CatalogueFiles, plan: UpdatePlan, date: string, source: string): Map<string, string> => {
  const now = new Map(files);
  for (const step of plan.changed) {
    const path = [...now.keys()].find(p => now.get(p)!.includes(`id: '${step.id}',`));
    if (path === undefined) throw new Error(`no file of the catalogue has the card ${step.id}`);
    now.set(path, withCost(now.get(path)!, step));
  }
  for (const added of plan.added) {
    const path = fileOf(added);
    const before = now.get(path);
    if (before === undefined) throw new Error(`${added.card.name} belongs into ${path}, which is not there`);
    now.set(path, withCard(before, added, date, source));
  }
  const dated = plan.changed.filter(step => step.from !== null);
  now.set(
    HISTORY,
    withSource(
      dated.reduce((so, step) => withStep(so, step, date), now.get(HISTORY)!),
      date,
      source,
    ),
  );
  now.set(CATALOGUE, now.get(CATALOGUE)!.replace(/(\n {2}points: ')[\d-]+(',)/, `$1${date}$2`));
  return new Map([...now].filter(([path, text]) => files.get(path) !== text));
};
const withCost = (file: string, { id, to }: PointsStep): string => {
  const at = file.indexOf(`id: '${id}',`);
  const next = file.indexOf("\n    id: '", at);
  const [before, card, after] = [file.slice(0, at), file.slice(at, next === -1 ? undefined : next), next === -1 ? '' : file.slice(next)];
  return before + card.replace(/\bcost: (?:\d+|null)/, `cost: ${to}`) + after;
};

/** A step behind the earlier ones of its card, as the formatter writes it. */
const withStep = (file: string, { code, from, to }: PointsStep, date: string): string => {
  const step = `['${date}', ${from}, ${to}]`;
  const one = new RegExp(`\\n {2}${code}: \\[(\\[[^\\n]*\\])\\],\\n`).exec(file);
  if (one) return file.replace(one[0], `\n  ${code}: [\n    ${one[1]},\n    ${step},\n  ],\n`);
  const several = new RegExp(`\\n {2}${code}: \\[\\n(?: {4}\\[[^\\n]*\\],\\n)+`).exec(file);
  if (several) return file.replace(several[0], `${several[0]}    ${step},\n`);
  return file.replace('\n};\n', `\n  ${code}: [${step}],\n};\n`);
};
const withSource = (file: string, date: string, source: string): string =>
  file.replace(/(const SOURCES[^{]*\{)\n?/, `$1\n  '${date}': ${literal(source)},\n`);

const fileOf = ({ kind, card }: NewCard): string =>
  kind === 'unit' ? `units/${String(card['faction'])}.ts` : `upgrades/${String(card['slot']).replaceAll(' ', '-')}.ts`;
const withCard = (file: string, { card }: NewCard, date: string, source: string): string => {
  const row = `  ${literal({ ...card, note: `Added with the update of ${date}: ${source}` })},\n`;
  return file.replace(/\n\] as const/, `\n${row}] as const`);
};
/** A value as source code; the formatter breaks its lines. */
const literal = (value: unknown): string => {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${/^[A-Za-z]\w*$/.test(key) ? key : literal(key)}: ${literal(each)}`)
    .join(', ')} }`;
};
