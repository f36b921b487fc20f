import { cardById, changedOn, type Faction, type UpdatedCard, updateDates } from '@cadre/legion-army/data';
import { cardName, mayServe } from '@cadre/legion-army/roster';
import { type ReactNode, useState } from 'react';
import { useLabels, useLanguage } from '../context.js';

const isOf = ({ id }: UpdatedCard, faction: Faction | ''): boolean => {
  const known = cardById.get(id);
  if (faction === '' || !known) return true;
  if (known.kind === 'unit') return mayServe(known.card, faction);
  return known.kind !== 'upgrade' || (known.card.factions?.includes(faction) ?? true);
};
/** What changed with the last update of the points, or with an earlier one: the largest changes first. */
export const PointsUpdate = ({ faction }: { readonly faction: Faction | '' }): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const dates = updateDates();
  const [date, setDate] = useState(dates[0]!);
  const day = (d: string): string => new Date(`${d}T12:00:00`).toLocaleDateString(language, { dateStyle: 'long' });
  const changed = changedOn(date)
    .filter(card => isOf(card, faction))
    .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || cardName(a.id).localeCompare(cardName(b.id)));
  return (
    <div className="army-cards-found">
      <label className="field">
        <span>{l.updateOf}</span>
        <select value={date} onChange={e => setDate(e.target.value)}>
          {dates.map(d => (
            <option key={d} value={d}>
              {day(d)}
            </option>
          ))}
        </select>
      </label>
      <p className="quiet" role="status">
        {l.cardsFound(changed.length)}
      </p>
      <table className="army-update">
        <tbody>
          {changed.map(({ id, from, to }) => (
            <tr key={id} data-dearer={to > from}>
              <th scope="row">{cardName(id)}</th>
              <td className="quiet">{l.cardKinds[cardById.get(id)?.kind === 'unit' ? 'unit' : 'upgrade']}</td>
              <td className="army-number">
                {from} → <b>{to}</b>
              </td>
              <td className="army-number">
                {to > from ? '+' : '−'}
                {Math.abs(to - from)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
