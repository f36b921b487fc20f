import { describe, expect, test } from 'vitest';
import { fitProblems } from '../src/content/sound/fit.js';
import { outlineProblems, overlapProblems } from '../src/content/sound/layout.js';
import { missionProblems } from '../src/content/sound/mission.js';
import type { DicePool } from '../src/dice.js';
import {
  boxFor,
  EDITION,
  EDITIONS,
  type Edition,
  FACTIONS,
  type KeywordOn,
  LAYOUTS,
  MISSION,
  MISSIONS,
  RANKS,
  SQUADS,
  UNIT_TYPES,
  type UnitType,
  VEHICLES,
} from '../src/index.js';

type Corner = readonly [number, number];
const typeOf = (id: string): UnitType => {
  const found = UNIT_TYPES.find(each => each.id === id);
  if (!found) throw new Error(`no unit type "${id}"`);
  return found;
};
const countsOf = (ids: readonly string[]): number[] => [...new Set(ids)].map(id => ids.filter(each => each === id).length);

describe('squads', () => {
  test('ten in version 1.1, eight in the playtest, and 48 unit types beside the vehicles', () => {
    expect(SQUADS).toHaveLength(10);
    expect(EDITION['v1.1'].squads).toHaveLength(10);
    expect(EDITION.playtest.squads).toHaveLength(8);
    expect(UNIT_TYPES.filter(type => type.kind !== 'vehicle')).toHaveLength(48);
    expect(new Set(UNIT_TYPES.map(type => type.id)).size).toBe(UNIT_TYPES.length);
    expect(Object.keys(VEHICLES).sort()).toEqual([...FACTIONS].sort());
  });

  test.each(SQUADS.map(squad => [squad.id, squad] as const))('%s: cards in order, one commander, its own faction', (_, squad) => {
    const prefix = squad.units[0]!.card.split('-')[0];
    expect(squad.units.map(unit => unit.card)).toEqual(squad.units.map((_, i) => `${prefix}-${i + 1}`));
    const types = squad.units.map(unit => typeOf(unit.type));
    expect(types.filter(type => type.rank === 'commander')).toHaveLength(1);
    for (const type of types) {
      expect(type.faction).toBe(squad.faction);
      expect(RANKS).toContain(type.rank);
      expect(type.weapons.length).toBeGreaterThan(0);
    }
    expect(squad.hand).toHaveLength(6);
    expect(squad.hand.at(-1)).toBe('standing-orders');
    expect(squad.loadouts).toEqual([1, 2, 3].map(n => `${prefix}-L${n}`));
  });

  test('the units of every squad are those that the documents list', () => {
    const listed = Object.fromEntries(SQUADS.map(squad => [squad.id, countsOf(squad.units.map(unit => unit.type))]));
    expect(listed).toEqual({
      'rebel-troopers': [1, 4, 1, 2, 1],
      'rebel-commandos': [1, 3, 1, 1, 1],
      'bright-tree': [1, 1, 1, 2, 3],
      'arc-troopers': [1, 2, 2, 1],
      'clone-troopers': [1, 3, 1, 1, 1],
      'invasion-force': [1, 5, 1, 2, 1],
      'droid-commandos': [1, 2, 2, 2],
      'imperial-infantry': [1, 3, 1, 2, 1],
      'imperial-special-forces': [1, 2, 3, 1, 1],
      'mandalorian-super-commandos': [1, 1, 2, 2],
    });
  });

  test('every weapon has two dice or more, so that a suppressed unit can still attack', () => {
    for (const type of UNIT_TYPES)
      for (const weapon of type.weapons) {
        const { red, black, white } = weapon.dice;
        expect(red + black + white, `${type.id} ${weapon.id}`).toBeGreaterThan(1);
        expect(weapon.range > 0, `${type.id} ${weapon.id}`).toBe(weapon.kind !== 'melee');
      }
  });
});

