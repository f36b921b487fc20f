import type { MapDef } from '#game/content/index';
import type { SpaceId } from '#game/ids';
import type { Journeys } from '../map/destinations.js';

/** What is drawn on a map, flat or with miniatures. */
export interface MapParts {
  readonly map: MapDef;
  readonly goals: ReadonlySet<number>;
  /** The space whose things are spread out, and the one that is looked at. */
  readonly fanned: number | undefined;
  readonly looked: number | undefined;
  readonly lookInto: (space: number | undefined) => void;
  /** Where a movement can go, the destination that is looked at, and what looks at another one. */
  readonly journeys: Journeys;
  readonly ahead: SpaceId | null;
  readonly lookAhead: (space: SpaceId | null) => void;
  /** What has happened is being shown. */
  readonly isPlaying: boolean;
}
