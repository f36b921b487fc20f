import { expect, test } from 'vitest';

interface Match {
  readonly mission: string;
  readonly layout: string;
  readonly blue: string;
  readonly red: string;
  readonly seed: number;
  readonly bots?: readonly string[];
  readonly blueScore?: number;
}
const load = async (name: string): Promise<Record<string, never>> => import(new URL(`../../../scripts/${name}.mjs`, import.meta.url).href);
const matches = (await load('special-operations-matches')) as unknown as {
  readonly RUNS: Readonly<Record<string, (x: { passes: number; matches: number }) => Match[]>>;
  readonly keyOf: (m: Match) => string;
};
const tables = (await load('special-operations-tables')) as unknown as {
  readonly tablesOf: (results: readonly Match[]) => {
    readonly missions: readonly { readonly mission: string; readonly blue: { readonly games: number; readonly win: number } }[];
    readonly random: { readonly all: { readonly games: number; readonly win: number } };
  };
};
const figures = (await load('balance-figures')) as unknown as {
  readonly gapOf: (share: { low: number; high: number }, target: readonly number[]) => number;
};

test('a pass plays every pair of squads once on each side of each mission, and any forty in a row every squad on each side', () => {
  const all = matches.RUNS['balance']!({ passes: 2, matches: 0 });
  expect(all).toHaveLength(800);
  expect(new Set(all.map(matches.keyOf)).size).toBe(800);
  expect(new Set(all.map(m => m.seed)).size).toBe(800);
  expect(new Set(all.slice(0, 400).map(m => [m.mission, m.blue, m.red].join())).size).toBe(400);
  const some = all.slice(120, 160);
  expect(new Set(some.map(m => [m.mission, m.blue].join())).size).toBe(40);
  expect(new Set(some.map(m => [m.mission, m.red].join())).size).toBe(40);
});
test('in a duel both bots play both sides of every mission equally often', () => {
  const all = matches.RUNS['random']!({ passes: 0, matches: 80 });
  const seen = new Map<string, number>();
  for (const m of all) {
    const key = `${m.mission} ${m.bots![0]}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  expect([...seen.values()]).toEqual(Array(8).fill(10));
});
test('scores count for the side that a bot or a squad played', () => {
  const one = { mission: 'codes', layout: 'relay-station', blue: 'bright-tree', red: 'arc-troopers', seed: 1 };
  const found = tables.tablesOf([
    { ...one, blueScore: 1 },
    { ...one, seed: 2, blueScore: 0 },
    { ...one, bots: ['random', 'heuristic'], blueScore: 0 },
  ]);
  expect(found.missions.find(m => m.mission === 'codes')!.blue).toMatchObject({ games: 2, win: 0.5 });
  expect(found.random.all).toMatchObject({ games: 1, win: 1 });
});
test('an interval that overlaps its target has no gap', () => {
  expect(figures.gapOf({ low: 0.35, high: 0.43 }, [42, 58])).toBe(0);
  expect(figures.gapOf({ low: 0.3, high: 0.4 }, [42, 58])).toBeCloseTo(2);
});
