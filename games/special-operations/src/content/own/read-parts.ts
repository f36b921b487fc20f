import type { JsonPath } from '@cadre/kit';
import { type FilePart, filePart, type Notes, readPiece, readPieces } from '@cadre/kit/effects/schema';
import { MISSION } from '../missions.js';
import { UNIT_TYPES } from '../squads/index.js';
import type { Layout, Mission, UnitType } from '../types.js';
import { fileFrame, layoutFrame, missionFrame, numbersOf, objective, piece, unitFrame, weapon, zone } from './schema.js';

const readLayout = (raw: unknown, at: JsonPath, notes: Notes): Layout | undefined => {
  const frame = readPiece(raw, layoutFrame, at, notes);
  return frame && { ...frame, pieces: readPieces(frame.pieces, piece, [...at, 'pieces'], notes), symmetry: 'none', from: 'own' };
};
const readMission = (raw: unknown, at: JsonPath, notes: Notes): Mission | undefined => {
  const frame = readPiece(raw, missionFrame, at, notes);
  if (!frame) return undefined;
  const { rules, objectives, zones, numbers, deployment, ...rest } = frame;
  const base = MISSION[rules];
  return {
    ...base,
    ...rest,
    objectives: objectives ? readPieces(objectives, objective, [...at, 'objectives'], notes) : base.objectives,
    zones: zones ? readPieces(zones, zone, [...at, 'zones'], notes) : base.zones,
    deployment: { ...base.deployment, ...deployment },
    numbers: { ...base.numbers, ...(numbers !== undefined && readPiece(numbers, numbersOf(rules), [...at, 'numbers'], notes)) },
    from: 'own',
  } as Mission;
};
const readUnit = (raw: unknown, at: JsonPath, notes: Notes): UnitType | undefined => {
  const frame = readPiece(raw, unitFrame, at, notes);
  if (!frame) return undefined;
  const { type, weapons, ...rest } = frame;
  const base = UNIT_TYPES.find(each => each.id === type)!;
  return { ...base, ...rest, weapons: weapons ? readPieces(weapons, weapon, [...at, 'weapons'], notes) : base.weapons, from: 'own' };
};
export interface Parts {
  readonly layouts: readonly FilePart<Layout>[];
  readonly missions: readonly FilePart<Mission>[];
  readonly units: readonly FilePart<UnitType>[];
  readonly problems: Readonly<Notes>;
}
/** The shapes of everything in a file, as far as they are right. */
export const readParts = (raw: unknown): Parts => {
  const problems: Notes = [];
  const frame = readPiece(raw, fileFrame, [], problems) ?? {};
  const layouts = (frame.layouts ?? []).flatMap((each, i) =>
    filePart(['layouts', i], problems, notes => readLayout(each, ['layouts', i], notes)),
  );
  const missions = (frame.missions ?? []).flatMap((each, i) =>
    filePart(['missions', i], problems, notes => readMission(each, ['missions', i], notes)),
  );
  const units = (frame.units ?? []).flatMap((each, i) => filePart(['units', i], problems, notes => readUnit(each, ['units', i], notes)));
  if (problems.length === 0 && layouts.length + missions.length + units.length === 0)
    problems.push({ at: [], says: 'the file is empty', expected: 'a layout in "layouts", a mission in "missions" or a unit in "units"' });
  return { layouts, missions, units, problems };
};
