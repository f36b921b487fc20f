import { upgradeById } from '@cadre/legion-army/data';
import { type ArmyUnit, deploy, weaponsOf } from '@cadre/legion-army/roster';
import { memo, type ReactNode } from 'react';
import { DicePool } from '../art/dice.js';
import { useLabels } from '../context.js';
import { KeywordList } from './keywords.js';

/** Every weapon of a unit and of its upgrades. */
export const WeaponTable = memo(({ unit }: { readonly unit: ArmyUnit }): ReactNode => {
  const l = useLabels();
  const deployed = deploy(unit);
  const weapons = weaponsOf(deployed);
  if (weapons.length === 0) return null;
  return (
    <table className="army-weapons">
      <caption>{l.weapons}</caption>
      <thead>
        <tr>
          <th scope="col">{l.weapon}</th>
          <th scope="col">{l.range}</th>
          <th scope="col">{l.dice}</th>
        </tr>
      </thead>
      <tbody>
        {weapons.map(({ weapon, from }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weapons are the card's, in its order
          <tr key={i}>
            <th scope="row">
              {weapon.name}
              {from !== null && <small className="quiet"> {upgradeById.get(deployed.cards[from]!.card)?.name}</small>}
              {weapon.keywords && <KeywordList keywords={weapon.keywords} />}
            </th>
            <td>{l.rangeText(weapon.range)}</td>
            <td>
              <DicePool dice={weapon.dice} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
