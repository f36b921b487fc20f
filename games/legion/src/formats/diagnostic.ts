import { fill, type Sentence, type Values } from '../roster/problem.js';
import { diagnosticWords } from './words.js';

export type DiagnosticKind = keyof typeof diagnosticWords;
/** What a reader or writer has to say. An error: something is missing or stands as a placeholder. A warning: we had to guess. */
export interface Diagnostic {
  readonly kind: DiagnosticKind;
  readonly level: 'error' | 'warning' | 'note';
  /** "line 7", "/units/2/name", "segment 3": where in the text that was read. */
  readonly place: string;
  readonly says: Sentence;
  /** The card in the list that this is about, often a placeholder, and ids of others that may be meant by it. */
  readonly card?: string;
  readonly suggestions?: readonly string[];
}
export const diagnostic = (
  kind: DiagnosticKind,
  place: string,
  values: Values = {},
  unknown: Pick<Diagnostic, 'card' | 'suggestions'> = {},
): Diagnostic => {
  const { level, en, de } = diagnosticWords[kind];
  return {
    kind,
    level,
    place,
    says: { en: fill(en, values, 'en'), de: fill(de, values, 'de') },
    ...unknown,
  };
};
