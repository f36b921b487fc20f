import '../../css/unit-card.css';
import type { Language } from '@cadre/core';
import * as englishText from '@cadre/shatterpoint/content/english/abilities';
import * as germanText from '@cadre/shatterpoint/content/german/abilities';
import { TAG_NAMES } from '@cadre/shatterpoint/content/tags';
import type { UnitCard as Card, Provenance } from '@cadre/shatterpoint/content/types';
import { squadWords } from '@cadre/shatterpoint/squads/words';
import type { ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { StancePanel } from './stance-panel.js';

const TEXT = { en: englishText, de: germanText } as const;
/** Where something is from, and how sure it is. */
const Origin = ({ provenance, language }: { readonly provenance: Provenance; readonly language: Language }): ReactNode => {
  const { from, certainty } = LABELS[language];
  return (
    <span className="le-origin quiet">
      {from[provenance.from]}
      {provenance.certainty !== undefined && ` · ${certainty[provenance.certainty]}`}
    </span>
  );
};
/** Whether an ability is less sure than its card, or from elsewhere. */
const isOther = (its: Provenance, card: Provenance): boolean => its.from !== card.from || its.certainty === 'medium';
/** A unit with everything its card says, in our own words. */
export const UnitCard = ({ card, language }: { readonly card: Card; readonly language: Language }): ReactNode => {
  const labels = LABELS[language];
  const words = squadWords(language);
  const facts: readonly (readonly [string, string | number])[] = [
    [labels.stamina, card.stamina],
    [labels.durability, card.durability],
    [labels.characters, card.characters],
    ...(card.force > 0 ? [[labels.force, card.force] as const] : []),
  ];
  return (
    <article className="le-card">
      <dl className="le-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{[...card.eras.map(words.era), ...card.tags.map(tag => TAG_NAMES[tag][language])].join(' · ')}</p>
      {card.stances.map(stance => (
        <StancePanel key={stance.name.en} stance={stance} language={language} />
      ))}
      <h4>{labels.abilities}</h4>
      <dl className="le-abilities">
        {card.abilities.map(ability => (
          <div key={ability.id}>
            <dt>
              {ability.name[language]}{' '}
              <span className="quiet">
                {labels.kinds[ability.kind]}
                {ability.cost !== undefined && ` · ${labels.forceCost(ability.cost)}`}
              </span>
            </dt>
            <dd>
              {TEXT[language].abilityText(ability, card.characters === 1)}
              {isOther(ability.provenance, card.provenance) && (
                <>
                  {' '}
                  <Origin provenance={ability.provenance} language={language} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Origin provenance={card.provenance} language={language} />
      </p>
    </article>
  );
};
