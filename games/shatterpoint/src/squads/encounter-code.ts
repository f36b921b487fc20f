import { LEGENDS } from '../content/legends/index.js';
import { layoutsWith, missionsWith, NO_OWN, type Own } from '../content/own/own.js';
import { ERAS, type Era } from '../content/types.js';
import { UNITS } from '../content/units/index.js';
import { type Cadre, eraOf } from './cadre.js';
import { squadsOf, writeCadre } from './cadre-text.js';
import type { CodeProblem, Read } from './code-problem.js';
import { type EncounterList, RANDOM } from './encounter.js';

const VERSION = 'le1';
const ANY_VERSION = /^le(\d+):/;
const PARTS = 6;
const UNITS_OF_CADRE = 4;
const known = new Set(UNITS.map(({ id }) => id));
/**
 * The code of an encounter: `le1:` and, between slashes, mission, layout, Legend, minion set and both cadres. A cadre is its era, a colon and its four
 * units squad by squad, joined by plus signs: `fall-of-the-jedi:captain-rex+501st-clone-troopers+commander-cody+212th-clone-troopers`. No id of a unit
 * begins like a whole other one, so a code that was cut off is always noticed.
 */
export const writeEncounter = ({ mission, layout, legend, minions, cadres }: EncounterList): string =>
  `${VERSION}:${[mission, layout, legend, minions, ...cadres.map(each => writeCadre({ ...each, era: eraOf(each) }))].join('/')}`;

const readCadreIn = (text: string, cadre: 1 | 2, problems: CodeProblem[]): Cadre => {
  const colon = text.indexOf(':');
  const era = text.slice(0, Math.max(0, colon));
  const rest = text.slice(colon + 1);
  const ids = rest === '' ? [] : rest.split('+');
  if (!(ERAS as readonly string[]).includes(era)) problems.push({ why: 'era', id: era, cadre });
  if (ids.length !== UNITS_OF_CADRE) problems.push({ why: 'units', units: ids.length, cadre });
  for (const id of ids) if (!known.has(id)) problems.push({ why: 'unit', id, cadre });
  return { era: era as Era, squads: squadsOf(ids) };
};
/** Reads a code, with all problems at once. Whether the encounter is legal is another question: `encounterProblems`. */
export const readEncounter = (code: string, own: Own = NO_OWN): Read<EncounterList> => {
  const text = code.trim();
  const version = ANY_VERSION.exec(text)?.[1];
  if (version === undefined) return { ok: false, problems: [{ why: 'encounterForm' }] };
  if (`le${version}` !== VERSION) return { ok: false, problems: [{ why: 'encounterVersion', version }] };
  const parts = text.slice(VERSION.length + 1).split('/');
  if (parts.length !== PARTS) return { ok: false, problems: [{ why: 'encounterParts', parts: parts.length }] };
  const [mission = '', layout = '', legend = '', minions = '', first = '', second = ''] = parts;
  const ids = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id);
  const candidates = {
    mission: ids(missionsWith(own)),
    layout: [RANDOM, ...ids(layoutsWith(own))],
    legend: ids(LEGENDS),
    minions: LEGENDS.flatMap(({ minionSets }) => ids(minionSets)),
  };
  const frame = { mission, layout, legend, minions };
  const problems = (['mission', 'layout', 'legend', 'minions'] as const).flatMap((why): CodeProblem[] =>
    candidates[why].includes(frame[why]) ? [] : [{ why, id: frame[why], known: candidates[why] }],
  );
  const cadres = [readCadreIn(first, 1, problems), readCadreIn(second, 2, problems)] as const;
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { ...frame, cadres } };
};
