import type { Language } from '@cadre/core';
import { useEffect, useState } from 'react';

interface Told {
  readonly type: string;
}
/** How a game's facts tell of an attack. */
export interface AttackReader<F extends Told, Shown> {
  /** Null for what does not begin an attack. */
  readonly begin: (fact: F, language: Language) => Shown | null;
  readonly after: (attack: Shown, fact: F) => Shown;
}
/** The latest attack as its facts tell it; goes on from what was known before, until the next figure is activated. */
export const attackFrom = <F extends Told, Shown>(
  { begin, after }: AttackReader<F, Shown>,
  before: Shown | null,
  facts: readonly F[],
  language: Language,
): Shown | null =>
  facts.reduce<Shown | null>(
    (attack, fact) => begin(fact, language) ?? (fact.type === 'activated' ? null : attack && after(attack, fact)),
    before,
  );
/** Remembered until the next figure is activated, so that its dice can be read in peace. */
export const useLatestAttack = <F extends Told, Shown>(
  reader: AttackReader<F, Shown>,
  facts: readonly F[],
  language: Language,
): Shown | null => {
  const [attack, setAttack] = useState<Shown | null>(null);
  useEffect(() => setAttack(before => attackFrom(reader, before, facts, language)), [reader, facts, language]);
  return attack;
};
