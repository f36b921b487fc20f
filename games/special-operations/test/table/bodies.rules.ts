import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { boxFor } from '../../src/box.js';
import type { BattleView } from '../../src/state.js';
import { bodyAt, tokenAt } from '../../src/table/queries.js';
import { spot, unit } from './field.js';

const key = { edition: 'v1.1', mission: 'vehicle', layout: 'relay-station', own: '' } as const;
const types = [...boxFor(key).unitTypes.values()];
const bodies = types.map((type, i) => {
  const k = { public: { ...key, units: types.map(({ id }) => ({ type: id })) }, stack: [] };
  return { kind: type.kind, ...bodyAt(k as unknown as BattleView, unit(i), spot(1, 1)) };
});
const sizes = (isVehicle: boolean): string[] => [
  ...new Set(bodies.filter(body => (body.kind === 'vehicle') === isVehicle).map(({ base, height }) => JSON.stringify({ ...base, height }))),
];

rule(['L-BAS-1', 'L-GEO-5'], 'every trooper stands on 27 mm and is 1.65 inches high; the vehicle stands on 150 mm', () => {
  expect(sizes(false)).toEqual(['{"kind":"disc","diameter":270,"height":419}']);
  expect(sizes(true)).toEqual(['{"kind":"disc","diameter":1500,"height":762}']);
});
rule('L-GEO-6', 'tokens are an inch across, and a barricade at most 3 by 1 by 1 inches', () => {
  expect(tokenAt('token', spot(1, 1))).toMatchObject({ base: { kind: 'disc', diameter: 254 }, height: 127 });
  const { layout, table } = boxFor(key);
  const barricades = layout.pieces
    .filter(piece => piece.kind === 'barricade')
    .map(({ id }) => table.pieces.find(piece => piece.id === id)!);
  expect(barricades.length).toBeGreaterThan(0);
  for (const { polygon, top } of barricades) {
    expect(top).toBeLessThanOrEqual(254);
    const sides = polygon.map((p, i) => Math.hypot(p.x - polygon[(i + 1) % 4]!.x, p.y - polygon[(i + 1) % 4]!.y)).sort((a, b) => a - b);
    expect(sides).toHaveLength(4);
    expect(sides[1]).toBeLessThanOrEqual(255); // corners lie on the grid of 0.1 mm
    expect(sides[3]).toBeLessThanOrEqual(763);
  }
});
