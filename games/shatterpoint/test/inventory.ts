import type { Setup } from '@cadre/core';
import type { Inventory } from '@cadre/testkit';
import { cardNamed } from '../src/box.js';
import type { Ability } from '../src/content/effect.js';
import { LAYOUTS } from '../src/content/layouts/index.js';
import { LEGENDS } from '../src/content/legends/index.js';
import { MINIONS } from '../src/content/minions/index.js';
import { MISSIONS } from '../src/content/missions/index.js';
import { TACTICS } from '../src/content/tactics.js';
import type { UnitCard } from '../src/content/types.js';
import { UNITS } from '../src/content/units/index.js';
import type { EncounterFact } from '../src/facts.js';
import type { EncounterState, EncounterView } from '../src/state.js';
import type { Start } from './starts.js';

/** Things of one kind that must come into play. Another kind is another part in `PARTS`. */
export interface Part {
  readonly ids: readonly string[];
  /** The ids that a fact shows to be in use, at the table as it is then. */
  readonly usedIn?: (fact: EncounterFact, view: EncounterView) => readonly string[];
  /** The ids that the table itself shows. */
  readonly seenOn?: (view: EncounterView) => readonly string[];
  /** The ids that a match with this setup can show. */
  readonly in: (setup: Setup) => readonly string[];
  /** The starts that lines are played from for its sake; all unless it says so. A whole match has none. */
  readonly starts?: readonly (Start | 'whole')[];
}
const CARDS: readonly UnitCard[] = [...UNITS, ...LEGENDS, ...MINIONS];
const legendIn = (setup: Setup) => LEGENDS.find(({ id }) => id === setup['legend'])!;
/** Every unit card in a match with this setup. */
export const cardsIn = (setup: Setup): readonly UnitCard[] => [
  legendIn(setup),
  ...legendIn(setup)
    .minionSets.find(({ id }) => id === setup['minions'])!
    .minions.map(cardNamed),
  ...['cadre.1', 'cadre.2'].flatMap(cadre => String(setup[cadre]).split('+').map(cardNamed)),
];
const ofCards = (idsOf: (card: UnitCard) => readonly string[]) => ({
  ids: CARDS.flatMap(idsOf),
  in: (setup: Setup) => cardsIn(setup).flatMap(idsOf),
});
const UNITS_PART: Part = {
  ...ofCards(({ id }) => [`unit ${id}`]),
  usedIn: fact => (fact.type === 'activated' ? [`unit ${fact.card}`] : []),
};
const DRILLS = ['drill', 'second drill'] as const;
const STANCES: Part = {
  starts: DRILLS,
  ...ofCards(({ id, stances }) => stances.map((_, i) => `stance ${id} ${i}`)),
  usedIn: (fact, { public: { units } }) =>
    fact.type === 'attack' && fact.unit !== 'target' ? [`stance ${fact.card} ${units[fact.unit]!.stance}`] : [],
};
const OPTIONS: Part = {
  starts: DRILLS,
  ...ofCards(({ id, stances }) => stances.flatMap(({ tree }, i) => Object.keys(tree.options).map(option => `option ${id} ${i} ${option}`))),
  usedIn: (fact, { public: { units } }) =>
    fact.type === 'branch' && fact.unit !== 'target' ? [`option ${fact.card} ${units[fact.unit]!.stance} ${fact.option}`] : [],
};
/** What an ability only adds as long as it lasts shows no use; its unit does. */
const isPerformed = ({ script, inactive }: Ability): boolean => script !== undefined && inactive === undefined;
const ABILITIES: Part = {
  starts: [...DRILLS, 'rich', 'worn', 'active', 'tied'],
  ...ofCards(({ id, abilities }) => abilities.filter(isPerformed).map(ability => `ability ${id} ${ability.id}`)),
  usedIn: fact => (fact.type === 'ability' ? [`ability ${fact.card} ${fact.ability}`] : []),
};
const GUNS: Part = {
  ids: MISSIONS.flatMap(({ targets }) =>
    targets.flatMap(({ objective, guns }) => Object.keys(guns?.tree.options ?? {}).map(option => `guns of ${objective} ${option}`)),
  ),
  usedIn: fact => (fact.type === 'branch' && fact.unit === 'target' ? [`guns of ${fact.card} ${fact.option}`] : []),
  in: ({ mission }) =>
    MISSIONS.filter(({ id }) => id === mission).flatMap(({ targets }) =>
      targets.flatMap(({ objective, guns }) => Object.keys(guns?.tree.options ?? {}).map(option => `guns of ${objective} ${option}`)),
    ),
};
const ORDERS: Part = {
  starts: ['orders'],
  ids: LEGENDS.flatMap(({ orders }) => orders.flatMap(({ id }) => [`order ${id}`, `Legend Ability ${id}`])),
  usedIn: fact => {
    if (fact.type === 'used' && fact.order.is === 'legend') return [`order ${fact.card}`];
    return fact.type === 'legendAbility' ? [`Legend Ability ${fact.card}`] : [];
  },
  in: setup => legendIn(setup).orders.flatMap(({ id }) => [`order ${id}`, `Legend Ability ${id}`]),
};
const TACTICS_PART: Part = {
  starts: ['rich'],
  ids: TACTICS.map(({ id }) => `tactics ${id}`),
  usedIn: fact => (fact.type === 'revealed' && fact.order.is === 'tactics' ? [`tactics ${fact.card}`] : []),
  in: setup =>
    cardsIn(setup).flatMap(({ abilities }) => abilities.flatMap(({ tactics }) => (tactics === undefined ? [] : [`tactics ${tactics}`]))),
};
const layoutsOf = (mission: string): string[] => LAYOUTS.flatMap(({ id, missions }) => (missions.includes(mission) ? [id] : []));
const PLACES: Part = {
  starts: ['whole'],
  ids: MISSIONS.flatMap(({ id }) => layoutsOf(id).map(layout => `${id} on ${layout}`)),
  seenOn: ({ public: { mission, layout } }) => [`${mission} on ${layout}`],
  in: ({ mission }) => layoutsOf(String(mission)).map(layout => `${mission} on ${layout}`),
};
const ENDS: Part = {
  starts: ['late', 'last stand', 'rich'],
  ids: ['tracker', 'goal', 'legendDefeated', 'cadreDefeated'].map(reason => `end ${reason}`),
  usedIn: fact => (fact.type === 'ended' ? [`end ${fact.reason}`] : []),
  in: () => ['tracker', 'goal', 'legendDefeated', 'cadreDefeated'].map(reason => `end ${reason}`),
};
const PARTS: readonly Part[] = [UNITS_PART, STANCES, OPTIONS, ABILITIES, GUNS, ORDERS, TACTICS_PART, PLACES, ENDS];

/** Everything that the game has many of. */
export const inventory: Inventory<EncounterState> = {
  ids: PARTS.flatMap(({ ids }) => ids),
  used: (view, facts) => PARTS.flatMap(part => [...(part.seenOn?.(view) ?? []), ...facts.flatMap(fact => part.usedIn?.(fact, view) ?? [])]),
  possible: (id, setup) => {
    const start = (setup['start'] ?? 'whole') as Start | 'whole';
    return PARTS.some(part => (part.starts?.includes(start) ?? true) && part.in(setup).includes(id));
  },
};
