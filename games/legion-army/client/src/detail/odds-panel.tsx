import { chances, mean } from '@cadre/kit';
import { deflectChance, meanResults, type UnitInPlay, woundOdds } from '@cadre/legion-army/roster';
import { memo, type ReactNode, useMemo } from 'react';
import { useLabels } from '../context.js';
import { AttackFields, useAttackSetup } from './attack-setup.js';
import { OddsChart } from './odds-chart.js';
import { targetCard } from './target.js';

/** The attack of a unit at a range, against a target: dice, keywords, and the exact chances of every number of wounds. */
export const OddsPanel = memo(({ unit }: { readonly unit: UnitInPlay }): ReactNode => {
  const l = useLabels();
  const setup = useAttackSetup(unit);
  const { attack, defence, aimed } = setup;
  const worked = useMemo(() => {
    if (!attack) return null;
    const odds = woundOdds(attack, defence);
    return { deflect: deflectChance(attack, defence), hits: meanResults(attack), wounds: mean(odds), chances: chances(odds) };
  }, [attack, defence]);
  if (!worked) return <p className="quiet army-empty">{l.noAttack}</p>;
  return (
    <section className="army-odds" aria-label={l.odds}>
      <h3>{l.odds}</h3>
      <AttackFields unit={unit} setup={setup} name="army-odds" />
      <OddsChart chances={worked.chances} mean={worked.wounds} health={targetCard(aimed)?.wounds} />
      <p className="quiet">{l.expected(worked.hits, worked.wounds)}</p>
      {worked.deflect > 0 && <p className="quiet">{l.deflects(worked.deflect)}</p>}
      <p className="quiet">{l.oddsLeaveOut}</p>
    </section>
  );
});
