import type { FigureRecipe, Recipe } from '@cadre/scene/recipe';
import { type Casts, like } from './cast.js';

const trooper = (mark: number, own: Partial<Recipe> = {}): Recipe => ({ like: 'clone', ...own, colours: { mark, ...own.colours } });
const DARK = { torso: 0x24262b, sleeves: 0x24262b, legs: 0x24262b, gloves: 0x24262b };
const BATCH = { ...DARK, plate: 0x4d5058, helmet: 0x4d5058, boots: 0x3c3e45, mark: 0xa9342a };
const wolf = trooper(0x7c8794, { weapon: 'dc15a', stance: 0, wear: { kama: 0x4a525c } });
const orange = trooper(0xd58a2a, { stance: 1 });
const blue = trooper(0x2c5cb4, { stance: 2 });
const scouting: Recipe = { like: 'scout', head: 'arf', weapon: 'dc15s', stance: 0, wear: { pouches: 0x6b6250 }, colours: { mark: 0x8c6a3a, plate: 0xd8d7cc, helmet: 0xd8d7cc } }; // biome-ignore format: a row
const green: Recipe = { like: 'scout', head: 'arf', weapon: 'long-rifle', stance: 0, wear: { 'short-cape': 0x566b3a, pouches: 0x4c4a34 }, colours: { mark: 0x4f7a34, plate: 0x8fa06a, helmet: 0x7f935a } }; // biome-ignore format: a row
const commando: Recipe = { like: 'clone', head: 'katarn', armour: 'heavy', weapon: 'dc17m', build: 1.05, wear: { pack: 0xc9cbc8 }, colours: { visor: 0x4fb2e8, mark: 0xd47a2c } }; // biome-ignore format: a row
const shock = trooper(0xb02a26, { stance: 3, wear: { pauldrons: 0xb02a26 } });
const fils = trooper(0x8a9a3a, { stance: 3, head: 'clone-old', weapon: 'rifle', wear: { neckerchief: 0x6f7c30 } });
const OMEGA: FigureRecipe = { id: 'omega', like: 'heroine', height: 1.06, body: 'child', head: 'bob', weapon: 'bow', stance: 0, wear: { tunic: 0x6a4a44, pack: 0x5b4d39, headband: 0xa9342a }, colours: { torso: 0xc9c2b0, sleeves: 0x8a3a34, legs: 0x4a4a52, hair: 0xd9b86a, skin: 0xd9a67e, light: 0xff8adf } }; // biome-ignore format: a row

