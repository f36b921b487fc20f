import { expect, test } from 'vitest';
import { freeUndoFrom } from '../src/undo.js';

const by = (...seats: readonly number[]) => seats.map(seat => ({ seat, isJoint: false }));
const proposed = (...seats: readonly number[]) => seats.map(seat => ({ seat, isJoint: true }));

test.each([
  ['over its own last answers', by(1, 0, 0), 0, [0], 1],
  ['not over what somebody else answered', by(0, 1), 0, [0], 2],
  ['not over what a partner answered for itself', by(0, 1), 0, [0, 1], 2],
  ['over what a partner proposed to it', [...by(0), ...proposed(1)], 0, [0, 1], 0],
  ['not over what an opponent proposed to theirs', [...by(0), ...proposed(2)], 0, [0, 1], 2],
  ['not below what somebody has learned', by(0, 0, 0), 2, [0], 2],
  ['nowhere before anybody has answered', [], 0, [0], 0],
])('a seat goes back without asking %s', (_, answers, floor, side, to) => {
  expect(freeUndoFrom(answers, floor, 0, side)).toBe(to);
});
