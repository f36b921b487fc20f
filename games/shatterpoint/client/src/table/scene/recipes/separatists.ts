import type { Recipe } from '@cadre/scene/recipe';
import { type Casts, like } from './cast.js';

const b1: Recipe = { like: 'b1', stance: 0 };
const b2: Recipe = { like: 'b2', stance: 0 };
const aqua: Recipe = { like: 'assassin', head: 'aqua', body: 'slim', weapon: 'carbine', offhand: 'fist', height: 1.62, stance: 0, wear: { tanks: 0x3f6a78 }, colours: { plate: 0x4f8292, torso: 0x3f6a78, mark: 0x2f4f5c, light: 0xffd35a } }; // biome-ignore format: a row
const bx: Recipe = { like: 'bx', stance: 0, weapon: 'vibrosword' };
const nightsister: Recipe = { like: 'sith', isFemale: true, head: 'hood', weapon: 'bow', height: 1.46, stance: 0, wear: { skirt: 0x6a2a2c, sleeves: 0x5a2426, rags: 0x5a2426 }, colours: { torso: 0x7a2e30, legs: 0x4a2226, helmet: 0x7c2c2e, skin: 0xe4ddd4, hair: 0x4a4a52, light: 0xff6ad0, mark: 0x2a2a30 } }; // biome-ignore format: a row

export const SEPARATISTS: Casts = {
  'aqua-droids': [aqua, like(aqua, { stance: 2, weapon: 'cannon' })],
  'b1-battle-droids': [b1, like(b1, { stance: 2, colours: { mark: 0x8a2f2a } })],
  'b2-battle-droids': [b2, like(b2, { stance: 2, colours: { mark: 0x3a4450 } })],
  kalani: [{ like: 'tactical', head: 'super-tactical', weapon: 'pistol', build: 1.16, height: 1.7, stance: 3, wear: { pauldrons: 0xb39a62 }, colours: { plate: 0xc2b08a, torso: 0xa8966e, mark: 0x6f4f9a, light: 0xfff0a0 } }], // biome-ignore format: a row
  kraken: [{ like: 'tactical', head: 'super-tactical', weapon: 'e5', build: 1.16, height: 1.7, stance: 1, wear: { 'short-cape': 0x4a2a2a, pauldron: 0x6a6f78 }, colours: { plate: 0x6f6a66, torso: 0x57534f, mark: 0xa9342a, light: 0xff5238 } }], // biome-ignore format: a row
  magnaguard: [
    { like: 'magnaguard', stance: 1 },
    { like: 'magnaguard', stance: 0, wear: { rags: 0x8a806c, scarf: 0x9a8f78 } },
  ],
  'nossor-ri': [{ like: 'human', head: 'karkarodon', weapon: 'trident', build: 1.2, height: 1.68, stance: 0, headSize: 1.05, wear: { loincloth: 0x3a5a66, pauldrons: 0x6f8f9a, trophies: 0xe2d6b8 }, colours: { skin: 0x6f8492, mark: 0xc9d2d4, torso: 0x6f8492, sleeves: 0x6f8492, legs: 0x5a6e7a, boots: 0x6f8492, gloves: 0x6f8492 } }], // biome-ignore format: a row
  'savage-opress': [{ like: 'zabrak', weapon: 'double-saber', build: 1.24, height: 1.74, stance: 1, wear: { skirt: 0x33302e, pauldrons: 0x57534f, mantle: 0x4a4642 }, colours: { skin: 0xd8b23a, mark: 0x26221e, torso: 0x3a3634, legs: 0x2f2c2a, light: 0xff3a2e } }], // biome-ignore format: a row
  'nightsister-acolytes': [nightsister, like(nightsister, { stance: 1, weapon: 'vibrosword', head: 'ponytail', wear: { loincloth: 0x6a2a2c, sleeves: 0x5a2426, mantle: 0x3a2224 }, colours: { hair: 0xd8d4cc } })], // biome-ignore format: a row
  'legend-grievous': [{ like: 'grievous', stance: 0, height: 1.95 }],
  'minion-b1-line': [
    like(b1, { stance: 1, colours: { mark: 0xc9a02a } }),
    like(b1, { stance: 3, weapon: 'e5c', colours: { plate: 0xb4935f } }),
  ],
  'minion-commando-droids': [bx, like(bx, { stance: 1, weapon: 'e5', colours: { mark: 0xe0dccb } })],
  'minion-b2-wedge': [like(b2, { stance: 1, colours: { mark: 0x9a2f2a } }), like(b2, { stance: 3 }), like(b2, { stance: 2, build: 1.08, height: 1.7, colours: { plate: 0x5f6a74 } })], // biome-ignore format: a row
  'minion-tx-20': [{ like: 'tactical', stance: 3, weapon: 'e5', wear: { 'half-cape': 0x6a3a34 } }],
};
