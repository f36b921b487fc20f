import type { Language } from '@cadre/core';
import { DiceTray, type RolledDie, StepList, Target, useTargets } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { ChartRows } from '../../units/stance-panel.js';
import { LABELS } from '../labels/labels.js';
import { WORDS } from '../view.js';
import { attackSteps, partOf } from './attack-steps.js';
import type { ShownAttack } from './shown-attack.js';

const countExpertise = (faces: readonly string[]): number => faces.filter(face => face === 'expertise').length;

/** The attack step by step: dice of both sides, what the charts made of them, the path and the damage so far. */
export const AttackPanel = ({
  attack,
  isOver,
  language,
}: {
  readonly attack: ShownAttack;
  readonly isOver: boolean;
  readonly language: Language;
}): ReactNode => {
  const { offers } = useTargets();
  const labels = LABELS[language].attack;
  const { faces } = WORDS[language];
  const dice = (rolled: ShownAttack['attack'] | ShownAttack['defence'], tone: 'red' | 'blue', shape: 'six' | 'eight'): RolledDie[] =>
    rolled.map(face => ({ face: { kind: 'symbols', symbols: [face] }, name: faces[face] ?? face, tone, shape }));
  const rerolls = offers.all.filter(({ thing }) => thing.startsWith('die:'));
  const { results, path, pool, successes } = attack;
  return (
    <section className="tc-battle-card le-attack" aria-live="polite">
      <h3>{(isOver ? labels.last : labels.title)(attack.attacker, attack.defender)}</h3>
      <p className="tc-quiet">{labels.kinds[attack.kind]}</p>
      {attack.step !== null && (
        <StepList label={labels.steps} steps={attackSteps(attack.attacker, attack.defender, language)} current={partOf(attack.step)} />
      )}
      {results && (
        <p>
          {labels.results(results.criticals, results.strikes, results.blocks)}: <strong>{labels.successes(successes)}</strong>
        </p>
      )}
      {attack.attack.length > 0 && (
        <DiceTray label={labels.attackDice} roll={`a${attack.attack.join()}`} dice={dice(attack.attack, 'red', 'eight')} />
      )}
      {attack.defence.length > 0 && (
        <DiceTray label={labels.defenceDice} roll={`d${attack.defence.join()}`} dice={dice(attack.defence, 'blue', 'six')} />
      )}
      {attack.charts && attack.attack.length > 0 && (
        <div className="le-charts">
          {(['attack', 'defence'] as const).map(side => {
            const chart = attack.charts?.[side];
            const expertise = countExpertise(attack[side]);
            if (!chart || expertise === 0) return null;
            return (
              <section key={side}>
                <h4>{labels.chart[side](chart.name[language], expertise)}</h4>
                <ChartRows chart={chart} expertise={expertise} language={language} />
              </section>
            );
          })}
        </div>
      )}
      {rerolls.length > 0 && (
        <div className="le-buttons">
          {rerolls.map(offer => (
            <Target key={offer.value} thing={offer.thing} offer={offer} className="tc-button">
              {offer.label}
            </Target>
          ))}
        </div>
      )}
      {path.length > 0 && <p>{labels.path(path.join(' → '))}</p>}
      {pool > 0 && <p className="le-pool">{(isOver ? labels.dealt : labels.pool)(pool)}</p>}
    </section>
  );
};
