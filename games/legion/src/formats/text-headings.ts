import type { BattleDeck } from '../data/index.js';

export type Section = 'units' | 'commands' | 'old' | BattleDeck;

/** Headings as people write them, in English, French, German and Spanish. */
const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  [
    'units',
    /^(?:units?|army|commanders?|commandants?|kommandant(?:en)?|comandantes?|operatives?|agents?|agenten|opératifs?|operativos?|corps|troupes?|truppen|cuerpos?|special ?forces?|forces spéciales|spezialeinheiten|fuerzas especiales|supports?|soutiens?|unterstützung|apoyo|heavy|heavies|lourds?|schwere?|pesad[oa]s?|counterparts?|unknown|unités?|einheiten|unidades)$/i,
  ],
  ['commands', /^(?:commands?|command ?(?:cards?|hand)|cartes? de commandement|kommandokarten|befehlskarten|cartas? de mando)$/i],
  ['old', /^(?:contingenc(?:y|ies)|loadouts?|flaws?)$/i],
  [
    'primary',
    /^(?:battle ?(?:deck|cards?)|setup ?cards?|cartes? de bataille|missions?|objectives?|primary|primaries|deployments?|déploiements?)$/i,
  ],
  ['secondary', /^(?:secondar(?:y|ies)|objectifs?)$/i],
  ['advantage', /^(?:advantages?|conditions?|avantages?)$/i],
];
/** A heading, alone on its line or with the first cards behind its colon; a number or points beside it do not matter. */
export const headingOf = (line: string): { readonly section: Section; readonly rest: string } | null => {
  const bare = line.replaceAll(/^[#*=_\s-]+|[#*=_\s-]+$/gu, '');
  const colon = bare.indexOf(':');
  const title = (colon === -1 ? bare : bare.slice(0, colon)).replace(/\s*\(?\d+(?:\s*\/\s*\d+)?\s*(?:points?|pts?)?\)?$/i, '').trim();
  const found = HEADINGS.find(([, pattern]) => pattern.test(title));
  return found ? { section: found[0], rest: colon === -1 ? '' : bare.slice(colon + 1).trim() } : null;
};

const TOTAL =
  /^(?:(total|points?|point value|pts|cost|punkte|gesamt|somme)\b[\s:=]*)?(\d{2,4})\s*(?:\/\s*(\d{3,4}))?\s*(points?\b|pts?\b\.?|punkte\b)?[\s,;|–-]*(?:\(?\d+\s+activations?\)?)?$/i;
/** "789/800 9 Activations", "783 points", "Total: 796/800", "Point Value: 796". */
export const pointsOfLine = (line: string): { readonly points: number; readonly max: number | undefined } | null => {
  const [, label, points, max, unit] = TOTAL.exec(line) ?? [];
  if (points === undefined || (label === undefined && max === undefined && unit === undefined)) return null;
  return { points: Number(points), max: max === undefined ? undefined : Number(max) };
};
