import { Fragment } from 'react';
import { useTable } from '../table-context.js';

export interface NamedTerm {
  readonly what: string;
  readonly value: number;
  readonly rule: string;
}

/** The number of a rule: a key that opens it, where rules can be opened. */
export const RuleKey = ({ rule }: { readonly rule: string }) => {
  const { openRule, labels } = useTable();
  if (!openRule) return <span className="mando-rule">{rule}</span>;
  return (
    <button type="button" className="mando-rule" aria-label={labels.openRule(rule)} onClick={() => openRule(rule)}>
      {rule}
    </button>
  );
};

/** Where a number comes from: its terms, each with its rule. */
export const Terms = ({ terms }: { readonly terms: readonly NamedTerm[] }) => (
  <span className="mando-terms">
    {terms.map(({ what, value, rule }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two terms may be alike
      <Fragment key={i}>
        {i > 0 && <span className="mando-quiet"> + </span>}
        <span className="mando-term">
          {what} <b>{value}</b> <RuleKey rule={rule} />
        </span>
      </Fragment>
    ))}
  </span>
);
