import { BATTLE_DECKS, type BattleCard } from '@cadre/legion-army/data';
import { cardTextOf } from '@cadre/legion-army/glossary';
import { type ArmyList, battleOffers, withBattleCard } from '@cadre/legion-army/roster';
import { type Dispatch, type ReactNode, useMemo } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels, useLanguage } from '../context.js';
import type { Act } from '../workshop/bench.js';
import { type OfferKind, OfferList } from './offer-list.js';

export const BattleOffers = ({ list, dispatch }: { readonly list: ArmyList; readonly dispatch: Dispatch<Act> }): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const offers = useMemo(() => battleOffers(list), [list]);
  const kind: OfferKind<BattleCard> = useMemo(
    () => ({
      sign: () => <Icon name="compare" />,
      hint: card => [card.recon ? l.modes.recon : '', cardTextOf(card.id)[language]].filter(Boolean).join(' · '),
      cost: () => '',
      take: card => dispatch({ do: 'edit', edit: now => withBattleCard(now, card) }),
      look: null,
    }),
    [dispatch, l, language],
  );
  return (
    <>
      {BATTLE_DECKS.map(deck => (
        <section key={deck} aria-label={l.decks[deck]}>
          <h3 className="army-part-head">{l.decks[deck]}</h3>
          <OfferList offers={offers.filter(o => o.card.deck === deck)} kind={kind} />
        </section>
      ))}
    </>
  );
};
