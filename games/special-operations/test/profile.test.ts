import { expect, test } from 'vitest';
import { weaponsOf } from '../src/attack/targets.js';
import { capacityOf, xOf } from '../src/keywords/holders.js';
import { profileOf } from '../src/profile.js';
import { battle, unit } from './battle.js';

const droids = (...sides: ('a' | 'b')[]) =>
  battle(
    ['bx-command-droid', 'bx-deflector-shield', 'bx-vibrosword', 'ig-100-magnaguard'].map(type => ({ type, at: [4, 0.7] as const })),
    { squads: ['droid-commandos', 'imperial-infantry'], loadouts: [sides, []] },
  );
const weapons = (s: ReturnType<typeof droids>, id: number): string[] => weaponsOf(s, unit(id)).map(w => w.id);

test('before the loadouts are revealed a unit is as its card says', () => {
  const s = droids();
  expect([weapons(s, 1), xOf(s, unit(1), 'shielded')]).toEqual([['unarmed', 'commando-e-5-blaster'], 1]);
});
test('a loadout takes weapons away and gives others, to whom it names', () => {
  const s = droids('a', 'a', 'b');
  expect(weapons(s, 1)).toEqual(['unarmed', 'e-5s-sniper-rifle']);
  expect(weapons(s, 2)).toEqual(['vibrosword', 'commando-e-5-blaster']);
  expect(weapons(droids('a', 'b', 'b'), 3)).toContain('electro-whip');
});
test('a loadout makes weapons and keywords stronger, within limits', () => {
  const s = droids('a', 'b', 'b');
  const [sword, blaster] = weaponsOf(s, unit(2));
  expect([sword!.keywords, blaster!.keywords]).toEqual([
    [expect.objectContaining({ keyword: 'pierce', x: 1 })],
    [expect.objectContaining({ keyword: 'critical', x: 1 })],
  ]);
  const other = droids('a', 'b', 'a');
  expect([0, 2, 3].map(id => xOf(other, unit(id), 'scout'))).toEqual([2, 2, 1]); // one more, at most 2
  expect([0, 3].map(id => xOf(other, unit(id), 'jump'))).toEqual([2, 0]); // set to 2, for who can jump
});
test('capacities and surge charts change too', () => {
  const medic = battle([{ type: 'clone-trooper-medic', at: [4, 0.7] }], {
    squads: ['clone-troopers', 'imperial-infantry'],
    loadouts: [['a', 'b', 'a'], []],
  });
  expect([xOf(medic, unit(0), 'treat'), capacityOf(medic, unit(0), 'treat')]).toEqual([2, 4]);
  const b1 = battle([{ type: 'b1-battle-droid', at: [4, 0.7] }], {
    squads: ['invasion-force', 'imperial-infantry'],
    loadouts: [['a', 'a', 'a'], []],
  });
  expect([profileOf(b1, unit(0)).attackSurge, xOf(b1, unit(0), 'ai')]).toEqual(['hit', 0]);
});
