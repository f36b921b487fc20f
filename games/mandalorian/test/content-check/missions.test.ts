import { describe, expect, it } from 'vitest';
import { checkContent, problemText } from '../../src/content/check.js';
import { content } from '../../src/content/content.js';
import { type Case, type Json, mission, refuses, stackOf } from './file.js';

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
