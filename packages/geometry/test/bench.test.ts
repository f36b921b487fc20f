import { benchGeometry } from '@cadre/geometry/bench';
import { describe, expect, it } from 'vitest';

describe('the geometry benchmark', () => {
  const report = benchGeometry(() => performance.now(), 25);
  it('asks a table with 25 pieces and 20 bases', () => {
    expect(report.table).toEqual({ pieces: 25, bases: 20 });
    for (const speed of report.speeds) expect(speed.answers, speed.id).toBeGreaterThan(0);
  });
  it('is at least 5 times as fast as the peer on distance and intersection', () => {
    for (const { id, times } of report.comparisons) expect(times, id).toBeGreaterThan(5);
  });
});