export const CLONES: Casts = {
  '104th-wolfpack-troopers': [wolf, like(wolf, { stance: 3, weapon: 'dc15s', wear: { pack: 0x6a727c, pauldron: 0x7c8794 } })],
  '212th-clone-troopers': [orange, like(orange, { stance: 0, weapon: 'dc15a', wear: { pauldron: 0xd58a2a, pouches: 0x6a5a48 } })],
  '501st-clone-troopers': [blue, like(blue, { stance: 1, weapon: 'rotary', wear: { 'big-pack': 0xcfd1cc } })],
  'arf-clone-troopers': [scouting, like(scouting, { stance: 2, weapon: 'rifle', wear: { pack: 0x77705c } })],
  'captain-rex': [trooper(0x2456b8, { head: 'arc', weapon: 'pistol', offhand: 'pistol', stance: 0, height: 1.54, wear: { kama: 0x3b3f4a, pauldron: 0x2456b8, holsters: 0x4a3a2a, rank: 0xc0392b } })], // biome-ignore format: a row
  'commander-cody': [trooper(0xdd8a1e, { head: 'clone-brow', weapon: 'dc15s', stance: 2, height: 1.53, wear: { pauldrons: 0xdd8a1e, jetpack: 0xd8dad6, aerial: 0xdd8a1e } })], // biome-ignore format: a row
  'commander-fil': [trooper(0x8a9a3a, { head: 'clone-brow', weapon: 'pistol', offhand: 'pistol', stance: 1, wear: { kama: 0x545a2e, 'short-cape': 0x7c8a38, holsters: 0x3f3a26 } })], // biome-ignore format: a row
  'commander-ponds': [trooper(0x7d3f36, { head: 'clone-old', weapon: 'dc15a', stance: 3, wear: { pauldron: 0x7d3f36, 'big-pack': 0xb8b2a8, neckerchief: 0x5a2f2a } })], // biome-ignore format: a row
  'commander-wolffe': [trooper(0x66727f, { head: 'arc', weapon: 'pistol', offhand: 'pistol', stance: 2, wear: { kama: 0x3f4751, pauldrons: 0x66727f, 'half-cape': 0x4a535e } })], // biome-ignore format: a row
  crosshair: [{ like: 'clone', head: 'clone-brow', weapon: 'long-rifle', build: 0.92, height: 1.58, stance: 2, wear: { pauldron: 0x34363c, pouches: 0x2c2e34 }, colours: { ...BATCH, mark: 0xc2453a } }], // biome-ignore format: a row
  'echo-and-tech': [
    { like: 'clone', head: 'implants', weapon: 'pistol', stance: 1, wear: { gauntlet: 0x8f98a2, pack: 0x4d5058, pauldron: 0xa9342a }, colours: { ...BATCH, skin: 0xd9c4b4, light: 0x7fd0ff } },
    { like: 'clone', head: 'goggled', weapon: 'pistol', offhand: 'datapad', armour: 'light', build: 0.94, height: 1.52, stance: 2, wear: { pouches: 0x5b4d39, radio: 0x5b5f68, satchel: 0x4a4036 }, colours: { ...BATCH, hair: 0x4a3424, light: 0x7fe0ff } },
  ], // biome-ignore format: rows
  'fils-clones': [fils, like(fils, { stance: 2, weapon: 'dc15a', wear: { pack: 0x8a8a6c, pauldron: 0x8a9a3a } })],
  fixer: [like(commando, { stance: 2, wear: { 'big-pack': 0xc9cbc8, gauntlet: 0x5f9a52, aerial: 0x7fe0a0 }, colours: { mark: 0x4f9a48, visor: 0x7fe0a0 } })], // biome-ignore format: a row
  'republic-clone-commandos': [like(commando, { stance: 0 }), like(commando, { stance: 2, weapon: 'launcher', colours: { mark: 0x6a7078 }, wear: { 'big-pack': 0xb9bbb8 } })], // biome-ignore format: a row
  'sev-and-scorch': [
    like(commando, { stance: 1, weapon: 'long-rifle', colours: { mark: 0xa31f1f, visor: 0xff6a4a }, wear: { pack: 0x9a9c98, pouches: 0x4a3a36 } }),
    like(commando, { stance: 2, weapon: 'launcher', colours: { mark: 0xe2c22a, visor: 0xffe07a }, wear: { 'big-pack': 0xd9c24a, bandolier: 0x4a4030 } }),
  ], // biome-ignore format: rows
  'wrecker-and-omega': [{ companion: { of: OMEGA, at: [0.46, 0, 0.2], turn: -8 }, like: 'clone', head: 'katarn', armour: 'heavy', weapon: 'cannon', build: 1.32, height: 1.74, headSize: 0.92, stance: 1, wear: { pauldrons: 0x4d5058, 'big-pack': 0x3c3e45, bandolier: 0x3a2f28 }, colours: { ...BATCH, visor: 0xd8dad6 } }], // biome-ignore format: a row
  'minion-shock-troopers': [shock, like(shock, { stance: 0, weapon: 'rifle', wear: { kama: 0x7c2320, pauldron: 0xb02a26 } })],
  'minion-41st-scouts': [green, like(green, { stance: 3, weapon: 'dc15s', wear: { pack: 0x5a5c3e, scarf: 0x6b6a3c } })],
  'minion-gree': [trooper(0x5f8a34, { head: 'clone-brow', weapon: 'dc15a', stance: 3, wear: { kama: 0x4c5a30, pauldron: 0xc7a93a, pouches: 0x5a4a34, holsters: 0x4a3a2a }, colours: { plate: 0xa9b48a, helmet: 0x9aa878 } })], // biome-ignore format: a row
};
