import { battleForceById, cardById, type Faction } from '@cadre/legion-army/data';
import { cardTextOf } from '@cadre/legion-army/glossary';
import { cardName, inWords } from '@cadre/legion-army/roster';
import type { ReactNode } from 'react';
import { DicePool } from '../art/dice.js';
import { Icon } from '../art/icons.js';
import { factionTitle, useLabels, useLanguage, useSaying } from '../context.js';
import { keywordsText } from '../detail/keywords.js';

/** Upgrades, command cards or battle cards side by side: what each of them says. */
export const CompareCards = ({
  cards,
  remove,
}: {
  readonly cards: readonly string[];
  readonly remove: (id: string) => void;
}): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const saying = useSaying();
  const known = cards.flatMap(id => cardById.get(id) ?? []);
  const armies = (factions: readonly Faction[] | undefined, force: string | undefined): string =>
    [
      ...(factions ?? []).map(f => factionTitle(f, language)),
      ...(force === undefined ? [] : [battleForceById.get(force)?.name ?? force]),
    ].join(', ');
  const rows: readonly (readonly [string, (at: (typeof known)[number]) => ReactNode])[] = [
    [l.cost, ({ card }) => ('cost' in card ? card.cost : '')],
    [
      l.cardKind,
      ({ kind, card }) =>
        kind === 'upgrade' ? l.slots[card.slot] : kind === 'command' ? l.pips(card.pips) : kind === 'battle' ? l.decks[card.deck] : '',
    ],
    [
      l.onlyFor,
      ({ kind, card }) =>
        kind === 'upgrade'
          ? [armies(card.factions, undefined), card.restriction ? saying(inWords(card.restriction)) : ''].filter(Boolean).join('; ')
          : kind === 'command'
            ? [armies(card.faction && [card.faction], card.battleForce), ...(card.requires ?? []).map(r => saying(inWords(r)))]
                .filter(Boolean)
                .join('; ')
            : kind === 'battle'
              ? armies(card.faction && [card.faction], undefined)
              : '',
    ],
    [l.keywords, ({ kind, card }) => (kind === 'upgrade' ? keywordsText(card, language) : '')],
    [
      l.weapons,
      ({ kind, card }) =>
        kind === 'upgrade' &&
        (card.weapons ?? []).map(w => (
          <p key={w.name}>
            {w.name} <DicePool dice={w.dice} />
          </p>
        )),
    ],
    [l.effect, ({ kind, card }) => (kind === 'command' || kind === 'battle' ? cardTextOf(card.id)[language] : '')],
  ];
  const shown = rows.filter(([, value]) => known.some(at => value(at) !== '' && value(at) !== false));
  return (
    <section className="army-side-by-side panel" aria-label={l.sideBySide}>
      <h2>{l.sideBySide}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by the keyboard too */}
      <section className="army-side-scroll" tabIndex={0} aria-label={l.figuresOf}>
        <table>
          <thead>
            <tr>
              <td />
              {known.map(({ card }) => (
                <th key={card.id} scope="col">
                  {cardName(card.id)}
                  <button type="button" className="key plain" aria-label={l.takeOut(cardName(card.id))} onClick={() => remove(card.id)}>
                    <Icon name="close" />
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {known.map(at => (
                  <td key={at.card.id}>{value(at) || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
};
