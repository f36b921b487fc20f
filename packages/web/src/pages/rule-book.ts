import type { Rule } from '@cadre/core';

export interface Chapter {
  readonly title: string;
  readonly rules: readonly Rule[];
}
/** The part of the source that a rule comes from: "seed 002, Skill abilities, p8" is about skill abilities. */
const chapterOf = ({ source }: Rule): string => {
  const parts = source
    .split(/[;(]/)[0]!
    .split(',')
    .map(part => part.trim());
  const title = (parts.length > 1 ? parts[1]! : parts[0]!).replace(/^p\.? ?\d+.*$/, parts[0]!);
  return title.replace(/ \d+[A-Z]?(-[A-Z])?$/, ''); // "Setup 1A" is part of the set-up
};
/** The rules as a book: by chapters, in the order in which their first rules stand. */
export const chaptersOf = (rules: readonly Rule[]): readonly Chapter[] => {
  const chapters = new Map<string, Rule[]>();
  for (const rule of rules) {
    const title = chapterOf(rule);
    chapters.set(title, [...(chapters.get(title) ?? []), rule]);
  }
  return [...chapters].map(([title, found]) => ({ title, rules: found }));
};

/** What players say, and what the rules call it. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  asset: ['feature', 'objective'],
  medpac: ['feature'],
  item: ['feature'],
  melee: ['class'],
  blaster: ['class'],
  sharpshooter: ['class'],
  sniper: ['sharpshooter', 'class'],
  monster: ['enemy', 'enemies'],
  life: ['health', 'damage'],
  hp: ['health', 'damage'],
  die: ['defeat'],
  dead: ['defeat'],
  kill: ['defeat'],
  walk: ['move'],
  shoot: ['attack'],
  fight: ['attack'],
  peek: ['look', 'intel'],
  reveal: ['facedown', 'faceup'],
  token: ['threat'],
  spawn: ['reinforcement'],
  alarm: ['crisis'],
  baby: ['child'],
  grogu: ['child'],
  traitor: ['loyalty'],
  cover: ['obscured', 'block'],
  reroll: ['aim'],
};
/** Rules that say it otherwise than the reader: for every word, what the rules call it. */
export const inPlayersWords = (rules: readonly Rule[], wanted: string): readonly Rule[] => {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.some(w => Object.hasOwn(SYNONYMS, w))) return [];
  const textOf = (r: Rule): string => `${r.says} ${r.ruling ?? ''}`.toLowerCase();
  return rules.filter(r => words.every(w => [w, ...(SYNONYMS[w] ?? [])].some(known => textOf(r).includes(known))));
};
