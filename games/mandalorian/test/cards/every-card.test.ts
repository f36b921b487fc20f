import { inMode, MODES } from '@cadre/testkit';
import { describe, expect, test } from 'vitest';
import { OP_NAMES } from '../../src/content/check/effect-schema.js';
import { content } from '../../src/content/index.js';
import type { Op } from '../../src/content/types.js';
import { BURG, MAYFELD } from './burg-and-mayfeld.js';
import { CONDITIONS } from './conditions.js';
import { EVENTS } from './events.js';
import { CARA, GREEF } from './greef-and-cara.js';
import { IG11, MANDALORIAN } from './mandalorian-and-ig11.js';
import { MISSION_OPS } from './mission-ops.js';
import { OPS } from './ops.js';
import { PAZ, XIAN } from './paz-and-xian.js';
import { FEATURES, PLANNING } from './planning.js';
import { RARE_OPS } from './rare-ops.js';
import type { Scenes } from './stage.js';

const SCENES: Scenes = { ...MANDALORIAN, ...IG11, ...PAZ, ...XIAN, ...BURG, ...MAYFELD, ...GREEF, ...CARA };
const CARDS = content.characters.flatMap(({ deck, unlocks: { gear, ...skills } }) => [...deck, ...Object.values(skills), gear]);
/** Cards with a text: the others are numbers and icons, which `numbers.test.ts` has. */
const WORDED = CARDS.filter(card => 'trigger' in card || card.ability !== undefined || card.strength === 'wild');

const unmatched = (scenes: Scenes, where: string, ...lists: readonly (readonly { readonly id: string }[])[]): string[] => {
  const ids = lists.flatMap(list => list.map(each => each.id));
  return [
    ...ids.filter(id => !(id in scenes)).map(id => `${id} has no scenario: write one in test/cards/${where}`),
    ...Object.keys(scenes)
      .filter(id => !ids.includes(id))
      .map(id => `the scenario ${id} has no card any more`),
  ];
};
test('every skill and gear card with a text has a scenario, and every scenario a card', () => {
  expect(unmatched(SCENES, 'the file of its character', WORDED)).toEqual([]);
});
test('so has every event, planning card and feature', () => {
  expect(unmatched(EVENTS, 'events.ts', content.events, content.unlockEvents)).toEqual([]);
  expect(unmatched(PLANNING, 'planning.ts', content.planning, content.unlockPlanning)).toEqual([]);
  expect(unmatched(FEATURES, 'planning.ts', content.features)).toEqual([]);
});
/** What a card says, where it is a single thing: its scenario is that of this effect. */
const SINGLE = [
  ...CARDS.map(card => ('ability' in card ? card.ability?.ops : 'ops' in card ? card.ops : undefined)),
  ...[content.events, content.unlockEvents, content.planning, content.unlockPlanning, content.features].flat().map(card => card.ops),
].flatMap((ops: readonly Op[] = []) => (ops.length === 1 ? [ops[0]!.op] : []));
test('every effect has a scenario of its own, here or as the only thing that a card does', () => {
  const proved = new Set<string>([...Object.keys(OPS), ...Object.keys(MISSION_OPS), ...Object.keys(RARE_OPS), ...SINGLE]);
  expect(OP_NAMES.filter(name => !proved.has(name))).toEqual([]);
});
describe.each(Object.entries({ ...SCENES, ...EVENTS, ...PLANNING, ...FEATURES, ...OPS, ...MISSION_OPS, ...RARE_OPS }))(
  '%s',
  (card, scene) => {
    test.each(MODES)('does what it says (%s)', mode => inMode(mode, () => scene(card)));
  },
);
test.each(Object.entries(CONDITIONS))('%s holds where it should', (_, scene) => scene());
