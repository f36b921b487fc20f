import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContent, problemText } from '../src/content/check.js';
import { content } from '../src/content/content.js';

type Json = Record<string, unknown>;
const source = { kind: 'house', note: 'written by a player' };

/** A player's file: a map drawn in characters, its tokens, and a story mission on it. */
const GRID = `
       A     B     C     D
    +-----+-----+-----+-----+
  1 |  S     1    2c?    *  |
    +     +     +     +     +
  2 |  3     4     5     *  |
    +     +     +.....+     +
  3 |  6     7  : t!  |  8  |
    +     +     +-----+=[L]=+
  4 | s?    .     .      *  |
    +-----+-----+-----+-----+
`;
const good = (): Json => ({
  tokenSets: [
    {
      id: 'mine',
      names: { melee: 'miner', blaster: 'guard', sharpshooter: 'lookout' },
      stacks: {
        square: [{ kind: 'enemy', class: 'melee', health: 2, abilities: ['sentry'] }],
        circle: [{ kind: 'feature', feature: 'asset', abilities: [] }],
        triangle: [{ kind: 'enemy', class: 'sharpshooter', health: 1, abilities: [] }],
        reinforcement: [{ kind: 'enemy', class: 'blaster', health: 3, abilities: [] }],
        special: [],
      },
      source,
    },
  ],
  maps: [{ id: 'pit', name: 'The Pit', tokenSet: 'mine', rules: ['jumpDown', 'noCarryingUp'], source, grid: GRID }],
  missions: [
    {
      ...structuredClone(content.missions[0]),
      id: 'down-the-pit',
      map: 'pit',
      source,
    },
  ],
});

type Edit = (file: { tokenSets: Json[]; maps: Json[]; missions: Json[] }) => void;
const told = (edit: Edit): readonly string[] => {
  const file = good();
  edit(file as unknown as Parameters<Edit>[0]);
  const checked = checkContent(file, 'pit.json', content);
  expect(checked.content).toBeUndefined();
  return checked.problems.map(problemText);
};
const mission =
  (change: Json): Edit =>
  file => {
    Object.assign(file.missions[0]!, change);
  };
/** The map with spaces and borders spelt out instead of drawn. */
const spelt =
  (edit: (map: { spaces: Json[]; borders: Json[]; rules: string[] }) => void): Edit =>
  file => {
    const drawn = checkContent(good(), 'pit.json', content).content!.maps.at(-1)!;
    file.maps[0] = structuredClone(drawn) as unknown as Json;
    edit(file.maps[0] as unknown as Parameters<typeof edit>[0]);
  };
/** The map drawn with changes: what to replace by what. */
const redrawn =
  (...changes: string[]): Edit =>
  file => {
    let grid = GRID;
    for (let i = 0; i < changes.length; i += 2) {
      expect(grid).toContain(changes[i]);
      grid = grid.replace(changes[i]!, changes[i + 1]!);
    }
    file.maps[0]!['grid'] = grid;
  };
const stackOf = (file: Parameters<Edit>[0], stack: string): Json[] => (file.tokenSets[0]!['stacks'] as Record<string, Json[]>)[stack]!;

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

type Case = readonly [what: string, edit: Edit, ...problems: RegExp[]];
/** Exactly these problems, in this order. */
const refuses = (edit: Edit, patterns: readonly RegExp[]): void => {
  const problems = told(edit);
  expect(problems.length, problems.join('\n')).toBe(patterns.length);
  patterns.forEach((pattern, i) => {
    expect(problems[i]).toMatch(pattern);
  });
};

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

