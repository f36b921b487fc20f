import {
  arrivalAt,
  drawScene,
  drawSection,
  drawTable,
  LEGION_TOOLS,
  legionSight,
  measure,
  outlineOf,
  reachBorder,
  reachOf,
  sectionAlong,
  tableOf,
} from '@cadre/geometry';
import { describe, expect, it } from 'vitest';
import { standard } from './moves.js';
import { trooper } from './random-table.js';

const table = tableOf({
  id: 'yard',
  name: 'Yard & "Gate" <1>',
  unit: 'inch',
  width: 24,
  depth: 24,
  pieces: [
    {
      id: 'house',
      name: 'House',
      polygon: [
        [10, 10],
        [14, 10],
        [14, 14],
        [10, 14],
      ],
      top: 4,
      passage: 'impassable',
      cover: 'heavy',
    },
    {
      id: 'woods',
      polygon: [
        [2, 2],
        [5, 2],
        [4, 5],
      ],
      top: 4,
      footing: 'inside',
      cover: 'light',
    },
  ],
  zones: [
    {
      id: 'blue',
      polygon: [
        [0, 0],
        [24, 0],
        [24, 4],
        [0, 4],
      ],
    },
  ],
});
const [a, b] = [trooper('a', 2000, 3000), trooper('b', 4200, 3000)];
const reach = reachOf(table, a, 0, standard(LEGION_TOOLS.speed2), []);

describe('a table drawn as SVG', () => {
  const spot = { x: 2000, y: 4200 };
  const svg = drawTable(table, [
    { kind: 'zone', zone: table.zones[0]!, seat: 0 },
    { kind: 'reach', border: reachBorder(reach, 200), label: 'speed 2' },
    { kind: 'tool', from: a.at, fit: reach.fans[0]!.fit, placement: arrivalAt(reach, spot)!.placement },
    { kind: 'figure', figure: a, seat: 0, label: 'A' },
    { kind: 'figure', figure: b, seat: 1, label: 'B<' },
    { kind: 'sight', sight: legionSight(table, a, b), from: a, to: b },
    { kind: 'sight', sight: legionSight(table, a, trooper('c', 2000, 1000)), from: a, to: b },
    { kind: 'measure', measure: measure(outlineOf(a), outlineOf(b)) },
  ]);
  it('is well-formed: tags close, names are escaped, no number is missing', () => {
    const open: string[] = [];
    for (const [, slash, tag, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
      if (slash) expect(open.pop()).toBe(tag);
      else if (!self) open.push(tag!);
    }
    expect(open).toEqual([]);
    expect(svg).toContain('Yard &#38; &#34;Gate&#34; &#60;1&#62;');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
  it('shows heights, the measured gap, and names what blocks', () => {
    expect(svg).toContain('>4"<');
    expect(svg).toContain('>7.6"<');
    expect(svg).toMatch(/stroke="#ff6b6b"[^<]*\/><text[^>]*>House</);
  });
  it('puts the far side of the table at the top', () => {
    expect(svg).toContain('points="254,355.6 355.6,355.6 355.6,254 254,254"');
  });
});

describe('the side view of a line', () => {
  const line = { from: { x: 2000, y: 3000, z: 900 }, to: { x: 4200, y: 3000, z: 1100 } };
  it('has every piece on the way, from where to where, in order', () => {
    expect(sectionAlong(table, line)).toEqual([{ kind: 'piece', id: 'house', name: 'House', from: 540, to: 1556, bottom: 0, top: 1016 }]);
    expect(sectionAlong(table, { from: line.from, to: { ...line.from, y: 4000 } })).toEqual([]);
  });
  it('is drawn to scale', () => expect(drawSection(table, line)).toContain('<rect x="54" y="21.1" width="101.6" height="101.6"'));
});

describe('a picture from plain data', () => {
  const figure = (id: string, x: number, change: object = {}) => ({
    id,
    base: { kind: 'disc', diameter: 270 },
    at: [x, 3000],
    height: 420,
    ...change,
  });
  const scene = (show: unknown[], figures: unknown[] = [figure('a', 2000), figure('b', 4200, { seat: 1 })]) =>
    drawScene({ id: 'plain', width: 6000, depth: 6000, figures, show });
  const problems = (read: ReturnType<typeof drawScene>): string => (read.ok ? '' : read.problems.join('\n'));
  it('draws what is asked for', () => {
    const read = scene([
      { kind: 'reach', from: 'a', tool: 'speed-2' },
      { kind: 'sight', from: 'a', to: 'b' },
      { kind: 'measure', from: 'a', to: 'b' },
    ]);
    expect(read.ok && read.value).toMatch(/a: speed-2[\s\S]*>7.6"</);
  });
  it.each([
    [[{ kind: 'dance' }], /show\[0\].kind is "dance"; it must be one of reach, sight, measure/],
    [[{ kind: 'sight', from: 'a', to: 'z' }], /show\[0\].to is "z"; the figures are a, b/],
    [[{ kind: 'reach', from: 'a', tool: 'speed-9' }], /tool is "speed-9"; it must be one of speed-1/],
    [[7], /show\[0\] is 7; it must be an object/],
  ])('refuses %j', (show, problem) => expect(problems(scene(show))).toMatch(problem));
  it('refuses figures off the table and reach of a notched base', () => {
    expect(problems(scene([], [figure('a', 10)]))).toMatch(/not wholly on the table/);
    const tank = figure('v', 3000, { base: { kind: 'notched', diameter: 1000, notch: 60 } });
    expect(problems(scene([{ kind: 'reach', from: 'v', tool: 'speed-1' }], [tank]))).toMatch(/reach is drawn for round bases/);
  });
});
