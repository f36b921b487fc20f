import '../../css/dice.css';
import type { ReactNode } from 'react';

/** What a face can show, drawn by us. */
export const DIE_SYMBOLS = ['hit', 'critical', 'surge', 'block', 'strike', 'expertise', 'failure', 'blank'] as const;
export type DieSymbol = (typeof DIE_SYMBOLS)[number];
/** `hidden`: under its cup. */
export type DieFace =
  | { readonly kind: 'pips'; readonly n: number }
  | { readonly kind: 'symbols'; readonly symbols: readonly DieSymbol[] }
  | { readonly kind: 'hidden' };
/** Six sides are a square, eight a diamond. */
export type DieShape = 'six' | 'eight';

/** On a grid of 24, around (12, 12). */
const DRAWINGS: Readonly<Record<DieSymbol, string>> = {
  hit: 'M12 3.500L14.200 9.800 20.500 12 14.200 14.200 12 20.500 9.800 14.200 3.500 12 9.800 9.800z',
  critical:
    'M12 2.500L14 10 21.500 12 14 14 12 21.500 10 14 2.500 12 10 10zM4.500 4.500L7.500 7.500M19.500 4.500L16.500 7.500M19.500 19.500L16.500 16.500M4.500 19.500L7.500 16.500',
  surge: 'M13.500 3L6 13.500h5L10 21l8-11h-5.500z',
  block: 'M12 3.500l7 2.500v5.500c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9V6z',
  strike: 'M4.500 19.500L19 5M13 5h6v6M4.500 13.500L10.500 19.500',
  expertise: 'M12 3.500L20.500 12 12 20.500 3.500 12zM12 8.500v7M8.500 12h7',
  failure: 'M6.500 6.500L17.500 17.500M17.500 6.500L6.500 17.500',
  blank: 'M9 12h6',
};
const FILLED: ReadonlySet<DieSymbol> = new Set(['hit', 'critical', 'surge', 'block']);
const OUTLINES: Readonly<Record<DieShape, string>> = {
  six: 'M6.500 1.500h11a5 5 0 0 1 5 5v11a5 5 0 0 1-5 5h-11a5 5 0 0 1-5-5v-11a5 5 0 0 1 5-5z',
  eight: 'M8.500 1.500h7l7 7v7l-7 7h-7l-7-7v-7z',
};
const NEAR = 7,
  FAR = 17;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [NEAR, NEAR],
    [FAR, FAR],
  ],
  3: [
    [NEAR, NEAR],
    [12, 12],
    [FAR, FAR],
  ],
  4: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  5: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [12, 12],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  6: [
    [NEAR, 6.5],
    [FAR, 6.5],
    [NEAR, 12],
    [FAR, 12],
    [NEAR, 17.5],
    [FAR, 17.5],
  ],
};

/** One symbol of a die, also beside text. */
export const DieSymbolMark = ({ symbol }: { readonly symbol: DieSymbol }): ReactNode => (
  <path className={FILLED.has(symbol) ? 'tc-symbol tc-symbol-filled' : 'tc-symbol'} d={DRAWINGS[symbol]} />
);
/** Two symbols share a face in opposite corners. */
const spread = (i: number, of: number): string => {
  if (of === 1) return 'translate(3.600 3.600) scale(0.7)';
  const corner = i === 0 ? 2.5 : 11;
  return `translate(${corner} ${corner}) scale(0.44)`;
};
const Face = ({ face }: { readonly face: DieFace }): ReactNode => {
  switch (face.kind) {
    case 'hidden':
      return <path className="tc-symbol" d="M8 12h8" />;
    case 'pips':
      return (PIPS[face.n] ?? []).map(([x, y]) => <circle key={`${x},${y}`} cx={x} cy={y} r="2.100" />);
    case 'symbols':
      return face.symbols.map((symbol, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a face may show a symbol twice
        <g key={i} transform={spread(i, face.symbols.length)}>
          <DieSymbolMark symbol={symbol} />
        </g>
      ));
  }
};

/** A large flat face. What it is called stands beside it in words. */
export const Die = ({
  face,
  shape = 'six',
  className = '',
}: {
  readonly face: DieFace;
  readonly shape?: DieShape;
  readonly className?: string;
}): ReactNode => (
  <svg className={`tc-die tc-die-${face.kind} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    <path className="tc-die-body" d={OUTLINES[shape]} />
    <Face face={face} />
  </svg>
);
