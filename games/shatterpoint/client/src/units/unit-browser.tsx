import '../../css/encounter.css';
import type { Language } from '@cadre/core';
import { LEGENDS } from '@cadre/shatterpoint/content/legends/index';
import { MINIONS } from '@cadre/shatterpoint/content/minions/index';
import { TAG_NAMES, TAGS } from '@cadre/shatterpoint/content/tags';
import { type UnitCard as Card, ERAS } from '@cadre/shatterpoint/content/types';
import { UNITS } from '@cadre/shatterpoint/content/units/index';
import { ROLES } from '@cadre/shatterpoint/squads/cadre';
import { squadWords } from '@cadre/shatterpoint/squads/words';
import { type ReactNode, useMemo, useState } from 'react';
import { UnitPortrait } from '../art/unit-portrait.js';
import { LABELS } from '../labels/labels.js';
import { Select } from '../setup/select.js';
import { UnitCard } from './unit-card.js';
import { UnitOdds } from './unit-odds.js';

const COSTS = [...new Set(UNITS.map(({ cost }) => cost))].sort();
interface Filter {
  readonly search: string;
  readonly era: string;
  readonly type: string;
  readonly tag: string;
  readonly cost: string;
}
const EVERYTHING: Filter = { search: '', era: '', type: '', tag: '', cost: '' };
const isWanted = (card: Card, { search, era, type, tag, cost }: Filter, language: Language): boolean =>
  (era === '' || card.eras.some(each => each === era)) &&
  (type === '' || card.type === type) &&
  (tag === '' || card.tags.some(each => each === tag)) &&
  (cost === '' || card.cost <= Number(cost)) &&
  [
    card.name[language],
    card.name.en,
    ...card.tags,
    ...card.tags.map(tag => TAG_NAMES[tag][language]),
    ...card.abilities.map(({ name }) => name[language]),
  ]
    .join('\n')
    .toLocaleLowerCase(language)
    .includes(search.trim().toLocaleLowerCase(language));

/** All units of which cadres are made, with filters, and what their attacks come to against somebody. */
export const UnitBrowser = ({ language }: { readonly language: Language }): ReactNode => {
  const labels = LABELS[language];
  const words = squadWords(language);
  const [filter, setFilter] = useState(EVERYTHING);
  const [against, setAgainst] = useState('');
  const defenders = useMemo(() => [...LEGENDS, ...MINIONS, ...UNITS].map(({ id, name }) => [id, name[language]] as const), [language]);
  const defender = [...LEGENDS, ...MINIONS, ...UNITS].find(({ id }) => id === against);
  const found = UNITS.filter(card => isWanted(card, filter, language));
  const any = [['', labels.any]] as const;
  const set = (part: Partial<Filter>): void => setFilter({ ...filter, ...part });
  return (
    <div className="le-browser">
      <search className="le-filters">
        <label>
          {labels.search}
          <input type="search" placeholder={labels.searchFor} value={filter.search} onChange={e => set({ search: e.target.value })} />
        </label>
        <Select
          label={labels.era}
          value={filter.era}
          choices={[...any, ...ERAS.map(era => [era, words.era(era)] as const)]}
          set={era => set({ era })}
        />
        <Select
          label={labels.type}
          value={filter.type}
          choices={[...any, ...ROLES.map(role => [role, words.role(role)] as const)]}
          set={type => set({ type })}
        />
        <Select
          label={labels.tag}
          value={filter.tag}
          choices={[...any, ...TAGS.map(tag => [tag, TAG_NAMES[tag][language]] as const)]}
          set={tag => set({ tag })}
        />
        <Select
          label={labels.maxCost}
          value={filter.cost}
          choices={[...any, ...COSTS.map(n => [String(n), String(n)] as const)]}
          set={cost => set({ cost })}
        />
        <Select label={labels.defender} value={against} choices={[['', labels.noDefender], ...defenders]} set={setAgainst} />
      </search>
      {defender && <p className="quiet">{labels.oddsNote}</p>}
      <p role="status" className="le-count">
        {found.length === 0 ? labels.none : labels.count(found.length)}
      </p>
      <ul className="le-units">
        {found.map(card => (
          <li key={card.id} data-unit={card.id}>
            <details name="unit">
              <summary>
                <UnitPortrait card={card} seat={0} />
                <span className="le-unit-name">{card.name[language]}</span>{' '}
                <span className="quiet">
                  {words.role(card.type as (typeof ROLES)[number])} · {labels.cost(card.cost)}
                </span>
              </summary>
              <UnitCard card={card} language={language} />
            </details>
            {defender && <UnitOdds card={card} against={defender} language={language} />}
          </li>
        ))}
      </ul>
    </div>
  );
};
