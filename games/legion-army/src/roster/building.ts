import { catalogue, FORCED, type Keywords, SLOTS, type Slot, type UnitCard } from '../data/index.js';

/** What the keywords of a card mean while an army is built, looked up once: lists are checked by the ten thousand. */
export interface Building {
  readonly forced: readonly { readonly slot: Slot; readonly min: number; readonly keyword: string }[];
  /** The upgrades that Equip names. */
  readonly equips: readonly string[];
  /** Whom the detachment belongs to: a unit's name or a rank. */
  readonly detachment: string | undefined;
  readonly entourage: string | undefined;
  readonly associate: string | undefined;
  readonly specialIssue: string | undefined;
  readonly fieldCommander: boolean;
  readonly alliesOfConvenience: boolean;
  readonly leader: boolean;
}

const word = (value: Keywords[keyof Keywords]): string | undefined => (typeof value === 'string' ? value : undefined);
const isSlot = (what: string): what is Slot => SLOTS.some(s => s === what);
const buildingOf = (keywords: Keywords, equips: NonNullable<UnitCard['equips']>): Building => ({
  forced: [
    ...FORCED.filter(([keyword]) => keyword in keywords).map(([keyword, slot, min]) => ({
      slot,
      min: min ?? Number(keywords[keyword]),
      keyword,
    })),
    ...equips.filter(isSlot).map(slot => ({ slot, min: 1, keyword: 'Equip' })),
  ],
  equips: equips.filter(what => !isSlot(what)),
  detachment: word(keywords['Detachment']),
  entourage: word(keywords['Entourage']),
  associate: word(keywords['Associate']),
  specialIssue: word(keywords['Special Issue']),
  fieldCommander: 'Field Commander' in keywords,
  alliesOfConvenience: 'Allies of Convenience' in keywords,
  leader: 'Leader' in keywords,
});

export const unitBuilding: ReadonlyMap<string, Building> = new Map(
  catalogue.units.map(u => [u.id, buildingOf(u.keywords, u.equips ?? [])]),
);
export const upgradeBuilding: ReadonlyMap<string, Building> = new Map(
  catalogue.upgrades.map(u => [u.id, buildingOf(u.keywords ?? {}, [])]),
);
