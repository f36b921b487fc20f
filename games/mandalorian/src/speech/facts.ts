import type { Fact } from '@cadre/core';
import { type Told, told } from './told.js';
import type { Words } from './words.js';

/** A fact in one sentence. Everything it needs is in the fact itself. */
export const factIn = ({ facts, names }: Words) => {
  const sentences: Readonly<Record<string, (t: Told) => string>> = facts;
  return (f: Fact): string => {
    const sentence = sentences[f.type]?.(told(f, names)) ?? f.type; // from other rules than these: better its bare name than no log
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
  };
};
