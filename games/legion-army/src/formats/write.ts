import { type ArmyList, type ArmyUnit, canonical, cardName } from '../roster/index.js';
import { writeAdmiralText } from './admiral-text.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { writeLegionHqLink } from './legion-hq-link.js';
import { writeMinimalText, writeStandardText, writeTournamentText } from './legion-hq-text.js';
import { writeOwnJson } from './own-json.js';
import { writeOwnLink } from './own-link.js';
import { type Format, readList } from './read.js';
import { writeAdmiralTts, writeLegionHqTts } from './tts-json.js';

const WRITERS: Readonly<Record<Format, (list: ArmyList) => string>> = {
  json: writeOwnJson,
  link: writeOwnLink,
  'hq-link': writeLegionHqLink,
  'hq-tournament': writeTournamentText,
  'hq-standard': writeStandardText,
  'hq-minimal': writeMinimalText,
  'hq-tts': writeLegionHqTts,
  'tta-tts': writeAdmiralTts,
  'tta-text': writeAdmiralText,
};
export interface Writing {
  readonly text: string;
  /** What does not come back when the text is read again: found out by reading it. */
  readonly losses: readonly Diagnostic[];
}
export const writeList = (list: ArmyList, format: Format): Writing => {
  const text = WRITERS[format](list);
  return { text, losses: lossesOf(canonical(list), readList(text).list) };
};

const lossesOf = (list: ArmyList, back: ArmyList | null): Diagnostic[] => {
  const read = back && canonical(back);
  const losses: Diagnostic[] = [];
  const same = (part: (l: ArmyList) => unknown): boolean => read !== null && JSON.stringify(part(list)) === JSON.stringify(part(read));
  if (!same(l => l.name)) losses.push(diagnostic('lost-name', '/name'));
  if (!same(l => l.faction)) losses.push(diagnostic('lost-faction', '/faction'));
  if (!same(l => l.mode)) losses.push(diagnostic('lost-mode', '/mode'));
  if (!same(l => l.battleForce ?? null)) losses.push(diagnostic('lost-force', '/battleForce'));
  if (!same(l => l.choices ?? null)) losses.push(diagnostic('lost-choices', '/choices'));
  if (!same(l => l.units)) losses.push(diagnostic('lost-units', '/units', { cards: changed(list.units, read?.units ?? []) }));
  if (!same(l => [l.commands, l.secretHand ?? null])) losses.push(diagnostic('lost-commands', '/commands'));
  if (!same(l => l.battle)) losses.push(diagnostic('lost-battle', '/battle'));
  return losses;
};
const changed = (units: readonly ArmyUnit[], back: readonly ArmyUnit[]): string => {
  const kept = new Set(back.map(u => JSON.stringify(u)));
  const lost = units.filter(u => !kept.has(JSON.stringify(u))).map(u => cardName(u.card));
  return `${lost.slice(0, 5).join('; ')}${lost.length > 5 ? ' …' : ''}`;
};
