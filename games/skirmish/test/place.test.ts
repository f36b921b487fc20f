import { contains, type Place, preview, viewOf } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { seeded } from '@cadre/kit';
import { skirmish } from '@cadre/skirmish';
import { scenario } from '@cadre/testkit';
import { expect, test } from 'vitest';
import { activate, code, fresh, yard } from './yard.js';

const moving = (x: number, y: number) =>
  activate(yard([[x, y], [6, 4], null, [12, 22], [15, 20], null]), 0)
    .seat(0)
    .answers(code({ kind: 'move' })).state;
const ask = (s: ReturnType<typeof moving>) => s.pending!.asks[0]!.space as Place;
const inches = (...xs: number[]): number[] => xs.map(x => Math.round(x * INCH));

test('the nearest legal spot is legal, close, and the spot itself when that is legal', () => {
  const s = moving(6, 6.2);
  const ground = skirmish.machine.ground(s);
  const space = ask(s);
  for (const wish of [inches(6, 7.2, 0), inches(-3, 6, 0), inches(6, 4.3, 0), inches(20, 20, 0), inches(6, 6, 5)]) {
    const near = ground.nearest(space, wish)!;
    expect(ground.refuse(space, near), String(wish)).toBeNull();
    const away = Math.sqrt((near[0]! - wish[0]!) ** 2 + (near[1]! - wish[1]!) ** 2);
    const random = seeded(1);
    for (let i = 0; i < 300; i++) {
      const [x, y] = ground.sample(space, random);
      expect(Math.sqrt((x! - wish[0]!) ** 2 + (y! - wish[1]!) ** 2)).toBeGreaterThan(away - 100);
    }
  }
  const legal = ground.sample(space, seeded(3));
  expect(ground.nearest(space, legal)).toEqual(legal);
});
test('a refused spot comes back with its reason and the nearest legal one', () => {
  const s = moving(6, 6.2);
  const refusal = skirmish.machine.check(s, 0, s.pending!.seq, inches(6, 7.2, 0))!;
  expect(refusal).toMatchObject({ reason: 'illegal', because: { rule: 'SK-6', why: 'in-piece' } });
  expect(refusal.instead).toEqual(skirmish.machine.ground(s).nearest(ask(s), inches(6, 7.2, 0)));
  expect(skirmish.machine.check(s, 0, s.pending!.seq, refusal.instead)).toBeNull();
});
test('suggestions are legal, different, and each has its reason in both languages', () => {
  for (const s of [moving(6, 6.2), moving(12, 9), scenario(skirmish, fresh()).state]) {
    const view = viewOf(s, s.pending!.asks[0]!.seat);
    const found = skirmish.suggest!(view, ask(s));
    expect(found.length).toBeGreaterThan(2);
    expect(new Set(found.map(x => x.answer.join())).size).toBe(found.length);
    for (const { answer, because } of found) {
      expect(contains(ask(s), answer, skirmish.machine.ground(s)), because.why).toBe(true);
      for (const speech of [skirmish.speech, skirmish.translations!.de!]) expect(speech.reason!(view, because)).not.toBe(because.why);
      expect(skirmish.catalogue.map(r => r.id)).toContain(because.rule);
    }
  }
});
test('the preview door answers from a view: outline, suggestions, probes, explanations', () => {
  const s = moving(6, 6.2);
  const view = viewOf(s, 0);
  expect(preview(skirmish, view, { type: 'place' }, 'en')).toMatchObject({ type: 'place', empty: false });
  expect(preview(skirmish, view, { type: 'probe', answer: inches(7, 7.2, 0) }, 'en')).toMatchObject({
    legal: false,
    because: { rule: 'SK-6', why: 'in-piece' },
    says: 'There is no room: the wall is in the way',
  });
  expect(preview(skirmish, view, { type: 'probe', answer: inches(7, 7.2, 0) }, 'de')).toMatchObject({
    says: 'Kein Platz: die Mauer ist im Weg',
  });
  expect(preview(skirmish, view, { type: 'probe', answer: [1] }, 'en')).toMatchObject({
    legal: false,
    says: 'expected 1 spot of 3 numbers, got 1 numbers',
  });
  expect(preview(skirmish, view, { type: 'probe', answer: inches(6, 6, 0) }, 'en')).toEqual({ type: 'probe', legal: true });
  expect(preview(skirmish, viewOf(s, 1), { type: 'place' }, 'en')).toEqual({ type: 'none', says: 'this seat is not asked anything' });
  const reach = preview(skirmish, view, { type: 'explain', query: { kind: 'reach', args: [0] } }, 'en');
  expect(reach).toMatchObject({ type: 'explain', says: ['Where A1 trooper can move'], shapes: [{ kind: 'area', means: 'reach' }] });
  const hidden = preview(skirmish, view, { type: 'explain', query: { kind: 'shot', args: [0, 3] } }, 'en');
  expect(hidden).toMatchObject({ says: [expect.stringContaining('does not see'), expect.stringContaining('out of range')] });
  expect(preview(skirmish, view, { type: 'explain', query: { kind: 'shot', args: [0, 99] } }, 'en')).toMatchObject({
    shapes: [],
    says: [],
  });
});
test('a shot is explained with its sight, range, cover and chances', () => {
  const s = yard([[12, 3], null, null, [12, 10.6], null, null]).state;
  const shot = preview(skirmish, viewOf(s, 0), { type: 'explain', query: { kind: 'shot', args: [0, 3] } }, 'en');
  expect(shot).toMatchObject({
    says: ['A1 trooper sees B1 trooper', '6.6" away, in range', 'No cover', '1.00 wounds expected, 26 % to defeat'],
    shapes: [
      { kind: 'line', means: 'sight' },
      { kind: 'circle', means: 'range' },
    ],
  });
  const chances = shot.type === 'explain' ? (shot.chances ?? []) : [];
  expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
});
