import { type UnitInPlay, upgradeAt, weaponsOf, whyNotAdd } from '@cadre/legion-army/roster';
import type { ReactNode } from 'react';
import { DicePool } from '../art/dice.js';
import { useLabels } from '../context.js';
import { KeywordList } from '../detail/keywords.js';

/** Which miniatures may add which weapon to an attack. */
export const WeaponUsers = ({ unit }: { readonly unit: UnitInPlay }): ReactNode => {
  const l = useLabels();
  const weapons = weaponsOf(unit);
  const users = weapons.map((_, weapon) => {
    const able = unit.miniatures.flatMap((mini, at) => (whyNotAdd(unit, [], at, weapon) === null ? [mini] : []));
    if (able.length === unit.miniatures.length) return l.everyMiniature(able.length);
    const adders = [...new Set(able.map(m => (m.addedBy === null ? null : upgradeAt(unit, m.addedBy).name)))].filter(n => n !== null);
    return able.length === 0 ? l.nobody : l.onlyMiniature(adders.join(', '));
  });
  const oneAnAttack = (from: number | null): boolean => from !== null && upgradeAt(unit, from).slot === 'grenades';
  return (
    <ul className="army-users">
      {weapons.map(({ weapon, from }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: weapons are the card's, in its order
        <li key={i}>
          <strong>{weapon.name}</strong> <span>{l.rangeText(weapon.range)}</span> <DicePool dice={weapon.dice} />{' '}
          {weapon.keywords && <KeywordList keywords={weapon.keywords} />}
          <small className="quiet">{oneAnAttack(from) ? l.oneMiniature : users[i]}</small>
        </li>
      ))}
    </ul>
  );
};
