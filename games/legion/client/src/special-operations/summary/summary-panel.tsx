import type { Language } from '@cadre/core';
import { SavePicture, SeatMark } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { boxOf } from '#operations/box';
import { LABELS } from '../labels/labels.js';
import type { OperationsView } from '../view.js';
import type { Summary } from './summary.js';
import { summaryPicture } from './summary-picture.js';
import { figuresOf, outcomeOf } from './summary-words.js';

/** A match looked back on: how it stands or ended, who did how much, and a picture of it to share. */
export const SummaryPanel = ({
  view,
  summary,
  language,
}: {
  readonly view: OperationsView;
  readonly summary: Summary;
  readonly language: Language;
}): ReactNode => {
  const labels = LABELS[language].summary;
  return (
    <section className="tc-battle-card so-summary">
      <h2>{summary.winner === 'open' ? labels.title : labels.over}</h2>
      <p>{outcomeOf(view, summary, language)}</p>
      <table>
        <thead>
          <tr>
            <td />
            {[0, 1].map(seat => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figuresOf(summary, language).map(([name, a, b]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{a}</td>
              <td>{b}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SavePicture name={boxOf(view).mission.name[language]} draw={() => summaryPicture(view, summary, language)} />
    </section>
  );
};
