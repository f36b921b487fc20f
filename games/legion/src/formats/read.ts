import type { ArmyList } from '../roster/index.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { isLegionHqLink, readLegionHqLink } from './legion-hq-link.js';
import { isLegionHqText, readLegionHqText } from './legion-hq-text-reader.js';
import { isObject, OWN_FORMAT, readOwnJson, shown } from './own-json.js';
import { OWN_LINK, readOwnLink } from './own-link.js';
import { readText } from './text-reader.js';
import { isTtsJson, readTtsJson } from './tts-json.js';

export const FORMATS = ['json', 'link', 'hq-link', 'hq-tournament', 'hq-standard', 'hq-minimal', 'hq-tts', 'tta-tts', 'tta-text'] as const;
export type Format = (typeof FORMATS)[number];
/** A text that follows no list builder's style can be read, but is never written. */
export type ReadFormat = Format | 'text';
export const FORMAT_NAMES: Readonly<Record<ReadFormat, string>> = {
  json: 'Cadre JSON',
  link: 'Cadre link',
  'hq-link': 'Legion HQ 2 link',
  'hq-tournament': 'Legion HQ text, tournament style',
  'hq-standard': 'Legion HQ text, standard style',
  'hq-minimal': 'Legion HQ text, minimal style',
  'hq-tts': 'Tabletop Simulator JSON of Legion HQ',
  'tta-tts': 'Tabletop Simulator JSON of Tabletop Admiral',
  'tta-text': 'Tabletop Admiral text',
  text: 'text in no particular style',
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
  const text = input.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
  const start = text.trim();
  if (start === '') return nothing(diagnostic('empty', ''));
  const done = (format: Format, list: ArmyList | null): Reading => ({ format, list, diagnostics });
  if (start.startsWith('{') || start.startsWith('[')) return readJson(start, diagnostics);
  if (start.length > MAX_WORDS) return nothing(diagnostic('too-large', '', { size: start.length, max: MAX_WORDS }));
  if (!start.includes('\n')) {
    if (start.includes(OWN_LINK)) return done('link', readOwnLink(start, diagnostics));
    if (isLegionHqLink(start)) return done('hq-link', readLegionHqLink(start, diagnostics));
  }
  const words = readWords(text);
  if (words) return words;
  return nothing(diagnostic('unrecognised', '', { formats: Object.values(FORMAT_NAMES).join(', '), start: start.slice(0, 60) }));
};

/** The style of Legion HQ where every line follows it; anything else is read line by line. Null when no line is a unit. */
const readWords = (text: string): Reading | null => {
  const strict: Diagnostic[] = [];
  const site =
    isLegionHqText(text) && !ADMIRAL.test(text)
      ? { format: styleOf(text), list: readLegionHqText(text, strict), diagnostics: strict }
      : null;
  if (site && faults(strict) === 0) return site;
  const diagnostics: Diagnostic[] = [];
  const list = readText(text, diagnostics);
  const free = list && { format: ADMIRAL.test(text) ? ('tta-text' as const) : ('text' as const), list, diagnostics };
  return site && (!free || faults(strict) <= faults(diagnostics)) ? site : free;
};
const ADMIRAL = /^\s*\d+ Activations?\s*$/im;
/** What a person would have to look at. */
const faults = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.filter(d => d.kind === 'unknown-card' || d.kind === 'ignored-line' || d.kind === 'no-owner').length;

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
/** The three styles differ: headings and totals, a card a line, brackets. */
const styleOf = (text: string): Format => {
  if (/^(?:Commanders|Operative|Corps|Special Forces|Support|Heavy|Counterparts|Unknown):$/m.test(text)) return 'hq-standard';
  return /^\d+\s*\/\s*\d+/.test(text.trim()) ? 'hq-minimal' : 'hq-tournament';
};
