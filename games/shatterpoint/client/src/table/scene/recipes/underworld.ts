import type { Recipe } from '@cadre/scene/recipe';
import { type Casts, like } from './cast.js';

const KRYZE = { torso: 0x5c646e, sleeves: 0x5c646e, legs: 0x4a515a, plate: 0x4f7fb0, mark: 0xd8dce0, helmet: 0x4f7fb0, boots: 0x3a3f46 };
const owl: Recipe = { like: 'mandalorian', head: 'nite-owl', isFemale: true, weapon: 'pistol', offhand: 'pistol', height: 1.46, stance: 1, wear: { jetpack: 0x3f5f86 }, colours: KRYZE }; // biome-ignore format: a row
const SUPER = { torso: 0x26262b, sleeves: 0x26262b, legs: 0x26262b, plate: 0xa62c28, mark: 0x2c2c32, helmet: 0xa62c28, boots: 0x2c2c32 };
const superior: Recipe = { like: 'mandalorian', weapon: 'carbine', stance: 0, wear: { jetpack: 0x7a221f }, colours: SUPER };
const covert: Recipe = { like: 'mandalorian', weapon: 'rifle', stance: 0, wear: { jetpack: 0x4a3b34, 'half-cape': 0x4a4038 }, colours: { torso: 0x4a4540, sleeves: 0x4a4540, legs: 0x4a4540, plate: 0x9a5a3a, mark: 0x6a3a2a, helmet: 0xa0603c } }; // biome-ignore format: a row
const weequay: Recipe = { like: 'hat', head: 'weequay', weapon: 'rifle', stance: 0, wear: { coat: 0x7a4a2e, bandolier: 0x3c2d1f, sash: 0xa8702c }, colours: { skin: 0x9a6f4a, hair: 0x33241a, torso: 0x8a6a44, sleeves: 0x6b4f34, legs: 0x4b3d2f, mark: 0xa8342a } }; // biome-ignore format: a row
const hk: Recipe = { like: 'assassin', head: 'hk', weapon: 'rifle', offhand: 'fist', height: 1.66, build: 1.1, stance: 0, wear: { pauldrons: 0x6a3a30 }, colours: { plate: 0x7a6258, torso: 0x5f4c44, mark: 0xa9502f, light: 0xff8a3a } }; // biome-ignore format: a row
const wing: Recipe = { like: 'officer', head: 'kepi', weapon: 'pistol', stance: 0, wear: { tunic: 0x3a4f86, holsters: 0x2a2a30, strap: 0x8a2f3a }, colours: { torso: 0x3f5690, sleeves: 0x7a2f3c, legs: 0x3a3f58, helmet: 0x3a4f86, mark: 0xc9a23a, hair: 0x2c211b } }; // biome-ignore format: a row
const sentinel: Recipe = { like: 'assassin', head: 'sentinel', weapon: 'carbine', offhand: 'fist', build: 1.2, height: 1.64, stance: 0, wear: { pauldrons: 0x8a5f34 }, colours: { plate: 0xa87a44, torso: 0x7a5a36, mark: 0x3a3430, light: 0x7fe0ff } }; // biome-ignore format: a row

