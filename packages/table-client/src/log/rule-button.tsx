import '../../css/log.css';
import '../../css/table.css';
import type { ReactNode } from 'react';

/** The number of a rule, which opens it. */
export const RuleButton = ({
  rule,
  label,
  open,
}: {
  readonly rule: string;
  readonly label: string;
  readonly open: (rule: string) => void;
}): ReactNode => (
  <button type="button" className="tc-rule" onClick={() => open(rule)} aria-label={label}>
    {rule}
  </button>
);
