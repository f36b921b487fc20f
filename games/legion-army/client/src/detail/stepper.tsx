import type { ReactNode } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels } from '../context.js';

/** A small number that is counted up and down. */
export const Stepper = ({
  label,
  value,
  most,
  change,
}: {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly change: (value: number) => void;
}): ReactNode => {
  const l = useLabels();
  return (
    <div className="army-count">
      <span>{label}</span>
      <span className="army-stepper">
        <button type="button" className="key" aria-label={l.fewer(label)} disabled={value <= 0} onClick={() => change(value - 1)}>
          <Icon name="minus" />
        </button>
        <b className="army-number" aria-live="polite">
          {value}
        </b>
        <button type="button" className="key" aria-label={l.more(label)} disabled={value >= most} onClick={() => change(value + 1)}>
          <Icon name="plus" />
        </button>
      </span>
    </div>
  );
};
