import { ERAS, type Era } from '../content/types.js';
import type { Cadre } from './cadre.js';

/** A whole encounter: what a set-up says, and what two tables exchange. */
export interface EncounterList {
  readonly mission: string;
  /** `random`: chance among those of the mission (LE-P28). */
  readonly layout: string;
  readonly legend: string;
  readonly minions: string;
  readonly cadres: readonly [Cadre, Cadre];
}
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly string[] };

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const FORM = 'le1:<mission>/<layout>/<legend>/<minion set>/<era>:<secondary>+<supporting>+<secondary>+<supporting>/<the second cadre>';
const writeCadre = ({ era, squads }: Cadre): string => `${era}:${squads.flat().join('+')}`;
/**
 * The code of an encounter: `le1:` and, between slashes, mission, layout, Legend, minion set and both cadres. A cadre is its era, a colon and its four
 * units squad by squad, joined by plus signs: `fall-of-the-jedi:captain-rex+501st-clone-troopers+commander-cody+212th-clone-troopers`.
 */
export const writeEncounter = ({ mission, layout, legend, minions, cadres }: EncounterList): string =>
  `le1:${[mission, layout, legend, minions, ...cadres.map(writeCadre)].join('/')}`;

const readCadre = (text: string, which: string, problems: string[]): Cadre => {
  const [era = '', units = '', ...more] = text.split(':');
  if (more.length > 0 || units === '') problems.push(`${which}: "${text}"; expected an era, a colon and four units joined by +`);
  if (!(ERAS as readonly string[]).includes(era)) problems.push(`${which}: "${era}" is not an era; expected one of ${ERAS.join(', ')}`);
  const ids = units === '' ? [] : units.split('+');
  if (ids.length !== 4) problems.push(`${which}: ${ids.length} units; expected 4`);
  for (const id of ids) if (!ID.test(id)) problems.push(`${which}: "${id}" is not the id of a unit`);
  const [a = '', b = '', c = '', d = ''] = ids;
  return {
    era: era as Era,
    squads: [
      [a, b],
      [c, d],
    ],
  };
};
/** Reads a code, with all problems at once. Whether the cadres are legal is another question: `cadreProblems`. */
export const readEncounter = (code: string): Read<EncounterList> => {
  const text = code.trim();
  if (!text.startsWith('le1:')) return { ok: false, problems: [`not the code of an encounter; expected ${FORM}`] };
  const parts = text.slice('le1:'.length).split('/');
  if (parts.length !== 6) return { ok: false, problems: [`the code has ${parts.length} parts between slashes; expected 6: ${FORM}`] };
  const [mission = '', layout = '', legend = '', minions = '', first = '', second = ''] = parts;
  const problems: string[] = [];
  for (const [what, id] of Object.entries({ mission, layout, Legend: legend, 'minion set': minions }))
    if (!ID.test(id)) problems.push(`${what}: "${id}" is not an id`);
  const cadres = [readCadre(first, 'first cadre', problems), readCadre(second, 'second cadre', problems)] as const;
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { mission, layout, legend, minions, cadres } };
};
