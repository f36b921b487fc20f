import type { Language } from '@cadre/core';
import { Chances, type Explained, Explanation, SideSection, Target, useTargets } from '@cadre/table-client';
import type { ReactNode } from 'react';
import type { UnitId } from '#operations/state';
import { LABELS } from '../labels/labels.js';
import { unitThing } from '../offers.js';

/** What the rules say about the unit that is looked at, with the chances of an attack as it stands and after aiming. */
export const ExplanationPanel = ({
  explained,
  aimed,
  looked,
  language,
}: {
  readonly explained: Explained;
  readonly aimed: Explained;
  readonly looked: UnitId | null;
  readonly language: Language;
}): ReactNode => {
  const labels = LABELS[language];
  const { offers } = useTargets();
  const chances = explained.overlay?.chances;
  const chancesAimed = aimed.overlay?.chances;
  const section = explained.overlay?.section;
  const attacks = looked === null ? [] : offers.on(unitThing(looked));
  return (
    <Explanation explained={explained} idle={labels.idle}>
      {chances && (
        <div className="so-forecasts">
          <Chances caption={labels.chances} chances={chances} name={labels.wounds} />
          {chancesAimed && <Chances caption={labels.chancesAimed} chances={chancesAimed} name={labels.wounds} />}
        </div>
      )}
      {section && <SideSection section={section} label={labels.section} />}
      {attacks.length > 1 && (
        <div className="so-weapons">
          {attacks.map(offer => (
            <Target key={offer.value} thing={offer.thing} offer={offer} className="tc-button so-weapon-button">
              {offer.label}
            </Target>
          ))}
        </div>
      )}
    </Explanation>
  );
};
