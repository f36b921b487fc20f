import { arrivalAt, drawTable, LEGION_TOOLS, legionSight, measure, outlineOf, reachBorder, reachOf, tableOf } from '@cadre/geometry';
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
