import { comrade, type FigureRecipe, familyRecipe, type Recipe } from '@cadre/scene/recipe';
import type { EnemyClass } from '#game/content/index';

const CHARACTERS: Readonly<Record<string, Recipe>> = {
  mandalorian: {
    like: 'mandalorian',
    weapon: 'rifle',
    offhand: 'fist',
    stance: 3,
    height: 1.52,
    wear: { cape: 0x4a4038, bandolier: 0x4a3424, holsters: 0x4a3424, gauntlet: 0x9aa2ac, jetpack: 0x8f979f },
    colours: {
      torso: 0x57504a,
      sleeves: 0x57504a,
      legs: 0x4f4944,
      plate: 0xb9c1c9,
      mark: 0x7f878f,
      helmet: 0xb9c1c9,
      boots: 0x4a3a2e,
      gloves: 0x6a4f38,
    },
  },
  ig11: { like: 'assassin', weapon: 'rifle', offhand: 'pistol', stance: 1, wear: { bandolier: 0x5a4630, pouches: 0x5a4630 }, colours: { plate: 0xa89a82, torso: 0x8f826c, light: 0xff5238 } }, // biome-ignore format: a row
  paz: { like: 'mandalorian', weapon: 'rotary', build: 1.3, height: 1.72, stance: 0, wear: { 'big-pack': 0x2f3f5c, pauldrons: 0x3f65a0 }, colours: { torso: 0x3a4048, sleeves: 0x3a4048, legs: 0x3a4048, plate: 0x3f65a0, mark: 0x2f4a78, helmet: 0x3f65a0 } }, // biome-ignore format: a row
  xian: { like: 'heroine', head: 'twilek', weapon: 'knife', offhand: 'knife', height: 1.44, stance: 1, wear: { pauldron: 0x4a3a4a, strap: 0x33282f, pouches: 0x33282f, skirt: 0x4a3444 }, colours: { skin: 0xb08ac0, helmet: 0x3a3036, torso: 0x57405a, sleeves: 0xb08ac0, legs: 0x3f3444, boots: 0x2c2429, gloves: 0x2c2429 } }, // biome-ignore format: a row
  burg: { like: 'human', head: 'devaronian', weapon: 'club', build: 1.38, height: 1.82, headSize: 1.06, stance: 1, wear: { mantle: 0x4a3a30, pauldrons: 0x6a5a4a, loincloth: 0x5a4234, trophies: 0xe2d6b8 }, colours: { skin: 0xa9382c, torso: 0x57463a, sleeves: 0xa9382c, legs: 0x4a3f38, boots: 0x33281f, gloves: 0xa9382c } }, // biome-ignore format: a row
  mayfeld: { like: 'human', head: 'bald-beard', weapon: 'pistol', offhand: 'pistol', stance: 1, wear: { coat: 0x4f5a44, pouches: 0x4a3f30, radio: 0x5a5f66, scarf: 0x6a6450 }, colours: { skin: 0xd9a98a, hair: 0x7a5a3c, torso: 0x6a6f58, sleeves: 0x575c48, legs: 0x4a4a42, boots: 0x2f2a24 } }, // biome-ignore format: a row
  greef: { like: 'human', head: 'bald-goatee', weapon: 'pistol', build: 1.14, stance: 1, wear: { cape: 0x4a2f34, coat: 0x5a3a34, sash: 0xb08a3a, collar: 0x4a2f34 }, colours: { torso: 0x8a5a34, sleeves: 0x6a4432, legs: 0x4a3a34, skin: 0x7a4a2e, hair: 0xb9b2a8, boots: 0x33261d } }, // biome-ignore format: a row
  cara: { like: 'heroine', head: 'bob', weapon: 't21', armour: 'vest', build: 1.16, height: 1.5, stance: 0, wear: { pauldrons: 0x5a6a78, pouches: 0x4a4238, gauntlet: 0x5a6a78, headband: 0x33404c }, colours: { plate: 0x4a5a66, mark: 0x8fa0ac, torso: 0x3f4a52, sleeves: 0xd0a07c, legs: 0x4a4f52, boots: 0x2c2a2a, hair: 0x1e1a1a, gloves: 0x3a3430 } }, // biome-ignore format: a row
};
const RAIDER = { torso: 0xa08c64, sleeves: 0x8f7d5a, legs: 0x6a604a, helmet: 0xb09e74 };
const GARRISON = { plate: 0xbdb8aa, helmet: 0xbdb8aa, boots: 0xa19c8e };
/** The sets of enemies by the ids of their token sets: raiders, hunters of the guild, droids, a garrison. */
const ENEMIES: Readonly<Record<string, Readonly<Record<EnemyClass, Recipe>>>> = {
  '1': {
    melee: { like: 'human', head: 'tusken', weapon: 'axe', build: 1.12, wear: { mantle: 0xb5a47c, loincloth: 0x8a6a46, strap: 0x4a3a28 }, colours: RAIDER },
    blaster: { like: 'commando', head: 'hood-veil', weapon: 'carbine', wear: { poncho: 0xa55a38, bandolier: 0x4a3a28 }, colours: RAIDER },
    sharpshooter: { like: 'commando', head: 'hood-veil', weapon: 'long-rifle', wear: { poncho: 0x5f7a78, cape: 0x57706e, scarf: 0xc8a24a }, colours: RAIDER },
  }, // biome-ignore format: rows
  '2': {
    melee: { like: 'reptile', weapon: 'vibrosword', wear: { rags: 0x5a4434, strap: 0x3a2f24 }, colours: { skin: 0x6a7a44, torso: 0x57463a, sleeves: 0x6a7a44, legs: 0x4a4038, boots: 0x6a7a44, gloves: 0x6a7a44 } },
    blaster: { like: 'hat', weapon: 'heavy-pistol', colours: { hair: 0x3a2a1e } },
    sharpshooter: { like: 'human', head: 'kyuzo', weapon: 'long-rifle', wear: { coat: 0x4f4a3c, satchel: 0x4a3a28 }, colours: { skin: 0x8a8f5a, helmet: 0x6f6a54, mark: 0x8a6a3a, torso: 0x5f5742, sleeves: 0x57503e } },
  }, // biome-ignore format: rows
  '3': {
    melee: { like: 'worker', weapon: 'electrobaton', height: 1.5, colours: { plate: 0x8f969e, mark: 0xb23526, light: 0xff8a5a } },
    blaster: { like: 'assassin', head: 'k2', weapon: 'carbine', offhand: 'fist', height: 1.66, colours: { plate: 0x7a828c, torso: 0x626a74, mark: 0xb23526, light: 0xffd35a } },
    sharpshooter: { like: 'seeker', height: 1.4, colours: { plate: 0x6f7780, mark: 0xb23526, light: 0xff4436 } },
  }, // biome-ignore format: rows
  '4': {
    melee: { like: 'storm', weapon: 'electrobaton', wear: { pauldrons: 0xbdb8aa, kama: 0x57534a }, colours: { ...GARRISON, mark: 0x8a3a2c, light: 0x9fd0ff } },
    blaster: { like: 'storm', weapon: 'e-11', colours: GARRISON },
    sharpshooter: { like: 'storm', weapon: 'long-rifle', wear: { pack: 0x8a8474, 'short-cape': 0x6a6656 }, colours: GARRISON },
  }, // biome-ignore format: rows
};
const SPECIALS: Readonly<Record<string, readonly [Recipe, ...Recipe[]]>> = {
  commander: [{ like: 'officer', weapon: 'pistol', height: 1.56, stance: 2, wear: { mantled: 0x3a3d44, tunic: 0x3f434b, mantle: 0x565b66, rank: 0xc0392b }, colours: { torso: 0x4a4f57, sleeves: 0x4a4f57, legs: 0x33363d, helmet: 0x3a3d44, hair: 0xa9a49c } }], // biome-ignore format: a row
  beast: [{ like: 'beast' }],
  mark: [
    { like: 'human', head: 'quarren', weapon: 'pistol', wear: { coat: 0x5a4a58, satchel: 0x4a3a28 }, colours: { skin: 0xb5684a, torso: 0x6a5a62, sleeves: 0x57485a } },
    { like: 'human', body: 'child', head: 'ugnaught', height: 1.1, build: 1.3, weapon: 'heavy-pistol', wear: { pack: 0x6f5f3e, tunic: 0x6a4f34 }, colours: { skin: 0xd9a58a, hair: 0xd8d2c4, helmet: 0x5a4630, torso: 0x7a6244 } },
    { like: 'human', body: 'child', head: 'jawa', height: 1.02, weapon: 'carbine', wear: { robe: 0x6a4630, sleeves: 0x6a4630, bandolier: 0x3a2c1f }, colours: { helmet: 0x6a4630, torso: 0x6a4630 } },
  ], // biome-ignore format: rows
};
const STRANGER: Recipe = { like: 'human' };
const known = <T>(of: Readonly<Record<string, T>>, id: string): T | undefined => (Object.hasOwn(of, id) ? of[id] : undefined);

