import { findRules } from '@cadre/kit';
import type { GameInfo } from '@cadre/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { fetchGames, fetchRules } from '../connection/api.js';
import { Loaded, useLoad } from '../parts/loaded.js';
import { go, rulesPath } from '../route.js';
import { RuleLanguage, RuleText } from '../table/rule-dialog.js';
import { useWords } from '../words/words.js';
import { Page } from './page.js';

export const Rules = ({ game, rule }: { readonly game: string | null; readonly rule: string | null }): ReactNode => {
  const words = useWords();
  const { load, again } = useLoad(useCallback(() => fetchGames(), []));
  return (
    <Page title={words.rules.title}>
      <p className="lead">{words.rules.lead}</p>
      <RuleLanguage />
      <Loaded load={load} again={again}>
        {({ games }) => <RulesOf games={games} game={games.find(g => g.id === game) ?? games[0]!} rule={rule} />}
      </Loaded>
    </Page>
  );
};
const RulesOf = ({
  games,
  game,
  rule,
}: {
  readonly games: readonly GameInfo[];
  readonly game: GameInfo;
  readonly rule: string | null;
}): ReactNode => {
  const words = useWords();
  const [wanted, setWanted] = useState('');
  const { load, again } = useLoad(useCallback(() => fetchRules(game.id), [game.id]));
  useEffect(() => {
    if (load.is === 'here' && rule !== null) document.getElementById(rule)?.scrollIntoView({ block: 'center' });
  }, [load, rule]);
  return (
    <>
      <div className="rules-search">
        <label className="field">
          <span>{words.rules.game}</span>
          <select value={game.id} onChange={e => go(rulesPath(e.target.value), 'replace')}>
            {games.map(g => (
              <option key={g.id} value={g.id}>
                {g.name}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{words.rules.search}</span>
          <input type="search" value={wanted} onChange={e => setWanted(e.target.value)} />
        </label>
      </div>
      <Loaded load={load} again={again}>
        {({ rules }) => {
          const { rules: fitting, near } = findRules(rules, wanted);
          const found = fitting.length > 0 ? fitting : near;
          return (
            <>
              <p className="quiet" role="status">
                {near.length > 0 ? words.rules.closest : words.rules.count(found.length)}
              </p>
              <ol className="rules">
                {found.map(r => (
                  <li key={r.id} id={r.id} className="panel rule" data-wanted={r.id === rule}>
                    <h2>{r.id}</h2>
                    <RuleText rule={r} />
                  </li>
                ))}
              </ol>
            </>
          );
        }}
      </Loaded>
    </>
  );
};
