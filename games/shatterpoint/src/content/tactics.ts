import { ACTIVE, contestingThe, damage, ENEMY, each, gain, if_, one, push, roll, shows } from './abilities/words.js';
import type { TacticsCard } from './effect.js';
import { PUBLISHED } from './notation.js';

const FOES = [ENEMY, contestingThe('post')];
/** LE-P10: battle tactics cards. Critical and strike count by character, expertise by unit. */
export const TACTICS: readonly TacticsCard[] = [
  {
    id: 'ewok-traps',
    name: { en: 'Ewok Traps', de: 'Ewok-Fallen' },
    script: [
      one('objective', 'post', ACTIVE),
      roll('attack', 1),
      if_(shows('roll', 'critical'), [
        each('unit', 'caught', FOES, ...gain('caught', 'pinned')),
        each('character', 'foe', FOES, push('foe', 2, 'post'), damage('foe', 2)),
      ]),
      if_(shows('roll', 'strike'), [each('character', 'foe', FOES, damage('foe', 2))]),
      if_(shows('roll', 'expertise'), [each('unit', 'caught', FOES, ...gain('caught', 'pinned'), damage('caught', 2))]),
      if_(shows('roll', 'failure'), [each('unit', 'caught', FOES, ...gain('caught', 'pinned'))]),
    ],
    provenance: PUBLISHED,
  },
];
