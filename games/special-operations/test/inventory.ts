import type { Setup } from '@cadre/core';
import { LOADOUT_SIDES, MISSION, MISSIONS, SQUADS, type Squad, UNIT_TYPES, type UnitType } from '@cadre/special-operations';
import type { Inventory } from '@cadre/testkit';
import type { BattleFact } from '../src/facts.js';
import { MISSION_ACTIONS } from '../src/missions/mission.js';
import type { BattleState } from '../src/state.js';

const named = (keywords: UnitType['keywords']): readonly string[] => keywords.map(({ keyword }) => `keyword ${keyword}`);
const typeNamed = (id: string): UnitType | undefined => UNIT_TYPES.find(each => each.id === id);
const keywordsOf = (type: string): readonly string[] => named(typeNamed(type)?.keywords ?? []);
const weaponKeywords = (type: string, weapon: string): readonly string[] =>
  named(typeNamed(type)?.weapons.find(({ id }) => id === weapon)?.keywords ?? []);
const usedIn = (fact: BattleFact): readonly string[] => {
  switch (fact.type) {
    case 'cards':
      return fact.cards.map(card => `card ${card}`);
    case 'loadouts':
      return fact.sides.map((side, i) => `loadout ${SQUADS.find(squad => squad.id === fact.squad)!.loadouts[i]}-${side}`);
    case 'activated':
      return [`unit ${fact.kind}`, ...keywordsOf(fact.kind)];
    case 'attack':
      return [`weapon ${fact.weapon}`, ...weaponKeywords(fact.kind, fact.weapon), ...keywordsOf(fact.targetType)];
    case 'acted':
      return [`action ${fact.action}`];
    case 'chart':
      return [`condition ${fact.weather} ${fact.rounds}`];
    default:
      return [];
  }
};
const ofSquad = ({ hand, loadouts, units }: Squad): readonly string[] => [
  ...hand.map(card => `card ${card}`),
  ...loadouts.flatMap(id => LOADOUT_SIDES.map(side => `loadout ${id}-${side}`)),
  ...units.flatMap(({ type }) => [
    `unit ${type}`,
    ...keywordsOf(type),
    ...typeNamed(type)!.weapons.flatMap(({ id }) => [`weapon ${id}`, ...weaponKeywords(type, id)]),
  ]),
];
const CONDITIONS = ['weather', 'darkness', 'comms', 'clear'].flatMap(weather =>
  ['early', 'late'].map(rounds => `condition ${weather} ${rounds}`),
);
const PLACES = MISSIONS.flatMap(mission => MISSION[mission].layouts.map(layout => ({ mission, id: `${mission} on ${layout}` })));
/** The tokens that are claimed and carried lie on no table but a player's own. */
const ACTIONS = MISSION_ACTIONS.filter(({ id }) => id !== 'claim').map(({ id }) => `action ${id}`);
const possibleIn = (setup: Setup): readonly string[] => [
  ...SQUADS.filter(({ id }) => id === setup['squad.0'] || id === setup['squad.1']).flatMap(ofSquad),
  ...(setup['conditions'] === 'yes' ? CONDITIONS : []),
  ...PLACES.filter(({ mission }) => setup['mission'] === 'random' || setup['mission'] === mission).map(({ id }) => id),
  ...ACTIONS,
];
/** Every card, loadout, unit, weapon, keyword that acts, attacks or defends, condition, mission action, and mission on every layout. */
export const inventory: Inventory<BattleState> = {
  ids: [...new Set([...SQUADS.flatMap(ofSquad), ...CONDITIONS, ...PLACES.map(({ id }) => id), ...ACTIONS])],
  used: (view, facts) => [`${view.public.mission} on ${view.public.layout}`, ...facts.flatMap(usedIn)],
  possible: (id, setup) => possibleIn(setup).includes(id),
};
