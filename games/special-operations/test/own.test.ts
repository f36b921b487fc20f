import { readFileSync } from 'node:fs';
import { checkSetup } from '@cadre/core';
import { describe, expect, test } from 'vitest';
import { specialOperations } from '../src/game.js';
import { boxFor, layoutsFor, readOwn, TERRAIN, TERRAIN_KINDS } from '../src/index.js';
import { box, fileOf, layout, mission, problemsOf } from './own-file.js';

describe('a file that fits', () => {
  test('adds a layout to the missions it names', () => {
    const own = fileOf({ layouts: [layout()] });
    expect(readOwn(own)).toMatchObject({ ok: true, value: { layouts: [{ id: 'canyon', from: 'own' }], missions: [] } });
    const priorities = { edition: 'v1.1', mission: 'priorities', own } as const;
    expect(layoutsFor(priorities)).toEqual(['relay-station', 'forest-moon', 'spaceport-alleys', 'canyon']);
    expect(layoutsFor({ ...priorities, mission: 'codes' })).not.toContain('canyon');
    expect(boxFor({ ...priorities, layout: 'canyon' }).table.pieces.map(piece => piece.id)).toEqual(['cliff', 'hut', 'grove']);
    expect(boxFor({ ...priorities, layout: 'relay-station' }).layout.id).toBe('relay-station');
  });

  test('changes a mission and leaves the rest of it as it is', () => {
    const own = fileOf({ missions: [mission()] });
    expect(problemsOf({ missions: [mission()] })).toEqual([]);
    const changed = boxFor({ edition: 'playtest', mission: 'priorities', layout: 'forest-moon', own }).mission;
    expect(changed).toMatchObject({
      id: 'priorities',
      name: { en: 'Two Hills', de: 'Two Hills' },
      numbers: { pointsToWin: 5, controlWithin: 3 },
    });
    expect(changed.zones.map(zone => zone.id)).toEqual(['blue', 'red']);
    expect(boxFor({ edition: 'playtest', mission: 'priorities', layout: 'forest-moon', own: '' }).mission.name.en).toBe(
      'Shifting Priorities',
    );
  });

  test('brings a mission and a layout for it', () => {
    const clearing = { id: 'clearing', kind: 'ruins', polygon: box(16, 16, 20, 20) };
    const file = { layouts: [layout({ id: 'clearing', pieces: [clearing] })], missions: [mission({ layouts: ['clearing'] })] };
    expect(problemsOf(file)).toEqual([]);
  });
});
describe('as an option of the game', () => {
  const setupWith = (given: object) => checkSetup(specialOperations, { mission: 'priorities', ...given });

  test('the layouts of the file can be chosen, and the match is played on them', () => {
    const content = fileOf({ layouts: [layout()] });
    const { setup, problems } = setupWith({ layout: 'canyon', content });
    expect(problems).toEqual([]);
    const { public: battle } = specialOperations.setup(setup);
    expect(boxFor(battle).layout.id).toBe('canyon');
  });

  test('a file with problems is refused with all of them', () => {
    expect(setupWith({ content: fileOf({ layouts: [layout({ id: '<canyon>' }), layout({ missions: ['chess'] })] }) }).problems).toEqual([
      expect.stringMatching(/^content: layouts\[0\]\.id: /),
      expect.stringMatching(/^content: layouts\[1\]\.missions\[0\]: "chess" is unknown here/),
    ]);
    expect(setupWith({ layout: 'canyon' }).problems).toEqual([expect.stringMatching(/^option "layout": /)]);
  });

  test('a layout that the mission is not played on, or without a mission, is refused', () => {
    const content = fileOf({ layouts: [layout()] });
    expect(setupWith({ mission: 'codes', layout: 'canyon', content }).problems).toEqual([
      'the layout "canyon" does not fit the mission "codes"; expected one of relay-station, forest-moon, spaceport-alleys, vault-district',
    ]);
    expect(setupWith({ mission: 'random', layout: 'forest-moon' }).problems).toEqual([
      'the layout "forest-moon" needs a mission; name one with it, or leave both random',
    ]);
  });
});
describe('the page about own content', () => {
  const page = readFileSync(new URL('../../../docs/special-operations-content.md', import.meta.url), 'utf8');

  test('has an example that can be played', () => {
    const [, example] = page.match(/```json\n(.*?)```/s)!;
    const given = { mission: 'priorities', layout: 'quarry', content: example! };
    const { setup, problems } = checkSetup(specialOperations, given);
    expect(problems).toEqual([]);
    expect(boxFor(specialOperations.setup(setup).public).mission.name.de).toBe('Zwei Gruben');
  });

  test('says of every kind of terrain what it is', () => {
    for (const kind of TERRAIN_KINDS) {
      const { top, cover, sight, passage } = TERRAIN[kind];
      const row = page.split('\n').find(each => each.startsWith(`| \`${kind}\` |`));
      const [height, covers, sees, moves] = row!.split('|').slice(2, 6);
      expect([kind, height!.trim()]).toEqual([kind, `${top}"`]);
      expect(covers, kind).toContain(cover);
      expect(sees, kind).toContain(sight);
      expect(moves!.includes('impassable'), kind).toBe(passage === 'impassable');
    }
  });
});
