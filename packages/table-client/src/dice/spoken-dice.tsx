import type { ReactNode } from 'react';
import { SPOKEN } from '../words/spoken.js';
import { Die } from './die.js';

const FACES = '⚀⚁⚂⚃⚄⚅';
const HIDDEN = '▪';

/** Words of a game, with its dice drawn instead of spelt: "⚂ 3" is one die, and still read aloud as "3". */
export const Spoken = ({ text }: { readonly text: string }): ReactNode =>
  text.split(/([⚀-⚅](?: [1-6])?|▪ ?)/u).map((part, i) => {
    const face = FACES.indexOf(part[0] ?? ' ');
    if (part !== '' && face >= 0)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
        <span key={i} className="tc-spoken-die">
          <Die face={{ kind: 'pips', n: face + 1 }} />
          <span className={SPOKEN}>{face + 1}</span>
        </span>
      );
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
    return part.startsWith(HIDDEN) ? <Die key={i} face={{ kind: 'hidden' }} /> : part;
  });
