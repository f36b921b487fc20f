import type { Chart, Icon, Named, Provenance, Range, Stance } from './types.js';

/** LE-29, LE-70: everything that a mission says is data; the rules ask these fields and never which mission it is. */
export interface ObjectiveDef {
  readonly id: string;
  readonly name: Named;
  /** What the mission calls this kind: tier objective, generator, junction, coupling. */
  readonly role: string;
  /** Inches: the centre of the token; x along the cadre edge, y toward the Legend edge. */
  readonly x: number;
  readonly y: number;
  /** S-OBJ-3: only active objectives are controlled; characters contest the others all the same. */
  readonly active: boolean;
}
/** LE-74: from this space on, up to the next level. */
export interface AlertLevel {
  readonly name: Named;
  readonly from: number;
  readonly refresh: number;
}
/** LE-M5: tokens that the cadre removes by control of the pool's objectives. */
export interface PoolDef {
  readonly name: Named;
  readonly tokens: number;
  readonly objectives: readonly string[];
}
/** SB-7: a marker that counts from 0 to `last`. */
export interface CounterDef {
  readonly name: Named;
  readonly last: number;
}
/** LE-80: a row of spaces; any one icon of a space is enough. */
export interface TrackDef {
  readonly name: Named;
  readonly spaces: readonly (readonly Icon[])[];
  /** The defence chart while this row is in force (SB-3). */
  readonly chart?: Chart;
  /** SB-5: the dice of the target's guns while this row is in force. */
  readonly guns?: { readonly ranged: number; readonly melee: number };
}
/** LE-78, LE-79. */
export interface TargetDef {
  readonly name: Named;
  readonly objective: string;
  readonly defence: { readonly ranged: number; readonly melee: number };
  /** SB-3: one more defence die for each objective of this role that the cadre does not control. */
  readonly diePerUncontrolled?: string;
  /** Rows in order: the target is destroyed with the last one. */
  readonly tracks: readonly TrackDef[];
  /** SB-5: charts and tree of its guns, and their range. A target without guns never attacks. */
  readonly guns?: Stance;
}
/** Where defeated minions come back. */
export type RedeploySpot =
  | { readonly within: Range; readonly of: 'legend' }
  /** SB-6: an objective of this role that the cadre neither controls nor contests. */
  | { readonly within: Range; readonly of: 'free objective'; readonly role: string };
/** What happens at the end of a Legend turn, in the order of the mission. */
export type EndStep =
  /** LE-M5, LE-P26: each objective that the cadre controls takes a token from its pool; the objectives of an empty pool leave the table. */
  | { readonly do: 'drain pools'; readonly name: Named }
  /** LE-M9: each cadre player rolls an attack die for each objective of this role that the cadre controls; each expertise is a damage token. */
  | { readonly do: 'roll for damage'; readonly name: Named; readonly role: string }
  /** SB-7: a token less on the current row where more of the Legend's characters than of the cadre's contest the target. */
  | { readonly do: 'repair'; readonly name: Named; readonly target: number }
  /** SB-7: a counter goes on while the cadre controls fewer objectives of the role; beyond its last square it starts anew and moves the Struggle token. */
  | {
      readonly do: 'count';
      readonly name: Named;
      readonly counter: number;
      readonly role: string;
      readonly fewerThan: number;
      readonly tracker: number;
    };
/** The rulebook's briefing is this, too. */
export interface Mission {
  readonly id: string;
  readonly name: Named;
  readonly story: Named;
  /** The most points of a cadre of two squads (LE-34). */
  readonly points: number;
  /** Force of each cadre player. */
  readonly force: number;
  readonly objectives: readonly ObjectiveDef[];
  /** LE-M1: the last space, on which the Legend wins; how wounds move the token. */
  readonly tracker: {
    readonly last: number;
    readonly alerts: readonly AlertLevel[];
    readonly cadreWounded: number;
    readonly legendWounded: number;
  };
  /** LE-M3. */
  readonly deployment: { readonly anchor: Range; readonly rest: Range; readonly legend: Range; readonly minions: Range };
  /** LE-M4, SB-6. */
  readonly redeployment: { readonly most: number | 'all'; readonly spots: readonly RedeploySpot[]; readonly engaged: boolean };
  readonly pools: readonly PoolDef[];
  readonly counters: readonly CounterDef[];
  readonly targets: readonly TargetDef[];
  /**
   * How targets are attacked, if there are any: LE-M6 by one character of the unit that activated, at the end of each cadre turn; SB-2 with one attack
   * of a combat action, once a cadre turn. LE-M8: one target after the other, in the order of `targets`.
   */
  readonly assault?: { readonly when: 'end of turn' | 'combat action' };
  readonly endOfLegendTurn: readonly EndStep[];
  /** LE-M2: what the cadre is here for. */
  readonly goal: 'pools empty' | 'targets destroyed';
  readonly provenance: Provenance;
}
