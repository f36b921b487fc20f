import { describe, expect, test } from 'vitest';
import { fitProblems } from '../../src/special-operations/content/sound/fit.js';
import { layoutProblems } from '../../src/special-operations/content/sound/layout.js';
import { missionProblems } from '../../src/special-operations/content/sound/mission.js';
import {
  boxFor,
  EDITION,
  EDITIONS,
  FACTIONS,
  LAYOUTS,
  MISSION,
  MISSIONS,
  RANKS,
  SQUADS,
  UNIT_TYPES,
  type UnitType,
  VEHICLES,
} from '../../src/special-operations/index.js';

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

describe('the box of a match', () => {
  const setups = EDITIONS.flatMap(edition =>
    MISSIONS.flatMap(mission => MISSION[mission].layouts.map(layout => ({ edition, mission, layout, own: '' }))),
  );

  test.each(setups)('$edition, $mission on $layout compiles, and only once', key => {
    const box = boxFor(key);
    expect(box.table.pieces).toHaveLength(box.layout.pieces.length);
    expect(box.table.zones.map(zone => zone.id)).toEqual(box.mission.zones.map(zone => zone.id));
    expect([...box.squads.keys()]).toEqual(EDITION[key.edition].squads);
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
    expect(layoutProblems(layout)).toEqual([]);
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

  test('objectives and corners of zones lie on the grid of six inches', () => {
    for (const id of MISSIONS) {
      const { objectives, zones } = MISSION[id];
      for (const n of [...objectives.flatMap(({ x, y }) => [x, y]), ...zones.flatMap(zone => zone.polygon.flat())])
        expect(n % 6, id).toBe(0);
    }
  });
});
