import { chances, mean } from '@cadre/kit';
import {
  attackOf,
  bestPool,
  COVERS,
  deflectChance,
  meanResults,
  type Reach,
  reachesOf,
  type UnitInPlay,
  weaponsOf,
  woundOdds,
} from '@cadre/legion-army/roster';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { DicePool } from '../art/dice.js';
import { useLabels } from '../context.js';
import { OddsChart } from './odds-chart.js';
import { Stepper } from './stepper.js';
import { type Aimed, againstAt, defenceAt, targetCard } from './target.js';
import { TargetSelect } from './target-select.js';

const MOST_TOKENS = 4;
/** The attack of a unit at a range, against a target: dice, keywords, and the exact chances of every number of wounds. */
export const OddsPanel = memo(({ unit }: { readonly unit: UnitInPlay }): ReactNode => {
  const l = useLabels();
  const reaches = useMemo(() => reachesOf(unit), [unit]);
  const [wish, setWish] = useState<Reach | null>(null);
  const [aims, setAims] = useState(0);
  const [aimed, setAimed] = useState<Aimed>({ target: 'white', cover: 0, dodges: 0 });
  const best = useMemo(() => {
    const value = (reach: Reach): number => meanResults(attackOf(unit, bestPool(unit, reach), reach, 0));
    return reaches.toSorted((a, b) => value(b) - value(a) || b - a)[0]; // of equal attacks the one that reaches farther
  }, [unit, reaches]);
  const reach = wish !== null && reaches.includes(wish) ? wish : best;
  const pool = useMemo(() => (reach === undefined ? [] : bestPool(unit, reach)), [unit, reach]);
  const worked = useMemo(() => {
    if (reach === undefined || pool.length === 0) return null;
    const attack = attackOf(unit, pool, reach, aims, againstAt(aimed));
    const odds = woundOdds(attack, defenceAt(aimed));
    return {
      attack,
      deflect: deflectChance(attack, defenceAt(aimed)),
      hits: meanResults(attack),
      wounds: mean(odds),
      chances: chances(odds),
    };
  }, [unit, pool, reach, aims, aimed]);
  if (reach === undefined || !worked) return <p className="quiet army-empty">{l.noAttack}</p>;
  const weapons = weaponsOf(unit);
  const counted = new Map<number, number>();
  for (const { weapon } of pool) counted.set(weapon, (counted.get(weapon) ?? 0) + 1);
  const health = targetCard(aimed)?.wounds;
  return (
    <section className="army-odds" aria-label={l.odds}>
      <h3>{l.odds}</h3>
      <fieldset className="army-reaches">
        <legend className="unseen">{l.range}</legend>
        {reaches.map(r => (
          <label key={r} className="army-reach">
            <input type="radio" name="army-reach" checked={r === reach} onChange={() => setWish(r)} />
            <span>{l.reaches[r]}</span>
          </label>
        ))}
      </fieldset>
      <ul className="army-attack">
        {[...counted].map(([weapon, uses]) => (
          <li key={weapon}>
            <b>{uses}×</b> {weapons[weapon]!.weapon.name} <DicePool dice={weapons[weapon]!.weapon.dice} />
          </li>
        ))}
      </ul>
      <p className="army-sum">
        <DicePool dice={worked.attack.dice} />
        <span className="quiet">{l.attackTerms(worked.attack)}</span>
      </p>
      <div className="army-odds-fields">
        <TargetSelect target={aimed.target} change={target => setAimed({ ...aimed, target })} />
        <fieldset className="army-reaches">
          <legend>{l.cover}</legend>
          {COVERS.map(cover => (
            <label key={cover} className="army-reach">
              <input type="radio" name="army-cover" checked={aimed.cover === cover} onChange={() => setAimed({ ...aimed, cover })} />
              <span>{l.covers[cover]}</span>
            </label>
          ))}
        </fieldset>
        <Stepper label={l.aims} value={aims} most={MOST_TOKENS} change={setAims} />
        <Stepper label={l.dodges} value={aimed.dodges} most={MOST_TOKENS} change={dodges => setAimed({ ...aimed, dodges })} />
      </div>
      <OddsChart chances={worked.chances} mean={worked.wounds} health={health} />
      <p className="quiet">{l.expected(worked.hits, worked.wounds)}</p>
      {worked.deflect > 0 && <p className="quiet">{l.deflects(worked.deflect)}</p>}
      <p className="quiet">{l.oddsLeaveOut}</p>
    </section>
  );
});
