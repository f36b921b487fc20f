import type { DiceProof, TableInfo } from '@cadre/protocol';
import { type ReactNode, useCallback } from 'react';
import { fetchDice, fetchLuck, verifyMatch } from '../connection/api.js';
import { Loaded, useLoad } from '../parts/loaded.js';
import { useWords } from '../words/say.js';
import { LuckChart } from './luck-chart.js';

/** More values than this are no chart any more. */
const MOST_VALUES = 16;

/** After the match: what was promised about the dice, whether it was kept, and who was lucky. */
export const FairPlay = ({ table, nameOf }: { readonly table: TableInfo; readonly nameOf: (seat: number) => string }): ReactNode => {
  const say = useWords();
  const { match } = table;
  const dice = useLoad(useCallback(() => fetchDice(match), [match]));
  const luck = useLoad(useCallback(() => fetchLuck(match), [match]));
  return (
    <>
      <details className="panel">
        <summary className="section-head">{say('replay.dice')}</summary>
        <Loaded {...dice}>{proof => <Promised proof={proof} />}</Loaded>
      </details>
      <details className="panel">
        <summary className="section-head">{say('replay.luck')}</summary>
        <p>{say('replay.luck.lead')}</p>
        <p className="luck-legend quiet">
          <span>{say('replay.luck.actual')}</span>
          <span className="expected">{say('replay.luck.expected')}</span>
        </p>
        <Loaded {...luck}>
          {({ seats }) => {
            const charts = seats.filter(t => t.values.length > 1 && t.values.length <= MOST_VALUES);
            if (charts.length === 0) return <p className="quiet">{say('replay.luck.none')}</p>;
            return (
              <div className="luck">
                {charts.map(t => (
                  <LuckChart
                    key={`${t.seat}:${t.of}`}
                    tally={t}
                    title={`${t.seat === null ? '' : `${nameOf(t.seat)}: `}${say('replay.luck.of', { what: t.of, n: t.count })}`}
                  />
                ))}
              </div>
            );
          }}
        </Loaded>
      </details>
    </>
  );
};
const Promised = ({ proof }: { readonly proof: DiceProof }): ReactNode => {
  const say = useWords();
  const rolls = proof.rolls?.length ?? 0;
  const verified = useLoad(useCallback(() => verifyMatch(proof.match), [proof.match]));
  return (
    <dl className="promise">
      <dt>{say('replay.dice.promise')}</dt>
      <dd>
        <code>{proof.commitment}</code>
      </dd>
      <dt>{say('replay.dice.secret')}</dt>
      <dd>
        <code>{proof.secret}</code>
      </dd>
      <dd>
        <Loaded {...verified}>
          {({ problem }) =>
            problem === null ? (
              <p className="good">{rolls === 0 ? say('replay.dice.none') : say('replay.dice.ok', { n: rolls })}</p>
            ) : (
              <p className="bad" role="alert">
                {say('replay.dice.bad', { problem })}
              </p>
            )
          }
        </Loaded>
      </dd>
    </dl>
  );
};
