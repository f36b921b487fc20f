import { Spoken } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.js';
import { moved } from './draft.js';
import type { SpaceProps } from './space-props.js';

export const Order = ({ label, draft, setDraft }: SpaceProps<'order'>): ReactNode => {
  const words = useWords();
  return (
    <div className="space">
      <p className="quiet">{words.ask.order}</p>
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
              aria-label={words.ask.earlier(label(item))}
            >
              ↑
            </button>
            <button
              type="button"
              className="key"
              disabled={i === draft.length - 1}
              onClick={() => setDraft(moved(draft, i, 1))}
              aria-label={words.ask.later(label(item))}
            >
              ↓
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
};
