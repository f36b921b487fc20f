import { type Keywords, type UnitCard, unitById, type Weapon } from '../data/index.js';
import type { KeywordName } from '../glossary/keywords.js';
import { type AttackPool, type Contribution, type UnitInPlay, upgradeAt, type WeaponInPlay, weaponsOf, whyNotAdd } from '../table/index.js';
import { meanResults } from './attack-roll.js';
import { type Against, betterDice, withBetterDice } from './better-dice.js';
import type { Attack, Defence } from './wounds.js';

/** Melee, then each range band; the last stands for everything beyond. */
export const REACHES = [0, 1, 2, 3, 4, 5] as const;
export type Reach = (typeof REACHES)[number];

const number = (value: Keywords[KeywordName]): number => (typeof value === 'number' ? value : value === undefined ? 0 : 1);
/** A keyword without a number on an upgrade may hold only at times: it is not counted. */
const printed = (value: Keywords[KeywordName]): number => (typeof value === 'number' ? value : 0);
const reachesTo = ({ range }: Weapon, reach: Reach): boolean =>
  range !== null && range[0] <= reach && (range[1] === null || reach <= range[1]);
export const reachesOf = (unit: UnitInPlay): readonly Reach[] => {
  const weapons = weaponsOf(unit);
  return REACHES.filter(reach => weapons.some(w => reachesTo(w.weapon, reach)));
};

/** The pool with the most hits to expect: each miniature adds its best weapon for this reach, and with Arsenal several. */
export const bestPool = (unit: UnitInPlay, reach: Reach): AttackPool => {
  const card = unitById.get(unit.unit);
  if (!card) return [];
  const weapons = weaponsOf(unit);
  const ranked = weapons
    .map((w, weapon) => ({ weapon, value: worth(card, w) }))
    .filter(({ weapon }) => reachesTo(weapons[weapon]!.weapon, reach))
    .sort((a, b) => b.value - a.value);
  const each = Math.max(1, number(card.keywords['Arsenal']));
  const pool: Contribution[] = [];
  for (const [miniature, { addedBy }] of unit.miniatures.entries()) {
    if (addedBy !== null && 'Noncombatant' in (upgradeAt(unit, addedBy).keywords ?? {})) continue;
    const usable = ranked.filter(({ weapon }) => whyNotAdd(unit, pool, miniature, weapon) === null);
    for (const { weapon } of usable.slice(0, each)) pool.push({ miniature, weapon });
  }
  return pool;
};
const worth = (card: UnitCard, { weapon }: WeaponInPlay): number =>
  meanResults({ dice: weapon.dice, surge: card.surge?.attack, critical: 0, aims: 0, precise: 0 });
/** What else an attack may know: the miniatures that Spray counts, and surge tokens. */
export interface MoreOfAttack {
  readonly miniatures?: number;
  readonly surges?: number;
}
/** Spray adds the dice once for each miniature of the defender. */
const sprayed = ({ dice, keywords }: Weapon, miniatures: number): Weapon['dice'] => {
  if (keywords?.['Spray'] === undefined) return dice;
  const { red = 0, black = 0, white = 0 } = dice;
  return { red: red * miniatures, black: black * miniatures, white: white * miniatures };
};
/** The pool's dice and keywords together, with what the unit and its upgrades add. What dice are better against, only a target tells. */
export const attackOf = (
  unit: UnitInPlay,
  pool: AttackPool,
  reach: Reach,
  aims: number,
  against?: Against,
  more: MoreOfAttack = {},
): Attack => {
  const card = unitById.get(unit.unit);
  const all = weaponsOf(unit);
  const weapons = pool.map((c: Contribution) => all[c.weapon]!.weapon);
  const sum = (keyword: KeywordName): number => weapons.reduce((n, w) => n + number(w.keywords?.[keyword]), 0);
  const own = (keyword: KeywordName): number =>
    number(card?.keywords[keyword]) + unit.cards.reduce((n, _, at) => n + printed(upgradeAt(unit, at).keywords?.[keyword]), 0);
  const roll = {
    surge: card?.surge?.attack,
    critical: sum('Critical'),
    aims,
    precise: own('Precise'),
    ...(more.surges ? { surges: more.surges } : {}),
  };
  return {
    ...roll,
    dice: withBetterDice(
      weapons.map(weapon => ({ dice: sprayed(weapon, more.miniatures ?? 1), better: betterDice(weapon, reach, against) })),
      roll,
    ),
    impact: sum('Impact'),
    pierce: sum('Pierce'),
    sharpshooter: own('Sharpshooter'),
    isMelee: reach === 0,
    ignoresCover: reach === 0 || weapons.some(w => w.keywords?.['Blast'] !== undefined),
    ignoresDodge: weapons.length > 0 && weapons.every(w => w.keywords?.['High Velocity'] !== undefined),
  };
};

export const againstOf = ({ type }: Pick<UnitCard, 'type'>): Against => (type.endsWith('vehicle') ? 'vehicle' : 'trooper');
/** A unit as a target, out of what its card says. */
/** Tokens of a target besides dodges. */
export interface TargetTokens {
  readonly suppression?: number;
  readonly surges?: number;
  /** Shields that are still up; all of the card's where nothing is said. */
  readonly shields?: number;
}
/** Suppression tokens as many as its courage: the unit is suppressed, which improves its cover (L-SUP-2). */
const isSuppressed = ({ courage, type }: UnitCard, suppression: number): boolean =>
  !type.endsWith('vehicle') && !type.includes('droid') && courage !== null && courage > 0 && suppression >= courage;
export const defenceOf = (card: UnitCard, cover: Defence['cover'], dodges: number, tokens: TargetTokens = {}): Defence => {
  const { suppression = 0, surges = 0, shields = number(card.keywords['Shielded']) } = tokens;
  const armor = card.keywords['Armor'];
  return {
    die: card.defence,
    surge: card.surge?.defence === 'block',
    cover: Math.min(2, cover + number(card.keywords['Cover']) + (isSuppressed(card, suppression) ? 1 : 0)) as Defence['cover'],
    lowProfile: 'Low Profile' in card.keywords,
    dodges,
    armor: armor === undefined ? 0 : typeof armor === 'number' ? armor : Number.POSITIVE_INFINITY,
    immunePierce: 'Immune: Pierce' in card.keywords,
    immuneMeleePierce: 'Immune: Melee Pierce' in card.keywords,
    outmaneuver: 'Outmaneuver' in card.keywords,
    block: 'Block' in card.keywords,
    deflect: 'Deflect' in card.keywords,
    luck: printed(card.keywords['Uncanny Luck']),
    impervious: 'Impervious' in card.keywords,
    shields,
    surges,
    moreDice: Math.min(suppression, printed(card.keywords['Danger Sense'])),
  };
};
