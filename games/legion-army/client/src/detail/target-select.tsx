import { catalogue, FACTIONS } from '@cadre/legion-army/data';
import { cardName } from '@cadre/legion-army/roster';
import { memo, type ReactNode, useState } from 'react';
import { factionTitle, useLabels, useLanguage } from '../context.js';
import { isPlainTarget, PLAIN_TARGETS } from './target.js';

export const TargetSelect = memo(
  ({ target, change }: { readonly target: string; readonly change: (target: string) => void }): ReactNode => {
    const l = useLabels();
    const [touched, setTouched] = useState(!isPlainTarget(target)); // who only looks at a unit need not wait for all the others
    return (
      <label className="field army-target">
        <span>{l.against}</span>
        <select
          value={target}
          onPointerDown={() => setTouched(true)}
          onFocus={() => setTouched(true)}
          onChange={e => change(e.target.value)}
        >
          {PLAIN_TARGETS.map(t => (
            <option key={t} value={t}>
              {l.targets[t]}
            </option>
          ))}
          {touched && <UnitOptions />}
        </select>
      </label>
    );
  },
);
/** A hundred and seventy names that never change. */
const UnitOptions = memo((): ReactNode => {
  const language = useLanguage();
  return FACTIONS.map(faction => (
    <optgroup key={faction} label={factionTitle(faction, language)}>
      {catalogue.units
        .filter(u => u.faction === faction)
        .map(u => (
          <option key={u.id} value={u.id}>
            {cardName(u.id)}
          </option>
        ))}
    </optgroup>
  ));
});
