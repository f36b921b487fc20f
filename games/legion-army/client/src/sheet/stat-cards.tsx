import { unitById, upgradeById } from '@cadre/legion-army/data';
import { definitionNamed } from '@cadre/legion-army/glossary';
import { type ArmyList, type ArmyUnit, cardName, muster, unitPoints } from '@cadre/legion-army/roster';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../context.js';
import { UnitRows } from './unit-rows.js';

const keywordsIn = ({ card, upgrades }: ArmyUnit): string[] => {
  const unit = unitById.get(card);
  const cards = upgrades.flatMap(id => upgradeById.get(id) ?? []);
  const printed = [unit, ...(unit?.weapons ?? []), ...cards, ...cards.flatMap(up => up.weapons ?? [])];
  return [...new Set(printed.flatMap(each => Object.keys(each?.keywords ?? {})))];
};
/** The units with their weapons, and below them every keyword of the army with what it does, each once. */
export const StatCards = ({ list }: { readonly list: ArmyList }): ReactNode => {
  const language = useLanguage();
  const found = useMemo(() => {
    const names = new Set(list.units.flatMap(keywordsIn));
    return [...names]
      .flatMap(name => definitionNamed(name) ?? [])
      .sort((a, b) => a.name[language].localeCompare(b.name[language], language));
  }, [list, language]);
  return (
    <>
      <UnitRows list={list} />
      <dl className="army-paper-keywords">
        {found.map(({ name, text }) => (
          <div key={name.en}>
            <dt>{name[language]}</dt>
            <dd>{text[language]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

/** One line a unit: what a player needs to check an army, on one page. */
export const OnePage = ({ list }: { readonly list: ArmyList }): ReactNode => {
  const army = useMemo(() => muster(list, []), [list]);
  return (
    <ul className="army-one-page">
      {list.units.map((unit, at) => {
        const mustered = army.units.find(u => u.line === at);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <OneLine key={at} unit={unit} points={mustered ? unitPoints(army, mustered) * mustered.count : 0} />
        );
      })}
    </ul>
  );
};
const OneLine = ({ unit, points }: { readonly unit: ArmyUnit; readonly points: number }): ReactNode => {
  const upgrades = [...unit.upgrades, ...(unit.counterpart ? [unit.counterpart.card, ...unit.counterpart.upgrades] : [])];
  return (
    <li>
      <span>
        <b>
          {unit.count !== 1 && `${unit.count}× `}
          {cardName(unit.card)}
        </b>{' '}
        {upgrades.map(cardName).join(', ')}
      </span>
      <b className="army-number">{points}</b>
    </li>
  );
};
