import { unitById, upgradeById } from '@cadre/legion-army/data';
import { type ArmyList, type ArmyUnit, cardName, muster, RANK_NAMES, unitPoints } from '@cadre/legion-army/roster';
import { type ReactNode, useMemo } from 'react';
import { DefenceDieIcon, DicePool } from '../art/dice.js';
import { RankIcon } from '../art/ranks.js';
import { useLabels, useLanguage, useSaying } from '../context.js';
import { keywordsText } from '../detail/keywords.js';
import { useFewFirst } from '../opened.js';

const FIRST_UNITS = 4;
/** The units of a list as a table on paper: numbers, weapons, upgrades. */
export const UnitRows = ({ list }: { readonly list: ArmyList }): ReactNode => {
  const army = useMemo(() => muster(list, []), [list]);
  const units = useFewFirst(list.units, FIRST_UNITS);
  return (
    <ul className="army-rows">
      {units.map((unit, at) => {
        const mustered = army.units.find(u => u.line === at);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <UnitRow key={at} unit={unit} points={mustered ? unitPoints(army, mustered) * mustered.count : 0} />
        );
      })}
    </ul>
  );
};
const UnitRow = ({ unit, points }: { readonly unit: ArmyUnit; readonly points: number }): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const saying = useSaying();
  const card = unitById.get(unit.card);
  const upgrades = [...unit.upgrades, ...(unit.counterpart ? [unit.counterpart.card, ...unit.counterpart.upgrades] : [])];
  const weapons = [...(card?.weapons ?? []), ...unit.upgrades.flatMap(id => upgradeById.get(id)?.weapons ?? [])];
  return (
    <li className="army-row">
      <div className="army-line-head">
        {card && <RankIcon rank={card.rank} />}
        {card && <span className="unseen">{saying(RANK_NAMES[card.rank])}</span>}
        <h3>
          {unit.count !== 1 && `${unit.count}× `}
          {cardName(unit.card)}
        </h3>
        <b className="army-number">{points}</b>
      </div>
      {card && (
        <p className="army-row-stats">
          {l.statLine(card)} <DefenceDieIcon die={card.defence} /> <span className="unseen">{l.dieNames[card.defence]}</span>
        </p>
      )}
      {upgrades.length > 0 && (
        <p>{upgrades.map(id => `${cardName(id)}${upgradeById.has(id) ? ` (${upgradeById.get(id)!.cost})` : ''}`).join(' · ')}</p>
      )}
      {card && <p className="quiet">{keywordsText(card, language)}</p>}
      <ul className="army-row-weapons">
        {weapons.map((weapon, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weapons are the card's, in its order
          <li key={i}>
            <span>{weapon.name}</span> <span>{l.rangeText(weapon.range)}</span> <DicePool dice={weapon.dice} />{' '}
            <small>{keywordsText(weapon, language)}</small>
          </li>
        ))}
      </ul>
    </li>
  );
};
