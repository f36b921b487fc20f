import { Spoken } from '@cadre/table-client';
import type { ReactNode } from 'react';

/** One value that can be chosen, and the digit that chooses it. */
export const OptionButton = ({
  value,
  text,
  digit,
  isChosen,
  isHinted,
  choose,
}: {
  readonly value: number;
  readonly text: string;
  /** Null where there are too many for digits. */
  readonly digit: number | null;
  readonly isChosen: boolean;
  readonly isHinted: boolean;
  readonly choose: (value: number) => void;
}): ReactNode => (
  <button type="button" className="option" aria-pressed={isChosen} onClick={() => choose(value)} data-value={value} data-hint={isHinted}>
    {digit !== null && (
      <span className="keycap" aria-hidden="true">
        {digit}
      </span>
    )}
    <span>
      <Spoken text={text} />
    </span>
  </button>
);