describe('profiles', () => {
  const dice = ({ red, black, white }: DicePool): string => `${red}R${black}B${white}W`;
  const keyword = ({ keyword: id, x, of, capacity }: KeywordOn): string =>
    `${id} ${x}${of ? `: ${of.join(', ')}` : ''}${capacity === undefined ? '' : `, capacity ${capacity}`}`;
  const profile = (type: UnitType): string =>
    [
      `${type.id}: ${type.rank} ${type.kind}, speed ${type.speed}, courage ${type.courage}, ${type.wounds} wounds, ${type.defence}`,
      `surges ${type.attackSurge}/${type.defenceSurge ? 'block' : 'none'}`,
      type.keywords.map(keyword).join('; '),
      ...type.weapons.map(({ id, kind, range, dice: pool, keywords }) => [id, kind, range, dice(pool), ...keywords.map(keyword)].join(' ')),
    ].join(' | ');

  test('are these: a change of balance shows here', () => {
    expect(UNIT_TYPES.map(profile)).toMatchSnapshot();
  });

  test('squads have these wounds in all', () => {
    const wounds = SQUADS.map(squad => squad.units.reduce((sum, unit) => sum + typeOf(unit.type).wounds, 0));
    expect(wounds).toEqual([20, 17, 23, 14, 16, 21, 18, 20, 17, 13]);
  });

  test('keywords that need a word or a capacity have one', () => {
    const WORDED = ['ai', 'coordinate', 'direct', 'guardian', 'independent', 'retinue'];
    for (const type of UNIT_TYPES)
      for (const on of type.keywords) {
        expect([type.id, on.keyword, on.of !== undefined]).toEqual([type.id, on.keyword, WORDED.includes(on.keyword)]);
        expect([type.id, on.keyword, on.capacity !== undefined]).toEqual([type.id, on.keyword, ['repair', 'treat'].includes(on.keyword)]);
      }
  });
});

describe('editions', () => {
  test('differ in these values', () => {
    const { 'v1.1': current, playtest } = EDITION;
    const differing = Object.keys(current).filter(
      key => JSON.stringify(current[key as keyof Edition]) !== JSON.stringify(playtest[key as keyof Edition]),
    );
    expect(Object.fromEntries(differing.map(key => [key, playtest[key as keyof Edition]]))).toEqual({
      id: 'playtest',
      name: { en: 'Playtest', de: 'Testversion' },
      squads: current.squads.filter(id => id !== 'bright-tree' && id !== 'mandalorian-super-commandos'),
      swaps: [{ out: 'IS-8', card: 'IS-8R', type: 'r4-astromech-empire' }],
      dashClimbs: true,
      suppressionPenalty: 'targets-choice',
      versatile: false,
      deploymentContactBan: false,
      objectiveTokensCarried: false,
      covert: { marker: 'condition-token', reveal: 'first-end-phase' },
      codes: { tokens: [4, 5, 6], code: 6, claimants: ['blue', 'red'], halt: 'action' },
      vehicle: { pointsClaimed: false, redDeploys: 'network' },
    });
    expect(current).toMatchObject({
      dashClimbs: false,
      suppressionPenalty: 'worst-die',
      versatile: true,
      deploymentContactBan: true,
      objectiveTokensCarried: true,
      covert: { marker: 'order-token', reveal: 'any-end-phase' },
      codes: { tokens: [1, 2, 3], code: 1, claimants: ['red'], halt: 'free' },
      vehicle: { pointsClaimed: true, redDeploys: 'zone-or-network' },
    });
  });

  test('missions have these numbers', () => {
    expect(MISSIONS.map(id => MISSION[id].numbers)).toMatchSnapshot();
  });
});

