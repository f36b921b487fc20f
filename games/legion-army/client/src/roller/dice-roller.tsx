import { mean } from '@cadre/kit';
import {
  type ArmyList,
  cardName,
  deploy,
  meanResults,
  type RolledAttack,
  rollAttack,
  weaponsOf,
  woundOdds,
} from '@cadre/legion-army/roster';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels, useLanguage } from '../context.js';
import { AttackFields, countWeapons, useAttackSetup } from '../detail/attack-setup.js';
import { SheetHead } from '../sheet/sheet-head.js';
import { RolledDice } from './rolled-dice.js';

/** Fair: the device's own randomness, and no remainder that would favour the first sides. */
const chance = (n: number): number => {
  const most = Math.floor(2 ** 32 / n) * n;
  for (;;) {
    const drawn = crypto.getRandomValues(new Uint32Array(1))[0]!;
    if (drawn < most) return drawn % n;
  }
};
interface Rolls {
  readonly last: RolledAttack;
  readonly times: number;
  readonly wounds: number;
}

/** Dice for the club table: the pool of a unit of the list, a target and its tokens; what was rolled beside what was to be expected. */
export const DiceRoller = ({ list, back }: { readonly list: ArmyList; readonly back: () => void }): ReactNode => {
  const l = useLabels();
  const [line, setLine] = useState(0);
  const chosen = list.units[Math.min(line, list.units.length - 1)];
  return (
    <div className="army-sheet army-roller">
      <SheetHead list={list} title={l.views.roll} back={back} />
      <label className="field">
        <span>{l.attacker}</span>
        <select value={line} onChange={e => setLine(Number(e.target.value))}>
          {list.units.map((unit, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <option key={i} value={i}>
              {[cardName(unit.card), ...unit.upgrades.map(cardName)].join(', ')}
            </option>
          ))}
        </select>
      </label>
      {chosen ? <UnitRoller key={line} unit={chosen} /> : <p className="quiet">{l.noUnits}</p>}
    </div>
  );
};

const UnitRoller = ({ unit: chosen }: { readonly unit: ArmyList['units'][number] }): ReactNode => {
  const l = useLabels();
  const unit = useMemo(() => deploy(chosen), [chosen]);
  const [weapon, setWeapon] = useState<number | null>(null);
  const whole = useAttackSetup(unit);
  const setup = useAttackSetup(unit, weapon);
  const { attack, defence } = setup;
  const [rolls, setRolls] = useState<Rolls | null>(null);
  const expected = useMemo(() => attack && { results: meanResults(attack), wounds: mean(woundOdds(attack, defence)) }, [attack, defence]);
  const language = useLanguage();
  const decimal = (n: number): string => n.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const weapons = weaponsOf(unit);
  // On a phone the dice lie below the fields: each roll brings them into sight.
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rolls) result.current?.scrollIntoView({ block: 'nearest' });
  }, [rolls]);
  const roll = (): void => {
    if (!attack) return;
    const last = rollAttack(attack, defence, chance);
    setRolls({ last, times: (rolls?.times ?? 0) + 1, wounds: (rolls?.wounds ?? 0) + last.wounds });
  };
  /** Another attack begins a new count. */
  const anew =
    <Given,>(change: (given: Given) => void) =>
    (given: Given): void => {
      setRolls(null);
      change(given);
    };
  const fields = {
    ...setup,
    setReach: anew(setup.setReach),
    setAims: anew(setup.setAims),
    setSurges: anew(setup.setSurges),
    setAimed: anew(setup.setAimed),
  };
  return (
    <div className="army-roller-unit">
      <div className="army-roller-setup">
        <label className="field">
          <span>{l.weapons}</span>
          <select value={weapon ?? ''} onChange={e => anew(setWeapon)(e.target.value === '' ? null : Number(e.target.value))}>
            <option value="">{l.wholePool}</option>
            {[...countWeapons(whole.pool).keys()].map(w => (
              <option key={w} value={w}>
                {weapons[w]!.weapon.name}
              </option>
            ))}
          </select>
        </label>
        <AttackFields unit={unit} setup={fields} name="army-roller" />
      </div>
      <div className="army-roller-dice">
        {!attack && <p className="quiet">{l.noAttack}</p>}
        {rolls && expected && (
          <div ref={result} className="army-rolled" role="status">
            <RolledDice rolled={rolls.last} />
            <table>
              <thead>
                <tr>
                  <td />
                  <th scope="col">{l.rolled}</th>
                  <th scope="col">{l.expectedShort}</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">{l.hitsAndCrits}</th>
                  <td>{rolls.last.hits + rolls.last.crits}</td>
                  <td>{decimal(expected.results)}</td>
                </tr>
                <tr>
                  <th scope="row">{l.wounds}</th>
                  <td>
                    <b>{rolls.last.wounds}</b>
                  </td>
                  <td>{decimal(expected.wounds)}</td>
                </tr>
                {rolls.times > 1 && (
                  <tr>
                    <th scope="row">{l.meanOf(rolls.times)}</th>
                    <td>{decimal(rolls.wounds / rolls.times)}</td>
                    <td>{decimal(expected.wounds)}</td>
                  </tr>
                )}
              </tbody>
            </table>
          </div>
        )}
        <button type="button" className="key go army-roll" disabled={!attack} onClick={roll}>
          <Icon name="dice" />
          {l.rollDice}
        </button>
        <p className="quiet">{l.oddsLeaveOut}</p>
      </div>
    </div>
  );
};
