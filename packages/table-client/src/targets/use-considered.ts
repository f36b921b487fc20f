import { useCallback, useState } from 'react';
import type { TablePlay } from '../contract/game-table.js';
import { valuesOf } from './offers.js';

const NOTHING: readonly number[] = [];

type Kept = { readonly asked: string; readonly value: number } | null;
export const isStale = (kept: Kept, asked: string): boolean => kept !== null && kept.asked !== asked;

/** What the reader points at or has focused, for previews: before a click decides, what it would do is shown. A draft counts more. */
export const useConsidered = ({
  question,
  draft,
}: Pick<TablePlay, 'question' | 'draft'>): {
  readonly considered: readonly number[];
  readonly consider: (value: number | null) => void;
} => {
  const [kept, setKept] = useState<Kept>(null);
  const asked = question ? `${question.rule} ${question.space.of}` : '';
  // What was pointed at may have gone without a word: at the next question nothing is pointed at.
  if (isStale(kept, asked)) setKept(null);
  const consider = useCallback((value: number | null) => setKept(value === null ? null : { asked, value }), [asked]);
  const value = kept?.asked === asked ? kept.value : null;
  if (draft.length > 0) return { considered: draft, consider };
  const isOffered = value !== null && question !== null && valuesOf(question.space).includes(value);
  return { considered: isOffered ? [value] : NOTHING, consider };
};
