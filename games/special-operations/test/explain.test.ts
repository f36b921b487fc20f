import { pick, type Space, viewOf } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { expect, test } from 'vitest';
import { boxOf } from '../src/box.js';
import { RULER_ENDS } from '../src/explain/ruler-ends.js';
import { explain, odds } from '../src/explain.js';
import type { BattleState } from '../src/state.js';
import { coverFrom, gap, seesUnit } from '../src/table/queries.js';
import { battle, code, duel, put, unit } from './battle.js';

const ask = (s: BattleState, kind: string, ...args: number[]) => explain(viewOf(s, 0), { kind, args }, 'en');
const inches = (text: string): number => Number(text.replace('"', ''));

/** A piece that hides, with a rebel on one side of it and a stormtrooper on the other. */
const hiddenPair = (): { s: BattleState; piece: string } => {
  const s = duel({ type: 'rebel-trooper' }, { type: 'stormtrooper', seat: 1 });
  const { pieces } = boxOf(s).table;
  for (const { id, polygon, top, passage } of pieces) {
    if (passage !== 'impassable' || top < 2 * INCH) continue;
    const [xs, ys] = [polygon.map(p => p.x), polygon.map(p => p.y)];
    const y = (Math.min(...ys) + Math.max(...ys)) / 2;
    put(s, 0, { x: Math.min(...xs) - INCH, y, level: 0 });
    put(s, 1, { x: Math.max(...xs) + INCH, y, level: 0 });
    if (!seesUnit(s, unit(0), unit(1))) return { s, piece: id };
  }
  throw new Error('Relay Station hides nobody');
};

