import type { Recipe } from '@cadre/scene/recipe';
import { type Casts, like } from './cast.js';

const maiden: Recipe = { like: 'handmaiden', head: 'hood', weapon: 'pistol', stance: 0, wear: { robe: 0xb8562a, sleeves: 0xc46a34, sash: 0x7a2e22 }, colours: { torso: 0xb8562a, helmet: 0xd07a3a, hair: 0x3a2418 } }; // biome-ignore format: a row
const guard: Recipe = { like: 'jedi', head: 'temple', weapon: 'pike', stance: 0, wear: { tunic: 0xd8cdb4, tabard: 0xe6dcc4, pauldrons: 0xc9b27a, sleeves: 0xb8a684, cloak: 0xb79f78 }, colours: { torso: 0xd8cdb4, legs: 0x8a7452, boots: 0x5a4632, helmet: 0xd9c9a6, plate: 0xefe6d0, mark: 0x8a3a2c, gloves: 0x6a5238, light: 0xffd23a } }; // biome-ignore format: a row

export const REPUBLIC: Casts = {
  'ahsoka-tano': [{ like: 'togruta', weapon: 'sabers', body: 'human', height: 1.32, build: 0.92, stance: 1, wear: { loincloth: 0x6a2a2e, gauntlet: 0x8f98a2, sash: 0x4a3a34 }, colours: { torso: 0x8a3238, sleeves: 0xcf6f3c, legs: 0xc9c5bd, boots: 0x7a4a36, gloves: 0x7a4a36, light: 0x7df06a } }], // biome-ignore format: a row
  'shaak-ti': [{ like: 'togruta', head: 'togruta-tall', weapon: 'saber', height: 1.52, stance: 3, wear: { robe: 0x7d3a2e, sleeves: 0x8a4436, tabard: 0xb08a5c, lapels: 0xc6a06a }, colours: { skin: 0xb5402f, helmet: 0xe6e2da, mark: 0x3b4468, torso: 0x8a4436, sleeves: 0x8a4436, light: 0x5aa8ff } }], // biome-ignore format: a row
  'barriss-offee': [{ like: 'jedi', isFemale: true, head: 'hood', height: 1.4, stance: 1, wear: { robe: 0x2f3348, sleeves: 0x3a3f58, cloak: null, 'short-cape': 0x3a3f58, sash: 0x6a5a3a }, colours: { skin: 0xa9a85a, helmet: 0x3a3350, torso: 0x2f3348, hair: 0x1c1c22, mark: 0x1c1c22, light: 0x5aa8ff } }], // biome-ignore format: a row
  'naboo-royal-handmaidens': [maiden, like(maiden, { stance: 1, head: 'braid', wear: { robe: 0x7c2a22, sleeves: 0x8c3428, sash: 0xd09a3a }, colours: { torso: 0x7c2a22 } })], // biome-ignore format: a row
  sabe: [{ like: 'handmaiden', head: 'headdress', weapon: 'pistol', stance: 3, height: 1.46, wear: { robe: 0x1f1d24, 'high-collar': 0x3a2a30, sleeves: 0x2a2630, mantle: 0x5a2a2a, cape: 0x2c2028 }, colours: { torso: 0x2a2630, skin: 0xf0e4d8, helmet: 0x2a2024, mark: 0xd8b04a } }], // biome-ignore format: a row
  'nahdar-vebb': [{ like: 'jedi', head: 'mon-cal', headSize: 1.08, height: 1.6, stance: 0, wear: { tunic: 0x9a8a68, lapels: 0xc7b58c, sleeves: 0x8a7a58, robe: 0x6f5c40 }, colours: { skin: 0xc2785a, torso: 0x9a8a68, light: 0x6df07a } }], // biome-ignore format: a row
  'padawan-learners': [
    { like: 'jedi', body: 'child', head: 'cropped', height: 1.22, stance: 1, wear: { tunic: 0xcdbb94, lapels: 0xe0d0aa }, colours: { hair: 0x8a5a2c, skin: 0xd9a67e, light: 0x5aa8ff } },
    { like: 'jedi', body: 'child', isFemale: true, head: 'twilek', height: 1.2, stance: 3, wear: { tunic: 0x8f6f4a, sash: 0x4a3424 }, colours: { skin: 0x5fa3c0, helmet: 0x6a4a34, torso: 0xa58458, sleeves: 0x8f6f4a, light: 0x6df07a } },
  ], // biome-ignore format: rows
  'legend-yoda': [{ like: 'yoda', height: 0.88, stance: 1, wear: { cloak: 0x6f4f34 } }],
  'minion-temple-guards': [guard, like(guard, { stance: 3, wear: { robe: 0xcabd9f, tabard: 0xe6dcc4, sleeves: 0xb8a684, pauldrons: 0xc9b27a } })], // biome-ignore format: a row
};
export const REBELS: Casts = {
  'obi-wan-kenobi': [{ like: 'jedi', head: 'hood-beard', stance: 0, height: 1.52, wear: { cloak: null, mantled: 0x7a5636, tunic: 0xc9b48a, lapels: 0xd8c7a2, sleeves: 0x6f4e32, sash: 0x6a4a34 }, colours: { helmet: 0x7a5636, hair: 0xa9804f, torso: 0xcdb98f, light: 0x4f9dff } }], // biome-ignore format: a row
  'luke-skywalker': [{ like: 'human', head: 'shaggy', weapon: 'saber', stance: 1, wear: { holsters: 0x5a4632, pouches: 0x6f5a3e, lapels: 0xe6d8b2 }, colours: { torso: 0xd9c48e, sleeves: 0xcdb67f, legs: 0xb5a27a, boots: 0x6a5238, gloves: 0xd9a67e, hair: 0xc99a52, skin: 0xdca987, light: 0x5ab4ff } }], // biome-ignore format: a row
  'han-and-chewie': [
    { like: 'human', head: 'swept', weapon: 'heavy-pistol', armour: 'vest', stance: 1, height: 1.5, wear: { holsters: 0x4a3424 }, colours: { torso: 0xe4dcc8, sleeves: 0xe4dcc8, plate: 0x22242a, legs: 0x2c3448, mark: 0x22242a, boots: 0x1e1c1c, hair: 0x5a3a22, gloves: 0xd9a67e } },
    { like: 'wookiee', stance: 2, colours: { skin: 0x8a5f38, hair: 0x6a4526 } },
  ], // biome-ignore format: rows
  chewie: [
    {
      like: 'wookiee',
      stance: 0,
      height: 1.9,
      wear: { bandolier: 0x3e2f22, satchel: 0x5a4630 },
      colours: { skin: 0x7d5631, hair: 0x553720 },
    },
  ],
  boushh: [{ like: 'human', isFemale: true, head: 'huntsman', weapon: 'spear', offhand: 'charge', height: 1.4, stance: 0, wear: { poncho: 0x8a6a44, pouches: 0x5a4630, bandolier: 0x4a3a28, gauntlet: 0x6a5a48 }, colours: { torso: 0x9a7a52, sleeves: 0x8a7a5c, legs: 0x6f5f48, helmet: 0xb0956a, mark: 0x6f4f33, boots: 0x4a3828, light: 0xff6a3a } }], // biome-ignore format: a row
  'c-3po-and-r2-d2': [
    {
      like: 'protocol',
      stance: 2,
      companion: { of: { id: 'r2-d2', like: 'astromech', height: 0.94, stance: 0 }, at: [0.42, 0, 0.06], turn: -12 },
    },
  ],
  'lando-and-r2-d2': [
    { like: 'human', head: 'moustache', weapon: 'heavy-pistol', stance: 1, wear: { cape: 0x2f63a8, holsters: 0x3a2f28, collar: 0xd8b04a }, colours: { torso: 0x7fb0d8, sleeves: 0x7fb0d8, legs: 0x22262e, boots: 0x1c1c20, hair: 0x1e1814, skin: 0x8a5a3a } },
    { like: 'astromech', colours: { mark: 0x2450a8, helmet: 0xb0b6be } },
  ], // biome-ignore format: rows
  'baze-malbus-and-chirrut-imwe': [
    { like: 'human', head: 'long', weapon: 'rotary', armour: 'heavy', build: 1.16, height: 1.6, stance: 0, wear: { tanks: 0x6a6a62, neckerchief: 0x5a3a2c }, colours: { plate: 0x9a4a34, torso: 0x4a4038, sleeves: 0x4a4038, legs: 0x57493a, boots: 0x33281d, hair: 0x3a2a22, skin: 0xb98a62, gloves: 0x3a2f28 } },
    { like: 'human', head: 'cropped', weapon: 'staff', height: 1.48, stance: 1, wear: { tabard: 0x8a3a2e, robe: 0x2f2c30, sleeves: 0x3a363c, sash: 0x6a2a26 }, colours: { torso: 0x3a363c, legs: 0x2f2c30, hair: 0x1c1a1a, skin: 0xc99a70, boots: 0x26221f } },
  ], // biome-ignore format: rows
  'bodhi-rook': [{ like: 'human', head: 'goggles-up', weapon: 'pistol', armour: 'vest', stance: 0, wear: { pouches: 0x5a5a52, satchel: 0x4a4438 }, colours: { torso: 0x6f7478, sleeves: 0x8a8f90, plate: 0x59605f, legs: 0x5f6462, hair: 0x241a16, skin: 0xa9744e, mark: 0xb0863a } }], // biome-ignore format: a row
  'ezra-bridger': [{ like: 'human', head: 'shaggy', weapon: 'saber', offhand: 'pistol', build: 0.94, height: 1.4, stance: 1, wear: { pack: 0x6a5a3a, gauntlet: 0x6f7880, neckerchief: 0x3a5a4a }, colours: { torso: 0xd0782c, sleeves: 0xd8c28a, legs: 0x8a7a54, boots: 0x5a5a5e, hair: 0x232a48, skin: 0xc08a5c, light: 0x5ab4ff } }], // biome-ignore format: a row
  'sabine-wren': [{ like: 'mandalorian', isFemale: true, head: 'bob', weapon: 'pistol', offhand: 'pistol', height: 1.38, stance: 1, wear: { jetpack: 0xd85a9a, pauldron: 0xf0a02c, holsters: 0x4a3b2b }, colours: { plate: 0xb04a8a, mark: 0xf0a02c, helmet: 0xb04a8a, torso: 0x4a4a54, sleeves: 0x4a4a54, legs: 0x3c3c46, hair: 0x8a3ac0, skin: 0xd9a67e } }], // biome-ignore format: a row
  'zeb-orrelios': [{ like: 'human', head: 'lasat', weapon: 'bo-rifle', build: 1.26, height: 1.78, stance: 1, wear: { pauldron: 0x6f7a52, bandolier: 0x4a4a34 }, colours: { skin: 0x7a6a9a, hair: 0x5a4a7a, torso: 0x6f7a52, sleeves: 0x7a6a9a, legs: 0x8a7f5a, boots: 0x7a6a9a, gloves: 0x7a6a9a, light: 0xd8a0ff } }], // biome-ignore format: a row
  chopper: [{ like: 'astromech', stance: 3, colours: { plate: 0xd0862c, mark: 0xe6dcc4, helmet: 0xd8902f, light: 0x7fd0ff } }],
  'k-2so': [{ like: 'assassin', head: 'k2', weapon: 'heavy-pistol', offhand: 'fist', height: 1.84, build: 0.95, stance: 0, colours: { plate: 0x3e434c, torso: 0x343942, light: 0xe8f0ff, mark: 0xb9c0c8 } }], // biome-ignore format: a row
  'rebel-commandos': [
    { like: 'commando', stance: 0 },
    { like: 'commando', head: 'rebel', stance: 2, weapon: 'rifle', wear: { poncho: 0x6b6a44, pack: 0x5d5638 }, colours: { helmet: 0x6f7048 } },
  ], // biome-ignore format: rows
  'rebel-pathfinders': [
    { like: 'pathfinder', stance: 0, colours: { mark: 0x8a3a2a } },
    { like: 'pathfinder', stance: 2, head: 'cropped-stubble', weapon: 'carbine', wear: { cape: 0x6a6450, pouches: 0x5b4d39, scarf: 0x8a7a4a }, colours: { hair: 0x2c211b, skin: 0x9a6a48 } },
  ], // biome-ignore format: rows
  wicket: [{ like: 'ewok', weapon: 'spear', stance: 1, height: 0.95, colours: { skin: 0x6a4228, hair: 0xa97a48, helmet: 0xc07838 } }],
  paploo: [{ like: 'ewok', head: 'ewok', weapon: 'staff', stance: 2, height: 1.0, wear: { strap: 0x4a3422, trophies: 0xe2d6b8 }, colours: { skin: 0xb3a48c, hair: 0xe6dcc6, helmet: 0x8a5a34 } }], // biome-ignore format: a row
  'ewok-hunters': [
    { like: 'ewok', weapon: 'spear', stance: 0, wear: { scarf: 0x7a5a34 }, colours: { skin: 0x4a3a30, hair: 0x8a7358, helmet: 0x6d6a3a } },
    { like: 'ewok', head: 'ewok-bare', weapon: 'bow', stance: 0, wear: { quiver: 0x5a3d24, mantle: 0x8a6a40 }, colours: { skin: 0x8a6238, hair: 0xc9a06a } },
  ], // biome-ignore format: rows
  'ewok-trappers': [
    { like: 'ewok', weapon: 'bolas', stance: 0, wear: { strap: 0x4a3422, loincloth: 0x7a5a38 }, colours: { skin: 0x5c4632, hair: 0x9a7a54, helmet: 0xa54a32 } },
    { like: 'ewok', weapon: 'sling', stance: 1, wear: { satchel: 0x6e5232 }, colours: { skin: 0x33292a, hair: 0x6f625a, helmet: 0xc9a85a } },
  ], // biome-ignore format: rows
};
