import { expect, test } from 'vitest';
import {
  alternativeCode,
  DEEDS,
  deedCode,
  GEAR,
  isAlternative,
  isDeed,
  readAlternative,
  readDeed,
  readTokenChoice,
  SUBSTITUTE,
  tokenCode,
} from '../src/codes.js';
import { characterId } from '../src/ids.js';

test('every option of every kind is read as what was written, and no two have the same code', () => {
  const codes = new Set<number>([GEAR]);
  let written = 1;
  const write = (code: number): number => {
    codes.add(code);
    written++;
    return code;
  };
  for (const deed of DEEDS)
    for (const who of [0, 3].map(characterId))
      for (const id of [0, 99]) expect(readDeed(write(deedCode(deed, who, id)))).toEqual({ deed, who, id });
  for (const i of [0, 5]) expect(readAlternative(write(alternativeCode(i)))).toBe(i);
  for (const slot of [0, 4])
    for (const token of [0, SUBSTITUTE]) expect(readTokenChoice(write(tokenCode(slot, token)))).toMatchObject({ slot, token });
  expect(codes.size).toBe(written);
});
test('what a question is mainly about goes by its own number: it is no deed and no alternative', () => {
  for (const thing of [0, 99, 400]) expect([isDeed(thing), isAlternative(thing)]).toEqual([false, false]);
  expect([isDeed(GEAR), isDeed(deedCode('accuse', characterId(3), 1)), isDeed(alternativeCode(0))]).toEqual([false, true, false]);
});
test('a code of another kind is not misread, and a value without room is refused', () => {
  expect(() => readDeed(alternativeCode(2))).toThrow('encodes "alternative"; expected feature or rescue');
  expect(() => deedCode('carry', characterId(16), 0)).toThrow('carry.who: expected one of 16 values, got 16');
});
