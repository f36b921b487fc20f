import { expect, test } from 'vitest';
import { benchServer, curveOf } from '../src/bench/bench-server.js';
import { module } from './support/start.js';

/** Seven processes and a database are started; a busy machine takes its time. */
const PATIENCE = 400_000;
test('all contestants of the server benchmark do work that can be counted, and their curves can be drawn', {
  timeout: PATIENCE,
}, async () => {
  const bench = await benchServer({ module, active: [5], held: [0, 10], rounds: 1, warm: 1, beside: 5 });
  expect(bench.contestants).toHaveLength(3);
  for (const { levels, growth } of bench.contestants) {
    expect(levels.map(l => l.active)).toEqual([5]);
    expect(growth.map(g => g.held)).toEqual([0, 10]);
    for (const level of [...levels, ...growth]) {
      expect(level.perSecond).toBeGreaterThan(0);
      expect(level.answers).toBeGreaterThanOrEqual(40);
      expect(level.p99).toBeGreaterThanOrEqual(level.p50);
    }
    expect(growth[1]!.bytesPerMatch).not.toBeNull();
  }
  const svg = curveOf(bench);
  expect(svg.match(/<polyline/g)).toHaveLength(9);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});
