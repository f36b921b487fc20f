// first of all: attacks, abilities and order cards refer to each other, and only the list of procedures loads them in an order that works
import './procedures.js';
import type { Language, Overlay, Query, Space } from '@cadre/core';
import { NO_OVERLAY } from '@cadre/kit';
import { cardOf } from './box.js';
import { assault, attack, oddsOf, successes, targets } from './explain/attacks.js';
import { ranges } from './explain/ranges.js';
import { ruler } from './explain/ruler.js';
import { sight } from './explain/sight.js';
import { reach, spotView } from './explain/spots.js';
import { stanceChange, withStance } from './explain/stance.js';
import { toldIn } from './explain/told.js';
import { armoredTargets } from './missions/targets.js';
import { OPTION } from './options.js';
import type { CharacterId, EncounterView, UnitId } from './state.js';
import { isOnTable, sideOf, sideOfCharacter } from './table/queries.js';

/** What a screen can ask: where a character can go, whom it sees, what an attack of a unit would do and how many successes it would have, whom it can attack, how far its attacks reach, what another stance would change, what a spot is like, how far apart two things are. */
export const QUERIES = ['reach', 'sight', 'attack', 'successes', 'assault', 'targets', 'ranges', 'stance', 'spot', 'ruler'] as const;
const isCharacter = (k: EncounterView, id: number | undefined): id is CharacterId =>
  id !== undefined && k.public.characters[id] !== undefined;
const isThere = (k: EncounterView, id: number | undefined): id is CharacterId => isCharacter(k, id) && isOnTable(k, id);
const isUnit = (k: EncounterView, id: number | undefined): id is UnitId => id !== undefined && k.public.units[id] !== undefined;

const isStance = (k: EncounterView, unit: UnitId, stance: number | undefined): stance is number =>
  stance !== undefined && cardOf(k, unit).stances[stance] !== undefined;

/** What an attack among the options of a question would come to. */
export const odds = (k: EncounterView, space: Space, value: number, language: Language): string | undefined =>
  space.kind === 'pick' && space.of === 'option' && OPTION.has(value) ? oddsOf(toldIn(language), k, OPTION.decode(value)) : undefined;
/** The one door for previews of this game. Who is not on the table has no overlay. */
export const explain = (k: EncounterView, { kind, args }: Query, language: Language): Overlay => {
  const [a, b, c, d] = args;
  const told = toldIn(language);
  switch (kind) {
    case 'reach':
      return isThere(k, a) ? reach(told, k, a) : NO_OVERLAY;
    case 'sight':
      return isThere(k, a) && isThere(k, b) && a !== b ? sight(told, k, a, b) : NO_OVERLAY;
    case 'attack':
      if (!isUnit(k, a) || !isThere(k, b) || sideOf(k, a) === sideOfCharacter(k, b)) return NO_OVERLAY;
      return attack(told, isStance(k, a, c) ? withStance(k, a, c) : k, a, b);
    case 'successes':
      return isUnit(k, a) && isThere(k, b) && sideOf(k, a) !== sideOfCharacter(k, b) ? successes(k, a, b) : NO_OVERLAY;
    case 'assault':
      return isUnit(k, a) && b !== undefined && armoredTargets(k)[b] ? assault(told, k, a, b) : NO_OVERLAY;
    case 'targets':
      return isUnit(k, a) ? targets(told, k, a) : NO_OVERLAY;
    case 'ranges':
      return isThere(k, a) ? ranges(told, k, a) : NO_OVERLAY;
    case 'stance':
      return isUnit(k, a) && isStance(k, a, b) ? stanceChange(told, k, a, b) : NO_OVERLAY;
    case 'ruler':
      return ruler(told, k, args);
    case 'spot':
      return isCharacter(k, a) && b !== undefined && c !== undefined && d !== undefined
        ? spotView(told, k, a, { x: b, y: c, elevation: d })
        : NO_OVERLAY;
    default:
      return NO_OVERLAY;
  }
};
