import type { Language } from '@cadre/core';
import { cardOf } from '@cadre/shatterpoint/box';
import type { UnitId } from '@cadre/shatterpoint/state';
import { unitOf } from '@cadre/shatterpoint/table/queries';
import { CARD, CardRow, Explanation, type Previewer, Target, useExplain } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { stanceThing } from '../offers.js';
import { type EncounterTableView, isDeploying } from '../view.js';

/** What another stance of a unit would change, as the rules say it. */
export const StanceChange = ({
  unit,
  stance,
  preview,
}: {
  readonly unit: UnitId;
  readonly stance: number;
  readonly preview: Previewer | null;
}): ReactNode => {
  const explained = useExplain(preview, { kind: 'stance', args: [unit, stance] });
  return <Explanation explained={explained} idle="" />;
};
/** S-STN-2, LE-O7: the stances of a unit side by side while one of them is chosen. */
export const StanceChoice = ({
  view,
  unit,
  preview,
  language,
}: {
  readonly view: EncounterTableView;
  readonly unit: UnitId;
  readonly preview: Previewer | null;
  readonly language: Language;
}): ReactNode => {
  const labels = LABELS[language].unit;
  const { stances } = cardOf(view, unit);
  const { stance: now } = unitOf(view, unit);
  const [keep, take] = isDeploying(view) ? [labels.startStance, labels.startStance] : [labels.keepStance, labels.takeStance];
  return (
    <CardRow label={labels.chooseStance} className="le-orders">
      {stances.map(({ name, tree }, stance) => (
        <div key={name.en} className={`${CARD.card} le-order le-stance-card`}>
          <Target thing={stanceThing(stance)} className="tc-button">
            {(stance === now ? keep : take)(name[language])}
          </Target>
          <div className={CARD.text}>
            {stance === now ? (
              <p className="tc-quiet">{labels.steps(Object.keys(tree.options).length)}</p>
            ) : (
              <StanceChange unit={unit} stance={stance} preview={preview} />
            )}
          </div>
        </div>
      ))}
    </CardRow>
  );
};
