import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContent, problemText } from '../../src/content/check.js';
import { content } from '../../src/content/content.js';
import { GRID, good, type Json, source, told } from './file.js';

describe('content that would keep a server busy', () => {
  const drawing = (n: number, ops: readonly Json[] = [{ op: 'event' }]): Json[] =>
    Array.from({ length: n }, (_, i) => ({ id: `more${i}`, name: `More ${i}`, back: 'alert', ops, source }));
  it('too many event cards that draw another event', () => {
    const problemsOf = (cards: number) => told(file => Object.assign(file, { events: drawing(cards) }));
    expect(problemsOf(3000)).toContain('pit.json: events: 3000 pieces; expected at most 200');
    expect(problemsOf(60).join()).toMatch(/events: 61 event cards that draw another event; expected at most 6/);
  });
  it('an event card that draws several', () => {
    const problems = told(file => Object.assign(file, { events: drawing(1, [{ op: 'event' }, { op: 'event' }]) }));
    expect(problems).toContain('pit.json: events[0].ops: 2 events drawn by one card; expected at most 1');
  });
  it('a card with too many effects, however deep they lie', () => {
    const nested = (depth: number): Json => ({ op: 'if', if: { is: 'damaged' }, do: [depth === 0 ? { op: 'extra' } : nested(depth - 1)] });
    const problems = told(file => Object.assign(file, { events: drawing(1, [nested(12)]) }));
    expect(problems.join()).toContain('events[0]: 14 effects; expected at most 12');
  });
});

describe('all problems at once', () => {
  it('in pieces of every kind, of shape and of sense, at their own places', () => {
    const problems = told(file => {
      Object.assign(file.missions[0]!, {
        missionEffect: [{ op: 'explode' }, { op: 'spawn', at: { at: 'number', number: 9 } }],
        slots: [1, 2].map(n => ({ name: `Dig ${n}`, minStrength: 4, ops: [{ op: 'extra' }] })),
      });
      file.maps[0]!['grid'] = GRID.replace(' 5 ', ' . ');
      file.missions.unshift({ ...structuredClone(file.missions[0]!), id: 'broken', kind: 7 });
    });
    expect(problems.filter(problem => !problem.includes('missions[0]')).map(problem => problem.split(';')[0])).toEqual([
      'pit.json: missions[1].missionEffect[0].op: unknown op "explode"',
      'pit.json: maps[0].spaces: no space has #5',
      'pit.json: missions[1].slots: 2 mission slots',
      'pit.json: missions[1].missionEffect[1].at.number: #9 is not on map pit',
    ]);
    expect(problems.some(problem => problem.startsWith('pit.json: missions[0].kind: 7 is unknown here; expected one of story'))).toBe(true);
  });

  it('and of a file that is no content at all', () => {
    expect(checkContent([], 'x.json', content).problems.map(problemText)).toEqual([
      'x.json: the file: a list or an object is no content; expected an object with maps, missions or other content',
    ]);
    expect(checkContent({ planets: [] }, 'x.json', content).problems.map(problemText)).toEqual([
      'x.json: planets: unknown field "planets"; expected to leave it out',
    ]);
  });
});

describe('whatever a file says', () => {
  const paths = (value: unknown, at: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] =>
    typeof value === 'object' && value !== null
      ? [at, ...Object.entries(value).flatMap(([key, each]) => paths(each, [...at, Array.isArray(value) ? Number(key) : key]))]
      : [at];
  const places = paths(good()).filter(path => path.length > 0);

  it('it is either taken or told what is wrong, and never taken with a value of another type', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (path, value) => {
        const file = good();
        const holder = path.slice(0, -1).reduce<Json>((inner, part) => inner[part] as Json, file);
        const before = holder[path.at(-1)!];
        holder[path.at(-1)!] = value;
        const { content: taken, problems } = checkContent(file, 'pit.json', content);
        expect(taken === undefined).toBe(problems.length > 0);
        if (typeof before !== typeof value || Array.isArray(before) !== Array.isArray(value)) expect(problems.length).toBeGreaterThan(0);
        for (const problem of problems) expect(problemText(problem)).toMatch(/^pit\.json: .+: .+; expected .+$/s);
      }),
      { numRuns: 300, seed: Number(process.env['CADRE_SEED'] ?? 1) },
    );
  });
});
