import type { EncounterOption } from '@cadre/shatterpoint/options';
import type { EncounterState } from '@cadre/shatterpoint/state';

/** An option as tests call it; units go by the names of the position. */
export const optionName = (s: EncounterState, names: readonly string[], option: EncounterOption): string => {
  if (option.kind === 'unit') return names[option.unit]!;
  if (option.kind === 'character') {
    const { unit } = s.public.characters[option.character]!;
    return `${names[unit]}.${s.public.units[unit]!.characters.indexOf(option.character)}`;
  }
  if (option.kind === 'objective') return `objective ${option.objective}`;
  if (option.kind === 'attack') return `${optionName(s, names, { kind: 'character', character: option.target })} ${option.how}`;
  return option.kind;
};
