import type { Language } from '@cadre/core';
import type { UnitCard as Card } from '@cadre/shatterpoint/content/types';
import type { ReactNode } from 'react';
import { UnitCard } from '../../units/unit-card.js';
import { LABELS } from '../labels/labels.js';

/** The unit that is looked at: its stance, and the whole card on demand. */
export const LookedUnit = ({
  card,
  stance,
  language,
}: {
  readonly card: Card;
  readonly stance: number;
  readonly language: Language;
}): ReactNode => (
  <section className="tc-battle-card le-looked">
    <h3>{card.name[language]}</h3>
    <p className="tc-quiet">{card.stances[stance]!.name[language]}</p>
    <details>
      <summary>{LABELS[language].unit.card}</summary>
      <UnitCard card={card} language={language} />
    </details>
  </section>
);
