import type { CharacterId, EncounterView, UnitId } from '../state.js';

/** Units of one card on the same side have a letter each; all others have none. */
export const letterOf = ({ public: { units } }: EncounterView, id: UnitId): string => {
  const { seat, card } = units[id]!;
  let before = 0,
    alike = 0;
  for (const [other, unit] of units.entries()) {
    if (unit.seat !== seat || unit.card !== card) continue;
    alike++;
    if (other < id) before++;
  }
  return alike > 1 ? String.fromCharCode(65 + before) : '';
};
/** What tells a character from others of the same name: the letter of its unit, and its number in it. */
export const markOf = (k: EncounterView, id: CharacterId): string => {
  const { unit } = k.public.characters[id]!;
  const { characters } = k.public.units[unit]!;
  return `${letterOf(k, unit)}${characters.length > 1 ? characters.indexOf(id) + 1 : ''}`;
};