/** What a character looks like. */
export const characterRecipe = (id: string): FigureRecipe => {
  const own = known(CHARACTERS, id);
  return own ? { id, ...own } : familyRecipe(id, undefined);
};
/** What an enemy of a token set looks like, and how the one in this place differs from others of it. */
export const enemyRecipe = (set: string, enemy: EnemyClass, place: number): FigureRecipe =>
  comrade({ id: `${set} ${enemy}`, ...(known(ENEMIES, set)?.[enemy] ?? STRANGER) }, place);
/** What a special enemy of a mission looks like; several of one kind are different persons. */
export const specialRecipe = (id: string, place: number): FigureRecipe => {
  const cast = known(SPECIALS, id) ?? [STRANGER];
  const at = place % cast.length;
  return comrade({ id: `${id} ${at}`, ...cast[at]! }, Math.floor(place / cast.length));
};
/** The Child in its pram, or on its own feet where somebody carries or leads it. */
export const childRecipe = (isOnFoot: boolean): FigureRecipe =>
  isOnFoot
    ? { id: 'child on foot', like: 'yoda', head: 'foundling', height: 0.62, weapon: 'fist', stance: 0, wear: { robe: 0x9a8866, sleeves: 0x9a8866, neckerchief: 0xb5a37c }, colours: { skin: 0x86a565, hair: 0xd9d4c4, torso: 0x9a8866 } } // biome-ignore format: a row
    : { id: 'child', like: 'pram' };
const CLASSES = ['melee', 'blaster', 'sharpshooter'] as const satisfies readonly EnemyClass[];
/** Who some family looks like, by what `describeScene` says about a figure: its unit type, its place and its family. */
export const recipeOf = (type: string, place: number, family = ''): FigureRecipe => {
  if (type === 'child') return childRecipe(place === 1);
  if (known(CHARACTERS, type)) return characterRecipe(type);
  if (known(SPECIALS, type)) return specialRecipe(type, place);
  const enemy = CLASSES.find(kind => type === `${family}/${kind}`);
  return enemy ? enemyRecipe(family, enemy, place) : comrade(characterRecipe(type), place);
};
