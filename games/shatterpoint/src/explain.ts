// first of all: attacks, abilities and order cards refer to each other, and only the list of procedures loads them in an order that works
import './procedures.js';
import type { Language, Overlay, Query } from '@cadre/core';
import { assault, attack, sight, targets } from './explain/attacks.js';
import { reach, spotView } from './explain/spots.js';
import { NOTHING, toldIn } from './explain/told.js';
import { armoredTargets } from './missions/targets.js';
import type { CharacterId, EncounterView, UnitId } from './state.js';
import { isOnTable, sideOf, sideOfCharacter } from './table/queries.js';

/** What a screen can ask: where a character can go, whom it sees, what an attack of a unit would do, whom it can attack, what a spot is like. */
export const QUERIES = ['reach', 'sight', 'attack', 'assault', 'targets', 'spot'] as const;
const isCharacter = (k: EncounterView, id: number | undefined): id is CharacterId =>
  id !== undefined && k.public.characters[id] !== undefined;
const isThere = (k: EncounterView, id: number | undefined): id is CharacterId => isCharacter(k, id) && isOnTable(k, id);
const isUnit = (k: EncounterView, id: number | undefined): id is UnitId => id !== undefined && k.public.units[id] !== undefined;

/** The one door for previews of this game. Who is not on the table has no overlay. */
export const explain = (k: EncounterView, { kind, args }: Query, language: Language): Overlay => {
  const [a, b, c, d] = args;
  const told = toldIn(language);
  switch (kind) {
    case 'reach':
      return isThere(k, a) ? reach(told, k, a) : NOTHING;
    case 'sight':
      return isThere(k, a) && isThere(k, b) && a !== b ? sight(told, k, a, b) : NOTHING;
    case 'attack':
      return isUnit(k, a) && isThere(k, b) && sideOf(k, a) !== sideOfCharacter(k, b) ? attack(told, k, a, b) : NOTHING;
    case 'assault':
      return isUnit(k, a) && b !== undefined && armoredTargets(k)[b] ? assault(told, k, a, b) : NOTHING;
    case 'targets':
      return isUnit(k, a) ? targets(told, k, a) : NOTHING;
    case 'spot':
      return isCharacter(k, a) && b !== undefined && c !== undefined && d !== undefined
        ? spotView(told, k, a, { x: b, y: c, elevation: d })
        : NOTHING;
    default:
      return NOTHING;
  }
};