describe('a mission is refused for', () => {
  const slot = { name: 'Dig', minStrength: 4, ops: [{ op: 'extra' }] };
  const cases: readonly Case[] = [
    [
      'two mission slots',
      mission({ slots: [slot, slot] }),
      /^pit\.json: missions\[0\]\.slots: 2 mission slots; expected at most one: there are five white disrupt tokens$/,
    ],
    [
      'an unknown effect',
      mission({ afterEvent: [], crisis: [{ op: 'explode', n: 3 }, { op: 'extra' }] }),
      /^pit\.json: missions\[0\]\.crisis\[0\]\.op: unknown op "explode"; expected one of damage, discardEnemy/,
      /nothing moves the track alarm/,
    ],
    [
      'an effect with a wrong parameter',
      mission({ missionEffect: [{ op: 'disrupt', slot: 'sleep' }] }),
      /missions\[0\]\.missionEffect\[0\]\.slot: "sleep" is unknown here; expected one of move, attack/,
    ],
    [
      'a wrong value inside one of several possible forms',
      mission({ failure: [{ is: 'enemyWithChildIn', zone: { numbers: [1, 'two'] } }] }),
      /failure\[0\]\.zone\.numbers\[1\]: "two" does not fit; expected a value of the type number/,
    ],
    [
      'a value of none of several possible forms',
      mission({ missionEffect: [{ op: 'look', count: 'many', range: 2 }] }),
      /missionEffect\[0\]\.count: "many" does not fit; expected number or "all"$/,
    ],
    [
      'a parameter too many',
      mission({ missionEffect: [{ op: 'extra', n: 2 }] }),
      /missions\[0\]\.missionEffect\[0\]\.n: unknown field "n"; expected to leave it out/,
    ],
    [
      'an unknown condition',
      mission({ objective: { is: 'sunset' } }),
      /^pit\.json: missions\[0\]\.objective\.is: unknown is "sunset"; expected one of targetHere/,
    ],
    [
      'an unknown feature',
      mission({ objective: { is: 'featureSecured', feature: 'gold' } }),
      /unknown feature "gold"/,
      /gold may stay in the box/,
    ],
    [
      'an objective that may stay in the box',
      mission({ objective: { is: 'featureSecured', feature: 'crate' } }),
      /objective\.feature: crate may stay in the box; expected to place it in the setup/,
    ],
    [
      'an unknown special enemy',
      mission({ missionEffect: [{ op: 'specialHeal', special: 'worm', n: 1 }] }),
      /missionEffect\[0\]\.special: unknown special enemy "worm"; expected to define it first/,
    ],
    [
      'an unknown track',
      mission({ missionEffect: [{ op: 'track', track: 'heat', add: 1 }] }),
      /missionEffect\[0\]\.track: unknown track "heat"; expected one of alarm/,
    ],
    [
      'a track that nothing moves',
      mission({ failure: [], afterEvent: [], crisis: [{ op: 'extra' }], tracks: [{ id: 'heat', name: 'Heat', steps: [] }] }),
      /missions\[0\]\.tracks: nothing moves the track heat/,
    ],
    [
      'an unknown map in a condition',
      mission({ missionEffect: [{ op: 'if', if: { is: 'onMap', map: 'moon' }, do: [{ op: 'extra' }] }] }),
      /missionEffect\[0\]\.if\.map: unknown map "moon"; expected one of map1, map2, map3, map4/,
    ],
    ['an unknown character', mission({ characters: ['kuiil'] }), /missions\[0\]\.characters\[0\]: unknown character "kuiil"/],
    ['an unknown map', mission({ map: 'moon' }), /missions\[0\]\.map: unknown map "moon"; expected one of map1, map2, map3, map4, pit/],
    ['a mercenary sheet with a map', mission({ kind: 'mercenary' }), /a mercenary mission on "pit"/],
    [
      'a number that is not on its map',
      mission({ missionEffect: [{ op: 'spawn', at: { at: 'number', number: 9 } }] }),
      /missionEffect\[0\]\.at\.number: #9 is not on map pit/,
    ],
    [
      'a space that is not on its map',
      mission({ failure: [{ is: 'enemyWithChildIn', zone: { spaces: ['A1', 'K9'] } }] }),
      /missions\[0\]\.failure\[0\]\.zone\.spaces\[1\]: K9 is no space of map pit/,
    ],
    [
      'a mission effect icon without a mission effect',
      file => Object.assign(stackOf(file, 'square')[0]!, { abilities: ['missionEffect'] }),
      /missions\[0\]\.missionEffect: token set mine has mission effect icons, this mission has no mission effect/,
    ],
    [
      'an effect where it means nothing',
      mission({ missionEffect: [{ op: 'block', n: 1 }] }),
      /missionEffect\[0\]\.op: "block" means nothing here \(mission missionEffect\); expected to use it in: trigger damage/,
    ],
    [
      'a condition where it means nothing',
      mission({ failure: [{ is: 'movedByThis' }] }),
      /failure\[0\]\.is: "movedByThis" means nothing here \(mission aim\); expected to use it in: action move/,
    ],
    ['a setup that is none', mission({ setup: [{ op: 'extra' }] }), /setup\[0\]\.op: unknown op "extra"; expected one of place, mix/],
    [
      'a setup that is none inside a condition',
      mission({ setup: [{ op: 'if', if: { is: 'characters', atLeast: 3 }, do: [{ op: 'extra' }] }] }),
      /setup\[0\]\.do\[0\]\.op: "extra" is no setup instruction; expected one of place, mix/,
    ],
    [
      'a mix where no token lies',
      mission({ setup: [{ op: 'mix', feature: 'asset', shape: 'circle', numbers: [2, 3] }] }),
      /setup\[0\]\.numbers: no facedown circle icon in #3/,
    ],
    [
      'a mix of a token from another stack',
      mission({ setup: [{ op: 'mix', feature: 'crate', shape: 'circle', numbers: [2] }] }),
      /setup\[0\]\.feature: crate is no circle token of set mine/,
    ],
    [
      'The Child with an enemy that may not be there',
      mission({ setup: [{ op: 'childOn', space: 'A4' }] }),
      /setup\[0\]\.space: no enemy is certain to be in A4/,
    ],
    [
      'two tracks and two special enemies of one name',
      file => {
        const [track] = file.missions[0]!['tracks'] as Json[];
        const worm = { id: 'worm', name: 'Worm', health: 5, abilities: [] };
        Object.assign(file.missions[0]!, { tracks: [track, track], specials: [worm, worm] });
      },
      /missions\[0\]\.specials\[1\]\.id: a second worm/,
      /missions\[0\]\.tracks\[1\]\.id: a second alarm/,
    ],
    ['more players needed than allowed', mission({ players: { min: 4, max: 2 } }), /at least 4 and at most 2 players/],
    [
      'a missing source',
      file => {
        delete file.missions[0]!['source'];
      },
      /missions\[0\]\.source: this is missing; expected a value of the type object/,
    ],
    ['a text that is too long', mission({ briefing: 'x'.repeat(201) }), /missions\[0\]\.briefing: .* is too big; expected at most 200/],
  ];
  for (const [what, edit, ...patterns] of cases) it(what, () => refuses(edit, patterns));

  it('on a mercenary sheet for a place that not every map has', () => {
    const sheet = { ...content.missions[4], id: 'mine', map: 'any', missionEffect: [{ op: 'spawn', at: { at: 'space', space: 'A1' } }] };
    const ninth = { ...content.missions[4], id: 'mine-too', failure: [{ is: 'enemyWithChildIn', zone: { numbers: [9] } }] };
    expect(checkContent({ missions: [sheet, ninth] }, 'mine.json', content).problems.map(problemText)).toEqual([
      'mine.json: missions[0].missionEffect[0].at.space: A1 is no space of every map; expected a number instead of a space',
      'mine.json: missions[1].failure[0].zone.numbers[0]: #9 is not on every map; expected one of #1 to #8',
    ]);
  });
});

