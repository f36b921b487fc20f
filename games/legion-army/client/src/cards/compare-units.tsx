import { mean } from '@cadre/kit';
import { type UnitCard, unitById } from '@cadre/legion-army/data';
import { attackOf, bestPool, COVERS, cardName, deploy, meanResults, reachesOf, woundOdds } from '@cadre/legion-army/roster';
import { type ReactNode, useMemo, useState } from 'react';
import { DefenceDieIcon, DicePool } from '../art/dice.js';
import { Icon } from '../art/icons.js';
import { useLabels, useLanguage } from '../context.js';
import { keywordsText } from '../detail/keywords.js';
import { type Aimed, againstAt, defenceAt, NO_TARGET, targetCard } from '../detail/target.js';
import { TargetSelect } from '../detail/target-select.js';

interface BestAttack {
  readonly reach: number;
  readonly hits: number;
  readonly wounds: number;
}
/** The attack with the most wounds to expect, over all ranges. */
const bestAttack = (card: UnitCard, aimed: Aimed): BestAttack | null => {
  const unit = deploy({ card: card.id, upgrades: [] });
  const attacks = reachesOf(unit).flatMap(reach => {
    const pool = bestPool(unit, reach);
    if (pool.length === 0) return [];
    const attack = attackOf(unit, pool, reach, 0, againstAt(aimed), { miniatures: targetCard(aimed)?.miniatures ?? 1 });
    return [{ reach, hits: meanResults(attack), wounds: mean(woundOdds(attack, defenceAt(aimed))) }];
  });
  return attacks.sort((a, b) => b.wounds - a.wounds)[0] ?? null;
};

/** Units side by side: what their cards say, and what their best attack does to a chosen defender. */
export const CompareUnits = ({
  cards,
  remove,
}: {
  readonly cards: readonly string[];
  readonly remove: (id: string) => void;
}): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const [aimed, setAimed] = useState<Aimed>({ ...NO_TARGET, target: 'red' });
  const units = useMemo(() => cards.flatMap(id => unitById.get(id) ?? []), [cards]);
  const attacks = useMemo(() => units.map(card => bestAttack(card, aimed)), [units, aimed]);
  const rows: readonly (readonly [string, (card: UnitCard, at: number) => ReactNode])[] = [
    [l.cost, card => card.cost ?? '–'],
    [l.miniatures, card => card.miniatures],
    [l.wounds, card => card.wounds],
    [l.courage, card => card.courage ?? '–'],
    [l.speed, card => card.speed],
    [l.defence, card => <DefenceDieIcon die={card.defence} />],
    [l.attackSurge, card => (card.surge?.attack ? l.results[card.surge.attack] : '–')],
    [l.defenceSurge, card => (card.surge?.defence ? l.results[card.surge.defence] : '–')],
    [l.keywords, card => keywordsText(card, language)],
    [
      l.weapons,
      card =>
        card.weapons.map(w => (
          <p key={w.name}>
            {w.name} <DicePool dice={w.dice} />
          </p>
        )),
    ],
    [l.bestRange, (_, at) => (attacks[at] ? l.reaches[attacks[at].reach as 0 | 1 | 2 | 3 | 4 | 5] : '–')],
    [l.expectedWounds, (_, at) => (attacks[at] ? <b>{attacks[at].wounds.toFixed(2)}</b> : '–')],
    [l.woundsPer100, (card, at) => (attacks[at] && card.cost ? ((100 * attacks[at].wounds) / card.cost).toFixed(2) : '–')],
  ];
  return (
    <section className="army-side-by-side panel" aria-label={l.sideBySide}>
      <h2>{l.sideBySide}</h2>
      <div className="army-odds-fields">
        <TargetSelect target={aimed.target} change={target => setAimed({ ...aimed, target })} />
        <fieldset className="army-reaches">
          <legend>{l.cover}</legend>
          {COVERS.map(cover => (
            <label key={cover} className="army-reach">
              <input
                type="radio"
                name="army-compare-cover"
                checked={aimed.cover === cover}
                onChange={() => setAimed({ ...aimed, cover })}
              />
              <span>{l.covers[cover]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by the keyboard too */}
      <section className="army-side-scroll" tabIndex={0} aria-label={l.figuresOf}>
        <table>
          <thead>
            <tr>
              <td />
              {units.map(card => (
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
            {rows.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {units.map((card, at) => (
                  <td key={card.id}>{value(card, at)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
};
