import type { Recipe } from '@cadre/scene/recipe';
import { type Casts, like } from './cast.js';

const BLACK = { torso: 0x2a2b31, sleeves: 0x2a2b31, legs: 0x25262c, gloves: 0x202127, boots: 0x202127, plate: 0x3a3d46, belt: 0x4a4d56 };
const hunter: Recipe = { like: 'human', weapon: 'ring-saber', armour: 'light', wear: { tabard: 0x33343c, collar: 0x3a3d46 }, colours: { ...BLACK, helmet: 0x33353d, light: 0xff3226 } }; // biome-ignore format: a row
const night: Recipe = { like: 'storm', stance: 0, weapon: 'e-11', wear: { loincloth: 0x8a2a24, sash: 0x8a2a24, scarf: 0x7a2a24 }, colours: { plate: 0xc3bfb2, helmet: 0xc3bfb2, boots: 0xa9a598 } }; // biome-ignore format: a row
const shore: Recipe = { like: 'scout', armour: 'full', weapon: 'e-11', stance: 0, wear: { pouches: 0x6f6450, tunic: 0x6a6350 }, colours: { plate: 0xc2ad80, helmet: 0xcdb98c, mark: 0x3c6a9a, torso: 0x4a4636, sleeves: 0x4a4636, legs: 0x4a4636, boots: 0x8a7a58 } }; // biome-ignore format: a row
const snow: Recipe = { like: 'storm', head: 'snow', stance: 0, weapon: 'e-11', wear: { kama: 0xcfd3d4, pack: 0xc9cccb }, colours: { torso: 0xcfd3d4, sleeves: 0xcfd3d4, legs: 0xcfd3d4 } }; // biome-ignore format: a row
const elite: Recipe = { like: 'storm', stance: 1, weapon: 'rifle', wear: { pack: 0x3a3d46 }, colours: { ...BLACK, plate: 0x4a4e58, helmet: 0x4a4e58, mark: 0xb02a26 } }; // biome-ignore format: a row
const agent: Recipe = { like: 'officer', stance: 0, weapon: 'pistol', wear: { tunic: 0xe2e0d8, rank: 0xc0392b, holsters: 0x1f1f22 }, colours: { torso: 0xe2e0d8, sleeves: 0xe2e0d8, legs: 0x22242a, helmet: 0x26282e } }; // biome-ignore format: a row
const robot: Recipe = { like: 'death', head: 'dark-trooper', armour: 'heavy', weapon: 'cannon', height: 1.72, build: 1.2, wear: { jetpack: 0x2c2e35 }, colours: { ...BLACK, helmet: 0x2c2e35, light: 0xff3a2e } }; // biome-ignore format: a row
const purge: Recipe = { like: 'death', weapon: 'electrobaton', stance: 0, height: 1.58, wear: { kama: 0x2a2b31, pauldron: 0x3a3d46 }, colours: { mark: 0xff3a2e, light: 0xff5aa0 } }; // biome-ignore format: a row
const boarding: Recipe = { like: 'storm', stance: 0, weapon: 'carbine', wear: { tanks: 0xc9cbc8, pouches: 0x3a3d46 }, colours: { mark: 0x4a4e58 } }; // biome-ignore format: a row
const gunner: Recipe = { like: 'storm', stance: 0, weapon: 't21', wear: { pauldron: 0x2c2e35, 'big-pack': 0xbfc1be, bandolier: 0x3a3d46 } };

