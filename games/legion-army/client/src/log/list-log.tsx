import { type ArmyList, changesBetween, type ListChanges } from '@cadre/legion-army/roster';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels, useLanguage } from '../context.js';
import { type GameResult, type KeptList, type ListNotes, OUTCOMES, type Outcome } from '../kept.js';
import { SheetHead } from '../sheet/sheet-head.js';

/** What belongs to a list besides its cards: folder, notes, games played with it, and how it was before. */
export const ListLog = ({
  kept,
  folders,
  change,
  restore,
  back,
}: {
  readonly kept: KeptList;
  readonly folders: readonly string[];
  readonly change: (notes: Partial<ListNotes>) => void;
  readonly restore: (list: ArmyList) => void;
  readonly back: () => void;
}): ReactNode => {
  const l = useLabels();
  return (
    <div className="army-sheet army-log">
      <SheetHead list={kept.list} title={l.views.log} back={back} />
      <div className="army-log-fields">
        <label className="field">
          <span>{l.folder}</span>
          <input type="text" list="army-folders" value={kept.folder} onChange={e => change({ folder: e.target.value })} />
          <datalist id="army-folders">
            {folders.map(folder => (
              <option key={folder} value={folder} />
            ))}
          </datalist>
        </label>
        <label className="choice">
          <input type="checkbox" checked={kept.isTemplate} onChange={e => change({ isTemplate: e.target.checked })} />
          <span>{l.isTemplate}</span>
        </label>
        <label className="field army-log-notes">
          <span>{l.notes}</span>
          <textarea rows={4} value={kept.notes} onChange={e => change({ notes: e.target.value })} />
        </label>
      </div>
      <Results results={kept.results} change={results => change({ results })} />
      <Versions kept={kept} restore={restore} />
    </div>
  );
};

const Results = ({
  results,
  change,
}: {
  readonly results: readonly GameResult[];
  readonly change: (results: readonly GameResult[]) => void;
}): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const [opponent, setOpponent] = useState('');
  const [outcome, setOutcome] = useState<Outcome>('won');
  const add = (e: FormEvent): void => {
    e.preventDefault();
    change([{ at: Date.now(), opponent: opponent.trim(), outcome }, ...results]);
    setOpponent('');
  };
  return (
    <section aria-label={l.gameResults}>
      <h2 className="section-head">{l.gameResults}</h2>
      <form className="army-result-form" onSubmit={add}>
        <label className="field">
          <span>{l.opponent}</span>
          <input type="text" value={opponent} onChange={e => setOpponent(e.target.value)} />
        </label>
        <label className="field">
          <span>{l.outcome}</span>
          <select value={outcome} onChange={e => setOutcome(e.target.value as Outcome)}>
            {OUTCOMES.map(o => (
              <option key={o} value={o}>
                {l.outcomes[o]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="key go">
          <Icon name="plus" />
          {l.addResult}
        </button>
      </form>
      {results.length > 0 && (
        <>
          <p>{l.record(...countOutcomes(results))}</p>
          <ul className="army-results">
            {results.map((result, i) => (
              <li key={result.at} data-outcome={result.outcome}>
                <b>{l.outcomes[result.outcome]}</b>
                <span>{result.opponent}</span>
                <span className="quiet">{new Date(result.at).toLocaleDateString(language)}</span>
                <button type="button" className="key plain" aria-label={l.removeResult} onClick={() => change(results.toSpliced(i, 1))}>
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
export const countOutcomes = (results: readonly GameResult[]): readonly [won: number, drawn: number, lost: number] => {
  const count = (outcome: Outcome): number => results.filter(r => r.outcome === outcome).length;
  return [count('won'), count('drawn'), count('lost')];
};

const Versions = ({ kept, restore }: { readonly kept: KeptList; readonly restore: (list: ArmyList) => void }): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const steps = useMemo(
    () =>
      kept.versions.map((version, i) => ({
        version,
        changes: changesBetween(version.list, i === 0 ? kept.list : kept.versions[i - 1]!.list),
      })),
    [kept],
  );
  return (
    <section aria-label={l.history}>
      <h2 className="section-head">{l.history}</h2>
      {steps.length === 0 && <p className="quiet">{l.noHistory}</p>}
      <ol className="army-versions">
        {steps.map(({ version, changes }) => (
          <li key={version.at}>
            <div className="army-version-head">
              <b>{new Date(version.at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}</b>
              <button type="button" className="key" onClick={() => restore(version.list)}>
                <Icon name="undo" />
                {l.restoreVersion}
              </button>
            </div>
            <p className="quiet">{l.changedSince}</p>
            <Changes changes={changes} />
          </li>
        ))}
      </ol>
    </section>
  );
};
const Changes = ({ changes }: { readonly changes: ListChanges }): ReactNode => {
  const l = useLabels();
  return (
    <ul className="army-changes">
      {changes.cards.map(({ name, by }) => (
        <li key={name} data-more={by > 0}>
          {by > 0 ? '+' : '−'}
          {Math.abs(by)} {name}
        </li>
      ))}
      {changes.points !== 0 && <li className="quiet">{l.pointsBy(changes.points)}</li>}
      {changes.cards.length === 0 && changes.points === 0 && <li className="quiet">{l.noCardChanged}</li>}
    </ul>
  );
};
