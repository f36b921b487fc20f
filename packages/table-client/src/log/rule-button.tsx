import '../../css/log.css';
import '../../css/table.css';
import type { ReactNode } from 'react';

/** The number of a rule, which opens it where rules can be opened. */
export const RuleButton = ({
  rule,
  label,
  open,
}: {
  readonly rule: string;
  readonly label: string;
  readonly open: ((rule: string) => void) | null;
}): ReactNode =>
  open === null ? (
    <span className="tc-rule-name">{rule}</span>
  ) : (
    <button type="button" className="tc-rule" onClick={() => open(rule)} aria-label={label} title={label}>
      {rule}
    </button>
  );
