import { wordFor } from '@cadre/kit';
import type { DiceProof, TableInfo } from '@cadre/protocol';
import { type ReactNode, useCallback } from 'react';
import { fetchDice, fetchLuck, verifyMatch } from '../connection/api.js';
import { promiseOf } from '../memory/promises.js';
import { DownloadKey } from '../parts/download-key.js';
import { Loaded, useLoad } from '../parts/loaded.js';
import { usePageWords } from '../words/pages/words.js';
import { LuckChart } from './luck-chart.js';

/** More values than this are no chart any more. */
const MOST_VALUES = 16;

/** After the match: what was promised about the dice, whether it was kept, and who was lucky. */
export const FairPlay = ({ table, nameOf }: { readonly table: TableInfo; readonly nameOf: (seat: number) => string }): ReactNode => {
  const words = usePageWords();
  const { match } = table;
  const dice = useLoad(useCallback(() => fetchDice(match), [match]));
  const luck = useLoad(useCallback(() => fetchLuck(match), [match]));
  return (
    <>
      <details className="panel">
        <summary className="section-head">{words.replay.dice}</summary>
        <Loaded {...dice}>{proof => <Promised proof={proof} />}</Loaded>
      </details>
      <details className="panel" open>
        <summary className="section-head">{words.replay.luck}</summary>
        <p>{words.replay.luckLead}</p>
        <p className="luck-legend quiet">
          <span>{words.replay.luckActual}</span>
          <span className="expected">{words.replay.luckExpected}</span>
        </p>
        <Loaded {...luck}>
          {({ seats }) => {
            const charts = seats.filter(t => t.values.length > 1 && t.values.length <= MOST_VALUES);
            if (charts.length === 0) return <p className="quiet">{words.replay.luckNone}</p>;
            return (
              <div className="luck">
                {charts.map(t => (
                  <LuckChart
                    key={`${t.seat}:${t.of}`}
                    tally={t}
                    title={`${t.seat === null ? '' : `${nameOf(t.seat)}: `}${words.replay.luckOf({ what: wordFor(words.replay.luckKinds, t.of, t.of), n: t.count })}`}
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
  const words = usePageWords();
  const seen = promiseOf(proof.match);
  const verified = useLoad(useCallback(() => verifyMatch(proof.match), [proof.match]));
  return (
    <dl className="promise">
      <dt>{words.replay.dicePromise}</dt>
      <dd>
        <code>{proof.commitment}</code>
      </dd>
      <dt>{words.replay.diceSecret}</dt>
      <dd>
        <code>{proof.secret}</code>
      </dd>
      <dd>
        <Loaded {...verified}>
          {({ problem }) =>
            problem === null ? (
              <Kept proof={proof} isEarly={seen?.isEarly ?? false} />
            ) : (
              <p className="bad" role="alert">
                {words.replay.diceBad(problem.answer, problem.problem)}
              </p>
            )
          }
        </Loaded>
      </dd>
      {seen && (
        <dd>
          <DownloadKey
            name={`${proof.match}.promise.json`}
            label={words.replay.diceSave}
            text={async () => JSON.stringify({ commitment: seen.commitment, contributions: seen.contributions })}
          />
        </dd>
      )}
    </dl>
  );
};
/** Every roll is as promised: what that is worth depends on when this device saw the promise. */
const Kept = ({ proof, isEarly }: { readonly proof: DiceProof; readonly isEarly: boolean }): ReactNode => {
  const words = usePageWords();
  const rolls = proof.rolls?.length ?? 0;
  const undone = proof.undone?.length ?? 0;
  if (rolls === 0) return <p className="good">{words.replay.diceNone}</p>;
  return (
    <>
      <p className={isEarly ? 'good' : 'quiet'}>{isEarly ? words.replay.diceOk(rolls) : words.replay.diceLate(rolls)}</p>
      {undone > 0 && <p className="quiet">{words.replay.diceUndone(undone)}</p>}
    </>
  );
};
