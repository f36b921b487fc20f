import type { Era } from '../content/types.js';
import type { Role } from './cadre.js';

const ROLES: Readonly<Record<Role, string>> = { secondary: 'Secondary', supporting: 'Supporting' };
/** What is said of cadres and codes. */
export const english = {
  eras: {
    'fall-of-the-jedi': 'Fall of the Jedi',
    'reign-of-the-empire': 'Reign of the Empire',
    'age-of-rebellion': 'Age of Rebellion',
    'the-new-republic': 'The New Republic',
  } as Readonly<Record<Era, string>>,
  roles: ROLES,
  missing: (role: Role) => `a ${ROLES[role]} Unit is missing; expected two Secondary and two Supporting Units`,
  unknown: (id: string, role: Role) => `there is no unit "${id}"; expected a ${ROLES[role]} Unit`,
  type: (unit: string, role: Role) => `${unit} is not a ${ROLES[role]} Unit; expected a Secondary and a Supporting Unit in each squad`,
  tooMany: (units: string) => `${units}: too many units; expected two Secondary and two Supporting Units`,
  primary: (units: string, n: number) =>
    `${units} ${n === 1 ? 'is a Primary Unit' : 'are Primary Units'}; expected Secondary and Supporting Units only`,
  encounter: (unit: string) => `${unit} is an Encounter unit; expected it in the Legend's squad only`,
  era: (units: string, n: number, era: string) =>
    `${units} ${n === 1 ? 'does' : 'do'} not belong to the era ${era}; expected four units of one era`,
  points: (cost: number, points: number) => `the cadre costs ${cost} points; expected at most ${points} in this mission`,
  twice: (unit: string) => `${unit} is in the cadre twice; expected every unit once`,
  name: (name: string, units: string, isSame: boolean) =>
    `the unique name ${name} is at the table twice (${units}); expected ${isSame ? 'the unit' : 'only one of them'} in one cadre at most`,
  sptForm: (form: string) => `not a strike-team code; expected one like ${form}`,
  sptCut: (form: string) => `the strike-team code is cut off: its closing bracket is missing; expected one like ${form}`,
  sptNumber: (text: string) => `"${text}" is not a number; expected up to eight digits for each unit`,
  sptUnknown: (number: string) => `${number} is not the number of a unit that Cadre knows; expected a Secondary or Supporting Unit`,
  sptUnnumbered: (unit: string) =>
    `the public number of ${unit} is not known, so the cadre has no strike-team code; use the encounter code`,
  encounterForm: (form: string) => `not an encounter code; expected ${form}`,
  encounterVersion: (version: string) => `this is an encounter code of version ${version}; expected version 1, which begins with le1:`,
  encounterParts: (n: number, form: string) =>
    `the encounter code has ${n} ${n === 1 ? 'part' : 'parts'} between slashes, so it may be cut off; expected 6: ${form}`,
  noEra: (id: string, cadre: number, eras: string) => `cadre ${cadre}: "${id}" is not an era; expected ${eras}`,
  units: (n: number, cadre: number) => `cadre ${cadre}: ${n} ${n === 1 ? 'unit' : 'units'}; expected 4. The code may be cut off`,
  unit: (id: string, cadre: number) =>
    `cadre ${cadre}: there is no unit "${id}"; the code may be cut off, or from a table with other units`,
  unknownId: {
    mission: (id: string, known: string) => `there is no mission "${id}"; expected one of ${known}, or a content file that brings it`,
    layout: (id: string, known: string) => `the layout "${id}" does not fit the mission; expected one of ${known}`,
    legend: (id: string, known: string) => `there is no Legend "${id}"; expected one of ${known}`,
    minions: (id: string, known: string) => `LE-36: "${id}" is not a set of minions of this Legend; expected one of ${known}`,
  },
};
export type SquadCatalogue = typeof english;
