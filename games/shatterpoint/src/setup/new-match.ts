import { begin, type Setup } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { boxFor, cardNamed } from '../box.js';
import { layoutsFor, ownOf } from '../content/own/own.js';
import type { LegendCard, UnitCard } from '../content/types.js';
import type { EncounterFact } from '../facts.js';
import { newRoster } from '../keywords/holders.js';
import { newDeck } from '../round/decks.js';
import { Match } from '../round/match.js';
import { readCadre } from '../squads/cadre-text.js';
import { RANDOM } from '../squads/encounter.js';
import {
  CADRES,
  type Character,
  type CharacterId,
  type Encounter,
  type EncounterState,
  LEGEND,
  type OrderCardIs,
  type Unit,
  type UnitId,
} from '../state.js';

/** A cadre as its four cards, squad by squad (LE-P30). The set-up has refused what is not one. */
const cardsIn = (text: string): readonly UnitCard[] => {
  const read = readCadre(text);
  if (!read.ok) throw new Error(`"${text}" is not a cadre`);
  return read.value.squads.flat().map(cardNamed);
};
interface Force {
  readonly seat: number;
  readonly cards: readonly UnitCard[];
}
/** LE-36: the Legend and its minions, each with a card of its own (LE-4, LE-17): one set of its list (LE-18). */
const legendForce = (legend: LegendCard, minions: string): Force => {
  const set = legend.minionSets.find(each => each.id === minions);
  if (!set)
    throw new Error(`${legend.id} has no minion set "${minions}"; expected one of ${legend.minionSets.map(each => each.id).join(', ')}`);
  return { seat: LEGEND, cards: [legend, ...set.minions.map(cardNamed)] };
};
/** S-UNIT-3, LE-37: a unit as its card has it. */
const freshUnit = (card: UnitCard, seat: number, characters: readonly CharacterId[]): Unit => ({
  card: card.id,
  seat,
  characters,
  damage: 0,
  conditions: [],
  hunker: 0,
  wounded: 0,
  injured: 0,
  stance: 0,
  defeated: false,
  tags: card.tags,
});
/** S-UNIT-1: every character has a place of its own. */
const muster = (forces: readonly Force[]): { units: Unit[]; characters: Character[] } => {
  const units: Unit[] = [];
  const characters: Character[] = [];
  for (const { seat, cards } of forces)
    for (const card of cards) {
      const ids = Array.from({ length: card.characters }, (_, i) => (characters.length + i) as CharacterId);
      for (const _ of ids) characters.push({ unit: units.length as UnitId, at: 'waiting', focusMelee: 0, focusRanged: 0 });
      units.push(freshUnit(card, seat, ids));
    }
  return { units, characters };
};
/** LE-41, S-ORD-1: a card for each unit, the Shatterpoint Card, and the tactics cards of units that bring one. LE-19: minions have none. */
const cadreCards = (units: readonly Unit[], seat: number): OrderCardIs[] => [
  ...units.flatMap((unit, i): OrderCardIs[] => (unit.seat === seat ? [{ is: 'unit', unit: i as UnitId }] : [])),
  { is: 'shatterpoint' },
  ...units.flatMap((unit): OrderCardIs[] =>
    unit.seat === seat
      ? cardNamed(unit.card).abilities.flatMap(({ tactics }) => (tactics === undefined ? [] : [{ is: 'tactics', card: tactics } as const]))
      : [],
  ),
];
/** LE-27, LE-37: a fresh encounter, before anybody is deployed; nobody joins it later. */
export const newMatch = (setup: Setup): EncounterState => {
  const [mission, legend, minions] = [String(setup['mission']), String(setup['legend']), String(setup['minions'])];
  const own = String(setup['content'] ?? '');
  const layouts = layoutsFor(ownOf(own), mission);
  const isRandom = setup['layout'] === RANDOM;
  const layout = isRandom ? layouts[0]! : String(setup['layout']);
  const box = boxFor({ mission, layout, own, legend });
  const { units, characters } = muster([
    legendForce(box.legend, minions),
    ...CADRES.map(seat => ({ seat, cards: cardsIn(String(setup[`cadre.${seat}`])) })),
  ]);
  const cards = [
    // LE-5, LE-47: the Legend has a deck instead of a card
    [...box.legend.orders.map(({ id }): OrderCardIs => ({ is: 'legend', card: id })), { is: 'shatterpoint' } as const],
    cadreCards(units, CADRES[0]),
    cadreCards(units, CADRES[1]),
  ] as const;
  const { mission: def } = box;
  const encounter: Encounter = {
    mission,
    layout,
    own,
    legend,
    minions,
    characters,
    units,
    roster: [],
    lasting: [],
    used: { activation: {}, turn: {}, game: {} },
    // LE-38, LE-39, LE-40; LE-P35: a pool for each cadre, whoever plays it
    force: [
      { size: box.legend.force, ready: box.legend.force },
      { size: def.force, ready: def.force },
      { size: def.force, ready: def.force },
    ],
    cards,
    decks: [newDeck(cards[0].length), newDeck(cards[1].length), newDeck(cards[2].length)],
    reserve: 'empty',
    // S-MEAS-3: the centre of the token; LE-T9: on the table
    objectives: def.objectives.map(({ id, x, y }) => ({
      at: { x: Math.round(x * INCH), y: Math.round(y * INCH), elevation: 0 },
      name: id,
      control: 'nobody',
      gone: false,
    })),
    // LE-71, LE-72, SB-1, instead of S-MIS-1
    dashboard: {
      tracker: 0,
      pools: def.pools.map(({ tokens }) => tokens),
      counters: def.counters.map(() => 0),
      targets: def.targets.map(() => ({ track: 0, covered: 0, destroyed: false, stored: 0 })),
      exposed: 0,
    },
    legendTurns: 0,
    firstCadre: 'open',
    turn: LEGEND,
    marks: [],
    winner: 'open',
    reason: '',
  };
  const s = begin<Encounter, null, EncounterFact>(encounter, [null, null, null], Match.frame({ layouts: isRandom ? [...layouts] : [] }));
  s.public.roster = newRoster(s);
  return s;
};
