import { copyFrame } from '@cadre/core';
import { expect, test } from 'vitest';

test('a copied frame shares no list and no object with the original, however deep', () => {
  const locals = { n: 1, list: [1, 2], deep: [[1], { x: [2] }], about: { who: [3] }, none: null };
  const frame = { proc: 'p', step: 's', locals };
  const before = JSON.stringify(frame);
  const copied = copyFrame(frame);
  expect(copied).toEqual(frame);
  const copy = copied.locals as typeof locals;
  copy.list.push(9);
  (copy.deep[0] as number[]).push(9);
  (copy.deep[1] as { x: number[] }).x.push(9);
  copy.about.who.push(9);
  expect(JSON.stringify(frame)).toBe(before);
});
