import type { BattleDeck, CardListing, Faction, Rank } from '../data/index.js';
import type { Sentence } from './problem.js';

export const FACTION_NAMES: Readonly<Record<Faction, Sentence>> = {
  empire: { en: 'the Galactic Empire', de: 'Galaktisches Imperium' },
  rebels: { en: 'the Rebel Alliance', de: 'Rebellenallianz' },
  republic: { en: 'the Galactic Republic', de: 'Galaktische Republik' },
  separatists: { en: 'the Separatist Alliance', de: 'Separatistenallianz' },
  mercenary: { en: 'the mercenaries', de: 'Söldner' },
  mandalorians: { en: 'the Mandalorians', de: 'Mandalorianer' },
};
export const RANK_NAMES: Readonly<Record<Rank, Sentence>> = {
  commander: { en: 'commander', de: 'Commander' },
  operative: { en: 'operative', de: 'Operative' },
  corps: { en: 'corps', de: 'Corps' },
  special: { en: 'special forces', de: 'Special Forces' },
  support: { en: 'support', de: 'Support' },
  heavy: { en: 'heavy', de: 'Heavy' },
};
export const DECK_NAMES: Readonly<Record<BattleDeck, Sentence>> = {
  primary: { en: 'Primary objectives', de: 'Hauptziele' },
  secondary: { en: 'Secondary objectives', de: 'Nebenziele' },
  advantage: { en: 'Advantages', de: 'Vorteile' },
};
export const pipsText = (pips: number): Sentence =>
  pips === 1 ? { en: '1 pip', de: '1 Punkt' } : { en: `${pips} pips`, de: `${pips} Punkten` };
const MONTHS: readonly Sentence[] = [
  { en: 'January', de: 'Januar' },
  { en: 'February', de: 'Februar' },
  { en: 'March', de: 'März' },
  { en: 'April', de: 'April' },
  { en: 'May', de: 'Mai' },
  { en: 'June', de: 'Juni' },
  { en: 'July', de: 'Juli' },
  { en: 'August', de: 'August' },
  { en: 'September', de: 'September' },
  { en: 'October', de: 'Oktober' },
  { en: 'November', de: 'November' },
  { en: 'December', de: 'Dezember' },
];
/** "Aug 2026" and "Q4 2026", as sources write, in whole words. */
export const announcedFor = (when: string): Sentence => {
  const [part = '', year = ''] = when.split(' ');
  const quarter = /^Q(\d)$/.exec(part)?.[1];
  if (quarter) return { en: `quarter ${quarter} of ${year}`, de: `das ${quarter}. Quartal ${year}` };
  const month = MONTHS.find(({ en }) => part !== '' && en.startsWith(part)) ?? { en: part, de: part };
  return { en: `${month.en} ${year}`, de: `${month.de} ${year}` };
};
/** A day of the catalogue: "2026-08-05". */
export const dayText = (day: string): Sentence => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const { en, de } = MONTHS[month - 1]!;
  return { en: `${en} ${date}, ${year}`, de: `${date}. ${de} ${year}` };
};
/** When a list of cards was made. */
export const LISTING_NAMES: Readonly<Record<CardListing, Sentence>> = {
  '2024-07': { en: 'July 2024', de: 'Juli 2024' },
  '2025-04': { en: 'April 2025', de: 'April 2025' },
};
export const factionList = (factions: readonly Faction[]): Sentence => together(factions.map(f => FACTION_NAMES[f]));
export const rankList = (ranks: readonly Rank[]): Sentence => together(ranks.map(r => RANK_NAMES[r]));
export const together = (words: readonly Sentence[]): Sentence =>
  words.length === 0 ? { en: 'nobody', de: 'niemand' } : { en: words.map(w => w.en).join(', '), de: words.map(w => w.de).join(', ') };
