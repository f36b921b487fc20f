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
/** Legend, Cadre 1 and Cadre 2 in short; A, B and C are the badges of seats, in another order. */
const SHORT = { en: ['L', 'C1', 'C2'], de: ['L', 'K1', 'K2'] } as const;
/** What things are called in one language. An id that nothing has is said as it is. */
export const namesIn = (language: Language) => {
  const { number } = grammarOf(language);
  const short = (seat: Seat): string => SHORT[language][seat] ?? String(seat);
  const of = (id: string): string => NAMES.get(id)?.[language] ?? id;
  const inches = (tenths: number): string => number(tenths / INCH, 1);
  const unitIn = (k: EncounterView, id: UnitId): string => {
    const unit = k.public.units[id];
    return unit ? `${short(unit.seat)}: ${of(unit.card)}` : String(id);
  };
  return {
    language,
    of,
    /** An ability, or what an order card does, by its name on the card of the unit that uses it. */
    ability: (card: string, id: string): string => ABILITY_NAMES.get(card)?.get(id)?.[language] ?? of(id),
    /** Whose unit it is stands before its name. */
    unit: (seat: Seat, card: string): string => `${short(seat)}: ${of(card)}`,
    unitIn,
    characterIn: (k: EncounterView, id: CharacterId): string => {
      const character = k.public.characters[id];
      if (!character) return String(id);
      const { characters } = k.public.units[character.unit]!;
      return characters.length > 1 ? `${unitIn(k, character.unit)} ${characters.indexOf(id) + 1}` : unitIn(k, character.unit);
    },
    spot: ({ x, y, elevation }: Spot): string => `${inches(x)}" ${inches(y)}"${elevation > 0 ? ` (${elevation})` : ''}`,
  };
};
export type Names = ReturnType<typeof namesIn>;
