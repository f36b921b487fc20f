import { ownContent } from '@cadre/kit';
import { LAYOUTS } from '../layouts/index.js';
import { MISSION } from '../missions.js';
import type { LayoutFault } from '../sound/fault.js';
import { UNIT_TYPES } from '../squads/index.js';
import type { Layout, Mission, MissionId, UnitType } from '../types.js';

/** Layouts, missions and units that players bring: what they add, and the missions and unit types whose place they take. */
export interface Own {
  readonly layouts: readonly Layout[];
  readonly missions: readonly Mission[];
  readonly units: readonly UnitType[];
}
export const NO_OWN: Own = { layouts: [], missions: [], units: [] };
export type OwnRead =
  | { readonly ok: true; readonly value: Own }
  /** Each problem as a sentence, and as data where it is about a battlefield. */
  | { readonly ok: false; readonly problems: readonly string[]; readonly faults: readonly (LayoutFault | null)[] };

/** The mission as it is played with this file, with every layout that it can be played on. */
export const missionWith = (own: Own, id: MissionId): Mission => {
  const mission = own.missions.find(each => each.id === id) ?? MISSION[id];
  const added = own.layouts.filter(layout => layout.missions.includes(id)).map(layout => layout.id);
  return { ...mission, layouts: [...new Set([...mission.layouts, ...added])] };
};
/** Every unit type as it is played with this file. */
export const unitTypesWith = ({ units }: Own): readonly UnitType[] =>
  UNIT_TYPES.map(type => units.find(each => each.id === type.id) ?? type);
export const layoutsWith = (own: Own): readonly Layout[] => [...LAYOUTS, ...own.layouts];

/** No honest file is longer, and every view of the match carries it. */
export const LONGEST_FILE = 40_000;
/** The content of a match; `read-own.ts` brings its reader along. */
export const { of: ownOf, readWith: readOwnWith } = ownContent(NO_OWN);
