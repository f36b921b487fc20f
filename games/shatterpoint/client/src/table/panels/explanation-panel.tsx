import type { Language } from '@cadre/core';
import type { CharacterId } from '@cadre/shatterpoint/state';
import { Chances, type Explained, Explanation, Target, useTargets } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { characterThing } from '../offers.js';

/** What the rules say about the character that is looked at, the odds of an attack, and every attack on it that is on offer. */
export const ExplanationPanel = ({
  explained,
  looked,
  language,
}: {
  readonly explained: Explained;
  readonly looked: CharacterId | null;
  readonly language: Language;
}): ReactNode => {
  const labels = LABELS[language];
  const { offers } = useTargets();
  const chances = explained.overlay?.chances;
  const attacks = looked === null ? [] : offers.on(characterThing(looked));
  return (
    <Explanation explained={explained} idle={labels.idle}>
      {chances && <Chances caption={labels.chances} chances={chances} name={labels.damageChance} />}
      {attacks.length > 1 && (
        <div className="le-buttons">
          {attacks.map(offer => (
            <Target key={offer.value} thing={offer.thing} offer={offer} className="tc-button">
              {offer.label}
            </Target>
          ))}
        </div>
      )}
    </Explanation>
  );
};
