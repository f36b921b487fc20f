import type { GLOSSARY } from '../src/keywords/keywords.js';
import { type attack, fixture, typeNamed } from './battle.js';

export const TROOPER = 'rebel-trooper'; // 2 black 1 white at 18 inches; white defence
export const STORM = 'stormtrooper'; // surge to hit; red defence
export const CLONE = 'clone-trooper';
/** Somebody who shoots with three black dice and these keywords, or has those. */
export const shooter = (
  id: string,
  weapon: readonly (readonly [keyof typeof GLOSSARY, number])[],
  own: readonly (readonly [keyof typeof GLOSSARY, number])[] = [],
) =>
  fixture(TROOPER, id, {
    keywords: own.map(([keyword, x]) => ({ keyword, x })),
    weapons: [
      {
        ...typeNamed(TROOPER).weapons[1]!,
        dice: { red: 0, black: 3, white: 0 },
        keywords: weapon.map(([keyword, x]) => ({ keyword, x })),
      },
    ],
  });
export const target = (id: string, own: readonly (readonly [keyof typeof GLOSSARY, number])[], defenceSurge = false) =>
  fixture(CLONE, id, { wounds: 9, defenceSurge, kind: 'trooper', keywords: own.map(([keyword, x]) => ({ keyword, x })) });
export const wounds = (t: ReturnType<typeof attack>): number => t.state.public.units[1]!.wounds;
