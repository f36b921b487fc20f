import { catalogue, FACTIONS, type Faction, pointsHistory, RANKS, type UnitCard, type UpgradeCard } from '@cadre/legion-army/data';
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { DicePool } from '../art/dice.js';
import { Icon } from '../art/icons.js';
import { RankIcon } from '../art/ranks.js';
import { SlotIcon } from '../art/slots.js';
import { useCollection } from '../collection.js';
import { factionTitle, useLabels, useLanguage } from '../context.js';
import { KeywordList } from '../detail/keywords.js';
import { Stepper } from '../detail/stepper.js';
import { EVERYTHING, fits, keywordsOf, type Search } from '../picker/search.js';
import { SearchBar } from '../picker/search-bar.js';
import { goTo } from '../place.js';
import { CompareUnits } from './compare-units.js';
import { type DiceWish, dicePower, hasDice } from './dice-filter.js';
import { PointsHistory } from './points-history.js';

const CompareCards = lazy(async () => ({ default: (await import('./compare-cards.js')).CompareCards }));
const DeckRows = lazy(async () => ({ default: (await import('./deck-rows.js')).DeckRows }));
const PointsUpdate = lazy(async () => ({ default: (await import('./points-update.js')).PointsUpdate }));

const KINDS = ['unit', 'upgrade'] as const;
type Kind = (typeof KINDS)[number];
const SHELVES = [...KINDS, 'command', 'battle', 'update'] as const;
type Shelf = (typeof SHELVES)[number];
type BrowsedCard = UnitCard | UpgradeCard;
const isUnit = (card: BrowsedCard): card is UnitCard => 'rank' in card;
const serves = (card: BrowsedCard, faction: Faction | ''): boolean => {
  if (faction === '') return true;
  if (isUnit(card)) return card.faction === faction || (card.hire?.includes(faction) ?? false);
  return card.factions?.includes(faction) ?? true;
};
const SHOWN = 60;
const OWNED_MOST = 12;
export const MOST_COMPARED = 4;

const CARDS: Readonly<Record<Kind, readonly BrowsedCard[]>> = {
  unit: [...catalogue.units].sort((a, b) => RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank) || a.name.localeCompare(b.name)),
  upgrade: catalogue.upgrades.filter(up => !up.retired).toSorted((a, b) => a.slot.localeCompare(b.slot) || a.name.localeCompare(b.name)),
};

