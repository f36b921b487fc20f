import type { Answer, Random } from './space.js';

/**
 * Why something is so: why an answer is refused, or why a spot is worth a look. Plain data; a game's speech turns it into a sentence
 * in the reader's language (`Speech.reason`).
 */
export interface Reason {
  readonly rule: string;
  /** A word of the game's own list, such as "off-table" or "in-cover". */
  readonly why: string;
  /** What the sentence names: the piece or figure in the way, a distance, a count. */
  readonly about?: Readonly<Record<string, string | number>>;
}
/** A good answer, and what speaks for it. */
export interface Suggestion {
  readonly answer: Answer;
  readonly because: Reason;
}

/** What a spot can have beside its two coordinates: a level, where floors lie over each other, and a facing as a direction (dx, dy). */
export const SPOT_PARTS = ['level', 'facing'] as const;
export type SpotPart = (typeof SPOT_PARTS)[number];
const LENGTH: Readonly<Record<SpotPart, number>> = { level: 1, facing: 2 };

/** `spots` points of a table. What is legal, why not and where instead, only the game's ground can tell: it knows the table. */
export interface Place {
  readonly kind: 'place';
  readonly of: string;
  readonly region: string;
  readonly args: readonly number[];
  readonly spots: number;
  readonly parts: readonly SpotPart[];
  /** An empty answer declines. */
  readonly may: boolean;
}
/** How many integers one spot takes. */
export const spotLength = ({ parts }: Pick<Place, 'parts'>): number => parts.reduce((n, part) => n + LENGTH[part], 2);

/** A place on the table as an answer has it. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly level?: number;
  readonly facing?: { readonly x: number; readonly y: number };
}
/** The spots of an answer, part by part. */
export const spotsOf = (p: Pick<Place, 'parts'>, a: Answer): Spot[] => {
  const spots: Spot[] = [];
  for (let i = 0; i < a.length; ) {
    let spot: Spot = { x: a[i++]!, y: a[i++]! };
    for (const part of p.parts) spot = part === 'level' ? { ...spot, level: a[i++]! } : { ...spot, facing: { x: a[i++]!, y: a[i++]! } };
    spots.push(spot);
  }
  return spots;
};
export const answerOf = (p: Pick<Place, 'parts'>, spots: readonly Spot[]): Answer =>
  spots.flatMap(({ x, y, level, facing }) => [
    x,
    y,
    ...p.parts.flatMap(part => (part === 'level' ? [level ?? 0] : [facing?.x ?? 0, facing?.y ?? 0])),
  ]);

/** One closed part of a region on one level: the outer border and holes, each as x, y, x, y … */
export interface Outline {
  readonly level: number;
  readonly rings: readonly (readonly number[])[];
}

/** The ground under `place`, bound to what everybody knows. One source for the door, the screen, the keyboard, screen readers and bots. */
export interface Ground {
  /** Why this complete answer is refused, or null when it is legal. */
  refuse(p: Place, a: Answer): Reason | null;
  /** The nearest legal answer, or null when the region is empty. */
  nearest(p: Place, a: Answer): Answer | null;
  sample(p: Place, random: Random): Answer;
  isEmpty(p: Place): boolean;
  /** The border of the region, for the screen. */
  outline(p: Place): readonly Outline[];
}

const none = (p: Place): never => {
  throw new Error(`place "${p.of}" was asked, but this machine has no ground for region "${p.region}"`);
};
export const NO_GROUND: Ground = { refuse: none, nearest: none, sample: none, isEmpty: none, outline: none };
