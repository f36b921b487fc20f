import type { Condition, MissionDef, SetupOp } from '../types.js';
import { alert, EVERYTHING, onMap, placed } from './on-map.js';

const MARK = { special: 'mark' };

/** Where Marks are soon cornered they have more friends. */
const friendsCome: Condition = { is: 'all', of: [alert, { is: 'not', of: onMap('map2') }] };
const friendsAreMany: Condition = { is: 'all', of: [alert, EVERYTHING] };
const aFriendWaits: SetupOp = { op: 'spawn', at: { at: 'star', nearest: MARK } };
const veteransOnThePlaza: Condition = { is: 'all', of: [{ is: 'difficulty', difficulty: 'veteran' }, onMap('map4')] };

export const mm4: MissionDef = {
  id: 'mm4',
  name: 'Skip Tracer',
  briefing: 'Three marks have skipped bail and see you coming. Corner them before they are off-world.',
  kind: 'mercenary',
  map: 'any',
  characters: 'any',
  players: { min: 1, max: 4 },
  setup: [
    { op: 'unlock', doors: 'all' },
    placed(MARK, 6, { map: 'map4', number: 1 }),
    placed(MARK, 7, { map: 'map1', number: 3 }),
    placed(MARK, 8, { map: 'map2', number: 5 }),
    aFriendWaits,
    { op: 'if', if: veteransOnThePlaza, do: [aFriendWaits, aFriendWaits] },
  ],
  objective: { is: 'specialsDefeated', special: 'mark' },
  failure: [{ is: 'reshuffles', atLeast: { base: 2, each: 1, above: 3 } }],
  crisis: [
    { op: 'specialMove', special: 'mark', which: 'nearest', steps: 3, way: 'away' },
    { op: 'spawn', at: { at: 'star', nearest: 'it' } },
  ],
  missionEffect: [{ op: 'specialMove', special: 'mark', which: 'nearest', steps: 1, way: 'away' }],
  slots: [],
  alternatives: [
    {
      name: 'Cut them off',
      slot: 'intel',
      minStrength: 3,
      ops: [{ op: 'specialMove', special: 'mark', which: 'nearest', steps: 3, way: 'toward' }],
    },
  ],
  tracks: [],
  specials: [{ id: 'mark', name: 'Mark', health: { base: 4, each: 1, above: 2 }, abilities: [] }],
  afterEvent: [
    { op: 'specialMove', special: 'mark', which: 'each', steps: 1, way: 'away' },
    { op: 'if', if: friendsCome, do: [{ op: 'spawn', at: { at: 'star', nearest: 'you' } }] },
    { op: 'if', if: friendsAreMany, do: [{ op: 'spawn', at: { at: 'star', nearest: 'you' } }] },
  ],
  endOfTurn: [],
  source: { kind: 'house', note: 'own mission' },
};
