import { expect, test } from 'vitest';
import { benchServer } from '../src/bench/bench-server.js';
import { module } from './support/start.js';

test('both contestants of the server benchmark do work that can be counted', async () => {
  const { ours, peer } = await benchServer({ module, active: [5], held: [0, 10], answers: 40 });
  for (const side of [ours, peer]) {
    expect(side.levels).toMatchObject([{ active: 5, answers: 40 }]);
    expect(side.growth.map(g => g.held)).toEqual([0, 10]);
    for (const level of [...side.levels, ...side.growth]) {
      expect(level.perSecond).toBeGreaterThan(0);
      expect(level.p99).toBeGreaterThanOrEqual(level.p50);
    }
    expect(side.growth[1]!.bytesPerMatch).not.toBeNull();
  }
});