test('who is hidden is told by which piece: it is marked on the table, and cut by the line in the side view', () => {
  const { s, piece } = hiddenPair();
  const { shapes, section, says } = ask(s, 'sight', 0, 1);
  const marked = shapes.filter(shape => shape.kind === 'area' && shape.means === 'blocked');
  const { polygon } = boxOf(s).table.pieces.find(({ id }) => id === piece)!;
  expect(marked).toContainEqual(expect.objectContaining({ outline: { level: 0, rings: [polygon.flatMap(({ x, y }) => [x, y])] } }));
  expect(says[0]).toMatch(/does not see .* in the way$/);
  expect(section!.parts.some(({ kind, blocks }) => kind === 'piece' && blocks)).toBe(true);
  expect(section!.parts.every(({ from, to }) => from >= 0 && to <= section!.length + 1)).toBe(true);
});
test('who is hidden behind the vehicle is told so by its name', () => {
  const vehicle = { type: 'vehicle-rebel', card: 'vehicle', at: [8, 1.5] } as const;
  const s = duel({ type: 'rebel-trooper' }, { type: 'stormtrooper', seat: 1 }, [vehicle]);
  expect(ask(s, 'sight', 0, 1).says[0]).toMatch(/: A-A5 Speeder Truck in the way$/);
  expect(ask(s, 'attack', 0, 1).says.at(-1)).toMatch(/hidden behind: A-A5 Speeder Truck$/);
});
test('who stands in base contact is said to, whatever the last fraction of an inch measures', () => {
  const away = (x: number): string | undefined =>
    ask(duel({ type: 'rebel-trooper' }, { type: 'stormtrooper', seat: 1, at: [4 + x, 0.7] }), 'sight', 0, 1).says[1];
  expect(away(27 / 25.4 + 0.004)).toBe('In base contact');
  expect(away(27 / 25.4 + 0.2)).toMatch(/" away$/);
});
test('whoever has made its move is told how far it can still dash, and nothing once it has done both', () => {
  const s = duel({ type: 'rebel-trooper' }, { type: 'stormtrooper', seat: 1 });
  const saidAfter = (...done: string[]): string | undefined => {
    const stack = [{ proc: 'activation', step: 'act', locals: { unit: 0, done, taken: done.length > 1 ? 1 : 0 } }];
    return explain({ ...viewOf(s, 0), stack }, { kind: 'reach', args: [0] }, 'en').says[0];
  };
  expect(saidAfter()).toMatch(/^Where a Move can take/);
  expect(saidAfter('move')).toMatch(/^Where a Dash can take/);
  expect(saidAfter('move', 'dash')).not.toMatch(/^Where/);
});
test('in the open there is nothing to see from the side', () => {
  const s = duel({ type: 'rebel-trooper' }, { type: 'stormtrooper', seat: 1 });
  expect(ask(s, 'sight', 0, 1)).not.toHaveProperty('section');
});

test('weapon ranges are measured from the edge of the base, and every enemy is named with what can hit it or why nothing can', () => {
  const s = duel({ type: 'rebel-trooper' }, { type: 'stormtrooper', seat: 1 });
  const { shapes, says } = ask(s, 'threat', 0);
  const circles = shapes.flatMap(shape => (shape.kind === 'circle' ? [shape.radius] : []));
  const base = boxOf(s).unitTypes.get('rebel-trooper')!.base / 2;
  expect(circles.length).toBeGreaterThan(0);
  for (const radius of circles) expect((radius - base) / INCH).toBe(Math.round((radius - base) / INCH));
  expect(says).toHaveLength(2);
  put(s, 1, { x: 35 * INCH, y: 35 * INCH, level: 0 });
  expect(ask(s, 'threat', 0).says[1]).toMatch(/away|reaches/);
});

test('a unit without ranged weapons says so instead of naming everybody it does not touch', () => {
  const s = duel({ type: 'fx-9-medical-droid' }, { type: 'stormtrooper', seat: 1 });
  expect(ask(s, 'threat', 0).says).toEqual([expect.stringMatching(/has only melee weapons/)]);
});
test('the odds say what they include: cover and tokens', () => {
  const s = duel({ type: 'rebel-trooper' }, { type: 'stormtrooper', seat: 1 });
  const said = () => ask(s, 'attack', 0, 1).says.filter(line => line.startsWith('Already counted'));
  expect(said()).toEqual([]);
  s.public.units[0]!.aim = 2;
  s.public.units[1]!.dodge = 1;
  expect(said()).toEqual([expect.stringMatching(/^Already counted: 2 aim tokens, 1 dodge token of .*Stormtrooper/)]);
  expect(ask(s, 'aimed', 0, 1).says).toContainEqual(expect.stringMatching(/^Already counted: 3 aim tokens/));
});
test('the ruler measures from edge to edge: units, objectives, markers, terrain and points', () => {
  const s = duel({ type: 'rebel-trooper' }, { type: 'stormtrooper', seat: 1 });
  const [a, b] = [s.public.units[0]!.at, s.public.units[1]!.at] as { x: number; y: number }[];
  const kind = (name: (typeof RULER_ENDS)[number]): number => RULER_ENDS.indexOf(name);
  const length = (...args: number[]): number => {
    const [label] = ask(s, 'ruler', ...args).shapes.filter(shape => shape.kind === 'label');
    return inches(label!.text);
  };
  const fromUnit = [kind('unit'), 0, a!.x, a!.y];
  expect(length(...fromUnit, kind('unit'), 1, b!.x, b!.y)).toBeCloseTo(gap(s, unit(0), unit(1)) / INCH, 1);
  expect(length(...fromUnit, kind('point'), 0, a!.x, a!.y + 5 * INCH)).toBeCloseTo(
    5 - boxOf(s).unitTypes.get('rebel-trooper')!.base / 2 / INCH,
    1,
  );
  s.public.markers = [{ id: 7, kind: 'charge', seat: 0, at: { x: a!.x, y: a!.y + 6 * INCH, level: 0 } }] as never;
  expect(length(kind('point'), 0, a!.x, a!.y, kind('marker'), 7, 0, 0)).toBeCloseTo(5.5, 1);
  const { polygon } = boxOf(s).table.pieces[0]!;
  const left = Math.min(...polygon.map(p => p.x));
  const { y } = polygon.find(p => p.x === left)!;
  expect(length(kind('point'), 0, left - 2 * INCH, y, kind('piece'), 0, 0, 0)).toBeCloseTo(2, 1);
});
test('what the ruler is asked incompletely has no answer', () => {
  expect(ask(battle([]), 'ruler', 0, 0, 100, 100)).toEqual({ shapes: [], says: [] });
});

test('beside an option stands what it would come to: an attack by itself, and aiming by the best attack after it', () => {
  const s = duel({ type: 'rebel-trooper' }, { type: 'stormtrooper', seat: 1 });
  const stack = [{ proc: 'activation', step: 'act', locals: { unit: 0 } }];
  const view = { ...viewOf(s, 0), stack } as typeof s & ReturnType<typeof viewOf>;
  const [attack, aim, dodge] = [code({ kind: 'attack', target: unit(1), weapon: 1 }), code({ kind: 'aim' }), code({ kind: 'dodge' })];
  const among = (...codes: number[]) => pick('option', codes, 1, 1);
  const told = (space: Space, value: number, language: 'en' | 'de' = 'en') => odds(view as never, space, value, language);
  const all = among(attack, aim, dodge);
  // two black dice and a white one against red defence: 5/8 wounds, and two or more with a chance of 14/128
  expect(told(all, attack)).toBe('0.6 wounds, 11 % to defeat');
  expect(told(all, attack, 'de')).toBe('0,6 Wunden, 11 % besiegt');
  expect(told(all, aim)).toMatch(/^then at .*Stormtrooper: (0\.[7-9]|1\.0) wounds, \d\d % to defeat$/);
  expect([told(all, dodge), told(among(aim, dodge), aim)]).toEqual([undefined, undefined]);
});
test('cover is drawn with a line through the piece that gives it, wherever the line of sight runs', () => {
  const s = duel({ type: 'rebel-trooper' }, { type: 'stormtrooper', seat: 1 });
  const { pieces } = boxOf(s).table;
  const low = pieces.filter(({ cover, top, footing }) => cover !== 'none' && top <= INCH && footing === 'none');
  expect(low.length).toBeGreaterThan(0);
  for (const { id, polygon } of low) {
    const [xs, ys] = [polygon.map(p => p.x), polygon.map(p => p.y)];
    const x = (Math.min(...xs) + Math.max(...xs)) / 2;
    put(s, 0, { x, y: Math.min(...ys) - 5 * INCH, level: 0 });
    put(s, 1, { x, y: Math.max(...ys) + INCH, level: 0 });
    if (!seesUnit(s, unit(0), unit(1)) || coverFrom(s, unit(0), unit(1)).piece?.id !== id) continue;
    const lines = ask(s, 'sight', 0, 1).shapes.filter(shape => shape.kind === 'line' && shape.means === 'cover');
    expect(lines).toHaveLength(1);
    return;
  }
  throw new Error('no low piece gives cover');
});
