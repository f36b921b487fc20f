import type { Language } from '@cadre/kit';
import { type UpgradeCard, upgradeById } from '@cadre/legion-army/data';
import {
  type ArmyList,
  cardName,
  upgradeOffers,
  withCounterpartUpgrade,
  withoutCounterpartUpgrade,
  withoutUpgrade,
  withUpgrade,
} from '@cadre/legion-army/roster';
import { type Dispatch, type ReactNode, useMemo, useState } from 'react';
import { SlotIcon } from '../art/slots.js';
import { useLabels, useLanguage } from '../context.js';
import { keywordsText } from '../detail/keywords.js';
import type { Act, Picking } from '../workshop/bench.js';
import { type OfferKind, OfferList } from './offer-list.js';
import { EVERYTHING, fits } from './search.js';
import { SearchBar } from './search-bar.js';

type UpgradePicking = Extract<Picking, { what: 'upgrade' }>;

/** The list without the upgrade that lies in this slot: what may come in its place is judged without it. */
const cleared = (list: ArmyList, { line, bearer, instead }: UpgradePicking): ArmyList => {
  if (instead === null) return list;
  return bearer === 'unit' ? withoutUpgrade(list, line, instead) : withoutCounterpartUpgrade(list, line, instead);
};
const weaponWords = (card: UpgradeCard, language: Language): string => {
  const weapons = (card.weapons ?? []).map(w => `${w.name}${w.range ? ` (${w.range[0]}–${w.range[1] ?? '∞'})` : ''}`);
  return [...weapons, keywordsText(card, language)].filter(text => text !== '').join(', ');
};

export const UpgradeOffers = ({
  list,
  picking,
  dispatch,
}: {
  readonly list: ArmyList;
  readonly picking: UpgradePicking;
  readonly dispatch: Dispatch<Act>;
}): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const [search, setSearch] = useState(EVERYTHING);
  const unit = list.units[picking.line]!;
  const base = useMemo(() => cleared(list, picking), [list, picking]);
  const offers = useMemo(
    () => upgradeOffers(base, picking.line, picking.bearer, picking.slot).toSorted((a, b) => a.card.name.localeCompare(b.card.name)),
    [base, picking],
  );
  const bearer = picking.bearer === 'unit' ? base.units[picking.line] : base.units[picking.line]?.counterpart;
  const place = bearer?.upgrades.length ?? 0; // where the next one will lie
  const kind: OfferKind<UpgradeCard> = useMemo(
    () => ({
      sign: card => <SlotIcon slot={card.slot} />,
      hint: card => weaponWords(card, language),
      cost: card => String(card.cost),
      take: card =>
        dispatch({
          do: 'edit',
          edit: now => (picking.bearer === 'unit' ? withUpgrade : withCounterpartUpgrade)(cleared(now, picking), picking.line, card.id),
          after: { pane: 'army', picking: { ...picking, instead: place }, line: picking.line },
        }),
      look: null,
    }),
    [dispatch, picking, place, language],
  );
  const worn = picking.bearer === 'unit' ? unit.upgrades : (unit.counterpart?.upgrades ?? []);
  const instead = picking.instead === null ? undefined : upgradeById.get(worn[picking.instead] ?? '');
  return (
    <>
      <p className="army-for">
        <SlotIcon slot={picking.slot} />
        <span>
          {l.upgradeFor(l.slots[picking.slot], cardName(unit.card))}
          {instead && <small className="quiet"> {l.insteadOf(instead.name)}</small>}
        </span>
      </p>
      <SearchBar search={search} change={setSearch} />
      <OfferList offers={offers.filter(o => fits(search, o.card))} kind={kind} />
    </>
  );
};
