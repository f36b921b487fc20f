import type { Language } from '@cadre/core';
import { cardOf } from '@cadre/shatterpoint/box';
import type { UnitId } from '@cadre/shatterpoint/state';
import { unitOf } from '@cadre/shatterpoint/table/queries';
import type { Previewer } from '@cadre/table-client';
import { lazy, type ReactNode, Suspense } from 'react';
import { LABELS } from '../labels/labels.js';
import { stateOf } from '../state-words.js';
import type { EncounterTableView } from '../view.js';
import { Folded } from './folded.js';
import { StanceChange } from './stance-choice.js';

const UnitCard = lazy(async () => ({ default: (await import('../../units/unit-card.js')).UnitCard }));
/** The unit that is looked at: its state, what its other stances would change, and the whole card on demand. */
export const LookedUnit = ({
  view,
  unit,
  preview,
  language,
  children,
}: {
  readonly view: EncounterTableView;
  readonly unit: UnitId;
  readonly preview: Previewer | null;
  readonly language: Language;
  readonly children: ReactNode;
}): ReactNode => {
  const labels = LABELS[language].unit;
  const card = cardOf(view, unit);
  const { stance } = unitOf(view, unit);
  return (
    <section className="tc-battle-card le-looked">
      <h3>{card.name[language]}</h3>
      <p className="tc-quiet">{stateOf(view, unit, language)}</p>
      {children}
      {card.stances.map(
        ({ name }, other) =>
          other !== stance && (
            <Folded key={`${unit} ${name.en}`} title={labels.otherStance(name[language])}>
              <StanceChange unit={unit} stance={other} preview={preview} />
            </Folded>
          ),
      )}
      <Folded key={card.id} title={labels.card}>
        <Suspense>
          <UnitCard card={card} language={language} />
        </Suspense>
      </Folded>
    </section>
  );
};
