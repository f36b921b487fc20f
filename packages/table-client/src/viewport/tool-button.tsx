import type { ReactNode } from 'react';

/** A button beside a table: a drawing on a grid of 24, and its name. */
export const ToolButton = ({
  name,
  d,
  isOn,
  act,
}: {
  readonly name: string;
  readonly d: string;
  /** Whether it is switched on; undefined for what only acts. */
  readonly isOn?: boolean;
  readonly act: () => void;
}): ReactNode => (
  <button type="button" className="tc-button" aria-label={name} title={name} aria-pressed={isOn} onClick={act}>
    <svg viewBox="0 0 24 24" className="tc-icon" aria-hidden="true">
      <path d={d} />
    </svg>
  </button>
);
