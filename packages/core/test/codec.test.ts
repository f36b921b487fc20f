import { codec, type Decoded, type Id, idOf, index, oneOf, orNone } from '@cadre/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';

type UnitId = Id<'unit'>;
type SpotId = Id<'spot'>;
const OPTION = codec({
  end: {},
  shoot: { target: index<UnitId>(32), with: oneOf('rifle', 'pistol') },
  deploy: { unit: index<UnitId>(32), spot: orNone(index<SpotId>(64), 'reserve') },
});
type Option = Decoded<typeof OPTION>;
const unit = (n: number): UnitId => idOf<UnitId>(n);
const spot = (n: number): SpotId => idOf<SpotId>(n);
const END = 1 + 32 * 2 + 32 * 65;

test('every code stands for one option and every option for one code', () => {
  fc.assert(fc.property(fc.nat(END - 1), code => OPTION.encode(OPTION.decode(code)) === code));
  const options: Option[] = [
    { kind: 'end' },
    { kind: 'shoot', target: unit(31), with: 'pistol' },
    { kind: 'deploy', unit: unit(3), spot: 'reserve' },
    { kind: 'deploy', unit: unit(3), spot: spot(63) },
  ];
  for (const option of options) expect(OPTION.decode(OPTION.encode(option))).toEqual(option);
});
test('kinds take consecutive ranges, so codes stay when kinds are added at the end', () => {
  expect(OPTION.encode({ kind: 'end' })).toBe(0);
  expect(OPTION.encode({ kind: 'shoot', target: unit(0), with: 'rifle' })).toBe(1);
  const later = codec({ end: {}, shoot: { target: index<UnitId>(32), with: oneOf('rifle', 'pistol') }, pass: {} });
  expect(later.decode(64)).toEqual(OPTION.decode(64));
});
test('what does not fit is refused with its place', () => {
  expect(() => OPTION.encode({ kind: 'shoot', target: unit(32), with: 'rifle' })).toThrow(
    'shoot.target: expected one of 32 values, got 32',
  );
  expect(() => OPTION.encode({ kind: 'shoot', target: unit(1), with: 'bow' as 'rifle' })).toThrow(
    'shoot.with: expected one of 2 values, got bow',
  );
  for (const code of [-1, END, 0.5, Number.NaN]) {
    expect(OPTION.has(code)).toBe(false);
    expect(() => OPTION.decode(code)).toThrow(`${code} encodes no option; expected 0 to ${END - 1}`);
  }
  expect(() => codec({ a: { x: index(2 ** 40), y: index(2 ** 40) } })).toThrow('expected at most 9007199254740991');
});
test('ids of different things do not mix', () => {
  // @ts-expect-error a spot is not a unit
  const wrong: UnitId = spot(1);
  // @ts-expect-error neither is a bare number
  const bare: UnitId = 1;
  // @ts-expect-error reserve is a word of deploy's spot, not of its unit
  const option: Option = { kind: 'deploy', unit: 'reserve', spot: spot(1) };
  expect([wrong, bare, option.kind]).toEqual([1, 1, 'deploy']);
});
