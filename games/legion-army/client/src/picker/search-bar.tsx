import { RANKS } from '@cadre/legion-army/data';
import { RANK_NAMES } from '@cadre/legion-army/roster';
import type { ReactNode } from 'react';
import { RankIcon } from '../art/ranks.js';
import { useCollection } from '../collection.js';
import { useLabels, useLanguage, useSaying } from '../context.js';
import { keywordName } from '../detail/keywords.js';
import { Fold } from './fold.js';
import type { Search } from './search.js';

const UNIQUES = ['any', 'unique', 'common'] as const;
const amount = (text: string): number | null => (text === '' ? null : Math.max(0, Number(text)));

const CostField = ({
  label,
  value,
  change,
}: {
  readonly label: string;
  readonly value: number | null;
  readonly change: (value: number | null) => void;
}): ReactNode => (
  <label className="field">
    <span>{label}</span>
    <input type="number" min={0} inputMode="numeric" value={value ?? ''} onChange={e => change(amount(e.target.value))} />
  </label>
);

/** Words, and where it helps ranks, cost, keyword and uniqueness. */
export const SearchBar = ({
  search,
  change,
  ranks = false,
  keywords,
}: {
  readonly search: Search;
  readonly change: (search: Search) => void;
  readonly ranks?: boolean;
  readonly keywords?: readonly string[];
}): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const saying = useSaying();
  const hasCollection = Object.keys(useCollection().collection).length > 0;
  const toggled = (rank: (typeof RANKS)[number]): Search => ({
    ...search,
    ranks: search.ranks.includes(rank) ? search.ranks.filter(r => r !== rank) : [...search.ranks, rank],
  });
  return (
    <search className="army-search">
      <input
        type="search"
        aria-label={l.search}
        placeholder={l.search}
        value={search.text}
        onChange={e => change({ ...search, text: e.target.value })}
      />
      {ranks && (
        <div className="army-rank-filter">
          {RANKS.map(rank => (
            <button
              key={rank}
              type="button"
              className="key"
              aria-pressed={search.ranks.includes(rank)}
              aria-label={saying(RANK_NAMES[rank])}
              title={saying(RANK_NAMES[rank])}
              onClick={() => change(toggled(rank))}
            >
              <RankIcon rank={rank} />
            </button>
          ))}
        </div>
      )}
      {keywords && (
        <Fold className="army-filters" summary={l.filters}>
          <div className="army-filter-fields">
            <CostField label={l.costFrom} value={search.cheapest} change={cheapest => change({ ...search, cheapest })} />
            <CostField label={l.costTo} value={search.dearest} change={dearest => change({ ...search, dearest })} />
            <label className="field">
              <span>{l.keyword}</span>
              <select value={search.keyword} onChange={e => change({ ...search, keyword: e.target.value })}>
                <option value="">{l.any}</option>
                {keywords.map(k => (
                  <option key={k} value={k}>
                    {keywordName(k, language)}
                  </option>
                ))}
              </select>
            </label>
            {hasCollection && (
              <label className="choice">
                <input type="checkbox" checked={search.owned} onChange={e => change({ ...search, owned: e.target.checked })} />
                <span>{l.onlyOwned}</span>
              </label>
            )}
            <label className="field">
              <span>{l.uniqueness}</span>
              <select value={search.unique} onChange={e => change({ ...search, unique: e.target.value as Search['unique'] })}>
                {UNIQUES.map(u => (
                  <option key={u} value={u}>
                    {l.uniques[u]}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </Fold>
      )}
    </search>
  );
};
