import type { DiceProof } from '@cadre/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { fetchDice, fetchLuck } from '../connection/api.js';
import { Loaded, useLoad } from '../parts/loaded.js';
import { useWords } from '../words/say.js';

const hexOf = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), b => b.toString(16).padStart(2, '0')).join('');
/** Whether the revealed secret is the one that was promised; null where the browser cannot tell. */
const fits = async ({ match, secret, commitment }: DiceProof): Promise<boolean | null> => {
  if (secret === null || !globalThis.crypto?.subtle) return null;
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${match}:${secret}`))) === commitment;
};

/** After the match: what was promised about the dice, and who was lucky. */
export const FairPlay = ({ match, nameOf }: { readonly match: string; readonly nameOf: (seat: number) => string }): ReactNode => {
  const say = useWords();
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
        <p className="quiet">{say('replay.luck.lead')}</p>
        <Loaded {...luck}>
          {({ seats }) => (
            <div className="luck">
              {seats.map(t => (
                <table key={`${t.seat}:${t.of}`}>
                  <caption>
                    {t.seat === null ? '' : `${nameOf(t.seat)}: `}
                    {say('replay.luck.of', { what: t.of, n: t.count })}
                  </caption>
                  <thead>
                    <tr>
                      <th scope="col">{say('replay.luck.value')}</th>
                      <th scope="col">{say('replay.luck.actual')}</th>
                      <th scope="col">{say('replay.luck.expected')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {t.values.map(v => (
                      <tr key={v.value}>
                        <th scope="row">{v.value}</th>
                        <td>{v.actual}</td>
                        <td>{v.expected.toFixed(1)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              ))}
            </div>
          )}
        </Loaded>
      </details>
    </>
  );
};
const Promised = ({ proof }: { readonly proof: DiceProof }): ReactNode => {
  const say = useWords();
  const [ok, setOk] = useState<boolean | null>(null);
  useEffect(() => {
    void fits(proof).then(setOk);
  }, [proof]);
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
      {ok !== null && <dd className={ok ? 'good' : 'bad'}>{say(ok ? 'replay.dice.ok' : 'replay.dice.bad')}</dd>}
    </dl>
  );
};
