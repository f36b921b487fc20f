import { isRecord, type JsonPath } from '@cadre/kit';
import { type FilePart, filePart, type Notes, readPiece, readPieces } from '@cadre/kit/effects/schema';
import { PUBLISHED_ALERTS, PUBLISHED_DEPLOYMENT, PUBLISHED_REDEPLOYMENT } from '../missions/published.js';
import { HOUSE } from '../notation.js';
import type { Layout } from '../types.js';
import type { OwnMission } from './own.js';
import { alert, counter, endStep, fileFrame, layoutFrame, missionFrame, objective, part, pool, redeploySpot, target } from './schema.js';

const readLayout = (raw: unknown, at: JsonPath, notes: Notes): Layout | undefined => {
  const frame = readPiece(raw, layoutFrame, at, notes);
  return frame && { ...frame, parts: readPieces(frame.parts, part, [...at, 'parts'], notes), provenance: HOUSE };
};
const LISTS = { objectives: objective, pools: pool, counters: counter, targets: target, endOfLegendTurn: endStep } as const;
/** What is wrong in the lists of a mission whose frame does not fit: it is told with the frame. */
const readListsOf = (raw: unknown, at: JsonPath, notes: Notes): void => {
  for (const [field, schema] of Object.entries(LISTS)) {
    const list = isRecord(raw) ? raw[field] : undefined;
    if (Array.isArray(list)) readPieces<unknown>(list, schema, [...at, field], notes);
  }
};
const readMission = (raw: unknown, at: JsonPath, notes: Notes): OwnMission | undefined => {
  const frame = readPiece(raw, missionFrame, at, notes);
  if (!frame) {
    readListsOf(raw, at, notes);
    return undefined;
  }
  const { tracker, redeployment } = frame;
  return {
    ...frame,
    objectives: readPieces(frame.objectives, objective, [...at, 'objectives'], notes),
    tracker: {
      ...tracker,
      alerts: tracker.alerts ? readPieces(tracker.alerts, alert, [...at, 'tracker', 'alerts'], notes) : PUBLISHED_ALERTS,
    },
    deployment: frame.deployment ?? PUBLISHED_DEPLOYMENT,
    redeployment: redeployment
      ? { ...redeployment, spots: readPieces(redeployment.spots, redeploySpot, [...at, 'redeployment', 'spots'], notes) }
      : PUBLISHED_REDEPLOYMENT,
    pools: readPieces(frame.pools, pool, [...at, 'pools'], notes),
    counters: readPieces(frame.counters, counter, [...at, 'counters'], notes),
    targets: readPieces(frame.targets, target, [...at, 'targets'], notes),
    endOfLegendTurn: readPieces(frame.endOfLegendTurn, endStep, [...at, 'endOfLegendTurn'], notes),
    provenance: HOUSE,
  };
};
export interface Parts {
  readonly layouts: readonly FilePart<Layout>[];
  readonly missions: readonly FilePart<OwnMission>[];
  readonly problems: Readonly<Notes>;
  /** The ids of everything in the file, also of what could not be read: who names them is not to blame. */
  readonly ids: readonly string[];
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
  if (problems.length === 0 && layouts.length + missions.length === 0)
    problems.push({ at: [], says: 'the file is empty', expected: 'a mission in "missions" or a layout in "layouts"' });
  const ids = [...(frame.layouts ?? []), ...(frame.missions ?? [])].flatMap(each => (isRecord(each) ? String(each['id']) : []));
  return { layouts, missions, problems, ids };
};
