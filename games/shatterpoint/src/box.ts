import { boxMemory } from '@cadre/battle';
import type { Table } from '@cadre/geometry';
import { LEGENDS } from './content/legends/index.js';
import { MINIONS } from './content/minions/index.js';
import type { Mission } from './content/mission-types.js';
import { layoutsWith, missionsWith, ownOf } from './content/own/own.js';
import { tableFor } from './content/terrain.js';
import type { Layout, LegendCard, LegendOrder, Named, Stance, UnitCard } from './content/types.js';
import { UNITS } from './content/units/index.js';
import type { Titled } from './facts.js';
import type { EncounterView, UnitId } from './state.js';

/** Everything about a match that never changes: compiled once for its set-up, never part of the state. */
export interface Box {
  readonly mission: Mission;
  readonly layout: Layout;
  /** The layout as the geometry measures it. */
  readonly table: Table;
  /** Every card that a unit can have: units, Legends and minions, by id. */
  readonly cards: ReadonlyMap<string, UnitCard>;
  readonly legend: LegendCard;
  /** The Legend's order cards by id. */
  readonly orders: ReadonlyMap<string, LegendOrder>;
}
/** What a box is compiled from. */
export interface BoxKey {
  readonly mission: string;
  readonly layout: string;
  /** The file that players brought; empty for none. */
  readonly own: string;
  readonly legend: string;
}
const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> => new Map(all.map(each => [each.id, each]));
const cards: ReadonlyMap<string, UnitCard> = byId<UnitCard>([...UNITS, ...LEGENDS, ...MINIONS]);

const find = <T extends { readonly id: string }>(what: string, all: readonly T[], id: string): T => {
  const found = all.find(each => each.id === id);
  if (!found) throw new Error(`"${id}" is not a ${what}; expected one of ${all.map(each => each.id).join(', ')}`);
  return found;
};
const compile = (key: BoxKey): Box => {
  const own = ownOf(key.own);
  const mission = find('mission', missionsWith(own), key.mission); // LE-A2
  const layout = find('layout', layoutsWith(own), key.layout);
  const legend = find('Legend', LEGENDS, key.legend);
  return { mission, layout, table: tableFor(layout), cards, legend, orders: byId(legend.orders) };
};

export const boxFor = boxMemory<BoxKey, Box>(['layout', 'mission', 'legend', 'own'], compile);
/** The box of a match. */
export const boxOf = (k: EncounterView): Box => boxFor(k.public);
/** What something of the players' own file is called: facts carry it, because a log is read without the match it comes from. */
const titled = (k: EncounterView, title: Named | undefined): Titled => (k.public.own === '' || !title ? {} : { title });
export const titleOfObjective = (k: EncounterView, id: string): Titled =>
  titled(k, boxOf(k).mission.objectives.find(each => each.id === id)?.name);
export const titleOfPool = (k: EncounterView, pool: number): Titled => titled(k, boxOf(k).mission.pools[pool]?.name);
export const titleOfCounter = (k: EncounterView, counter: number): Titled => titled(k, boxOf(k).mission.counters[counter]?.name);
/** A card by its id; a match has no other ids. */
export const cardNamed = (id: string): UnitCard => {
  const card = cards.get(id);
  if (!card) throw new Error(`no unit card is called "${id}"`);
  return card;
};
export const cardOf = (k: EncounterView, unit: UnitId): UnitCard => cardNamed(k.public.units[unit]!.card);
/** The active stance of a unit. */
export const stanceOf = (k: EncounterView, unit: UnitId): Stance => cardOf(k, unit).stances[k.public.units[unit]!.stance]!;
