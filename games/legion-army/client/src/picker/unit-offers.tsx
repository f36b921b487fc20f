import { catalogue, RANKS, type UnitCard } from '@cadre/legion-army/data';
import { type ArmyList, mayServe, unitOffers, withUnitInRank } from '@cadre/legion-army/roster';
import { type Dispatch, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { RankIcon } from '../art/ranks.js';
import { useCollection } from '../collection.js';
import { useLanguage } from '../context.js';
import { keywordsText } from '../detail/keywords.js';
import type { Act } from '../workshop/bench.js';
import { type OfferKind, OfferList } from './offer-list.js';
import { EVERYTHING, fits, keywordsOf } from './search.js';
import { SearchBar } from './search-bar.js';

/** The units that an army of this kind could ever hold; nobody scrolls through those of other factions. */
const candidatesOf = ({ faction, battleForce, choices = [] }: Pick<ArmyList, 'faction' | 'battleForce' | 'choices'>): UnitCard[] => {
  const force = catalogue.battleForces.find(f => f.id === battleForce);
  const lent = force?.choices?.of.filter(c => choices.includes(c.id)).flatMap(c => c.units ?? []) ?? [];
  const inForce = force && new Set([...Object.values(force.units).flat(), ...lent]);
  return catalogue.units
    .filter(card => (inForce ? inForce.has(card.id) : mayServe(card, faction)))
    .sort((a, b) => RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank) || a.name.localeCompare(b.name));
};
const KEYWORDS_SHOWN = 4;

export const UnitOffers = ({ list, dispatch }: { readonly list: ArmyList; readonly dispatch: Dispatch<Act> }): ReactNode => {
  const language = useLanguage();
  const [search, setSearch] = useState(EVERYTHING);
  const sought = useDeferredValue(search);
  const { faction, battleForce, choices } = list;
  const cards = useMemo(
    () => candidatesOf({ faction, ...(battleForce === undefined ? {} : { battleForce }), ...(choices ? { choices } : {}) }),
    [faction, battleForce, choices],
  );
  const { collection } = useCollection();
  const wanted = useMemo(() => {
    const used = (id: string): number => list.units.reduce((n, unit) => n + (unit.card === id ? unit.count : 0), 0);
    const isThere = (id: string): boolean => !sought.owned || (collection[id] ?? 0) > used(id);
    return cards.filter(card => fits(sought, card) && isThere(card.id));
  }, [cards, sought, collection, list.units]);
  const offers = useMemo(() => unitOffers(list, wanted), [list, wanted]);
  const kind: OfferKind<UnitCard> = useMemo(
    () => ({
      sign: card => <RankIcon rank={card.rank} />,
      hint: card => keywordsText(card, language, KEYWORDS_SHOWN),
      cost: card => (card.cost === null ? '–' : String(card.cost)),
      take: card => dispatch({ do: 'edit', edit: now => withUnitInRank(now, card.id) }),
      look: card => dispatch({ do: 'preview', card: card.id }),
    }),
    [dispatch, language],
  );
  return (
    <>
      <SearchBar search={search} change={setSearch} ranks keywords={useMemo(() => keywordsOf(cards), [cards])} />
      <OfferList offers={offers} kind={kind} busy={sought !== search} />
    </>
  );
};
