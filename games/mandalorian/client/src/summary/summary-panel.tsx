import { seatClass } from '@cadre/table-client';
import { useEffect, useMemo, useRef } from 'react';
import type { MandoFact } from '#game/fact';
import { useTable } from '../table-context.js';
import { summaryOf } from './summary.js';

/** The end of a mission: numbers, and what turned it. */
export const SummaryPanel = ({ story, saying }: { readonly story: readonly MandoFact[]; readonly saying: (fact: MandoFact) => string }) => {
  const { box, labels, texts } = useTable();
  const words = labels.summary;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), []);
  const summary = useMemo(() => summaryOf(story, box.characters.length), [story, box]);
  const points = summary.turningPoints.map(({ turn, fact }) => ({ turn, text: saying(fact) })).filter(({ text }) => text !== '');
  return (
    <section ref={panel} className="mando-summary" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p>{words.counts(summary.turns, summary.cards, summary.events, summary.crises)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.crew}</th>
            <th scope="col">{words.dealt}</th>
            <th scope="col">{words.defeated}</th>
            <th scope="col">{words.taken}</th>
            <th scope="col">{words.steps}</th>
          </tr>
        </thead>
        <tbody>
          {summary.characters.map((deeds, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: characters are numbered
            <tr key={at} className={seatClass(at)}>
              <th scope="row">{texts.names('character', box.characters[at]!.def.id)}</th>
              <td>{deeds.dealt}</td>
              <td>{deeds.defeated}</td>
              <td>{deeds.taken}</td>
              <td>{deeds.steps}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {points.length > 0 && (
        <>
          <h3>{words.points}</h3>
          <ol>
            {points.map(({ turn, text }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same can happen twice
              <li key={i}>
                {turn > 0 && <span className="mando-quiet">{labels.turn(turn)}: </span>}
                {text}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
};
