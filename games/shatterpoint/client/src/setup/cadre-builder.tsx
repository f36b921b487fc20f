import type { Language } from '@cadre/core';
import { ERAS, type Era } from '@cadre/shatterpoint/content/types';
import {
  type Cadre,
  type CadreFor,
  cadreProblems,
  cardsOf,
  cardWith,
  eraOf,
  offersFor,
  pointsOf,
  ROLES,
  type Role,
  withUnit,
} from '@cadre/shatterpoint/squads/cadre';
import { EXAMPLE_CADRES } from '@cadre/shatterpoint/squads/examples';
import { squadWords } from '@cadre/shatterpoint/squads/words';
import { type ReactNode, useState } from 'react';
import { UnitPortrait } from '../art/unit-portrait.js';
import { LABELS } from '../labels/labels.js';
import { UnitCard } from '../units/unit-card.js';
import { Select } from './select.js';

interface Place {
  readonly squad: number;
  readonly role: Role;
}
const PLACES: readonly Place[] = [0, 1].flatMap(squad => ROLES.map(role => ({ squad, role })));
interface Building {
  readonly cadre: Cadre;
  readonly context: CadreFor;
  readonly set: (cadre: Cadre) => void;
  /** Whose cadre it is. */
  readonly seat: number;
  readonly language: Language;
}
/** Every unit for a place: what fits first, then the others with what speaks against them. */
const Offers = ({
  cadre,
  context,
  place,
  take,
  language,
}: Omit<Building, 'set' | 'seat'> & { readonly place: Place; readonly take: (id: string) => void }): ReactNode => {
  const labels = LABELS[language];
  const words = squadWords(language);
  const offers = offersFor(cadre, place.squad, place.role, context);
  const fitting = offers.filter(({ problems }) => problems.length === 0).sort((a, b) => a.cost - b.cost);
  const others = offers.filter(({ problems }) => problems.length > 0);
  const name = (id: string): string => cardWith(id)!.name[language];
  return (
    <div className="le-offers">
      <p className="quiet">{labels.fits(fitting.length)}</p>
      <ul>
        {fitting.map(({ card, cost }) => (
          <li key={card}>
            <button type="button" className="key" onClick={() => take(card)}>
              {name(card)} <span className="quiet">{labels.cost(cost)}</span>
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary>{labels.others(others.length)}</summary>
          <ul className="le-refused">
            {others.map(({ card, cost, problems }) => (
              <li key={card}>
                <b>
                  {name(card)} ({cost})
                </b>{' '}
                {problems.map(words.problem).join(' ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};
const PlaceRow = ({ cadre, context, set, seat, place, language }: Building & { readonly place: Place }): ReactNode => {
  const labels = LABELS[language];
  const role = squadWords(language).role(place.role);
  const [isOpen, setOpen] = useState(false);
  const id = cadre.squads[place.squad]?.[ROLES.indexOf(place.role)] ?? '';
  const card = cardWith(id);
  const put = (unit: string): void => {
    set(withUnit(cadre, place.squad, place.role, unit));
    setOpen(false);
  };
  return (
    <li className="le-place">
      <span className="le-place-name quiet">{labels.place(place.squad + 1, role)}</span>
      <button type="button" className="key le-place-unit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {card ? (
          <>
            <UnitPortrait card={card} seat={seat} />
            {card.name[language]} <span className="le-cost">{card.cost}</span>
          </>
        ) : (
          labels.open(role)
        )}
      </button>
      {id !== '' && (
        <button type="button" className="key le-clear" aria-label={labels.clear(card?.name[language] ?? id)} onClick={() => put('')}>
          ×
        </button>
      )}
      {isOpen && <Offers cadre={cadre} context={context} place={place} take={put} language={language} />}
      {card && !isOpen && (
        <details className="le-place-card">
          <summary>{labels.card}</summary>
          <UnitCard card={card} language={language} />
        </details>
      )}
    </li>
  );
};
/** A cadre: its era, four places, points, and everything that is wrong with it. */
export const CadreBuilder = ({ cadre, context, set, seat, language }: Building): ReactNode => {
  const labels = LABELS[language];
  const words = squadWords(language);
  const problems = cadreProblems(cadre, context);
  const cost = pointsOf(cardsOf(cadre));
  const example = (id: string): void => {
    const found = EXAMPLE_CADRES.find(each => each.id === id);
    if (found) set({ era: found.era!, squads: found.squads });
  };
  return (
    <div className="le-cadre">
      <div className="le-cadre-head">
        <Select
          label={labels.era}
          value={eraOf(cadre)}
          choices={ERAS.map(era => [era, words.era(era)] as const)}
          set={era => set({ ...cadre, era: era as Era })}
        />
        <Select
          label={labels.examples}
          value=""
          choices={[['', labels.choose], ...EXAMPLE_CADRES.map(({ id, name }) => [id, name[language]] as const)]}
          set={example}
        />
        <label className="le-points">
          {labels.points(cost, context.points)}
          <meter min={0} max={context.points} value={Math.min(cost, context.points)} />
        </label>
      </div>
      <ul className="le-places">
        {PLACES.map(place => (
          <PlaceRow
            key={`${place.squad} ${place.role}`}
            cadre={cadre}
            context={context}
            set={set}
            seat={seat}
            place={place}
            language={language}
          />
        ))}
      </ul>
      <div role="status">
        {problems.length === 0 ? (
          <p className="le-legal">{labels.legal}</p>
        ) : (
          <ul className="le-problems">
            {[...new Set(problems.map(words.problem))].map(said => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
