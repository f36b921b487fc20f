import type { ReactNode } from 'react';
import { useWords } from '../words/words.js';
import type { SpaceProps } from './space-props.js';

/** Spots typed as numbers: the way in for everybody who does not point at a table, and for games that draw none. */
export const Place = ({ space, draft, setDraft }: SpaceProps<'place'>): ReactNode => {
  const words = useWords();
  const put = (i: number, value: number): void =>
    setDraft(Array.from({ length: 2 * space.spots }, (_, k) => (k === i ? value : (draft[k] ?? Number.NaN))));
  const shown = (i: number): string => (Number.isInteger(draft[i]) ? String(draft[i]) : '');
  return (
    <div className="space">
      <p className="quiet">{words.ask.placeHint}</p>
      {Array.from({ length: space.spots }, (_, spot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spots are numbered
        <fieldset key={spot} className="row">
          <legend className="quiet">{words.ask.place({ n: spot + 1, count: space.spots })}</legend>
          {(['placeX', 'placeY'] as const).map((axis, k) => (
            <label key={axis} className="field">
              <span>{words.ask[axis]}</span>
              <input
                type="number"
                step={1}
                value={shown(2 * spot + k)}
                onChange={e => put(2 * spot + k, Math.round(e.target.valueAsNumber))}
              />
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
};
