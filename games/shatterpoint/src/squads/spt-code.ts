import { UNITS } from '../content/units/index.js';
import type { Cadre, Squad } from './cadre.js';
import { cardsOf } from './cadre.js';
import type { CodeProblem, Read } from './code-problem.js';
import { PRIMARIES } from './primaries.js';

/** What of a strike team can be a cadre; what cannot is named. */
export interface StrikeTeam {
  readonly squads: readonly Squad[];
  /** LE-31: the names of its Primary units, which no cadre has. */
  readonly primaries: readonly string[];
  /** The numbers of its missions: strike teams play other missions than encounters. */
  readonly missions: readonly string[];
}
const FULL = 8;
const byNumber = new Map(UNITS.flatMap(card => (card.spt === undefined ? [] : [[Number(card.spt), card] as const])));
const padded = (number: number): string => String(number).padStart(FULL, '0');
/** The fifth and sixth digit: 01 units, 02 missions. */
const isMission = (number: number): boolean => padded(number).slice(4, 6) === '02';

/** Whether somebody meant a strike-team code, whole or not; links write the brackets as %5B and %5D. */
const opening = /spt(?:\[|%5B)/i;
export const isSpt = (text: string): boolean => opening.test(text);
/**
 * Reads `spt[00010106,10101,...]`, alone or in a link. Numbers count as numbers: leading zeros may be missing. Units become squads in their order:
 * the first Secondary with the first Supporting unit, and so on. Whether they are a legal cadre is another question: `cadreProblems`.
 */
export const readSpt = (text: string): Read<StrikeTeam> => {
  const start = opening.exec(text);
  if (!start) return { ok: false, problems: [{ why: 'sptForm' }] };
  const rest = text.slice(start.index + start[0].length);
  const end = rest.search(/\]|%5D/i);
  if (end < 0) return { ok: false, problems: [{ why: 'sptCut' }] };
  const parts = rest
    .slice(0, end)
    .split(/,|%2C/i)
    .map(part => part.trim());
  const problems: CodeProblem[] = [];
  const found: Record<'secondary' | 'supporting' | 'primaries' | 'missions', string[]> = {
    secondary: [],
    supporting: [],
    primaries: [],
    missions: [],
  };
  for (const part of parts) {
    const number = Number(part);
    const card = byNumber.get(number);
    const primary = PRIMARIES.get(number);
    if (!/^\d{1,8}$/.test(part)) problems.push({ why: 'sptNumber', text: part });
    else if (card?.type === 'secondary' || card?.type === 'supporting') found[card.type].push(card.id);
    else if (primary !== undefined) found.primaries.push(primary);
    else if (isMission(number)) found.missions.push(padded(number));
    else problems.push({ why: 'sptUnknown', text: padded(number) });
  }
  if (problems.length > 0) return { ok: false, problems };
  const { secondary, supporting, primaries, missions } = found;
  const squads = Array.from(
    { length: Math.max(secondary.length, supporting.length) },
    (_, i): Squad => [secondary[i] ?? '', supporting[i] ?? ''],
  );
  return { ok: true, value: { squads, primaries, missions } };
};
/** The code of a cadre: its units squad by squad. It has no mission number, because the missions of encounters have none. */
export const writeSpt = (cadre: Cadre): Read<string> => {
  const cards = cardsOf(cadre);
  const problems = cards.filter(({ spt }) => spt === undefined).map(({ id }): CodeProblem => ({ why: 'sptUnnumbered', card: id }));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: `spt[${cards.map(({ spt }) => spt).join(',')}]` };
};
