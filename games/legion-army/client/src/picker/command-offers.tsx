import type { CommandCard } from '@cadre/legion-army/data';
import { cardTextOf } from '@cadre/legion-army/glossary';
import { type ArmyList, commandOffers, inWords, withCommand } from '@cadre/legion-army/roster';
import { type Dispatch, type ReactNode, useMemo, useState } from 'react';
import { factionTitle, useLanguage } from '../context.js';
import type { Act } from '../workshop/bench.js';
import { Pips } from '../workshop/pips.js';
import { type OfferKind, OfferList } from './offer-list.js';
import { EVERYTHING, fits } from './search.js';
import { SearchBar } from './search-bar.js';

/** A card of another faction or battle force will never be held: it is left out unless somebody searches for it. */
const isFar = (list: ArmyList, card: CommandCard): boolean =>
  (card.faction !== undefined && card.faction !== list.faction) ||
  (card.battleForce !== undefined && card.battleForce !== list.battleForce);

export const CommandOffers = ({ list, dispatch }: { readonly list: ArmyList; readonly dispatch: Dispatch<Act> }): ReactNode => {
  const language = useLanguage();
  const [search, setSearch] = useState(EVERYTHING);
  const offers = useMemo(
    () => commandOffers(list).toSorted((a, b) => a.card.pips - b.card.pips || a.card.name.localeCompare(b.card.name)),
    [list],
  );
  const shown = offers.filter(o => fits(search, o.card) && (search.text !== '' || !isFar(list, o.card)));
  const kind: OfferKind<CommandCard> = useMemo(
    () => ({
      sign: card => <Pips count={card.pips} />,
      hint: card => {
        const army = card.faction ? factionTitle(card.faction, language) : '';
        const effect = cardTextOf(card.id)[language];
        return [...(card.requires ?? []).map(r => inWords(r)[language]), army, effect].filter(Boolean).join(' · ');
      },
      cost: () => '',
      take: card => dispatch({ do: 'edit', edit: now => withCommand(now, card.id) }),
      look: null,
    }),
    [dispatch, language],
  );
  return (
    <>
      <SearchBar search={search} change={setSearch} />
      <OfferList offers={shown} kind={kind} />
    </>
  );
};
