import type { Language } from '@cadre/core';
import { useEffect, useState } from 'react';

interface Told {
  readonly type: string;
}
/** How a game's facts tell of an attack. */
export interface AttackReader<F extends Told, Shown> {
  /** Null for what does not begin an attack. */
  readonly begin: (fact: F, language: Language) => Shown | null;
  readonly after: (attack: Shown, fact: F, language: Language) => Shown;
}
/** An attack, and how many figures were activated since. */
export interface LatestAttack<Shown> {
  readonly shown: Shown;
  readonly activations: number;
}
/** The last attack of an activation often ends it: until the figure after the next one is activated, its dice can be read in peace. */
const KEPT_FOR = 1;
/** The latest attack as its facts tell it; goes on from what was known before. */
export const attackFrom = <F extends Told, Shown>(
  { begin, after }: AttackReader<F, Shown>,
  before: LatestAttack<Shown> | null,
  facts: readonly F[],
  language: Language,
): LatestAttack<Shown> | null =>
  facts.reduce<LatestAttack<Shown> | null>((latest, fact) => {
    const shown = begin(fact, language);
    if (shown) return { shown, activations: 0 };
    if (!latest) return null;
    const { shown: attack, activations } = latest;
    if (fact.type === 'activated') return activations === KEPT_FOR ? null : { shown: attack, activations: activations + 1 };
    return activations > 0 ? latest : { shown: after(attack, fact, language), activations };
  }, before);
export const useLatestAttack = <F extends Told, Shown>(
  reader: AttackReader<F, Shown>,
  facts: readonly F[],
  language: Language,
): Shown | null => {
  const [latest, setLatest] = useState<LatestAttack<Shown> | null>(null);
  useEffect(() => setLatest(before => attackFrom(reader, before, facts, language)), [reader, facts, language]);
  return latest?.shown ?? null;
};
