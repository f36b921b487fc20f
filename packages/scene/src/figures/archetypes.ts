import type { Colours, FigureParts } from './recipe.js';

const WHITE = 0xdadcd8;
const GLOVE = 0x2b2b2f;
const plastoid: Colours = {
  torso: GLOVE,
  sleeves: GLOVE,
  legs: GLOVE,
  gloves: GLOVE,
  plate: WHITE,
  helmet: WHITE,
  boots: WHITE,
  belt: 0xb9bbb8,
};
const night: Colours = { torso: 0x26282e, sleeves: 0x26282e, legs: 0x26282e, gloves: 0x2a2c33, plate: 0x434954, helmet: 0x3b414c, boots: 0x353a44, belt: 0x565d6a }; // biome-ignore format: a table
/** What figures are varieties of: the families that games know, and a few more. A recipe says where its figure differs. */
export const ARCHETYPES = {
  human: { head: 'short', weapon: 'pistol', colours: { torso: 0x8a7a5c, sleeves: 0x6f6350, legs: 0x4d4a46, boots: 0x3a2d22 } },
  heroine: { isFemale: true, height: 1.42, head: 'long', weapon: 'pistol', colours: { torso: 0xc8c2b4, legs: 0x7c6f5f, boots: 0x4a3a2c } },
  rebel: { head: 'rebel', armour: 'vest', weapon: 'a280', wear: { pouches: 0x6a5a42 }, colours: { torso: 0x9a8a68, sleeves: 0x8b8f96, plate: 0x4a4a44, legs: 0x6d7078, boots: 0x3d3226, helmet: 0xc9b98f, gloves: 0x4a3b2c } }, // biome-ignore format: a row
  commando: { head: 'hood', weapon: 'a280', wear: { poncho: 0x55633c, pouches: 0x5a4a34 }, colours: { torso: 0x5f6a48, sleeves: 0x57603f, legs: 0x5a5644, boots: 0x352b20, helmet: 0x58663f, gloves: 0x3a3226 } }, // biome-ignore format: a row
  pathfinder: { head: 'pathfinder', weapon: 'a280', armour: 'vest', wear: { 'short-cape': 0x77715a, pouches: 0x5b4d39, pack: 0x6b6248 }, colours: { torso: 0x6f6a52, sleeves: 0x807a60, plate: 0x4f5340, legs: 0x5d5a48, boots: 0x3a3024, helmet: 0x68694e } }, // biome-ignore format: a row
  ewok: { body: 'ewok', head: 'ewok', weapon: 'spear', colours: { skin: 0x7a5636, hair: 0xb08a5c, helmet: 0x9a6a3a, torso: 0x7a5636 } },
  wookiee: {
    body: 'wookiee',
    head: 'wookiee',
    weapon: 'bowcaster',
    wear: { bandolier: 0x3e2f22 },
    colours: { skin: 0x6d4a2c, hair: 0x513420 },
  },
  clone: { head: 'clone', armour: 'full', weapon: 'dc15s', colours: { ...plastoid, boots: WHITE } },
  arc: { head: 'arc', armour: 'full', weapon: 'pistol', offhand: 'pistol', wear: { kama: 0x3a4258, pauldrons: 0x2f4f9a, holsters: 0x4a3a2a }, colours: { ...plastoid, mark: 0x2f55a8 } }, // biome-ignore format: a row
  b1: { body: 'b1', head: 'b1', weapon: 'e5', colours: { plate: 0xc7ab7c } },
  b2: { body: 'b2', head: 'b2', headSize: 1.5, colours: { plate: 0x7b8791, light: 0xff4a3a } },
  bx: { body: 'slim', head: 'bx', weapon: 'e5', build: 0.86, height: 1.6, colours: { plate: 0x6f7680, torso: 0x5b626c, light: 0xf4f0e0 } },
  tactical: {
    body: 'slim',
    head: 'tactical',
    headSize: 1.15,
    weapon: 'e5',
    build: 1.05,
    colours: { plate: 0x9c9586, torso: 0x8a8474, mark: 0x7a3f34, light: 0xffd35a },
  },
  magnaguard: { body: 'slim', head: 'magnaguard', weapon: 'electrostaff', wear: { 'short-cape': 0xa39a86, scarf: 0xa39a86 }, colours: { plate: 0x8f959c, torso: 0xa39a86, light: 0xd64fe0 } }, // biome-ignore format: a row
  worker: { body: 'worker', head: 'worker', weapon: 'cutter', colours: { plate: 0xc58a3a, mark: 0x2f3238, light: 0xffdf8a } },
  officer: { head: 'officer', weapon: 'pistol', wear: { tunic: 0x6a6f6a, rank: 0xc0392b, holsters: 0x1f1f22 }, colours: { torso: 0x6f746e, sleeves: 0x6f746e, legs: 0x62675f, boots: 0x1e1e22, gloves: 0x1e1e22, belt: 0x1e1e22, helmet: 0x686d66 } }, // biome-ignore format: a row
  storm: { head: 'storm', armour: 'full', weapon: 'e-11', colours: plastoid },
  death: {
    head: 'death',
    armour: 'heavy',
    weapon: 'e-11',
    height: 1.6,
    wear: { pouches: 0x24262c },
    colours: { ...night, light: 0x8dff9e },
  },
  scout: {
    head: 'scout',
    armour: 'light',
    weapon: 'heavy-pistol',
    wear: { pouches: 0x8c8a80 },
    colours: { ...plastoid, torso: 0x2c2d31, boots: 0xcfd0cc },
  },
  special: {
    head: 'special',
    armour: 'light',
    weapon: 'e-11',
    wear: { pouches: 0x2d2f35 },
    colours: { ...night, torso: 0x2b2d33, mark: 0xb6322a, visor: 0x8a2a22 },
  },
  mandalorian: { head: 'mando', armour: 'mando', weapon: 'carbine', wear: { jetpack: 0x5d6d85, holsters: 0x4a3b2b }, colours: { torso: 0x4d525c, sleeves: 0x4d525c, legs: 0x464a52, plate: 0x5f7fa6, mark: 0x35507c, helmet: 0x5f7fa6, boots: 0x34302c } }, // biome-ignore format: a row
  astromech: { body: 'astromech', stance: 0, colours: { plate: 0xdfe0dc, mark: 0x2c58b0, helmet: 0xb9bec4, light: 0xff4030 } },
  'cone-astromech': { body: 'astromech', stance: 1, colours: { plate: 0xdfe0dc, mark: 0xb23526, helmet: 0xdedcd4, light: 0x58c8ff } },
  medic: { body: 'medic', colours: { plate: 0xd4d3cb, mark: 0xb0382c, light: 0x7fe0ff } },
  seeker: { body: 'hovering', colours: { plate: 0x3a3e46, mark: 0x7f8790, light: 0xff4436 } },
  jedi: { head: 'short', weapon: 'saber', wear: { tunic: 0xc0aa84, lapels: 0xd8c7a2, sleeves: 0xb9a37c, cloak: 0x6a4a30 }, colours: { torso: 0xc8b48c, legs: 0xb09a74, boots: 0x4a3524, belt: 0x50382a, light: 0x5aa8ff } }, // biome-ignore format: a row
  sith: { head: 'deep-hood', weapon: 'saber', wear: { mantled: 0x2a2730, robe: 0x25232b, sleeves: 0x2b2831 }, colours: { torso: 0x2a2830, legs: 0x26242c, boots: 0x222026, helmet: 0x2d2a34, light: 0xff3a2e } }, // biome-ignore format: a row
  vader: { head: 'vader', headSize: 1.12, height: 1.74, build: 1.16, weapon: 'saber', armour: 'none', wear: { mantled: 0x282a31, 'chest-box': 0x565b66, tabard: 0x31343c, mantle: 0x3f444e }, colours: { ...night, torso: 0x33363e, helmet: 0x353942, light: 0xff3226 } }, // biome-ignore format: a row
  yoda: { body: 'small', head: 'yoda', weapon: 'saber', wear: { robe: 0xb9a582, sleeves: 0xb09c78, lapels: 0xcbb995 }, colours: { skin: 0x7fa05a, hair: 0xe4e0d4, torso: 0xb9a582, light: 0x6df07a } }, // biome-ignore format: a row
  grievous: {
    body: 'grievous',
    head: 'grievous',
    weapon: 'sabers',
    wear: { cape: 0x7d7468 },
    colours: { plate: 0xd9d2bf, light: 0x5aa8ff },
  },
  hat: { head: 'hat', weapon: 'heavy-pistol', wear: { coat: 0x5c4632, bandolier: 0x3c2d1f, holsters: 0x3c2d1f }, colours: { torso: 0x7a6347, sleeves: 0x6b573f, legs: 0x4b4237, boots: 0x33281d, helmet: 0x5c4632 } }, // biome-ignore format: a row
  togruta: { head: 'togruta', isFemale: true, height: 1.4, weapon: 'saber', colours: { skin: 0xcf6f3c, helmet: 0xeae6dd, mark: 0x3a5fa8, torso: 0x7a2e2e, sleeves: 0xcf6f3c, legs: 0x5f5d5a, boots: 0x5a4032, light: 0x6df07a } }, // biome-ignore format: a row
  zabrak: { head: 'zabrak', weapon: 'double-saber', wear: { skirt: 0x26242a }, colours: { skin: 0xb5332a, mark: 0x1c1a1e, torso: 0x2a282f, legs: 0x26242c, boots: 0x201e24, light: 0xff3a2e } }, // biome-ignore format: a row
  reptile: {
    head: 'trandoshan',
    weapon: 'rifle',
    height: 1.6,
    build: 1.1,
    colours: { skin: 0x9c8a4a, torso: 0xc99a3a, sleeves: 0xc99a3a, legs: 0xd0a44a, boots: 0x9c8a4a },
  },
  assassin: {
    body: 'slim',
    head: 'assassin',
    weapon: 'rifle',
    offhand: 'pistol',
    height: 1.76,
    colours: { plate: 0x9c968a, torso: 0x878277, light: 0xff5238 },
  },
  protocol: { body: 'protocol', head: 'protocol', colours: { plate: 0xd2a43c, light: 0xfff0a0 } },
  handmaiden: { head: 'headdress', isFemale: true, height: 1.4, weapon: 'pistol', wear: { robe: 0x8a3a2c, sleeves: 0x9a4632 }, colours: { torso: 0x8a3a2c, helmet: 0xa8552f, mark: 0xd8b04a, hair: 0x33241c } }, // biome-ignore format: a row
  pram: { body: 'pram', colours: { plate: 0xc9c4b4, mark: 0x7a7468, torso: 0x8a7a5c, skin: 0x86a565, hair: 0xd9d4c4 } },
  beast: { body: 'beast', colours: { skin: 0x6a5138, hair: 0x84684a, plate: 0xd9cba6, light: 0xffb03a } },
  vehicle: { body: 'vehicle', colours: { plate: 0x8c8f8a, mark: 0xa04a32, torso: 0x6a6a4e } },
} as const satisfies Readonly<Record<string, FigureParts>>;
export type ArchetypeName = keyof typeof ARCHETYPES;
