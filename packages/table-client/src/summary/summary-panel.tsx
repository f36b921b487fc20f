import '../../css/summary.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { HeatLegend } from '../battlefield/fetched-heat.js';
import type { Battle } from '../battlefield/use-battle.js';
import { SavePicture } from '../picture/save-picture.js';
import { SeatMark } from '../seats/seat-mark.js';
import { useTableWords } from '../words/words.js';
import type { BattleSummary } from './battle-summary.js';
import { summaryPicture } from './summary-picture.js';

/** A match looked back on: how it stands or ended, who did how much, where it was fought, and a picture of it to share. */
export const SummaryPanel = <FigureId,>({
  summary,
  battle,
}: {
  readonly summary: BattleSummary;
  readonly battle: Battle<FigureId>;
}): ReactNode => {
  const { summary: words, heat: heatWords } = useTableWords();
  const { heat } = battle;
  const section = useRef<HTMLElement>(null);
  // However far its panels were scrolled: at the end this is what everybody wants to see, and then the heat map with its legend.
  useEffect(() => {
    section.current?.closest('.tc-battle-side')?.scrollTo({ top: 0 });
    if (heat.isOn) section.current?.closest('.tc-battle-inner')?.scrollTo({ top: 0 });
  }, [heat.isOn]);
  return (
    <>
      {heat.isOn && <HeatLegend heat={summary} close={heat.toggle} />}
      <section className="tc-battle-card tc-summary" ref={section}>
        <h2>{summary.isOver ? words.over : words.title}</h2>
        <p>{summary.outcome}</p>
        <table>
          <thead>
            <tr>
              <td />
              {summary.sides.map(({ seat, name }) => (
                <th key={seat} scope="col" title={name}>
                  <SeatMark seat={seat} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {summary.rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, i) => (
                  <td key={summary.sides[i]!.seat}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className="tc-summary-keys">
          <SavePicture name={summary.mission} draw={() => summaryPicture(summary)} />
          <button type="button" className="tc-button" aria-pressed={heat.isOn} onClick={heat.toggle}>
            {heatWords.name}
          </button>
        </div>
      </section>
    </>
  );
};
