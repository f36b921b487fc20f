import { benchGeometry } from '@cadre/geometry/bench';
import { describe, expect, it } from 'vitest';

const report = (budget: number) => benchGeometry(() => performance.now(), budget);

describe('the geometry benchmark', () => {
  it('asks a table with 25 pieces and 20 bases', () => {
    const { table, speeds } = report(5);
    expect(table).toEqual({ pieces: 25, bases: 20 });
    expect(speeds.map(speed => speed.id)).toContain('sight');
    for (const speed of speeds) expect(speed.answers, speed.id).toBeGreaterThan(0);
  });
  // On a busy machine a slice of time can be stolen from either side: then it is asked again.
  it('is at least 5 times as fast as the peer on distance and intersection', { retry: 4 }, () => {
    for (const { id, times } of report(60).comparisons) expect(times, id).toBeGreaterThan(5);
  });
});
