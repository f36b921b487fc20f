import { RuleButton } from '@cadre/table-client';
import { Fragment } from 'react';
import { useTable } from '../table-context.js';

export interface NamedTerm {
  readonly what: string;
  readonly value: number;
  readonly rule: string;
}

/** Where a number comes from: its terms, each with its rule. */
export const Terms = ({ terms }: { readonly terms: readonly NamedTerm[] }) => {
  const { openRule, labels } = useTable();
  return (
    <span className="mando-terms">
      {terms.map(({ what, value, rule }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two terms may be alike
        <Fragment key={i}>
          {i > 0 && <span className="mando-quiet"> + </span>}
          <span className="mando-term">
            {what} <b>{value}</b> <RuleButton rule={rule} label={labels.openRule(rule)} open={openRule} />
          </span>
        </Fragment>
      ))}
    </span>
  );
};
