import type { Condition, MissionDef, SetupOp } from '../types.js';
import { coverFrom, sharedMeet } from './crew-size.js';
import { alert, EVERYTHING, onMap, placed } from './on-map.js';

const SALVAGE = { feature: 'salvage' };
const rivalsCome: SetupOp = { op: 'spawn', at: { at: 'star', nearest: SALVAGE } };
/** The ways are short in the streets and on the plaza: there the rivals hurry once the event deck has been through. */
const rivalsHurry: Condition = {
  is: 'all',
  of: [{ is: 'any', of: [onMap('map2'), onMap('map4')] }, alert, { is: 'reshuffles', atLeast: 1 }],
};
/** Veterans meet more of them. */
const veteransOn = (map: string): readonly Condition[] => [onMap(map), { is: 'difficulty', difficulty: 'veteran' }];
const rivalsAreMany: Condition = { is: 'all', of: [alert, ...veteransOn('map4')] };

export const mm1: MissionDef = {
  id: 'mm1',
  name: 'Salvage Rights',
  briefing: 'Three pieces of salvage, one rival crew. Bring all three to your ship before the claim is lost.',
  kind: 'mercenary',
  map: 'any',
  characters: 'any',
  players: { min: 1, max: 4 },
  setup: [
    { op: 'unlock', doors: 'all' },
    placed(SALVAGE, 1, { map: 'map3', number: 7 }),
    placed(SALVAGE, 6),
    placed(SALVAGE, 8),
    { op: 'if', if: { is: 'any', of: [onMap('map1'), onMap('map2'), onMap('map4')] }, do: [rivalsCome] },
    { op: 'if', if: { is: 'all', of: veteransOn('map1') }, do: [rivalsCome, rivalsCome] },
    sharedMeet(rivalsCome, rivalsCome),
  ],
  objective: { is: 'track', track: 'delivered', atLeast: 3 },
  failure: [{ is: 'reshuffles', atLeast: 3 }],
  crisis: [rivalsCome],
  missionEffect: [{ op: 'disrupt', slot: 'highest' }],
  slots: [],
  alternatives: [
    {
      name: 'Call the ship',
      slot: 'intel',
      minStrength: 3,
      ops: [{ op: 'deliver', feature: 'salvage', zone: { numbers: [2, 3, 4, 5] }, track: 'delivered' }],
    },
  ],
  tracks: [{ id: 'delivered', name: 'Delivered', steps: [] }],
  specials: [],
  afterEvent: [
    { op: 'if', if: rivalsHurry, do: [rivalsCome] },
    { op: 'if', if: rivalsAreMany, do: [rivalsCome] },
    { op: 'if', if: { is: 'all', of: [alert, EVERYTHING] }, do: [rivalsCome] },
  ],
  endOfTurn: [{ op: 'deliver', feature: 'salvage', zone: { steps: 1, of: 'start' }, track: 'delivered' }, coverFrom(3)],
  source: { kind: 'house', note: 'own mission' },
};
