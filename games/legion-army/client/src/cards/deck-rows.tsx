import { BATTLE_DECKS, type BattleCard, battleForceById, type CommandCard, catalogue, type Faction, PIPS } from '@cadre/legion-army/data';
import { cardTextOf } from '@cadre/legion-army/glossary';
import { cardName, inWords } from '@cadre/legion-army/roster';
import { type ReactNode, useMemo, useState } from 'react';
import { Icon } from '../art/icons.js';
import { factionTitle, useLabels, useLanguage, useSaying } from '../context.js';
import { CardEffect } from '../detail/card-effect.js';
import { saysAll } from '../picker/search.js';
import { Pips } from '../workshop/pips.js';

type DeckCard = CommandCard | BattleCard;
const isCommand = (card: DeckCard): card is CommandCard => 'pips' in card;
const CARDS: Readonly<Record<'command' | 'battle', readonly DeckCard[]>> = {
  command: [...catalogue.commands].sort((a, b) => a.pips - b.pips || a.name.localeCompare(b.name)),
  battle: [...catalogue.battles].sort(
    (a, b) => BATTLE_DECKS.indexOf(a.deck) - BATTLE_DECKS.indexOf(b.deck) || a.name.localeCompare(b.name),
  ),
};
const SHOWN = 60;

/** Command or battle cards by words, pips or deck, and faction; a card without a faction is for all of them. */
export const DeckRows = ({
  kind,
  faction,
  chosen,
  toggle,
}: {
  readonly kind: 'command' | 'battle';
  readonly faction: Faction | '';
  readonly chosen: readonly string[];
  readonly toggle: (id: string) => void;
}): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const saying = useSaying();
  const [text, setText] = useState('');
  const [part, setPart] = useState('');
  const [all, setAll] = useState(false);
  const parts = kind === 'command' ? PIPS.map(n => [String(n), l.pips(n)] as const) : BATTLE_DECKS.map(d => [d, l.decks[d]] as const);
  const found = useMemo(() => {
    const forceFaction = (card: DeckCard): Faction | undefined =>
      isCommand(card) && card.battleForce !== undefined ? battleForceById.get(card.battleForce)?.faction : undefined;
    return CARDS[kind].filter(card => {
      const of = card.faction ?? forceFaction(card);
      const requires = isCommand(card) ? (card.requires ?? []).map(r => saying(inWords(r))).join(' ') : '';
      return (
        (part === '' || part === (isCommand(card) ? String(card.pips) : card.deck)) &&
        (faction === '' || of === undefined || of === faction) &&
        saysAll(text, `${cardName(card.id)} ${cardTextOf(card.id)[language]} ${requires}`)
      );
    });
  }, [kind, part, faction, text, language, saying]);
  return (
    <div className="army-cards-found">
      <div className="army-filter-fields">
        <label className="field">
          <span>{l.searchCards}</span>
          <input type="search" value={text} onChange={e => setText(e.target.value)} />
        </label>
        <label className="field">
          <span>{l.cardKind}</span>
          <select value={part} onChange={e => setPart(e.target.value)}>
            <option value="">{l.any}</option>
            {parts.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="quiet" role="status">
        {l.cardsFound(found.length)}
      </p>
      <ul className="army-card-list">
        {(all ? found : found.slice(0, SHOWN)).map(card => (
          <li key={card.id} className="army-card-row panel">
            <div className="army-line-head">
              {isCommand(card) && <Pips count={card.pips} />}
              <h2>{cardName(card.id)}</h2>
            </div>
            <p className="quiet">
              {[
                isCommand(card) ? '' : l.decks[card.deck],
                'recon' in card && card.recon ? l.modes.recon : '',
                card.faction ? factionTitle(card.faction, language) : '',
                isCommand(card) && card.battleForce !== undefined ? (battleForceById.get(card.battleForce)?.name ?? card.battleForce) : '',
                ...(isCommand(card) ? (card.requires ?? []).map(r => saying(inWords(r))) : []),
                card.unreleased === undefined ? '' : l.announced(card.unreleased),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <CardEffect id={card.id} />
            <div className="army-card-keys">
              <button type="button" className="key" aria-pressed={chosen.includes(card.id)} onClick={() => toggle(card.id)}>
                <Icon name="compare" />
                {l.compareUnit}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {!all && found.length > SHOWN && (
        <button type="button" className="key" onClick={() => setAll(true)}>
          {l.moreUnits(found.length - SHOWN)}
        </button>
      )}
    </div>
  );
};