export const EMPIRE: Casts = {
  'agent-kallus': [{ like: 'officer', head: 'short-beard', weapon: 'bo-rifle', armour: 'light', stance: 1, height: 1.6, wear: { tunic: 0x4a4f57, pauldron: 0x3a3d46 }, colours: { torso: 0x555a62, sleeves: 0x555a62, legs: 0x3a3d46, plate: 0x3f434b, hair: 0xc29a52, light: 0xd8a0ff } }], // biome-ignore format: a row
  'dark-troopers': [like(robot, { stance: 0 }), like(robot, { stance: 2, weapon: 'rifle' })],
  'darth-vader': [{ like: 'vader', stance: 1 }],
  'legend-vader': [{ like: 'vader', stance: 3, height: 1.86, build: 1.2, wear: { mantled: 0x282a31, 'chest-box': 0x565b66, robe: 0x2d3037, mantle: 0x434954, gauntlet: 0x4a505c }, colours: { light: 0xff2a1e } }], // biome-ignore format: a row
  'death-trooper-escort': [
    { like: 'death', stance: 1, weapon: 'e-11', wear: { pauldrons: 0x3a3d46, 'short-cape': 0x2c2e35 }, colours: { plate: 0x4d535f } },
  ],
  'death-trooper-specialist': [
    { like: 'death', stance: 2, weapon: 'dlt-19', wear: { 'big-pack': 0x30333a, bandolier: 0x3a3d46, aerial: 0x8dff9e } },
  ],
  'death-troopers': [
    { like: 'death', stance: 0 },
    { like: 'death', stance: 3, weapon: 'rifle', wear: { pouches: 0x24262c, kama: 0x2a2c33 } },
  ], // biome-ignore format: rows
  'del-meeko': [{ like: 'special', head: 'short-beard', stance: 1, weapon: 'rifle', wear: { pouches: 0x2d2f35, pack: 0x33353d }, colours: { hair: 0x4a3222, skin: 0xb98a62 } }], // biome-ignore format: a row
  'gideon-hask': [{ like: 'special', stance: 3, weapon: 'rifle', wear: { pouches: 0x2d2f35, pauldron: 0xb6322a, kama: 0x2d2f35 } }],
  'elite-squad-troopers': [elite, like(elite, { stance: 2, weapon: 't21', wear: { 'big-pack': 0x3a3d46, pauldron: 0x4a4e58 } })],
  enoch: [{ like: 'storm', head: 'gold-mask', stance: 3, weapon: 'e-11', height: 1.54, wear: { cape: 0x7a2420, pauldrons: 0xc9c4b4, kama: 0x5a2420 }, colours: { plate: 0xc3bfb2, helmet: 0xc3bfb2, mark: 0xd8b04a } }], // biome-ignore format: a row
  'es-04': [{ like: 'storm', isFemale: true, head: 'bob', weapon: 'flamer', stance: 0, height: 1.44, wear: { tanks: 0x7a3a2c, pauldron: 0xb02a26 }, colours: { ...BLACK, plate: 0x4a4e58, mark: 0xd86a2a, hair: 0x2c1e18, skin: 0x9a6a48 } }], // biome-ignore format: a row
  'fifth-brother': [like(hunter, { head: 'fifth', armour: 'heavy', build: 1.22, height: 1.68, stance: 1, headSize: 1.06, wear: { mantle: 0x30323a, skirt: 0x26272d }, colours: { skin: 0x9aa6a0, helmet: 0x2c2e35 } })], // biome-ignore format: a row
  'third-sister': [like(hunter, { isFemale: true, head: 'braid', height: 1.44, stance: 1, wear: { cape: 0x2a2b31, 'high-collar': 0x3a3d46, tabard: 0x33343c }, colours: { skin: 0x7a4a30, hair: 0x1c1614, mark: 0x5a5d66 } })], // biome-ignore format: a row
  'fourth-sister': [like(hunter, { isFemale: true, head: 'masked', weapon: 'double-saber', height: 1.46, stance: 3, wear: { 'half-cape': 0x3a2c30, 'high-collar': 0x3a3d46, kama: 0x2c2d34 }, colours: { skin: 0xd9c9c0, hair: 0x8a8d94, helmet: 0x3a3d46, mark: 0x8a1f1f } })], // biome-ignore format: a row
  'minion-second-sister': [like(hunter, { isFemale: true, head: 'inquisitor', stance: 0, height: 1.5, wear: { mantled: 0x26272d, tabard: 0x3a3d46, 'high-collar': 0x3a3d46 } })], // biome-ignore format: a row
  'imperial-special-forces': [{ like: 'special', stance: 0, colours: { mark: 0x6a6f78 } }, { like: 'special', stance: 2, weapon: 'rifle', colours: { mark: 0x6a6f78 }, wear: { pack: 0x33353d } }], // biome-ignore format: a row
  'isb-agents': [agent, like(agent, { stance: 3, isFemale: true, head: 'officer-bun', height: 1.42, offhand: 'datapad', colours: { hair: 0x3a2418, light: 0x7fd0ff } })], // biome-ignore format: a row
  'night-troopers': [night, like(night, { stance: 2, weapon: 'rifle', wear: { tabard: 0x8a2a24, neckerchief: 0x7a2a24, rags: 0x6a2a26 } })],
  shoretroopers: [shore, like(shore, { stance: 2, weapon: 't21', wear: { pack: 0x8a7a58, pauldron: 0x3c6a9a } })],
  snowtroopers: [snow, like(snow, { stance: 2, weapon: 't21', wear: { kama: 0xcfd3d4, 'big-pack': 0xb9bdbc } })],
  'snowtrooper-lieutenant': [like(snow, { stance: 3, weapon: 'pistol', wear: { coat: 0xd8dcdc, cape: 0xb9c2c6, pauldron: 0xd07a2c, rank: 0xc0392b, aerial: 0xd07a2c }, colours: { mark: 0x3a6aa8 } })], // biome-ignore format: a row
  stormtroopers: [
    { like: 'storm', stance: 0 },
    { like: 'storm', stance: 2, weapon: 'dlt-19', wear: { pack: 0xc9cbc8 } },
  ], // biome-ignore format: rows
  'stormtrooper-sergeant': [
    { like: 'storm', stance: 1, weapon: 'e-11', wear: { pauldron: 0xd9d2c2, kama: 0x4a4e58, rank: 0xc0392b }, colours: { mark: 0xd07a2c } },
  ],
  'minion-boarding-troopers': [boarding, like(boarding, { stance: 2, weapon: 'cutter', offhand: 'shield', colours: { light: 0x9fdcff } })],
  'minion-assault-gunners': [gunner, like(gunner, { stance: 1, weapon: 'rotary' })],
  'minion-purge-troopers': [
    purge,
    like(purge, { stance: 1, weapon: 'electrostaff', wear: { 'short-cape': 0x3a1f22, pauldron: 0x3a3d46 } }),
  ],
};
