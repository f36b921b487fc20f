import type { ArmyList } from '../roster/index.js';
import { together } from '../roster/titles.js';
import type { Sentence } from '../words/words.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { isLegionHqLink, readLegionHqLink } from './legion-hq-link.js';
import { isObject, OWN_FORMAT, readOwnJson, shown } from './own-json.js';
import { OWN_LINK, readOwnLink } from './own-link.js';
import { isAdmiral, isHeader, readText } from './text-reader.js';
import { isTtsJson, readTtsJson } from './tts-json.js';

export const FORMATS = ['json', 'link', 'hq-link', 'hq-tournament', 'hq-standard', 'hq-minimal', 'hq-tts', 'tta-tts', 'tta-text'] as const;
export type Format = (typeof FORMATS)[number];
/** A text that follows no list builder's style can be read, but is never written. */
export type ReadFormat = Format | 'text';
const same = (name: string): Sentence => ({ en: name, de: name });
export const FORMAT_NAMES: Readonly<Record<ReadFormat, Sentence>> = {
  json: same('Cadre JSON'),
  link: { en: 'Cadre link', de: 'Link von Cadre' },
  'hq-link': { en: 'Legion HQ 2 link', de: 'Link von Legion HQ 2' },
  'hq-tournament': { en: 'Legion HQ text, tournament style', de: 'Text von Legion HQ, Turnierform' },
  'hq-standard': { en: 'Legion HQ text, standard style', de: 'Text von Legion HQ, Standardform' },
  'hq-minimal': { en: 'Legion HQ text, minimal style', de: 'Text von Legion HQ, Kurzform' },
  'hq-tts': { en: 'Tabletop Simulator JSON of Legion HQ', de: 'JSON für Tabletop Simulator von Legion HQ' },
  'tta-tts': { en: 'Tabletop Simulator JSON of Tabletop Admiral', de: 'JSON für Tabletop Simulator von Tabletop Admiral' },
  'tta-text': { en: 'Tabletop Admiral text', de: 'Text von Tabletop Admiral' },
  text: { en: 'plain text', de: 'freier Text' },
};

/** What was read. Without a list, the diagnostics say why. */
export interface Reading {
  readonly format: ReadFormat | null;
  readonly list: ArmyList | null;
  readonly diagnostics: readonly Diagnostic[];
}
/** Characters of JSON, and of anything else; the longest honest list has a hundredth of it. */
export const MAX_INPUT = 1_000_000;
const MAX_WORDS = 250_000;

/** A list in any format that we know, from text that may be anything at all. */
export const readList = (input: string): Reading => {
  const diagnostics: Diagnostic[] = [];
  const nothing = (d: Diagnostic): Reading => ({ format: null, list: null, diagnostics: [d] });
  if (input.length > MAX_INPUT) return nothing(diagnostic('too-large', '', { size: input.length, max: MAX_INPUT }));
  const text = input.replaceAll(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const start = text.replaceAll(/^\s*```\w*\s*$/gm, '').trim();
  if (start === '') return nothing(diagnostic('empty', ''));
  const done = (format: Format, list: ArmyList | null): Reading => ({ format, list, diagnostics });
  if (/^(?:\{|\[\s*[\]{["\d])/.test(start)) return readJson(start, diagnostics);
  if (start.length > MAX_WORDS) return nothing(diagnostic('too-large', '', { size: start.length, max: MAX_WORDS }));
  if (!start.includes('\n')) {
    if (start.includes(OWN_LINK)) return done('link', readOwnLink(start, diagnostics));
    if (isLegionHqLink(start)) return done('hq-link', readLegionHqLink(start, diagnostics));
  }
  if (OTHER_SITE.test(start)) return nothing(diagnostic('needs-database', 'link'));
  const words = readWords(text);
  if (words) return words;
  const link = linkIn(start);
  if (link !== null) return readList(link);
  return nothing(diagnostic('unrecognised', '', { formats: together(Object.values(FORMAT_NAMES)), start: start.slice(0, 60) }));
};

/** Sites that keep lists to themselves: their links hold a number, not the list. */
const OTHER_SITE = /^(?:https?:\/\/)?(?:www\.)?(?:tabletopadmiral\.com|newrecruit\.eu|legion\.takras\.net)\/\S*$/i;
/** The link in a text that has no units in words: "My list: https://…". */
const linkIn = (text: string): string | null => {
  const found = text.split(/[\s<>()[\]"]+/).find(word => word !== text && (word.includes(OWN_LINK) || isLegionHqLink(word)));
  return found ?? null;
};
/** Null when no line is a unit. */
const readWords = (text: string): Reading | null => {
  const diagnostics: Diagnostic[] = [];
  const list = readText(text, diagnostics);
  return list && { format: styleOf(text), list, diagnostics };
};

const readJson = (text: string, diagnostics: Diagnostic[]): Reading => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    diagnostics.push(diagnostic('not-json', '', { reason: (error as Error).message.slice(0, 120) }));
    return { format: null, list: null, diagnostics };
  }
  if (isObject(json) && json['format'] === OWN_FORMAT) return { format: 'json', list: readOwnJson(json, diagnostics), diagnostics };
  if (isObject(json) && isTtsJson(json)) {
    const admiral = typeof json['author'] === 'string' && json['author'].includes('Admiral');
    return { format: admiral ? 'tta-tts' : 'hq-tts', list: readTtsJson(json, diagnostics), diagnostics };
  }
  const wanted = `{ "format": "${OWN_FORMAT}", … } or a list for the Tabletop Simulator`;
  diagnostics.push(diagnostic('wrong-type', '', { wanted, found: shown(json) }));
  return { format: null, list: null, diagnostics };
};
/** The three styles of Legion HQ differ: headings and totals, a card a line, brackets. */
const styleOf = (text: string): ReadFormat => {
  if (isAdmiral(text)) return 'tta-text';
  if (!text.split('\n').some(isHeader)) return 'text';
  if (/^(?:Commanders|Operative|Corps|Special Forces|Support|Heavy|Counterparts|Unknown):$/m.test(text)) return 'hq-standard';
  return isHeader(text.trim().split('\n')[0]!) ? 'hq-minimal' : 'hq-tournament';
};
