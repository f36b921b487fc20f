import { describe, expect, it } from 'vitest';
import { checkContent, problemText } from '../../src/content/check.js';
import { content } from '../../src/content/content.js';
import { type Case, good, redrawn, refuses, spelt, stackOf } from './file.js';

describe('a good file', () => {
  it('adds its map and mission to the content, drawn or spelt out', () => {
    const checked = checkContent(good(), 'pit.json', content);
    expect(checked.problems.map(problemText)).toEqual([]);
    expect(checked.content!.maps.map(map => map.id)).toEqual(['map1', 'map2', 'map3', 'map4', 'pit']);
    expect(checked.content!.missions.at(-1)!.id).toBe('down-the-pit');
    const again = { ...good(), maps: checked.content!.maps.slice(-1) };
    expect(checkContent(again, 'pit.json', content)).toEqual(checked);
  });

  it('is text that came through JSON', () => {
    expect(checkContent(JSON.parse(JSON.stringify(good())), 'pit.json', content).problems).toEqual([]);
  });
});

describe('a map is refused for', () => {
  const cases: readonly Case[] = [
    [
      'a space that nobody can reach',
      redrawn('7  : t!  |', '7  | t!  |', '+.....+', '+-----+'),
      /^pit\.json: maps\[0\]\.spaces\[10\]: nobody can reach C3, not even a shot; expected a way from A1 with all doors open$/,
    ],
    ['a number that cannot be walked to', redrawn('t!  |', '9   |'), /maps\[0\]\.spaces\[10\]: #9 in C3 cannot be walked to/],
    ['an icon that cannot be walked to', redrawn('t!  |', 's!  |', 's? ', ' . '), /the square icon in C3 cannot be walked to/],
    [
      'a wall between spaces that do not exist',
      spelt(map => map.borders.push({ a: 'A1', b: 'Z9', kind: 'wall' })),
      /^pit\.json: maps\[0\]\.borders\[\d+\]\.b: a wall border of Z9, which is no space; expected the id of a space of this map$/,
    ],
    ['a border of a space with itself', spelt(map => map.borders.push({ a: 'A1', b: 'A1', kind: 'wall' })), /a border of A1 with itself/],
    ['two borders of one pair', spelt(map => map.borders.push({ a: 'B1', b: 'A1', kind: 'wall' })), /a second border between B1 and A1/],
    [
      'a door without an id',
      spelt(map => {
        delete map.borders.find(border => border['kind'] === 'door')!['door'];
      }),
      /a door without an id; expected "door": "d1"/,
    ],
    ['a door id on a border that is no door', spelt(map => Object.assign(map.borders[0]!, { door: 'x' })), /a thin border with a door id/],
    ['two doors of one name', spelt(map => Object.assign(map.borders[0]!, { kind: 'door', door: 'd1' })), /a second door called d1/],
    [
      'two spaces of one name',
      spelt(map => map.spaces.push({ id: 'A1', x: 9, y: 9 })),
      /maps\[0\]\.spaces\[16\]\.id: a second space is called A1/,
    ],
    ['a missing number', redrawn(' 5 ', ' . '), /^pit\.json: maps\[0\]\.spaces: no space has #5; expected the numbers #1 to #8$/],
    ['a number used twice', redrawn(' 5 ', ' 4 '), /a second space has #4; expected each number once/, /no space has #5/],
    ['no start', redrawn('S', '.'), /0 start spaces; expected exactly one/],
    ['two starts', redrawn(' 5 ', '5S '), /2 start spaces/],
    ['too few stars', redrawn('2c?    * ', '2c?    . '), /2 star spaces; expected at least 3/],
    [
      'an unknown icon in a drawing',
      redrawn('s?', 'z?'),
      /^pit\.json: maps\[0\]\.grid\.row 4\.column A: "z\?" is no cell; expected a number, S/,
      /a thin border of A4, which is no space/,
      /a thin border of A4, which is no space/,
    ],
    [
      'an unknown icon',
      spelt(map => Object.assign(map.spaces[12]!, { icon: { shape: 'hexagon', faceup: false } })),
      /^pit\.json: maps\[0\]\.spaces\[12\]\.icon\.shape: "hexagon" is unknown here; expected one of square, circle, triangle$/,
    ],
    [
      'more icons than tokens',
      redrawn('s?    . ', 's?   s? '),
      /2 square icons, but token set mine has 1 square tokens; expected at most 1/,
    ],
    ['an unknown token set', file => Object.assign(file.maps[0]!, { tokenSet: 'lost' }), /maps\[0\]\.tokenSet: unknown token set "lost"/],
    ['a roof one cannot leave', file => Object.assign(file.maps[0]!, { rules: [] }), /a character could be stranded on a roof/],
    [
      'an id that is taken',
      file => file.maps.push({ ...file.maps[0]! }),
      /^pit\.json: maps\[1\]\.id: "pit" is taken; expected an id that no other piece of this kind has$/,
    ],
    [
      'an unknown rule',
      file => Object.assign(file.maps[0]!, { rules: ['jumpDown', 'fly'] }),
      /maps\[0\]\.rules\[1\]: "fly" is unknown here/,
    ],
  ];
  for (const [what, edit, ...patterns] of cases) it(what, () => refuses(edit, patterns));
});

describe('tokens are refused for', () => {
  const cases: readonly Case[] = [
    [
      'an unknown feature',
      file => Object.assign(stackOf(file, 'circle')[0]!, { feature: 'gold' }),
      /objective\.feature: asset may stay in the box/,
      /^pit\.json: tokenSets\[0\]\.stacks\.circle\[0\]\.feature: unknown feature "gold"; expected one of medpac/,
    ],
    [
      'an unknown ability',
      file => Object.assign(stackOf(file, 'square')[0]!, { abilities: ['bite'] }),
      /tokenSets\[0\]\.stacks\.square\[0\]\.abilities\[0\]: "bite" is unknown here; expected one of sentry/,
    ],
    [
      'a special token in a stack that is drawn from',
      file => stackOf(file, 'triangle').push({ kind: 'special', special: 'beast' }),
      /stacks\.triangle\[1\]\.kind: a token of the kind "special" among the triangle tokens; expected an enemy or a feature/,
    ],
    [
      'a feature among the reinforcements',
      file => stackOf(file, 'reinforcement').push({ kind: 'feature', feature: 'crate', abilities: [] }),
      /a token of the kind "feature" among the reinforcement tokens; expected an enemy/,
    ],
  ];
  for (const [what, edit, ...patterns] of cases) it(what, () => refuses(edit, patterns));
});
