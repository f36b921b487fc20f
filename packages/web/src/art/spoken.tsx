import type { ReactNode } from 'react';

const FACES = '⚀⚁⚂⚃⚄⚅';
const HIDDEN = '▪';
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
];
/** A die that lies open, or, without a face, under its cup. */
const Die = ({ face }: { readonly face: number | null }): ReactNode => (
  <svg className={face === null ? 'die hidden' : 'die'} viewBox="0 0 24 24" aria-hidden="true">
    <rect x="1.5" y="1.5" width="21" height="21" rx="5" />
    {face === null ? <path d="M8 12h8" /> : PIPS[face]!.map(([x, y]) => <circle key={`${x},${y}`} cx={x} cy={y} r="2.1" />)}
  </svg>
);

/** Words of a game, with its dice drawn instead of spelt: "⚂ 3" is one die, and still read aloud as "3". */
export const Spoken = ({ text }: { readonly text: string }): ReactNode =>
  text.split(/([⚀-⚅](?: [1-6])?|▪ ?)/u).map((part, i) => {
    const face = FACES.indexOf(part[0] ?? ' ');
    if (part !== '' && face >= 0)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
        <span key={i} className="spoken-die">
          <Die face={face} />
          <span className="unseen">{face + 1}</span>
        </span>
      );
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
    return part.startsWith(HIDDEN) ? <Die key={i} face={null} /> : part;
  });
/** Drawings made of characters keep their columns. */
export const isDrawing = (lines: readonly string[]): boolean => lines.some(l => /[─│┼┌┐└┘╔═║╭╮]|^ *[#.+|-]{6,}/u.test(l));
