import type { DicePool } from '../dice.js';
import type { KeywordId } from './keywords.js';
import type { KeywordOn, Named, Weapon } from './types.js';

/** A weapon has the same name on every card that carries it; its dice are the card's. */
export const WEAPONS = {
  'a-300-blaster-rifle': { en: 'A-300 Blaster Rifle', de: 'A-300-Blastergewehr' },
  'a280-blaster-rifle': { en: 'A280 Blaster Rifle', de: 'A280-Blastergewehr' },
  'arm-cannons': { en: 'Arm Cannons', de: 'Armkanonen' },
  'blaster-carbine': { en: 'Blaster Carbine', de: 'Blasterkarabiner' },
  'blaster-pistol': { en: 'Blaster Pistol', de: 'Blasterpistole' },
  bludgeon: { en: 'Bludgeon', de: 'Kolbenschlag' },
  bowcaster: { en: 'Bowcaster', de: 'Bogenspanner' },
  'chieftain-spear': { en: 'Chieftain Spear', de: 'Häuptlingsspeer' },
  'close-quarters-combat': { en: 'Close Quarters Combat', de: 'Nahkampfausbildung' },
  'combat-training': { en: 'Combat Training', de: 'Kampfausbildung' },
  'commando-e-5-blaster': { en: 'Commando E-5 Blaster', de: 'Kommando-E-5-Blaster' },
  'dc-15-blaster-rifle': { en: 'DC-15 Blaster Rifle', de: 'DC-15-Blastergewehr' },
  'dc-15a-blaster-carbine': { en: 'DC-15A Blaster Carbine', de: 'DC-15A-Blasterkarabiner' },
  'dc-15x-long-rifle': { en: 'DC-15x Long Rifle', de: 'DC-15X-Langgewehr' },
  'dc-17-hand-blasters': { en: 'DC-17 Hand Blasters', de: 'DC-17-Handblaster' },
  'designated-marksman-rifle': { en: 'Designated Marksman Rifle', de: 'Zielfernrohrgewehr' },
  'dh-447-sniper-rifle': { en: 'DH-447 Sniper Rifle', de: 'DH-447-Scharfschützengewehr' },
  'dlt-19-heavy-blaster-rifle': { en: 'DLT-19 Heavy Blaster Rifle', de: 'Schweres DLT-19-Blastergewehr' },
  'dlt-19x-targeting-rifle': { en: 'DLT-19x Targeting Rifle', de: 'DLT-19X-Präzisionsgewehr' },
  'dlt-20a-blaster-rifle': { en: 'DLT-20A Blaster Rifle', de: 'DLT-20A-Blastergewehr' },
  'dual-westar-35-blasters': { en: 'Dual WESTAR-35 Blasters', de: 'Zwei WESTAR-35-Blaster' },
  'e-11-blaster-rifle': { en: 'E-11 Blaster Rifle', de: 'E-11-Blastergewehr' },
  'e-11d-blaster-rifle': { en: 'E-11D Blaster Rifle', de: 'E-11D-Blastergewehr' },
  'e-5-blaster-rifle': { en: 'E-5 Blaster Rifle', de: 'E-5-Blastergewehr' },
  'e-5c-blaster-rifle': { en: 'E-5C Blaster Rifle', de: 'E-5C-Blastergewehr' },
  'e-5s-sniper-rifle': { en: 'E-5s Sniper Rifle', de: 'E-5S-Scharfschützengewehr' },
  'ec-17-hold-out-blaster': { en: 'EC-17 Hold-out Blaster', de: 'EC-17-Taschenblaster' },
  'electro-shock': { en: 'Electro-Shock', de: 'Elektroschock' },
  'electro-whip': { en: 'Electro-Whip', de: 'Elektropeitsche' },
  'electroshock-prod': { en: 'Electroshock Prod', de: 'Elektroschocker' },
  electrostaff: { en: 'Electrostaff', de: 'Elektrostab' },
  'fusion-cutter': { en: 'Fusion Cutter', de: 'Fusionsschneider' },
  'he-grenade': { en: 'HE Grenade', de: 'HE-Granate' },
  knife: { en: 'Knife', de: 'Messer' },
  'precision-laser-dart': { en: 'Precision Laser Dart', de: 'Präzisions-Laserpfeil' },
  'proton-charge': { en: 'Proton Charge', de: 'Protonenladung' },
  'rifle-butt': { en: 'Rifle Butt', de: 'Gewehrkolben' },
  'se-14r-light-blaster': { en: 'SE-14r Light Blaster', de: 'Leichter SE-14R-Blaster' },
  sling: { en: 'Sling', de: 'Schleuder' },
  'snare-bolas': { en: 'Snare Bolas', de: 'Fangbola' },
  spear: { en: 'Spear', de: 'Speer' },
  'special-forces-e-11': { en: 'Special Forces E-11', de: 'E-11 der Spezialeinsatzkräfte' },
  'stone-axe': { en: 'Stone Axe', de: 'Steinaxt' },
  stones: { en: 'Stones', de: 'Steine' },
  'surgical-arms': { en: 'Surgical Arms', de: 'Operationsarme' },
  'thrown-spear': { en: 'Thrown Spear', de: 'Wurfspeer' },
  unarmed: { en: 'Unarmed', de: 'Unbewaffnet' },
  vibrosword: { en: 'Vibrosword', de: 'Vibroschwert' },
  'westar-35-blasters': { en: 'WESTAR-35 Blasters', de: 'WESTAR-35-Blaster' },
  'wookiee-fists': { en: 'Wookiee Fists', de: 'Wookiee-Fäuste' },
  'wrist-flamethrower': { en: 'Wrist Flamethrower', de: 'Handgelenksflammenwerfer' },
  'wrist-rocket': { en: 'Wrist Rocket', de: 'Handgelenksrakete' },
  'z-6-rotary-blaster-cannon': { en: 'Z-6 Rotary Blaster Cannon', de: 'Z6-Rotationsblasterkanone' },
} as const satisfies Readonly<Record<string, Named>>;
export type WeaponId = keyof typeof WEAPONS;

type Dice = Partial<DicePool>;
const pool = (dice: Dice): DicePool => ({ red: 0, black: 0, white: 0, ...dice });
export const melee = (id: WeaponId, dice: Dice, ...keywords: readonly KeywordOn[]): Weapon => ({
  id,
  name: WEAPONS[id],
  kind: 'melee',
  range: 0,
  dice: pool(dice),
  keywords,
});
export const ranged = (id: WeaponId, range: number, dice: Dice, ...keywords: readonly KeywordOn[]): Weapon => ({
  id,
  name: WEAPONS[id],
  kind: 'ranged',
  range,
  dice: pool(dice),
  keywords,
});
/** C17: melee in base contact, ranged otherwise. */
export const both = (id: WeaponId, range: number, dice: Dice, ...keywords: readonly KeywordOn[]): Weapon => ({
  id,
  name: WEAPONS[id],
  kind: 'both',
  range,
  dice: pool(dice),
  keywords,
});
/** A keyword as it stands on a card; `rest` is what follows the colon and the capacity. */
export const has = (keyword: KeywordId, x = 1, rest: Pick<KeywordOn, 'of' | 'capacity'> = {}): KeywordOn => ({ keyword, x, ...rest });
