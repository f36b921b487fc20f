import type { MandoFact } from '../fact.js';
import { type ToldFact, told } from './told.js';
import type { Words } from './words.js';

/** A fact in one sentence. Everything it needs is in the fact itself. */
export const factIn =
  ({ facts, names }: Words) =>
  (fact: MandoFact): string => {
    const say = facts[fact.type] as ((t: ToldFact<MandoFact>) => string) | undefined;
    const sentence = say?.(told(fact, names)) ?? fact.type; // from other rules than these: better its bare name than no log
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
  };
