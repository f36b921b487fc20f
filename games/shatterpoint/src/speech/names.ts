import type { Language, Seat } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { grammarOf } from '@cadre/kit';
import { LAYOUTS } from '../content/layouts/index.js';
import { LEGENDS } from '../content/legends/index.js';
import { MINIONS } from '../content/minions/index.js';
import { MISSIONS } from '../content/missions/index.js';
import { TACTICS } from '../content/tactics.js';
import type { Named } from '../content/types.js';
import { UNITS } from '../content/units/index.js';
import type { CharacterId, EncounterView, Spot, UnitId } from '../state.js';
import { letterOf, markOf } from '../table/letters.js';

const CARDS = [...UNITS, ...LEGENDS, ...MINIONS];
const byId = (all: readonly { readonly id: string; readonly name: Named }[]): [string, Named][] => all.map(({ id, name }) => [id, name]);
const NAMES: ReadonlyMap<string, Named> = new Map([
  ...byId(CARDS.flatMap(({ abilities }) => abilities)),
  ...byId(CARDS),
  ...byId(LEGENDS.flatMap(({ orders, minionSets }) => [...orders, ...minionSets])),
  ...byId(TACTICS),
  ...byId(LAYOUTS),
  ...byId(MISSIONS),
  ...byId(MISSIONS.flatMap(({ objectives }) => objectives)),
]);
/** The same ability has another name on another card. */
const ABILITY_NAMES: ReadonlyMap<string, ReadonlyMap<string, Named>> = new Map(
  CARDS.map(({ id, abilities }) => [id, new Map(byId(abilities))]),
);
/** Several characters, or two with one base: what they do has a verb in the plural. */
const SEVERAL: ReadonlySet<string> = new Set(
  CARDS.flatMap(({ id, name, characters }) => (characters > 1 || name.en.includes(' and ') ? [id] : [])),
);
/** How far a character went; the Elevation, where it is another one than before. */
export interface Way {
  /** It ends where it began. */
  readonly isStill: boolean;
  readonly inches: string;
  readonly elevation: number | null;
}
/** A mark with a number is that of one character. */
const NUMBERED = /\d$/;
/** Who a sentence is about. */
export interface Subject {
  readonly name: string;
  readonly isSeveral: boolean;
}
const joined = (name: string, mark: string): string => (mark === '' ? name : `${name} ${mark}`);
/** Legend, Cadre 1 and Cadre 2 in short; A, B and C are the badges of seats, in another order. */
const SHORT = { en: ['L', 'C1', 'C2'], de: ['L', 'K1', 'K2'] } as const;
/** What things are called in one language. An id that nothing has is said as it is. */
export const namesIn = (language: Language) => {
  const { number } = grammarOf(language);
  const short = (seat: Seat): string => SHORT[language][seat] ?? String(seat);
  const of = (id: string): string => NAMES.get(id)?.[language] ?? id;
  const inches = (tenths: number): string => number(tenths / INCH, 1);
  const plainUnit = (k: EncounterView, id: UnitId): string => joined(of(k.public.units[id]!.card), letterOf(k, id));
  const plainCharacter = (k: EncounterView, id: CharacterId): string =>
    joined(of(k.public.units[k.public.characters[id]!.unit]!.card), markOf(k, id));
  const unitIn = (k: EncounterView, id: UnitId): string => {
    const found = k.public.units[id];
    return found ? `${short(found.seat)}: ${plainUnit(k, id)}` : String(id);
  };
  const unit = (seat: Seat, card: string, mark = ''): string => `${short(seat)}: ${joined(of(card), mark)}`;
  return {
    language,
    of,
    /** An ability, or what an order card does, by its name on the card of the unit that uses it. */
    ability: (card: string, id: string): string => ABILITY_NAMES.get(card)?.get(id)?.[language] ?? of(id),
    /** Whose unit it is stands before its name. */
    unit,
    subject: (seat: Seat, card: string, mark = ''): Subject => ({
      name: unit(seat, card, mark),
      isSeveral: SEVERAL.has(card) && !NUMBERED.test(mark),
    }),
    marked: (name: string, mark = ''): string => joined(name, mark),
    plainUnit,
    plainCharacter,
    unitIn,
    subjectIn: (k: EncounterView, id: UnitId): Subject => ({ name: unitIn(k, id), isSeveral: SEVERAL.has(k.public.units[id]!.card) }),
    characterIn: (k: EncounterView, id: CharacterId): string => {
      const found = k.public.characters[id];
      return found ? `${short(k.public.units[found.unit]!.seat)}: ${plainCharacter(k, id)}` : String(id);
    },
    inches,
    spot: ({ x, y, elevation }: Spot): string => `${inches(x)}" ${inches(y)}"${elevation > 0 ? ` (${elevation})` : ''}`,
  };
};
export type Names = ReturnType<typeof namesIn>;
