import { type Call, copyOf, type Game, type Machine, machine, type Seat } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { boxOf } from '@cadre/shatterpoint/box';
import type { Chart, CombatTree, Stance, UnitCard } from '@cadre/shatterpoint/content/types';
import type { CharacterId, Encounter, EncounterState, EncounterView, ObjectiveId, Spot, Unit, UnitId } from '@cadre/shatterpoint/state';
import { ground } from '@cadre/shatterpoint/table/ground';
import { type Scenario, scenario } from '@cadre/testkit';

export const character = (id: number): CharacterId => id as CharacterId;
export const unit = (id: number): UnitId => id as UnitId;
export const objective = (id: number): ObjectiveId => id as ObjectiveId;
export type At = readonly [x: number, y: number, elevation?: number];
/** In inches. */
export const spot = ([x, y, elevation = 0]: At): Spot => ({ x: Math.round(x * INCH), y: Math.round(y * INCH), elevation });
export const inches = (n: number): number => Math.round(n * INCH);

const named = (en: string) => ({ en, de: en });
const NO_CHART: Chart = { name: named('none'), rows: [] };
export const chart = (...rows: Chart['rows']): Chart => ({ name: named('chart'), rows });
/** One option after the other: `chain(['damage'], ['damage', 'shove'])`. */
export const chain = (...options: readonly CombatTree['options'][string][]): CombatTree => ({
  start: ['M1'],
  options: Object.fromEntries(options.map((icons, i) => [`M${i + 1}`, icons])),
  links: options.slice(1).map((_, i) => [`M${i + 1}`, `M${i + 2}`] as const),
});
export const stance = (given: Partial<Stance> = {}): Stance => ({
  name: named('stance'),
  ranged: { range: 4, dice: 3, chart: NO_CHART },
  melee: { dice: 3, chart: NO_CHART },
  defence: { ranged: 2, melee: 2 },
  tree: chain(['damage'], ['damage'], ['damage']),
  ...given,
});
/** A card for a test, of its own id. */
export const card = (id: string, given: Partial<UnitCard> = {}): UnitCard => ({
  id,
  name: named(id),
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: [],
  stances: [stance()],
  abilities: [],
  provenance: { from: 'house' },
  ...given,
});

export interface Placed extends Partial<Omit<Unit, 'card' | 'characters'>> {
  readonly card: UnitCard;
  readonly at: readonly At[];
}
const DECK = { top: [], unknown: [], bottom: [], discard: [], aside: [] };
const stateOf = (given: Partial<Encounter>): EncounterState => ({
  public: {
    mission: 'make-an-entrance',
    layout: 'hangar-floor',
    own: '',
    legend: 'legend-vader',
    minions: 'vader-set-a',
    characters: [],
    units: [],
    roster: [],
    lasting: [],
    used: { activation: {}, turn: {}, game: {} },
    force: [0, 1, 2].map(() => ({ size: 4, ready: 4 })) as Encounter['force'],
    cards: [[], [], []],
    decks: [DECK, DECK, DECK],
    reserve: 'empty',
    objectives: [],
    dashboard: { tracker: 0, pools: [], counters: [], targets: [], exposed: 0 },
    legendTurns: 0,
    firstCadre: 'open',
    turn: 1,
    marks: [],
    winner: 'open',
    reason: '',
    ...given,
  },
  secret: [null, null, null],
  stack: [],
  pending: null,
  seq: 0,
  floor: 0,
  out: [],
});
/** These units on the hangar floor: seat 1 owns the first unless it says otherwise, the Legend the others. Their characters are numbered in order. */
export const encounter = (units: readonly Placed[], given: Partial<Encounter> = {}): EncounterState => {
  const s = stateOf(given);
  const cards = boxOf(s).cards as Map<string, UnitCard>;
  units.forEach(({ card: its, at, ...rest }, i) => {
    cards.set(its.id, its);
    const first = s.public.characters.length;
    for (const where of at) s.public.characters.push({ unit: unit(i), at: spot(where), focusMelee: 0, focusRanged: 0 });
    s.public.units.push({
      card: its.id,
      seat: i === 0 ? 1 : 0,
      characters: at.map((_, n) => character(first + n)),
      damage: 0,
      conditions: [],
      hunker: 0,
      wounded: 0,
      injured: 0,
      stance: 0,
      defeated: false,
      tags: its.tags,
      ...rest,
    });
  });
  return s;
};
export const objectiveAt = (at: At, given: Partial<Encounter['objectives'][number]> = {}): Encounter['objectives'][number] => ({
  at: spot(at),
  name: 'objective',
  control: 'nobody',
  gone: false,
  ...given,
});

export const clone = (s: EncounterState): EncounterState => copyOf(s, structuredClone(s.public), structuredClone(s.secret));
/** A game with some of the procedures only, for scenarios in the middle of a match. */
export const gameOf = (procedures: Machine<EncounterState>['procedures']): Game<EncounterState> =>
  ({ machine: machine(procedures, ground), clone }) as unknown as Game<EncounterState>;
/** Call a procedure on this table. */
export const during = (game: Game<EncounterState>, s: EncounterState, { call }: Call): Scenario<EncounterState> => {
  s.stack.push(call);
  return scenario(game, s);
};
export const view = (s: EncounterState): EncounterView => s;
export const seats = { legend: 0, first: 1, second: 2 } as const satisfies Record<string, Seat>;
