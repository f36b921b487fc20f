import type { Space } from '@cadre/core';
import { ATTACK_FACES, DEFENCE_FACES } from '@cadre/shatterpoint/dice';

const FACES: Readonly<Record<string, string>> = { c: 'critical', s: 'strike', e: 'expertise', f: 'failure', b: 'block' };
/** An answer to a roll: `cse` is a critical, a strike and an expertise; the other dice fail. */
export const facesIn = (space: Space, letters: string): number[] => {
  if (space.kind !== 'roll') throw new Error(`no dice are rolled now, but ${space.kind} of ${space.of} is asked`);
  const faces: readonly string[] = space.of === 'attack' ? ATTACK_FACES : DEFENCE_FACES;
  if (letters.length > space.dice.length) throw new Error(`${letters} are more than the ${space.dice.length} dice of the ${space.of} roll`);
  return [...letters.padEnd(space.dice.length, 'f')].map(letter => faces.indexOf(FACES[letter]!));
};
