import { ERAS, type Era } from '../content/types.js';
import type { Cadre, CadreFor, CadreProblem, Squad } from './cadre.js';
import { cadreProblems } from './cadre.js';
import type { CodeProblem, Read } from './code-problem.js';
import { isSpt, readSpt } from './spt-code.js';

const isEra = (text: string): text is Era => (ERAS as readonly string[]).includes(text);
/** Ids two by two; what is missing at the end is empty. */
export const squadsOf = (ids: readonly string[]): Squad[] =>
  Array.from({ length: Math.ceil(ids.length / 2) }, (_, i): Squad => [ids[2 * i]!, ids[2 * i + 1] ?? '']);
/**
 * A cadre as a set-up has it: its cards squad by squad, Secondary and Supporting (LE-P30), joined by plus signs, with or without the era before
 * a colon. Whether the cadre is legal is another question: `cadreProblems`.
 */
const readIds = (text: string): Cadre => {
  const colon = text.indexOf(':');
  const era = text.slice(0, Math.max(0, colon)).trim();
  const ids = (isEra(era) ? text.slice(colon + 1) : text).split('+').map(id => id.trim());
  return { ...(isEra(era) && { era }), squads: ids.length === 1 && ids[0] === '' ? [] : squadsOf(ids) };
};
/** The cadre with its era, if it has one. */
export const writeCadre = ({ era, squads }: Cadre): string => `${era === undefined ? '' : `${era}:`}${squads.flat().join('+')}`;
/** The same, or the `spt[...]` code of a strike team. */
export const readCadre = (text: string): Read<Cadre & { readonly primaries: readonly string[] }> => {
  if (!isSpt(text)) return { ok: true, value: { ...readIds(text), primaries: [] } };
  const read = readSpt(text);
  return read.ok ? { ok: true, value: { squads: read.value.squads, primaries: read.value.primaries } } : read;
};
/** Everything that is wrong with the text of a cadre. */
export const cadreTextProblems = (text: string, context: CadreFor): (CadreProblem | CodeProblem)[] => {
  const read = readCadre(text);
  if (!read.ok) return [...read.problems];
  const { primaries } = read.value;
  return [
    ...(primaries.length > 0 ? [{ rule: 'LE-31', why: 'primary', cards: primaries } as const] : []),
    ...cadreProblems(read.value, context),
  ];
};