describe('the box of a match', () => {
  const setups = EDITIONS.flatMap(edition =>
    MISSIONS.flatMap(mission => MISSION[mission].layouts.map(layout => ({ edition, mission, layout, own: '' }))),
  );

  test.each(setups)('$edition, $mission on $layout compiles, and only once', key => {
    const box = boxFor(key);
    expect(box.table.pieces).toHaveLength(box.layout.pieces.length);
    expect(box.table.zones.map(zone => zone.id)).toEqual(box.mission.zones.map(zone => zone.id));
    expect([...box.squads.keys()].filter(id => SQUADS.some(squad => squad.id === id))).toEqual(EDITION[key.edition].squads);
    expect(boxFor({ ...key })).toBe(box);
  });

  test('layouts and missions name each other', () => {
    for (const layout of LAYOUTS)
      expect(MISSIONS.filter(id => MISSION[id].layouts.includes(layout.id))).toEqual(MISSIONS.filter(id => layout.missions.includes(id)));
  });

  test('the playtest fields the R4 in place of the ID10 and leaves ambush points unclaimed', () => {
    const [current, playtest] = EDITIONS.map(edition => boxFor({ edition, mission: 'vehicle', layout: 'relay-station', own: '' }));
    expect(current!.squads.get('imperial-special-forces')!.units.at(-1)).toEqual({ card: 'IS-8', type: 'id10-seeker-droid' });
    expect(playtest!.squads.get('imperial-special-forces')!.units.at(-1)).toEqual({ card: 'IS-8R', type: 'r4-astromech-empire' });
    const claimed = (box: typeof current) => box!.mission.objectives.filter(each => each.claimed).length;
    expect([claimed(current), claimed(playtest)]).toEqual([4, 0]);
  });

  test('a layout that the mission does not use is refused', () => {
    expect(() => boxFor({ edition: 'v1.1', mission: 'vehicle', layout: 'vault-district', own: '' })).toThrow(
      '"vault-district" is not a layout of Disabled Vehicle; expected one of relay-station, forest-moon, ambush-gorge',
    );
  });
});

describe('layouts and missions', () => {
  test.each(LAYOUTS.map(layout => [layout.id, layout] as const))('%s is sound and as symmetric as it says', (_, layout) => {
    expect([...outlineProblems(layout), ...overlapProblems(layout)]).toEqual([]);
    const turn = {
      rotation: ([x, y]: Corner) => [36 - x, 36 - y],
      mirror: ([x, y]: Corner) => [36 - x, y],
      none: ([x, y]: Corner) => [x, y],
    };
    const shape = (kind: string, polygon: readonly Corner[], by: (corner: Corner) => readonly number[]): string =>
      `${kind} ${polygon
        .map(corner =>
          by(corner)
            .map(n => n.toFixed(3))
            .join(','),
        )
        .sort()
        .join(' ')}`;
    const pieces = layout.pieces.map(piece => shape(piece.kind, piece.polygon, turn.none));
    expect(layout.pieces.map(piece => shape(piece.kind, piece.polygon, turn[layout.symmetry])).sort()).toEqual([...pieces].sort());
  });

  test.each(MISSIONS)('%s is sound, and so is every layout it is played on', id => {
    expect(missionProblems(MISSION[id])).toEqual([]);
    for (const layout of MISSION[id].layouts) {
      const { table, mission } = boxFor({ edition: 'v1.1', mission: id, layout, own: '' });
      expect(fitProblems(table, mission), layout).toEqual([]);
    }
  });

  test('objectives lie on the grid of six inches, corners of zones on whole inches', () => {
    for (const id of MISSIONS) {
      const { objectives, zones } = MISSION[id];
      for (const n of objectives.flatMap(({ x, y }) => [x, y])) expect(n % 6, id).toBe(0);
      for (const n of zones.flatMap(zone => zone.polygon.flat())) expect(n % 1, id).toBe(0);
    }
  });

  test('no name says left or right, which depend on where its reader sits', () => {
    for (const id of MISSIONS)
      for (const { name } of MISSION[id].objectives) expect(`${name.en} ${name.de}`).not.toMatch(/left|right|link|recht/i);
  });
});
