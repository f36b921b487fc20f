import type { ReactNode } from 'react';

/** One thing to choose from a list. */
export const Field = (props: {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
  readonly children: ReactNode;
}) => (
  <label className="field">
    <span>{props.label}</span>
    <select value={props.value} onChange={event => props.set(event.target.value)}>
      {props.children}
    </select>
  </label>
);
