import { type ArmyList, cardName } from '@cadre/legion-army/roster';
import { type ReactNode, useMemo, useState } from 'react';
import { useLabels, useSaying } from '../context.js';
import type { KeptList } from '../kept.js';
import { useReading } from '../reading/use-reading.js';
import { comparedUnits, figuresOf } from './figures.js';
import { SheetHead } from './sheet-head.js';

/** Two lists side by side: their sums, and which units both have or only one. */
export const Compare = ({
  list,
  id,
  lists,
  back,
}: {
  readonly list: ArmyList;
  readonly id: string;
  readonly lists: readonly KeptList[];
  readonly back: () => void;
}): ReactNode => {
  const l = useLabels();
  const saying = useSaying();
  const others = lists.filter(k => k.id !== id);
  const [chosen, setChosen] = useState(others[0]?.id ?? '');
  const [text, setText] = useState('');
  const { reading } = useReading(text);
  const other = reading?.list ?? others.find(k => k.id === chosen)?.list;
  const sides = useMemo(() => (other ? [list, other].map(figuresOf) : []), [list, other]);
  const units = useMemo(() => (other ? comparedUnits(list, other) : []), [list, other]);
  return (
    <div className="army-sheet army-compare">
      <SheetHead list={list} title={l.views.compare} back={back} />
      <div className="army-compare-with">
        <label className="field">
          <span>{l.compareWith}</span>
          <select value={chosen} disabled={others.length === 0} onChange={e => setChosen(e.target.value)}>
            {others.length === 0 && <option value="">{l.noOther}</option>}
            {others.map(k => (
              <option key={k.id} value={k.id}>
                {k.list.name || l.unnamed}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{l.orPaste}</span>
          <input type="text" value={text} onChange={e => setText(e.target.value)} />
        </label>
      </div>
      {reading && !reading.list && (
        <p className="notice harm">
          {reading.diagnostics
            .slice(0, 3)
            .map(d => saying(d.says))
            .join(' ')}
        </p>
      )}
      {other && (
        <table className="army-compare-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{l.unitOrSum}</span>
              </th>
              <th scope="col">{list.name || l.unnamed}</th>
              <th scope="col">{other.name || l.unnamed}</th>
            </tr>
          </thead>
          <tbody>
            {sides[0]!.map(({ name, value }, i) => {
              const theirs = sides[1]![i]!.value;
              return (
                <tr key={name}>
                  <th scope="row">{l.figures[name]}</th>
                  <td data-better={value > theirs}>{value}</td>
                  <td data-better={theirs > value}>{theirs}</td>
                </tr>
              );
            })}
          </tbody>
          <tbody>
            {units.map(({ card, here, there }) => (
              <tr key={card} data-only={here === 0 || there === 0}>
                <th scope="row">{cardName(card)}</th>
                <td>{here || '–'}</td>
                <td>{there || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
};
