import { comrade, type FigureRecipe, familyRecipe, type Recipe } from '@cadre/scene/recipe';
import { bustOf } from '../art/unit-art.js';

const REBELS: Readonly<Record<string, Recipe>> = {
  'rebel-trooper-captain': {
    like: 'rebel',
    head: 'swept-beard',
    weapon: 'a280',
    stance: 1,
    wear: { 'short-cape': 0x7d4a34, holsters: 0x3f2f22, rank: 0x3f7ac0, pouches: 0x6a5a42, gauntlet: 0x50545c },
    colours: { torso: 0xb7a67c, sleeves: 0xc4b48c, plate: 0x5a5044, hair: 0x5a3b22, legs: 0x565a64 },
  },
  'rebel-trooper': { like: 'rebel', stance: 0, wear: { pack: 0x7b6a4a } },
  'rebel-trooper-dlt-20a': {
    like: 'rebel',
    weapon: 'dlt-19',
    wear: { bandolier: 0x4a3826, scarf: 0x8d4b3a },
    colours: { sleeves: 0xa49b86, plate: 0x3f4a52, helmet: 0xa9a58f },
  },
  'rebel-pathfinder': { like: 'pathfinder', weapon: 'rifle', colours: { mark: 0x8a3a2a } },
  'r5-astromech': { like: 'cone-astromech' },
  'rebel-commando-captain': {
    like: 'commando',
    head: 'forager',
    weapon: 'a280',
    stance: 3,
    wear: { coat: 0x646a4e, pouches: 0x5a4a34, neckerchief: 0x8a6a3a, rank: 0x3f7ac0 },
    colours: { helmet: 0x6a7050, mark: 0x3c3f2e, hair: 0x6d6259 },
  },
  'rebel-commando': { like: 'commando', stance: 0 },
  'rebel-commando-saboteur': {
    like: 'commando',
    weapon: 'pistol',
    offhand: 'charge',
    head: 'hood-beard',
    wear: { 'big-pack': 0x6f5f3e, satchel: 0x4c3d2a },
    colours: { helmet: 0x6b5a3c, light: 0xff5a3a, hair: 0x3a2a1e },
  },
  'rebel-commando-dh-447': {
    like: 'commando',
    head: 'hood-veil',
    weapon: 'long-rifle',
    wear: { cape: 0x4f5c3a, scarf: 0x7a7150 },
    colours: { helmet: 0x4a5636, torso: 0x676d4e },
  },
  'wookiee-warrior-bowcaster': { like: 'wookiee', wear: { pauldron: 0x6a4a2c, satchel: 0x3e2f22, loincloth: 0x7a5a38 } },
  'ewok-hunt-leader': {
    like: 'ewok',
    head: 'ewok-chief',
    weapon: 'spear',
    height: 1.08,
    wear: { trophies: 0xe2d6b8, 'short-cape': 0x6a3d26, mantle: 0x8a6a40 },
    colours: { skin: 0x8f8273, hair: 0xcabfae, helmet: 0x7a4a2a, mark: 0xb23c2a },
  },
  'ewok-trapper': { like: 'ewok', weapon: 'bolas', offhand: 'knife', wear: { quiver: 0x5a3d24, strap: 0x4a3422 }, colours: { skin: 0x4a362a, hair: 0x8a6a48, helmet: 0x6b6a3c } }, // biome-ignore format: a row
  'ewok-hunter-stone-axe': { like: 'ewok', head: 'ewok-bare', weapon: 'axe', wear: { mantle: 0x5c4a34, loincloth: 0x6a4c2e }, colours: { skin: 0x332a26, hair: 0x6a5a4c } }, // biome-ignore format: a row
  'ewok-hunter-sling': {
    like: 'ewok',
    weapon: 'sling',
    wear: { satchel: 0x6e5232 },
    colours: { skin: 0xb09468, hair: 0xdcc8a0, helmet: 0xa4573a },
  },
  'ewok-hunter-spear': {
    like: 'ewok',
    weapon: 'spear',
    wear: { scarf: 0x9a7a44 },
    colours: { skin: 0x7a5636, hair: 0xb08a5c, helmet: 0xb8843f },
  },
};
const REPUBLIC: Readonly<Record<string, Recipe>> = {
  'arc-trooper-captain': {
    like: 'arc',
    stance: 1,
    wear: { kama: 0x2b3a66, pauldrons: 0xd8dad6, 'short-cape': 0x2f4f9a, holsters: 0x3c2f22, rank: 0xc0392b },
  },
  'arc-trooper': { like: 'arc', stance: 0 },
  'arc-trooper-jetpack': { like: 'arc', wear: { jetpack: 0xd8dad6 }, stance: 2 },
  'arc-trooper-dc-15x': { like: 'arc', weapon: 'long-rifle', head: 'clone-brow', wear: { pack: 0x50545c, scarf: 0x5a6076 } },
  'clone-commander': {
    like: 'clone',
    head: 'clone-brow',
    weapon: 'dc15a',
    stance: 3,
    wear: { kama: 0x5a4636, pauldron: 0xd99a2b, pouches: 0x6a5a48, aerial: 0xff5a3a },
    colours: { mark: 0xd9962b },
  },
  'clone-trooper': { like: 'clone', stance: 0 },
  'clone-trooper-z-6': { like: 'clone', weapon: 'rotary', wear: { 'big-pack': 0xcfd1cc, pauldrons: 0xd8dad6 }, build: 1.06 },
  'clone-trooper-medic': { like: 'clone', weapon: 'pistol', wear: { pack: 0xe3e4e0, satchel: 0xb03a30 }, colours: { mark: 0xb8322a } },
  'r4-astromech-republic': { like: 'cone-astromech', stance: 2, colours: { mark: 0x3c7a56, helmet: 0xc8ccd0 } },
};
const SEPARATISTS: Readonly<Record<string, Recipe>> = {
  'tactical-droid': { like: 'tactical', stance: 3, wear: { 'high-collar': 0x6a6455 } },
  'b1-battle-droid': { like: 'b1', stance: 0 },
  'b1-battle-droid-e-5c': { like: 'b1', weapon: 'e5c', colours: { plate: 0xb4935f, mark: 0x6d4a2a } },
  'b2-super-battle-droid': { like: 'b2' },
  'worker-droid': { like: 'worker' },
  'bx-command-droid': { like: 'bx', colours: { mark: 0xe0dccb, plate: 0x666c74 }, wear: { aerial: 0xff5a3a }, stance: 1 },
  'bx-deflector-shield': { like: 'bx', weapon: 'e5', offhand: 'shield', colours: { light: 0x9fdcff } },
  'bx-vibrosword': { like: 'bx', weapon: 'vibrosword', stance: 1, colours: { plate: 0x59606a } },
  'ig-100-magnaguard': { like: 'magnaguard' },
};
const EMPIRE: Readonly<Record<string, Recipe>> = {
  'imperial-officer': { like: 'officer', isFemale: true, head: 'officer-bun', height: 1.42, stance: 3, colours: { hair: 0x5a3524 } },
  stormtrooper: { like: 'storm', stance: 1 },
  'stormtrooper-dlt-19': { like: 'storm', weapon: 'dlt-19', wear: { pauldron: 0xd07a2c, 'big-pack': 0xc9cbc8 } },
  'death-trooper': { like: 'death' },
  'fx-9-medical-droid': { like: 'medic' },
  'isf-captain': { like: 'special', stance: 3, wear: { pauldron: 0xb6322a, kama: 0x2f3138, aerial: 0xff5a3a, pouches: 0x3a3d45 } },
  'isf-trooper': { like: 'special', stance: 0, colours: { mark: 0x6a6f78 } },
  'scout-trooper': { like: 'scout', stance: 0 },
  'scout-trooper-dlt-19x': { like: 'scout', weapon: 'long-rifle', wear: { pack: 0x8c8a80, 'short-cape': 0x6f6f62, pauldron: 0x6a5a44 } },
  'id10-seeker-droid': { like: 'seeker' },
  'r4-astromech-empire': {
    like: 'cone-astromech',
    stance: 2,
    colours: { plate: 0x3b3e45, helmet: 0x565b63, mark: 0x8f959c, light: 0xff4030 },
  },
};
const SUPER = { torso: 0x26262b, sleeves: 0x26262b, legs: 0x26262b, plate: 0xa62c28, mark: 0x2c2c32, helmet: 0xa62c28, boots: 0x2c2c32 };
const MERCENARIES: Readonly<Record<string, Recipe>> = {
  'mandalorian-super-commando-captain': {
    like: 'mandalorian',
    head: 'mando-horned',
    weapon: 'heavy-pistol',
    stance: 1,
    wear: { jetpack: 0x7a221f, 'half-cape': 0x2a2a30, pauldrons: 0xa62c28 },
    colours: SUPER,
  },
  'mandalorian-super-commando-gunslinger': { like: 'mandalorian', weapon: 'pistol', offhand: 'pistol', stance: 0, wear: { jetpack: 0x2c2c32, kama: 0x34343a }, colours: { ...SUPER, helmet: 0x34343a, mark: 0xa62c28 } }, // biome-ignore format: a row
  'mandalorian-super-commando-marksman': { like: 'mandalorian', head: 'mando-finder', weapon: 'rifle', wear: { jetpack: 0x7a221f, pouches: 0x3a2f28 }, colours: SUPER }, // biome-ignore format: a row
  'mandalorian-super-commando': { like: 'mandalorian', stance: 0, wear: { jetpack: 0x7a221f }, colours: SUPER },
};
/** Which hull a vehicle has: the places of those that can be sculpted. */
const VEHICLES: Readonly<Record<string, Recipe>> = {
  'vehicle-rebel': { like: 'vehicle', stance: 0, colours: { plate: 0x9a8f74, mark: 0xa8502f } },
  'vehicle-republic': { like: 'vehicle', stance: 1, colours: { plate: 0xd3d4cf, mark: 0xa5352c } },
  'vehicle-separatist': { like: 'vehicle', stance: 2, colours: { plate: 0xa88a58, mark: 0x7a3a28 } },
  'vehicle-empire': { like: 'vehicle', stance: 3, colours: { plate: 0x7f858a, mark: 0x4a4e54 } },
  'vehicle-mercenary': { like: 'vehicle', stance: 4, colours: { plate: 0x586a5a, mark: 0xd0a33a } },
};
const RECIPES = { ...REBELS, ...REPUBLIC, ...SEPARATISTS, ...EMPIRE, ...MERCENARIES, ...VEHICLES };
/** Whether this unit type has a figure of its own. */
export const hasRecipe = (type: string): boolean => Object.hasOwn(RECIPES, type);
/** What a unit type looks like, and how the one in this place differs from others of it; a type from a file of the players looks like its family. */
export const recipeOf = (type: string, place: number, family?: string): FigureRecipe => {
  const own = hasRecipe(type) ? { id: type, ...RECIPES[type]! } : familyRecipe(type, family ?? bustOf({ id: type, kind: 'trooper' }));
  return comrade(own, place);
};
