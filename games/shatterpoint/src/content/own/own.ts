import { type FileRead, ownContent } from '@cadre/kit';
import { LAYOUTS } from '../layouts/index.js';
import type { Mission } from '../mission-types.js';
import { MISSIONS } from '../missions/index.js';
import type { Layout } from '../types.js';

/** A mission of a file names layouts: ours cannot name it. */
export type OwnMission = Mission & { readonly layouts: readonly string[] };
/** Missions and layouts that players bring. */
export interface Own {
  readonly missions: readonly OwnMission[];
  readonly layouts: readonly Layout[];
}
export const NO_OWN: Own = { missions: [], layouts: [] };
export type OwnRead = FileRead<Own>;
/** No honest file is longer, and every view of the match carries it. */
export const LONGEST_FILE = 40_000;

export const missionsWith = (own: Own): readonly Mission[] => [...MISSIONS, ...own.missions];
export const layoutsWith = (own: Own): readonly Layout[] => [...LAYOUTS, ...own.layouts];
/** The layouts on which a mission can be played: those that name it, and those that it names itself. */
export const layoutsFor = (own: Own, mission: string): readonly string[] => {
  const named = own.missions.find(({ id }) => id === mission)?.layouts ?? [];
  return layoutsWith(own)
    .filter(({ id, missions }) => missions.includes(mission) || named.includes(id))
    .map(({ id }) => id);
};

/** The content of a match; `read-own.ts` brings its reader along. */
export const { of: ownOf, readWith: readOwnWith } = ownContent(NO_OWN);
