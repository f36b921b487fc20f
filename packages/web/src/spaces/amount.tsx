import type { ReactNode } from 'react';
import { useWords } from '../words/words.js';
import { amountDigit, hasFewAmounts } from './draft.js';
import { OptionButton } from './option-button.js';
import type { SpaceProps } from './space-props.js';

export const Amount = ({ space, label, draft, hint, setDraft, choose }: SpaceProps<'amount'>): ReactNode => {
  const words = useWords();
  const value = draft[0] ?? space.min;
  if (hasFewAmounts(space))
    return (
      <ul className="options" aria-label={words.ask.options}>
        {Array.from({ length: space.max - space.min + 1 }, (_, i) => space.min + i).map(n => (
          <li key={n}>
            <OptionButton
              value={n}
              text={label(n)}
              digit={label(n) === String(n) ? null : amountDigit(space, n)}
              isChosen={n === draft[0]}
              isHinted={hint[0] === n}
              choose={choose}
            />
          </li>
        ))}
      </ul>
    );
  return (
    <div className="amount">
      <button type="button" className="key" disabled={value <= space.min} onClick={() => setDraft([value - 1])} aria-label={words.ask.less}>
        −
      </button>
      <label className="field">
        <span className="unseen">{words.ask.amount}</span>
        <input type="range" min={space.min} max={space.max} value={value} onChange={e => setDraft([e.target.valueAsNumber])} />
      </label>
      <button type="button" className="key" disabled={value >= space.max} onClick={() => setDraft([value + 1])} aria-label={words.ask.more}>
        +
      </button>
      <output>{label(value)}</output>
    </div>
  );
};
