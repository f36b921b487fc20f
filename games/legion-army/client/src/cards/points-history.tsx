import { pointsHistory } from '@cadre/legion-army/data';
import type { ReactNode } from 'react';
import { useLabels, useLanguage } from '../context.js';
import { Fold } from '../picker/fold.js';

/** How the cost of a card has changed over the years. */
export const PointsHistory = ({ card }: { readonly card: string }): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const changes = pointsHistory(card);
  return (
    <Fold className="army-points-history" summary={l.pointsHistory(changes.length)}>
      <ol>
        {changes.map(({ date, from, to }) => (
          <li key={date + from}>
            <time dateTime={date}>{new Date(date).toLocaleDateString(language, { dateStyle: 'medium' })}</time> {from} → <b>{to}</b>
          </li>
        ))}
      </ol>
    </Fold>
  );
};