describe('a card is refused for', () => {
  const changed = (change: (box: Record<string, Json[]>) => void): readonly string[] => {
    const box = JSON.parse(JSON.stringify(content)) as Record<string, Json[]>;
    change(box);
    return checkContent(box, 'box.json').problems.map(problemText);
  };
  const deck = (box: Record<string, Json[]>): Json[] => box['characters']![0]!['deck'] as Json[];

  it('a deck that is not twelve cards of every strength', () => {
    expect(changed(box => deck(box).splice(9, 1))).toEqual(['box.json: characters[0].deck: 11 skill cards; expected 12, counting copies']);
    const weak = changed(box => {
      for (const card of deck(box)) Object.assign(card, { strength: 2 });
    });
    expect(weak).toEqual(['box.json: characters[0].deck: no card of strength 1, 3, 4; expected every strength from 1 to 4']);
  });

  it('a tactical card in the starting deck, or one that changes an action', () => {
    expect(changed(box => Object.assign(deck(box)[9]!, { strength: 'tactical' }))).toEqual([
      'box.json: characters[0].deck[9].strength: "tactical" on a deck card; expected a strength from 1 to 4',
      'box.json: characters[0].deck[9]: a tactical card that does nothing; expected an ability with ops',
    ]);
  });

  it('a tactical card with a modifier, a wild card with a strength, an ability that is none', () => {
    const unlocks = (box: Record<string, Json[]>): Record<string, Json> => box['characters']![0]!['unlocks'] as Record<string, Json>;
    const problems = changed(box => {
      Object.assign(unlocks(box)['tactical']!['ability'] as Json, { modify: [{ op: 'attackRange', range: 2 }] });
      Object.assign(unlocks(box)['wild']!, { strength: 3 });
      Object.assign(deck(box)[0]!, { ability: { slot: 'attack' } });
    });
    expect(problems).toEqual([
      'box.json: characters[0].deck[0].ability: an ability without effect; expected modify or ops',
      'box.json: characters[0].unlocks.tactical.ability.modify: a tactical card changes an action that is not performed; expected ops alone',
      'box.json: characters[0].unlocks.wild.strength: "3" on a wild card; expected "wild"',
    ]);
  });

  it('two cards of one id and a weaker novice side', () => {
    const problems = changed(box => {
      Object.assign(deck(box)[1]!, { id: 'mandalorian/wrist-flamer' });
      Object.assign(box['characters']![0]!, { health: { novice: 4, standard: 5 } });
    });
    expect(problems).toEqual([
      'box.json: characters[0].health: more health on the standard side than on the novice side; expected at most as much',
      'box.json: characters[0].deck: two cards have the id mandalorian/wrist-flamer; expected one id, and copies for equal cards',
    ]);
  });

  it('an event or a gear card with an effect of another place', () => {
    const problems = changed(box => {
      Object.assign(box['events']![0]!, { ops: [{ op: 'skipCrisis' }] });
      const gear = (box['characters']![0]!['unlocks'] as Record<string, Json>)['gear']!;
      Object.assign(gear, { trigger: 'actionStep', slots: ['move'] });
    });
    expect(problems).toEqual([
      'box.json: characters[0].unlocks.gear.slots: slots with the trigger "actionStep"; expected the trigger "performAction"',
      'box.json: characters[0].unlocks.gear.ops[0].op: "ward" means nothing here (trigger actionStep); expected to use it in: trigger eventDamage',
      'box.json: events[0].ops[0].op: "skipCrisis" means nothing here (event); expected to use it in: trigger crisis',
    ]);
  });

  it('an envelope that is never opened, or holds an unknown mission', () => {
    const problems = changed(box => {
      Object.assign(box['guide']![30]!, { envelope: 2 });
      Object.assign(box['envelopes']![0]!, { missions: ['mm9'] });
    });
    expect(problems.map(problem => problem.split(';')[0])).toEqual([
      'box.json: envelopes[0].missions[0]: unknown mission mm9',
      'box.json: guide: envelope 1 is opened 0 times',
      'box.json: guide: envelope 2 is opened 2 times',
    ]);
  });

  it('a text for another action', () => {
    const slotted = changed(box => Object.assign(deck(box)[1]!['ability'] as Json, { slot: 'move' }));
    expect(slotted).toEqual([
      'box.json: characters[0].deck[1].ability.modify[0].op: "attackRange" means nothing here (action move); expected to use it in: action attack',
    ]);
  });

  it('a trigger without effect and an effect without action', () => {
    const planning = changed(box => {
      delete box['planning']![0]!['ops'];
      Object.assign(box['planning']![3]!, { trigger: 'damage', modify: [{ op: 'strength', n: 1 }] });
    });
    expect(planning).toEqual([
      'box.json: planning[0]: the trigger "damage" without an effect; expected an effect exactly if there is a trigger',
      'box.json: planning[3].modify: no action to change with the trigger "damage"; expected the trigger "performAction"',
    ]);
  });

  it('a feature whose effects nobody can use', () => {
    expect(changed(box => Object.assign(box['features']![3]!, { use: 'carry' }))).toEqual([
      'box.json: features[3].ops: 1 effects with the use "carry"; expected effects exactly with the use "discard"',
    ]);
  });

  it('a guide deck out of order, incomplete, or with unknown missions', () => {
    const guide = changed(box => {
      Object.assign(box['guide']![3]!, { card: 'ig11/spin-volley' });
      Object.assign(box['guide']![1]!, { id: 7, play: [{ missions: ['m9'] }] });
    });
    expect(guide).toEqual([
      'box.json: guide[1].id: card 7 in place 2; expected the cards in the order of their numbers',
      'box.json: guide[1].play[0].missions[0]: unknown mission m9; expected one of m1, m2, m3, m4, mm1, mm2, mm3, mm4',
      'box.json: guide: mandalorian/micro-missiles is added 0 times; expected 1',
      'box.json: guide: ig11/spin-volley is added 2 times; expected 1',
    ]);
  });

  it('a box with a piece too few', () => {
    const box = changed(each => {
      (each['disrupt'] as unknown as { white: number[] }).white.pop();
      Object.assign(each['planning']![0]!, { copies: 4 });
      (each['tokenSets']![1]!['stacks'] as Record<string, Json[]>)['reinforcement']!.pop();
    });
    expect(box).toEqual([
      'box.json: disrupt.white: 4 white tokens; expected 5, one for each slot',
      'box.json: planning: 19 pieces; expected 20',
      'box.json: disrupt.white: 4 pieces; expected 5',
      'box.json: tokenSets 2: 28 pieces; expected 29',
    ]);
  });
});

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
