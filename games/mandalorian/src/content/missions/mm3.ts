import type { Condition, MissionDef, SetupOp } from '../types.js';
import { beginIn, EVERYTHING, onMap } from './on-map.js';

/** Novices can take more than the others: somebody waits for them, and for veterans where the terminals are near. */
const NOVICES: Condition = { is: 'difficulty', difficulty: 'novice' };
const SOMEBODY_WAITS: SetupOp = { op: 'spawn', at: { at: 'star', nearest: 'you' } };

export const mm3: MissionDef = {
  id: 'mm3',
  name: 'Inside Job',
  briefing: 'Secure three terminals. Somebody in the crew may be paid to see you fail.',
  kind: 'mercenary',
  map: 'any',
  characters: 'any',
  players: { min: 3, max: 4 },
  setup: [
    { op: 'unlock', doors: 'all' },
    // The terminals lie differently on every map: the crew begins as near to them as is fair.
    beginIn('map1', 6),
    beginIn('map2', 2),
    beginIn('map3', 5),
    beginIn('map4', 5),
    { op: 'if', if: NOVICES, do: [SOMEBODY_WAITS] },
    { op: 'if', if: { is: 'all', of: [{ is: 'difficulty', difficulty: 'veteran' }, onMap('map4')] }, do: [SOMEBODY_WAITS] },
    { op: 'if', if: EVERYTHING, do: [SOMEBODY_WAITS, SOMEBODY_WAITS] },
    { op: 'if', if: { is: 'all', of: [NOVICES, onMap('map4')] }, do: [SOMEBODY_WAITS] },
  ],
  objective: { is: 'markers', marker: 'secured', atLeast: 3 },
  failure: [
    { is: 'track', track: 'corrupted', atLeast: 3 },
    { is: 'reshuffles', atLeast: 3 },
  ],
  crisis: [
    {
      op: 'ballot',
      none: [{ op: 'disrupt', slot: 'lowest' }],
      any: [],
      each: [{ op: 'spawn', at: { at: 'star', nearest: 'you' } }],
    },
  ],
  missionEffect: [{ op: 'disrupt', slot: 'plan' }],
  slots: [
    {
      name: 'Uplink',
      minStrength: 4,
      if: {
        is: 'all',
        of: [
          { is: 'youIn', zone: { numbers: [1, 2, 4, 6, 7, 8] } },
          { is: 'not', of: { is: 'markedHere', marker: 'secured' } },
        ],
      },
      modify: [{ op: 'strength', n: 1, per: 'otherCharacterHere' }],
      ops: [
        {
          op: 'ballot',
          none: [{ op: 'mark', marker: 'secured' }],
          any: [
            { op: 'track', track: 'corrupted', add: 1 },
            { op: 'disrupt', slot: 'plan' },
          ],
          each: [],
        },
      ],
    },
  ],
  alternatives: [
    {
      name: 'Trace the tampering',
      slot: 'intel',
      minStrength: 3,
      if: { is: 'track', track: 'corrupted', atLeast: 2 },
      ops: [{ op: 'track', track: 'corrupted', add: -1 }],
    },
  ],
  tracks: [{ id: 'corrupted', name: 'Corrupted', steps: [] }],
  specials: [],
  afterEvent: [],
  endOfTurn: [],
  traitor: { kind: 'sheet', ops: [] },
  source: { kind: 'house', note: 'own mission' },
};
