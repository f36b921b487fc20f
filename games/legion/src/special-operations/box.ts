import type { Table } from '@cadre/geometry';
import type { CommandCard, Edition, Layout, Loadout, Mission, Squad, UnitType } from './content/types.js';

/** Everything about a match that never changes: compiled once for its set-up, never part of the state. */
export interface Box {
  readonly edition: Edition;
  readonly mission: Mission;
  readonly layout: Layout;
  /** The layout with the zones of the mission, as the geometry measures it. */
  readonly table: Table;
  readonly unitTypes: ReadonlyMap<string, UnitType>;
  readonly squads: ReadonlyMap<string, Squad>;
  readonly cards: ReadonlyMap<string, CommandCard>;
  readonly loadouts: ReadonlyMap<string, Loadout>;
  /** Stable numbers for the codec: cards by place. */
  readonly cardNumbers: ReadonlyMap<string, number>;
}
