import type { Dice } from '@cadre/legion-army/data';
import { ATTACK_DICE, type AttackDie, type DefenceDie } from '@cadre/legion-army/roster';
import type { ReactNode } from 'react';
import { useLabels } from '../context.js';

const OCTAGON = 'M7 2h10l5 5v10l-5 5H7l-5-5V7z';
const SQUARE = 'M4 4h16v16H4z';
/** Attack dice are octagons, defence dice squares; the colour is also said in words. */
export const AttackDieIcon = ({ die }: { readonly die: AttackDie }): ReactNode => (
  <svg className="army-die" data-die={die} viewBox="0 0 24 24" aria-hidden="true">
    <path d={OCTAGON} />
  </svg>
);
export const DefenceDieIcon = ({ die }: { readonly die: DefenceDie }): ReactNode => (
  <svg className="army-die" data-die={die} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SQUARE} />
  </svg>
);
/** A pool in dice: one picture a colour with its number. */
export const DicePool = ({ dice }: { readonly dice: Dice }): ReactNode => {
  const { dieNames } = useLabels();
  const there = ATTACK_DICE.filter(die => (dice[die] ?? 0) > 0);
  return (
    <span className="army-pool">
      {there.map(die => (
        <span key={die} className="army-pool-part">
          {dice[die]}
          <AttackDieIcon die={die} />
          <span className="unseen">{dieNames[die]}</span>
        </span>
      ))}
    </span>
  );
};
