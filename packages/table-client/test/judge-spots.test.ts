import { type Answer, answerOf, type Place, type PlacePreview, spotsOf } from '@cadre/core';
import { expect, test } from 'vitest';
import type { Previewer } from '../src/contract/game-table.js';
import { judgeSpots } from '../src/place/judge-spots.js';

const PLACE: Place = { kind: 'place', of: 'deploy', region: 'zone', args: [], spots: 1, parts: ['level'], may: false };
const RING = [0, 0, 10, 0, 10, 10, 0, 10];
const REGION: PlacePreview = {
  type: 'place',
  empty: false,
  outline: [
    { level: 0, rings: [RING] },
    { level: 1, rings: [RING] },
  ],
  suggestions: [],
};
const GROUND: Answer = answerOf(PLACE, [{ x: 99, y: 50, level: 0 }]);
/** Nothing is legal where it is asked, and the nearest legal spot is on the ground, whichever level was asked about. */
const onlyGround: Previewer = async request => {
  if (request.type !== 'probe') throw new Error(`unexpected ${request.type}`);
  const [spot] = spotsOf(PLACE, request.answer);
  return { type: 'probe', legal: false, says: spot!.level === 0 ? 'Too close to an enemy' : 'No floor here', nearest: GROUND };
};

test('a spot that is refused everywhere is refused on the level whose own legal spot is closest', async () => {
  const judged = await judgeSpots(onlyGround, new AbortController().signal, {
    place: PLACE,
    region: REGION,
    spots: [{ x: 100, y: 50, level: 1 }],
    active: 0,
    pinned: false,
  });
  expect(judged.probe.says).toBe('Too close to an enemy');
  expect(judged.spots).toEqual([{ x: 100, y: 50, level: 0 }]);
});
