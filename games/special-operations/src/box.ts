import { boxMemory } from '@cadre/battle';
import type { Table } from '@cadre/geometry';
import { CARDS } from './content/cards/index.js';
import { VEHICLES } from './content/data/vehicles.js';
import { EDITION } from './content/editions.js';
import { LOADOUTS } from './content/loadouts/index.js';
import { layoutsWith, missionWith, ownOf, unitTypesWith } from './content/own/own.js';
import { SQUADS, UNIT_TYPES } from './content/squads/index.js';
import { tableFor } from './content/table.js';
import type {
  CommandCard,
  Edition,
  EditionId,
  Faction,
  Layout,
  Loadout,
  Mission,
  MissionId,
  ObjectiveDef,
  Squad,
  UnitType,
} from './content/types.js';
import type { Titles } from './facts.js';
import type { BattleView } from './state.js';

/** Everything about a match that never changes: compiled once for its set-up, never part of the state. */
export interface Box {
  readonly edition: Edition;
  readonly mission: Mission;
  readonly layout: Layout;
  /** The layout with the zones of the mission, as the geometry measures it. */
  readonly table: Table;
  readonly unitTypes: ReadonlyMap<string, UnitType>;
  /** The squads of the edition, in its order. */
  readonly squads: ReadonlyMap<string, Squad>;
  readonly vehicles: Readonly<Record<Faction, UnitType>>;
  readonly cards: ReadonlyMap<string, CommandCard>;
  readonly loadouts: ReadonlyMap<string, Loadout>;
  /** Stable numbers for the codec: cards by place. */
  readonly cardNumbers: ReadonlyMap<string, number>;
}
/** What a box is compiled from. */
export interface BoxKey {
  readonly edition: EditionId;
  readonly mission: MissionId;
  readonly layout: string;
  readonly own: string;
}

const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> => new Map(all.map(each => [each.id, each]));
const unitTypes = byId(UNIT_TYPES);
const cards = byId(CARDS);
const loadouts = byId(LOADOUTS);
const cardNumbers: ReadonlyMap<string, number> = new Map(CARDS.map((card, i) => [card.id, i]));

/** SO-D-20, SO-G14: a squad as the edition fields it; who comes for another has a card number of its own. */
const withSwaps = (squad: Squad, { swaps }: Edition): Squad => ({
  ...squad,
  units: squad.units.map(unit => {
    const swap = swaps.find(each => each.out === unit.card);
    return swap ? { card: swap.card, type: swap.type } : unit;
  }),
});
/** SO-V2 */
const withClaims = (mission: Mission, { vehicle }: Edition): Mission => ({
  ...mission,
  objectives: mission.objectives.map(
    (each): ObjectiveDef => (each.kind === 'ambush-point' ? { ...each, claimed: vehicle.pointsClaimed } : each),
  ),
});
const compile = (key: BoxKey): Box => {
  const edition = EDITION[key.edition]; // SO-G1
  const own = ownOf(key.own);
  const mission = withClaims(missionWith(own, key.mission), edition);
  const layout = layoutsWith(own).find(each => each.id === key.layout);
  if (!layout || !mission.layouts.includes(layout.id))
    throw new Error(`"${key.layout}" is not a layout of ${mission.name.en}; expected one of ${mission.layouts.join(', ')}`);
  return {
    edition,
    mission,
    layout,
    table: tableFor(layout, mission),
    unitTypes: own.units.length === 0 ? unitTypes : byId(unitTypesWith(own)),
    squads: byId(SQUADS.filter(squad => edition.squads.includes(squad.id)).map(squad => withSwaps(squad, edition))),
    vehicles: VEHICLES,
    cards,
    loadouts,
    cardNumbers,
  };
};

export const boxFor = boxMemory<BoxKey, Box>(['layout', 'mission', 'edition', 'own'], compile);
/** The layouts on which a mission can be played. */
export const layoutsFor = ({ mission, own }: Pick<BoxKey, 'edition' | 'mission' | 'own'>): readonly string[] =>
  missionWith(ownOf(own), mission).layouts;
/** What a mission and a layout are called, also where the players' own file brings them. */
export const titlesFor = ({ mission, layout, own }: Omit<BoxKey, 'edition'>): Titles => {
  const content = ownOf(own);
  const found = layoutsWith(content).find(each => each.id === layout);
  return { mission: missionWith(content, mission).name, layout: found?.name ?? { en: layout, de: layout } };
};
/** The box of a match. */
export const boxOf = (k: BattleView): Box => boxFor(k.public);
