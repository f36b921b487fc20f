import type { GameInfo } from '@cadre/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { fetchGames, fetchRules } from '../connection/api.js';
import { Link } from '../parts/link.js';
import { Loaded, useLoad } from '../parts/loaded.js';
import { go, rulesPath } from '../route.js';
import { RuleLanguage, RuleText } from '../table/rule-dialog.js';
import { usePageWords } from '../words/pages/words.js';
import { Page } from './page.js';
import { type Chapter, chaptersOf, searchBook } from './rule-book.js';

export const Rules = ({ game, rule }: { readonly game: string | null; readonly rule: string | null }): ReactNode => {
  const words = usePageWords();
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
  const words = usePageWords();
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
          const { rules: fitting, near, isAboutTable } = searchBook(rules, wanted);
          const found = fitting.length > 0 ? fitting : near;
          const chapters = wanted.trim() === '' ? chaptersOf(rules) : [{ title: words.rules.results, rules: found }];
          return (
            <>
              <p className="quiet" role="status">
                {fitting.length === 0 && near.length > 0 ? words.rules.closest : words.rules.count(found.length)}
              </p>
              {isAboutTable && <p className="notice">{words.rules.undo}</p>}
              <div className="rule-book">
                {chapters.length > 1 && <Contents chapters={chapters} />}
                <div>
                  {chapters.map((chapter, i) => (
                    <section key={chapter.title} id={`chapter-${i}`} className="rule-chapter">
                      <h2 lang="en">{chapter.title}</h2>
                      {chapter.rules.map(r => (
                        <div key={r.id} id={r.id} className="rule" data-wanted={r.id === rule}>
                          <RuleText rule={r} refer={to => <Link href={rulesPath(game.id, to)}>{to}</Link>} />
                          <small className="quiet rule-id">{r.id}</small>
                        </div>
                      ))}
                    </section>
                  ))}
                </div>
              </div>
            </>
          );
        }}
      </Loaded>
    </>
  );
};
/** The chapters of the book; a click leads there. */
const Contents = ({ chapters }: { readonly chapters: readonly Chapter[] }): ReactNode => {
  const words = usePageWords();
  return (
    <nav className="rule-contents" aria-label={words.rules.contents}>
      <ol>
        {chapters.map(({ title }, i) => (
          <li key={title}>
            <button type="button" lang="en" onClick={() => document.getElementById(`chapter-${i}`)?.scrollIntoView({ block: 'start' })}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
