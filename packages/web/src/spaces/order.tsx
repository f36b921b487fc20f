import type { ReactNode } from 'react';
import { Spoken } from '../art/spoken.js';
import { useWords } from '../words/say.js';
import { moved } from './draft.js';
import type { SpaceProps } from './space-props.js';

export const Order = ({ label, draft, setDraft }: SpaceProps<'order'>): ReactNode => {
  const say = useWords();
  return (
    <div className="space">
      <p className="quiet">{say('ask.order')}</p>
      <ol className="order">
        {draft.map((item, i) => (
          <li key={item}>
            <span className="order-number">{i + 1}</span>
            <span className="order-item">
              <Spoken text={label(item)} />
            </span>
            <button
              type="button"
              className="key"
              disabled={i === 0}
              onClick={() => setDraft(moved(draft, i, -1))}
              aria-label={say('ask.earlier', { item: label(item) })}
            >
              ↑
            </button>
            <button
              type="button"
              className="key"
              disabled={i === draft.length - 1}
              onClick={() => setDraft(moved(draft, i, 1))}
              aria-label={say('ask.later', { item: label(item) })}
            >
              ↓
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
};
