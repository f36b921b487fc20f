import '../../css/step-list.css';
import type { ReactNode } from 'react';

export interface Step {
  readonly id: string;
  readonly name: string;
  /** Who may do what in it. */
  readonly text: string;
}
/** The steps of something that takes several, such as an attack: what is done, where it stands, what is still to come. */
export const StepList = ({
  label,
  steps,
  current,
}: {
  readonly label: string;
  readonly steps: readonly Step[];
  /** The id of the step in progress; null: all are done. */
  readonly current: string | null;
}): ReactNode => {
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  return (
    <ol className="tc-steps" aria-label={label}>
      {steps.map(({ id, name, text }, i) => (
        <li key={id} data-state={i < at ? 'done' : i === at ? 'now' : 'next'} aria-current={i === at ? 'step' : undefined}>
          <span className="tc-step-name">{name}</span>
          {i === at && <span className="tc-quiet">{text}</span>}
        </li>
      ))}
    </ol>
  );
};
