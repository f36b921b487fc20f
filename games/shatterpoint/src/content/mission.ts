import type { Chart, Icon, Named, Provenance, Range, Stance } from './types.js';

/** LE-74: a band of the Victory Tracker, and what it refreshes at the start of a cadre Turn. */
export interface AlertLevel {
  readonly name: Named;
  readonly from: number;
  readonly to: number;
  readonly refresh: number;
}
/** An objective token: inches, from the left end of the cadre edge, y toward the Legend's edge. */
export interface ObjectiveDef {
  readonly id: string;
  readonly name: Named;
  /** What rules of the mission call it by: `tier`, `generator`, `junction`, `battery`, `coupling`. */
  readonly role: string;
  readonly x: number;
  readonly y: number;
  /** S-OBJ-3: Active, so that control of it is settled. The Battery is not (SB-1). */
  readonly controllable: boolean;
  /** LE-M5: the pool it belongs to, by its place in `pools`. */
  readonly pool?: number;
}
/** LE-78 to LE-81: an Armored Target. Targets fall in the order of the data; only the first that stands can be attacked (LE-M8). */
export interface ArmoredTarget {
  readonly objective: string;
  readonly name: Named;
  /** LE-M7; `perFree` adds a die for each objective of this role without the cadre's control token (SB-3). */
  readonly defence: { readonly ranged: number; readonly melee: number; readonly perFree?: string };
  readonly chart?: Chart;
  /** In which of its tracks the chart is used, by place; in all unless it says (SB-3). */
  readonly chartIn?: readonly number[];
  /** LE-80: the icons of each space; a target is destroyed with its last track (SB-4). */
  readonly tracks: readonly { readonly name: Named; readonly spaces: readonly (readonly Icon[])[] }[];
  /** LE-M6: at the end of cadre Turns. SB-2: instead of an attack of a combat action, once a cadre Turn. */
  readonly attacked: 'endOfTurn' | 'combatAction';
  /** SB-5: it answers the attack with this stance; `fewer` dice in these tracks. */
  readonly fire?: { readonly stance: Stance; readonly fewer: readonly number[] };
}
/** What happens at the end of each Legend Turn, in the order of the data. */
export type MissionStep =
  /** LE-M5: each objective with the cadre's control token takes one token from its pool; objectives of an empty pool leave. */
  | { readonly step: 'sabotage' }
  /** LE-M9: each cadre player rolls an attack die for each objective of the role that the cadre controls. */
  | { readonly step: 'wrench'; readonly role: string }
  /** SB-7: where more Legend-side characters contest the target, its last damage token goes. */
  | { readonly step: 'repairs' }
  /** SB-7: with fewer controlled objectives of the role the counter goes on; past its last square the tracker moves. */
  | { readonly step: 'charge'; readonly counter: number; readonly role: string; readonly fewerThan: number; readonly tracker: number };
export interface Mission {
  readonly id: string;
  readonly name: Named;
  readonly story: Named;
  readonly layouts: readonly string[];
  /** LE-34, LE-39. */
  readonly points: number;
  readonly cadreForce: number;
  /** LE-71, LE-M1, SB-8: spaces 0 to `last`; how far wounds move the token. */
  readonly tracker: {
    readonly last: number;
    readonly start: number;
    readonly cadreWounded: number;
    readonly legendWounded: number;
    readonly alerts: readonly AlertLevel[];
  };
  readonly pools: readonly { readonly name: Named; readonly size: number }[];
  readonly counters: readonly { readonly name: Named; readonly squares: number }[];
  readonly objectives: readonly ObjectiveDef[];
  readonly targets: readonly ArmoredTarget[];
  /** LE-M3. */
  readonly deployment: { readonly anchor: Range; readonly squad: Range; readonly legend: Range; readonly minions: Range };
  /** LE-M4, SB-6: how many units return (all unless it says), how near the Legend, and near which objectives the cadre neither controls nor contests. */
  readonly redeployment: { readonly most?: number; readonly within: Range; readonly near?: string; readonly engaged: boolean };
  readonly endOfLegendTurn: readonly MissionStep[];
  /** LE-M2, SB-9: what the cadre must reach. */
  readonly goal: 'poolsEmpty' | 'targetsDestroyed';
  readonly provenance: Provenance;
}
