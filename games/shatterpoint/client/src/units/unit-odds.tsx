import type { Language } from '@cadre/core';
import { grammarOf } from '@cadre/kit';
import type { UnitCard as Card } from '@cadre/shatterpoint/content/types';
import { printedOdds } from '@cadre/shatterpoint/squads/printed-odds';
import type { ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';

/** Pixels: the highest bar. */
const BAR = 22;
/** What the attacks of a unit come to against another, stance by stance, by the cards alone. */
export const UnitOdds = ({
  card,
  against,
  language,
}: {
  readonly card: Card;
  readonly against: Card;
  readonly language: Language;
}): ReactNode => {
  const labels = LABELS[language];
  const { number } = grammarOf(language);
  const defender = against.stances[0]!;
  return (
    <ul className="le-odds">
      {card.stances.flatMap(stance =>
        (['ranged', 'melee'] as const).flatMap(kind => {
          const odds = printedOdds(stance, kind, defender);
          if (!odds) return [];
          const most = Math.max(...odds.damage);
          const bars = odds.damage.map((chance, n) => ({ n, chance, says: labels.chance(n, labels.percent(number(100 * chance, 0))) }));
          return [
            <li key={`${stance.name.en} ${kind}`}>
              <span>
                {card.stances.length > 1 && `${stance.name[language]}: `}
                {kind === 'melee' ? labels.melee : labels.ranged(stance.ranged!.range)}
              </span>{' '}
              <b>{labels.expected(number(odds.meanDamage, 1))}</b>
              <span className="le-bars" aria-hidden="true">
                {bars.map(({ n, chance, says }) => (
                  <span key={n} title={says}>
                    <i style={{ height: `${Math.round((BAR * chance) / most)}px` }} />
                    {n}
                  </span>
                ))}
              </span>
              <span className="unseen">{bars.map(({ says }) => says).join(', ')}</span>
            </li>,
          ];
        }),
      )}
    </ul>
  );
};
