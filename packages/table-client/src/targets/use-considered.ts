import { useCallback, useState } from 'react';
import type { GameTableProps } from '../contract/game-table.js';
import { valuesOf } from './offers.js';

const NOTHING: readonly number[] = [];

/** What the reader points at or has focused, for previews: before a click decides, what it would do is shown. A draft counts more. */
export const useConsidered = ({
  question,
  draft,
}: Pick<GameTableProps, 'question' | 'draft'>): {
  readonly considered: readonly number[];
  readonly consider: (value: number | null) => void;
} => {
  const [value, setValue] = useState<number | null>(null);
  const consider = useCallback((next: number | null) => setValue(next), []);
  if (draft.length > 0) return { considered: draft, consider };
  const isOffered = value !== null && question !== null && valuesOf(question.space).includes(value);
  return { considered: isOffered ? [value] : NOTHING, consider };
};
