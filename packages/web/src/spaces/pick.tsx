import { type ReactNode, useState } from 'react';
import { useWords } from '../words/words.js';
import { MANY, PickOption } from './pick-option.js';
import type { SpaceProps } from './space-props.js';

/** More than so many need a field to search in. */
const LOST = 48;

export const Pick = ({ space, closing, label, draft, hint, choose }: SpaceProps<'pick'>): ReactNode => {
  const words = useWords();
  const [wanted, setWanted] = useState('');
  const many = space.options.length > MANY,
    lost = space.options.length > LOST;
  const shown = space.options.filter(value => !closing.includes(value) && label(value).toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <div className="space">
      {(space.max > 1 || lost) && (
        <div className="space-head">
          {space.max > 1 && (
            <p className="quiet">
              {space.min === space.max
                ? words.ask.exactly(space.max)
                : space.min === 0
                  ? words.ask.upTo(space.max)
                  : words.ask.between({ min: space.min, max: space.max })}
              {' · '}
              {words.ask.chosen(draft.length)}
            </p>
          )}
          {lost && (
            <input
              type="search"
              value={wanted}
              onChange={e => setWanted(e.target.value)}
              placeholder={words.ask.filter}
              aria-label={words.ask.filter}
            />
          )}
        </div>
      )}
      {shown.length === 0 && <p className="quiet">{space.options.length === 0 ? words.ask.nothing : words.ask.noneFound}</p>}
      <ul className="options" data-many={many} aria-label={words.ask.options}>
        {shown.map(value => (
          <li key={value}>
            <PickOption value={value} space={space} label={label} draft={draft} hint={hint} choose={choose} />
          </li>
        ))}
      </ul>
    </div>
  );
};
