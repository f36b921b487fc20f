import {
  type Attack,
  type AttackPool,
  attackOf,
  bestPool,
  COVERS,
  type Defence,
  meanResults,
  type Reach,
  reachesOf,
  type UnitInPlay,
  weaponsOf,
} from '@cadre/legion-army/roster';
import { type ReactNode, useMemo, useState } from 'react';
import { DicePool } from '../art/dice.js';
import { useLabels } from '../context.js';
import { Stepper } from './stepper.js';
import { type Aimed, againstAt, defenceAt, NO_TARGET, targetCard } from './target.js';
import { TargetSelect } from './target-select.js';

const MOST_TOKENS = 4;
export interface AttackSetup {
  readonly reaches: readonly Reach[];
  readonly reach: Reach | undefined;
  readonly setReach: (reach: Reach) => void;
  readonly pool: AttackPool;
  readonly aims: number;
  readonly setAims: (aims: number) => void;
  readonly surges: number;
  readonly setSurges: (surges: number) => void;
  readonly aimed: Aimed;
  readonly setAimed: (aimed: Aimed) => void;
  /** Null for a unit without a weapon at this range. */
  readonly attack: Attack | null;
  readonly defence: Defence;
}
/** An attack of a unit as somebody sets it up: range, target, cover and tokens. `weapon` leaves all other weapons out of the pool. */
export const useAttackSetup = (unit: UnitInPlay, weapon: number | null = null): AttackSetup => {
  const reaches = useMemo(() => reachesOf(unit), [unit]);
  const [wish, setReach] = useState<Reach | null>(null);
  const [aims, setAims] = useState(0);
  const [surges, setSurges] = useState(0);
  const [aimed, setAimed] = useState<Aimed>(NO_TARGET);
  const best = useMemo(() => {
    const value = (reach: Reach): number => meanResults(attackOf(unit, bestPool(unit, reach), reach, 0));
    return reaches.toSorted((a, b) => value(b) - value(a) || b - a)[0]; // of equal attacks the one that reaches farther
  }, [unit, reaches]);
  const reach = wish !== null && reaches.includes(wish) ? wish : best;
  const pool = useMemo(
    () => (reach === undefined ? [] : bestPool(unit, reach)).filter(c => weapon === null || c.weapon === weapon),
    [unit, reach, weapon],
  );
  const attack = useMemo(() => {
    if (reach === undefined || pool.length === 0) return null;
    return attackOf(unit, pool, reach, aims, againstAt(aimed), { miniatures: targetCard(aimed)?.miniatures ?? 1, surges });
  }, [unit, pool, reach, aims, surges, aimed]);
  const defence = useMemo(() => defenceAt(aimed), [aimed]);
  return { reaches, reach, setReach, pool, aims, setAims, surges, setSurges, aimed, setAimed, attack, defence };
};

/** The weapons of a pool, each with how many miniatures use it. */
export const countWeapons = (pool: AttackPool): ReadonlyMap<number, number> => {
  const counted = new Map<number, number>();
  for (const { weapon } of pool) counted.set(weapon, (counted.get(weapon) ?? 0) + 1);
  return counted;
};
/** The fields of a set-up, and the pool that they make. */
export const AttackFields = ({
  unit,
  setup,
  name,
}: {
  readonly unit: UnitInPlay;
  readonly setup: AttackSetup;
  /** Of its radio buttons: two panels may be on one page. */
  readonly name: string;
}): ReactNode => {
  const l = useLabels();
  const { reaches, reach, setReach, pool, aims, setAims, surges, setSurges, aimed, setAimed, attack } = setup;
  const weapons = weaponsOf(unit);
  return (
    <>
      <fieldset className="army-reaches">
        <legend className="unseen">{l.range}</legend>
        {reaches.map(r => (
          <label key={r} className="army-reach">
            <input type="radio" name={`${name}-reach`} checked={r === reach} onChange={() => setReach(r)} />
            <span>{l.reaches[r]}</span>
          </label>
        ))}
      </fieldset>
      <ul className="army-attack">
        {[...countWeapons(pool)].map(([weapon, uses]) => (
          <li key={weapon}>
            <b>{uses}×</b> {weapons[weapon]!.weapon.name} <DicePool dice={weapons[weapon]!.weapon.dice} />
          </li>
        ))}
      </ul>
      {attack && (
        <p className="army-sum">
          <DicePool dice={attack.dice} />
          <span className="quiet">{l.attackTerms(attack)}</span>
        </p>
      )}
      <div className="army-odds-fields">
        <TargetSelect target={aimed.target} change={target => setAimed({ ...aimed, target })} />
        <fieldset className="army-reaches">
          <legend>{l.cover}</legend>
          {COVERS.map(cover => (
            <label key={cover} className="army-reach">
              <input type="radio" name={`${name}-cover`} checked={aimed.cover === cover} onChange={() => setAimed({ ...aimed, cover })} />
              <span>{l.covers[cover]}</span>
            </label>
          ))}
        </fieldset>
        <Stepper label={l.aims} value={aims} most={MOST_TOKENS} change={setAims} />
        <Stepper label={l.attackSurges} value={surges} most={MOST_TOKENS} change={setSurges} />
        <Stepper label={l.dodges} value={aimed.dodges} most={MOST_TOKENS} change={dodges => setAimed({ ...aimed, dodges })} />
        <Stepper label={l.defenceSurges} value={aimed.surges} most={MOST_TOKENS} change={n => setAimed({ ...aimed, surges: n })} />
        <Stepper
          label={l.targetSuppression}
          value={aimed.suppression}
          most={MOST_TOKENS}
          change={suppression => setAimed({ ...aimed, suppression })}
        />
      </div>
    </>
  );
};
