import { type Sentence, sentence, type Values } from '../words/words.js';
import { DIAGNOSTICS, type DiagnosticKind, type Level } from './diagnostic-kinds.js';

export type { DiagnosticKind } from './diagnostic-kinds.js';
/** What a reader or writer has to say. An error: something is missing or stands as a placeholder. A warning: we had to guess. */
export interface Diagnostic {
  readonly kind: DiagnosticKind;
  readonly level: Level;
  /** "line 7", "/units/2/name", "segment 3": where in the text that was read. */
  readonly place: string;
  readonly says: Sentence;
  /** The card in the list that this is about, often a placeholder, and ids of others that may be meant by it. */
  readonly card?: string;
  readonly suggestions?: readonly string[];
}
/** Where in a pasted text, in words; nothing where the text has no such place: it never named a faction or a size. */
export const diagnosticPlace = ({ kind, place }: Pick<Diagnostic, 'kind' | 'place'>): Sentence => {
  const [, part, number] = /^(line|segment) (\d+)$/.exec(place) ?? [];
  if (part === 'line') return { en: `Line ${number}`, de: `Zeile ${number}` };
  if (part === 'segment') return { en: `Part ${number}`, de: `Teil ${number}` };
  const shown = kind !== 'wrong-type' && WHOLE_LIST.has(place) ? '' : place;
  return { en: shown, de: shown };
};
const WHOLE_LIST: ReadonlySet<string> = new Set(['/faction', '/mode', '/points', '/battleForce']);
export const diagnostic = (
  kind: DiagnosticKind,
  place: string,
  values: Values = {},
  unknown: Pick<Diagnostic, 'card' | 'suggestions'> = {},
): Diagnostic => ({
  kind,
  level: DIAGNOSTICS[kind],
  place,
  says: sentence(({ diagnostics }) => diagnostics[kind], values),
  ...unknown,
});
