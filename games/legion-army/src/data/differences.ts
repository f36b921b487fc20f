import type { Catalogue } from './catalogue.js';
import type { Dice, UnitCard, UpgradeCard, Weapon } from './schema.js';

/** A card as Legion HQ 2 publishes it, as far as it is compared. */
export interface ForeignCard {
  readonly cardName: string;
  readonly title?: string;
  readonly cardType: string;
  readonly cardSubtype?: string;
  readonly cost?: number | null;
  readonly rank?: string;
  readonly faction?: string;
  readonly upgradeBar?: readonly string[];
  readonly stats?: {
    readonly minicount?: number;
    readonly hp?: number;
    readonly defense?: string;
    readonly courage?: number;
    readonly speed?: number;
    readonly hitsurge?: string;
    readonly defsurge?: string;
  };
  readonly weapons?: readonly {
    readonly name: string;
    readonly range?: readonly (number | null)[];
    readonly dice?: { readonly r?: number; readonly b?: number; readonly w?: number };
  }[];
}
export interface Difference {
  readonly code: string;
  readonly card: string;
  readonly field: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Every field in which another catalogue differs from ours, card by card. */
export const differences = (ours: Catalogue, theirs: Readonly<Record<string, ForeignCard>>): Difference[] => {
  const found: Difference[] = [];
  const known = new Map([...ours.units, ...ours.upgrades, ...ours.counterparts, ...ours.commands, ...ours.battles].map(c => [c.code, c]));
  const units = new Map(ours.units.map(u => [u.code, u]));
  const upgrades = new Map(ours.upgrades.map(u => [u.code, u]));
  for (const [code, foreign] of Object.entries(theirs)) {
    const card = known.get(code);
    const tell = (field: string, a: string, b: string): void => {
      if (a !== b) found.push({ code, card: card?.name ?? foreign.cardName, field, ours: a, theirs: b });
    };
    if (!card) {
      tell('card', 'missing', `${foreign.cardName} (${foreign.cardType})`);
      continue;
    }
    tell('name', card.name, foreign.cardName);
    tell('title', card.title ?? '', foreign.title ?? '');
    const unit = units.get(code);
    const upgrade = upgrades.get(code);
    if (unit) compareUnit(unit, foreign, tell);
    if (upgrade) compareUpgrade(upgrade, foreign, tell);
  }
  for (const [code, card] of known)
    if (!(code in theirs)) found.push({ code, card: card.name, field: 'card', ours: card.name, theirs: 'missing' });
  return found;
};

type Tell = (field: string, ours: string, theirs: string) => void;
const SURGE: Readonly<Record<string, string>> = { h: 'hit', c: 'crit', b: 'block' };
const compareUnit = (unit: UnitCard, foreign: ForeignCard, tell: Tell): void => {
  const { stats = {} } = foreign;
  tell('cost', String(unit.cost), String(foreign.cost ?? null));
  tell('rank', unit.rank, foreign.rank ?? '');
  tell('faction', unit.faction, foreign.faction ?? '');
  tell('slots', unit.slots.join(', '), (foreign.upgradeBar ?? []).join(', '));
  tell('miniatures', String(unit.miniatures), String(stats.minicount ?? ''));
  tell('wounds', String(unit.wounds), String(stats.hp ?? ''));
  tell('defence', unit.defence, stats.defense === 'r' ? 'red' : 'white');
  tell('courage', String(unit.courage ?? 0), String(stats.courage ?? 0)); // a dash is stored as 0 there
  tell('speed', String(unit.speed), String(stats.speed ?? ''));
  tell('attack surge', unit.surge?.attack ?? '', SURGE[stats.hitsurge ?? ''] ?? '');
  tell('defence surge', unit.surge?.defence ?? '', SURGE[stats.defsurge ?? ''] ?? '');
  compareWeapons(unit.weapons, foreign, tell);
};
const compareUpgrade = (upgrade: UpgradeCard, foreign: ForeignCard, tell: Tell): void => {
  tell('cost', String(upgrade.cost), String(foreign.cost ?? null));
  tell('slot', upgrade.slot, foreign.cardSubtype ?? '');
  compareWeapons(upgrade.weapons ?? [], foreign, tell);
};
const compareWeapons = (weapons: readonly Weapon[], foreign: ForeignCard, tell: Tell): void => {
  const theirs = foreign.weapons ?? [];
  for (const weapon of weapons) {
    const other = theirs.find(w => w.name === weapon.name);
    const { r = 0, b = 0, w = 0 } = other?.dice ?? {};
    tell(`dice of ${weapon.name}`, diceText(weapon.dice), other ? diceText({ red: r, black: b, white: w }) : 'missing');
    const [near, far = near] = other?.range ?? [];
    if (other) tell(`range of ${weapon.name}`, weapon.range?.join('-') ?? '', near === undefined ? '' : `${near}-${far ?? ''}`);
  }
  for (const other of theirs) if (!weapons.some(w => w.name === other.name)) tell(`weapon ${other.name}`, 'missing', 'there');
};
const diceText = ({ red = 0, black = 0, white = 0 }: Dice): string => `${red} red, ${black} black, ${white} white`;
