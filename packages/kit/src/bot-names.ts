import type { Language } from '@cadre/core';

/** What players call the bots, by their ids. */
export const BOT_NAMES = {
  en: { random: 'Rookie', novice: 'Recruit', heuristic: 'Veteran', search: 'Strategist' },
  de: { random: 'Neuling', novice: 'Rekrut', heuristic: 'Veteran', search: 'Stratege' },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;