export const UNDERWORLD: Casts = {
  'aurra-sing': [{ like: 'heroine', head: 'topknot-aerial', weapon: 'long-rifle', height: 1.54, build: 0.9, stance: 2, wear: { holsters: 0x4a3024, pouches: 0x5a3a2a, gauntlet: 0x6a4a3a }, colours: { skin: 0xf0eae4, hair: 0xb0502a, torso: 0xc2622c, sleeves: 0xc2622c, legs: 0xb85a2a, boots: 0x4a2f22, gloves: 0x4a2f22 } }], // biome-ignore format: a row
  'bo-katan-kryze': [like(owl, { head: 'bob', height: 1.5, stance: 0, wear: { jetpack: 0x3f5f86, kama: 0x3f4650, holsters: 0x3a3f46, headband: 0xc9ccd0 }, colours: { hair: 0xb8482a, plate: 0x44699a, skin: 0xe3b697 } })], // biome-ignore format: a row
  'clan-kryze-mandalorians': [owl, like(owl, { isFemale: false, height: 1.5, stance: 2, weapon: 'carbine', wear: { jetpack: 0x3f5f86, pauldron: 0x8a9098 } })], // biome-ignore format: a row
  'boba-fett': [{ like: 'mandalorian', head: 'mando-finder', weapon: 'ee-3', stance: 2, wear: { 'rocket-pack': 0x5f7a44, 'half-cape': 0x8a7a54, pouches: 0x6a4a34, kama: 0x6a5f48 }, colours: { torso: 0x8a9298, sleeves: 0x8a9298, legs: 0x7a828a, plate: 0x4f7048, mark: 0xb0562c, helmet: 0x4f7048, gloves: 0xa9805a, boots: 0x6a6a5a } }], // biome-ignore format: a row
  'jango-fett': [{ like: 'mandalorian', head: 'mando-finder', weapon: 'pistol', offhand: 'pistol', stance: 1, wear: { 'rocket-pack': 0x9aa2ac, holsters: 0x6a4a34, pouches: 0x6a4a34 }, colours: { torso: 0x5a6a86, sleeves: 0x5a6a86, legs: 0x5a6a86, plate: 0xb4bcc6, mark: 0x4a6fb0, helmet: 0xb4bcc6, gloves: 0x8a5a3a } }], // biome-ignore format: a row
  bossk: [{ like: 'reptile', weapon: 'rifle', build: 1.16, height: 1.72, stance: 2, wear: { pouches: 0x6a5a3a, pack: 0x8a8272, gauntlet: 0x8a8272 }, colours: { skin: 0xa8923c, torso: 0xd8a42c, sleeves: 0xd8a42c, legs: 0xd8a42c, boots: 0xa8923c, gloves: 0xa8923c } }], // biome-ignore format: a row
  'bounty-hunters': [
    { like: 'human', head: 'devaronian', weapon: 'heavy-pistol', armour: 'vest', stance: 1, wear: { coat: 0x4a3a30, holsters: 0x33281d }, colours: { skin: 0xb0402f, torso: 0x6a5a48, sleeves: 0x5a4a3c, plate: 0x57534a, legs: 0x3f3a34 } },
    { like: 'human', head: 'tusken', weapon: 'rifle', armour: 'light', stance: 2, wear: { poncho: 0x7a6a4a, bandolier: 0x4a3a28, pack: 0x5a5044 }, colours: { helmet: 0xb49a6a, torso: 0x8a7450, sleeves: 0x8a7450, legs: 0x6a5a40, plate: 0x6f675a } },
  ], // biome-ignore format: rows
  'covert-mandalorians': [covert, like(covert, { stance: 2, weapon: 'vibrosword', head: 'mando-finder', wear: { 'rocket-pack': 0x3f5f4a, mantle: 0x6a5a44 }, colours: { plate: 0x5a8a6a, mark: 0xd8c27a, helmet: 0x5a8a6a } })], // biome-ignore format: a row
  dengar: [{ like: 'human', head: 'bandaged', weapon: 'rifle', armour: 'full', build: 1.12, stance: 0, wear: { pack: 0x6f5a40, bandolier: 0x5a4630 }, colours: { plate: 0x9a9384, torso: 0x6a4f38, sleeves: 0xcdbd98, legs: 0x7a6a52, boots: 0x4a3a2c, gloves: 0x5a4634, helmet: 0xd0c4a4, mark: 0x8a5a3a, skin: 0xb98a6e } }], // biome-ignore format: a row
  'gar-saxon': [like(superior, { head: 'mando-horned', stance: 3, weapon: 'carbine', height: 1.56, wear: { jetpack: 0x2c2c32, cape: 0x2a2226, pauldrons: 0xc9c4b8 }, colours: { plate: 0x8a2421, mark: 0xc9b45a, helmet: 0x8a2421 } })], // biome-ignore format: a row
  'mandalorian-super-commandos': [superior, like(superior, { stance: 1, head: 'mando-finder', weapon: 'pistol', offhand: 'pistol', wear: { jetpack: 0x2c2c32, kama: 0x34343a } })], // biome-ignore format: a row
  'greef-karga': [{ like: 'human', head: 'bald-goatee', weapon: 'pistol', build: 1.14, stance: 1, wear: { cape: 0x4a2f34, coat: 0x5a3a34, sash: 0xb08a3a, collar: 0x4a2f34 }, colours: { torso: 0x8a5a34, sleeves: 0x6a4432, legs: 0x4a3a34, skin: 0x7a4a2e, hair: 0xb9b2a8, boots: 0x33261d } }], // biome-ignore format: a row
  gwarm: [{ like: 'hat', head: 'weequay-hat', weapon: 'electrostaff', stance: 1, build: 1.06, wear: { coat: 0x8a3a2c, sash: 0xd09a3a, trophies: 0xe2d6b8, mantle: 0x5a4630 }, colours: { skin: 0x8f6a4c, hair: 0x2a1e18, helmet: 0x6a4630, torso: 0xb58a54, mark: 0xd09a3a, light: 0xd8a0ff } }], // biome-ignore format: a row
  'hk-87-assassin-droids': [hk, like(hk, { stance: 2, weapon: 'launcher', colours: { plate: 0x69666a } })],
  'ig-11': [{ like: 'assassin', weapon: 'rifle', offhand: 'pistol', stance: 1, wear: { bandolier: 0x5a4630 }, colours: { plate: 0xa89a82, torso: 0x8f826c, light: 0xff5238 } }], // biome-ignore format: a row
  'ig-88b': [{ like: 'assassin', weapon: 'cannon', offhand: 'fist', stance: 0, height: 1.82, wear: { pouches: 0x4a4a4e }, colours: { plate: 0x6a7078, torso: 0x52575f, light: 0xff3a2e } }], // biome-ignore format: a row
  lobot: [{ like: 'human', head: 'implants', weapon: 'pistol', stance: 0, wear: { tunic: 0x4a4f5c, scarf: 0x8f98a6, sleeves: 0x7a8290 }, colours: { torso: 0x9aa2ae, sleeves: 0x7a8290, legs: 0x4a4f5c, boots: 0x2a2c32, light: 0x6fe08a, skin: 0xe0b89a } }], // biome-ignore format: a row
  'paz-vizsla': [{ like: 'mandalorian', weapon: 'rotary', armour: 'mando', build: 1.3, height: 1.72, headSize: 1.02, stance: 0, wear: { jetpack: 0x2f4a78, pauldrons: 0x3f65a0, 'big-pack': 0x2f3f5c }, colours: { torso: 0x3a4048, sleeves: 0x3a4048, legs: 0x3a4048, plate: 0x3f65a0, mark: 0x2f4a78, helmet: 0x3f65a0 } }], // biome-ignore format: a row
  'shin-hati': [{ like: 'heroine', head: 'ponytail', weapon: 'saber', height: 1.46, stance: 1, wear: { cape: 0x4a4a50, tabard: 0x5a5a60, pauldron: 0x6f7078, 'high-collar': 0x3f4046 }, colours: { torso: 0x57585f, sleeves: 0x4a4b52, legs: 0x3f4046, hair: 0xe6d3a0, skin: 0xe6c4ac, light: 0xff7a2a } }], // biome-ignore format: a row
  'weequay-pirates': [weequay, like(weequay, { stance: 1, head: 'weequay-hat', weapon: 'vibrosword', wear: { coat: 0x4a4f3a, strap: 0x3c2d1f, neckerchief: 0xa8342a }, colours: { skin: 0x8a5f42, helmet: 0x4a3a2a } })], // biome-ignore format: a row
  'wing-guard': [wing, like(wing, { stance: 2, weapon: 'rifle', colours: { skin: 0x8a5a3a } })],
  'legend-bane': [{ like: 'hat', head: 'duros', weapon: 'heavy-pistol', offhand: 'heavy-pistol', height: 1.66, stance: 0, wear: { coat: 0x4a3a2e, holsters: 0x33281d, bandolier: 0x33281d, gauntlet: 0x6a6f78 }, colours: { skin: 0x4f9aa8, helmet: 0x5a4230, torso: 0x6a4a34, sleeves: 0x57402e, legs: 0x4a3f36, mark: 0x2c211a } }], // biome-ignore format: a row
  'minion-hired-guns': [
    { like: 'hat', stance: 1, weapon: 'heavy-pistol', wear: { scarf: 0xa8452f }, colours: { hair: 0x3a2a1e } },
    { like: 'human', head: 'quarren', weapon: 'carbine', stance: 2, wear: { poncho: 0x5a6a5a, holsters: 0x33281d }, colours: { skin: 0xb5684a, torso: 0x6a6048, sleeves: 0x57503e } },
  ], // biome-ignore format: rows
  'minion-sentinel-droids': [
    sentinel,
    like(sentinel, { stance: 2, weapon: 'electrostaff', wear: { 'short-cape': 0x5a4630 }, colours: { light: 0xd8a0ff } }),
  ],
  'minion-trackers': [
    { like: 'human', head: 'hood-veil', weapon: 'long-rifle', stance: 2, wear: { cape: 0x57503e, satchel: 0x4a3a28, scarf: 0x7a6a4a }, colours: { helmet: 0x6a5f48, torso: 0x57503e, sleeves: 0x6a5f48 } },
    { like: 'reptile', weapon: 'carbine', stance: 1, wear: { bandolier: 0x4a3a28, rags: 0x6a4a34 }, colours: { skin: 0x5f7a3c, torso: 0x6a5a40, sleeves: 0x5f7a3c, legs: 0x57503e, boots: 0x5f7a3c, gloves: 0x5f7a3c } },
  ], // biome-ignore format: rows
  'minion-embo': [{ like: 'human', head: 'kyuzo', weapon: 'bowcaster', height: 1.6, stance: 2, wear: { skirt: 0x6a4a34, sash: 0xa84a2c, bandolier: 0x3c2d1f, gauntlet: 0x8a7a54 }, colours: { skin: 0x7a8a4a, helmet: 0x8f8a6c, mark: 0xa98a4a, torso: 0x7a4f34, sleeves: 0x7a8a4a, legs: 0x6a4a34, boots: 0x4a3424 } }], // biome-ignore format: a row
};