/** Every card, by words, rank, faction, cost, keyword and dice; units side by side; what somebody owns. */
export const CardBrowser = (): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const [shelf, setShelf] = useState<Shelf>('unit');
  const kind: Kind = shelf === 'upgrade' ? 'upgrade' : 'unit';
  const isDeck = shelf === 'command' || shelf === 'battle';
  const isBrowsed = shelf === kind;
  const [search, setSearch] = useState<Search>(EVERYTHING);
  const [faction, setFaction] = useState<Faction | ''>('');
  const [dice, setDice] = useState<DiceWish>({ colour: '', least: 0 });
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { collection } = useCollection();
  const sought = useDeferredValue(search);
  const cards = CARDS[kind];
  const found = useMemo(
    () =>
      cards.filter(
        card =>
          fits(sought, card) &&
          serves(card, faction) &&
          hasDice(card.weapons ?? [], dice) &&
          (!sought.owned || (collection[card.id] ?? 0) > 0),
      ),
    [cards, sought, faction, dice, collection],
  );
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter(c => c !== id) : [...chosen, id].slice(-MOST_COMPARED));
  const open = (wanted: Shelf): void => {
    setShelf(wanted);
    setChosen([]); // cards of one kind are compared
  };
  const keywords = useMemo(() => keywordsOf(cards), [cards]);
  return (
    <div className="army-cards">
      <div className="army-cards-head">
        <button type="button" className="key plain" aria-label={l.toShelf} onClick={() => goTo({ at: 'shelf' })}>
          <Icon name="back" />
        </button>
        <h1>{l.cards}</h1>
      </div>
      <div className="army-cards-filters">
        <div className="row" role="tablist" aria-label={l.cards}>
          {SHELVES.map(k => (
            <button key={k} type="button" role="tab" className="key" aria-selected={shelf === k} onClick={() => open(k)}>
              {l.cardKinds[k]}
            </button>
          ))}
        </div>
        {isBrowsed && <SearchBar search={search} change={setSearch} ranks={kind === 'unit'} keywords={keywords} />}
        <div className="army-filter-fields">
          <label className="field">
            <span>{l.faction}</span>
            <select value={faction} onChange={e => setFaction(e.target.value as Faction | '')}>
              <option value="">{l.any}</option>
              {FACTIONS.map(f => (
                <option key={f} value={f}>
                  {factionTitle(f, language)}
                </option>
              ))}
            </select>
          </label>
          {isBrowsed && (
            <>
              <label className="field">
                <span>{l.diceColour}</span>
                <select value={dice.colour} onChange={e => setDice({ ...dice, colour: e.target.value as DiceWish['colour'] })}>
                  <option value="">{l.any}</option>
                  {(['red', 'black', 'white'] as const).map(colour => (
                    <option key={colour} value={colour}>
                      {l.dieNames[colour]}
                    </option>
                  ))}
                </select>
              </label>
              <label className="field">
                <span>{l.diceLeast}</span>
                <input
                  type="number"
                  min={0}
                  inputMode="numeric"
                  value={dice.least || ''}
                  onChange={e => setDice({ ...dice, least: Math.max(0, Number(e.target.value)) })}
                />
              </label>
            </>
          )}
        </div>
      </div>
      {chosen.length > 0 && shelf === 'unit' && <CompareUnits cards={chosen} remove={toggle} />}
      <Suspense>
        {chosen.length > 0 && shelf !== 'unit' && <CompareCards cards={chosen} remove={toggle} />}
        {isDeck && <DeckRows key={shelf} kind={shelf} faction={faction} chosen={chosen} toggle={toggle} />}
        {shelf === 'update' && <PointsUpdate faction={faction} />}
      </Suspense>
      {isBrowsed && (
        <div className="army-cards-found">
          <p className="quiet" role="status">
            {l.cardsFound(found.length)}
          </p>
          <ul className="army-card-list" aria-busy={sought !== search}>
            {(all ? found : found.slice(0, SHOWN)).map(card => (
              <CardRow key={card.id} card={card} isChosen={chosen.includes(card.id)} toggle={() => toggle(card.id)} />
            ))}
          </ul>
          {!all && found.length > SHOWN && (
            <button type="button" className="key" onClick={() => setAll(true)}>
              {l.moreUnits(found.length - SHOWN)}
            </button>
          )}
          {chosen.length > 0 && (
            <button
              type="button"
              className="key go army-side-link"
              onClick={() => document.querySelector('.army-side-by-side')?.scrollIntoView({ block: 'start' })}
            >
              <Icon name="compare" />
              {l.showSideBySide(chosen.length)}
            </button>
          )}
        </div>
      )}
    </div>
  );
};

const CardRow = ({
  card,
  isChosen,
  toggle,
}: {
  readonly card: BrowsedCard;
  readonly isChosen: boolean;
  readonly toggle: () => void;
}): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const { collection, own } = useCollection();
  const best = [...(card.weapons ?? [])].sort((a, b) => dicePower(b) - dicePower(a))[0];
  return (
    <li className="army-card-row panel">
      <div className="army-line-head">
        {isUnit(card) ? <RankIcon rank={card.rank} /> : <SlotIcon slot={card.slot} />}
        <h2>
          {card.name}
          {card.title !== undefined && <span className="quiet"> {card.title}</span>}
        </h2>
        <b className="army-number">{card.cost ?? '–'}</b>
      </div>
      <p className="quiet">{isUnit(card) ? factionTitle(card.faction, language) : l.slots[card.slot]}</p>
      {card.keywords && <KeywordList keywords={card.keywords} />}
      {best && (
        <p>
          {best.name} <DicePool dice={best.dice} />
        </p>
      )}
      {pointsHistory(card.id).length > 0 && <PointsHistory card={card.id} />}
      <div className="army-card-keys">
        <Stepper label={l.owned} value={collection[card.id] ?? 0} most={OWNED_MOST} change={count => own(card.id, count)} />
        <button type="button" className="key" aria-pressed={isChosen} onClick={toggle}>
          <Icon name="compare" />
          {l.compareUnit}
        </button>
      </div>
    </li>
  );
};
