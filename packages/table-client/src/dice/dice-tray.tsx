import type { ReactNode } from 'react';
import { SPOKEN } from '../words/spoken.js';
import { useTableWords } from '../words/words.js';
import { Die, type DieFace, type DieShape } from './die.js';

export const DIE_TONES = ['plain', 'red', 'black', 'white', 'blue'] as const;
export type DieTone = (typeof DIE_TONES)[number];
export interface RolledDie {
  readonly face: DieFace;
  /** The face in the game's words. */
  readonly name: string;
  readonly shape?: DieShape;
  readonly tone?: DieTone;
  /** Another die, or a rule, has taken it away: it stays in sight, struck through. */
  readonly cancelled?: boolean;
  /** It counts for nothing, at least not yet: it is faded. */
  readonly isIdle?: boolean;
}

/** Dice as they lie, in the order in which the rules look at them. They tumble when `roll` changes, and a die that shows another face than before turns; readers who want stills see only how they end. */
export const DiceTray = ({
  label,
  roll,
  dice,
}: {
  readonly label: string;
  /** Which roll this is. */
  readonly roll: string | number;
  readonly dice: readonly RolledDie[];
}): ReactNode => {
  const words = useTableWords();
  return (
    <ol key={roll} className="tc-dice" aria-label={label}>
      {dice.map(({ face, name, shape = 'six', tone = 'plain', cancelled = false, isIdle = false }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by where they lie
        <li key={`${i}:${name}`} className={`tc-rolled tc-tone-${tone} ${isIdle ? 'tc-die-idle' : ''}`} data-cancelled={cancelled}>
          <Die face={face} shape={shape} />
          <span className={SPOKEN}>{cancelled ? words.cancelledDie(name) : name}</span>
        </li>
      ))}
    </ol>
  );
};
