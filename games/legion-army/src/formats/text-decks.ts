import type { BattleDeck } from '../data/index.js';
import { deckOf, isNamed } from './known-names.js';
import type { RawBattleCard, RawCard } from './raw-list.js';
import type { Section } from './text-headings.js';
import { commaNames } from './text-names.js';

const PIPS = '[•●★☆∙·*]';
/** "1 pip:", "••", "(2)", "3 -": the pips in front of command cards. */
const PIPS_BEFORE = new RegExp(
  `^(?:[1-4][-:](?=\\p{L})|\\(?[1-4]\\)?\\s*[-–]?\\s*(?:pips?|dots?|punkt[e]?|points?|${PIPS}+)?\\s*[:.)–-]?\\s+|${PIPS}+\\s*[:–-]?\\s*)`,
  'iu',
);
const PIPS_BEHIND = new RegExp(
  `\\s*(?:${PIPS}+|[(\\[]\\s*(?:[1-4]\\s*(?:pips?|dots?)?|${PIPS}+)\\s*[)\\]]|\\s[-–]\\s[1-4](?:\\s*pips?)?)$`,
  'iu',
);

/** Command cards between commas, slashes or pips. */
export const commandNames = (text: string, place: string): RawCard[] => {
  if (isNamed('command', text)) return [{ name: text, place }];
  const parts = text.split(/\s+\/\s+/).map(withoutPips);
  if (parts.length > 2 && 2 * parts.filter(part => isNamed('command', part)).length > parts.length)
    return parts.map(name => ({ name, place }));
  const separated = text.replaceAll(/([•●★]+)(?=\s*[^\s,;/|•●★)\]])/gu, ',').replaceAll(/\s*[;|]\s*/g, ', ');
  return commaNames('command', separated, place).flatMap(({ name }) =>
    slashed(name)
      .map(part => withoutPips(part.trim()))
      .filter(part => part !== '')
      .map(part => ({ name: part, place })),
  );
};
const slashed = (name: string): readonly string[] => (isNamed('command', withoutPips(name)) ? [name] : name.split(/\s*\/\s*/));
const withoutPips = (name: string): string => {
  if (isNamed('command', name)) return name;
  const bare = name.replace(PIPS_BEHIND, '').trim();
  return isNamed('command', bare) ? bare : bare.replace(PIPS_BEFORE, '').trim();
};

/** Battle cards between commas or slashes, in their deck where the name tells it, otherwise under the heading above. */
export const battleNames = (text: string, section: Section, place: string): RawBattleCard[] => {
  const deck: BattleDeck = section === 'secondary' || section === 'advantage' ? section : 'primary';
  const separated = isNamed('battle', text) ? text : text.replaceAll(/\s*[;|]\s*|\s+\/\s+/g, ', ');
  return commaNames('battle', separated, place).map(card => ({ ...card, deck: deckOf(card.name) ?? deck }));
};
