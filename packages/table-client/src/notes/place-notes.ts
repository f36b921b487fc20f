import { type Disc, depthIn, isInside, moved, overlap, type Rect } from './rect.js';

/** A figure on the screen and what is written about it. */
export interface NotedFigure extends Disc {
  /** What stands around it while nobody is near, by its middle. */
  readonly attached: readonly Rect[];
  /** How large the same is in one line. */
  readonly tag: { readonly width: number; readonly height: number };
}
type Offset = { readonly x: number; readonly y: number };

/** Pixels: a mark may touch a neighbour by so much and is still read. */
const TOUCH = 2;
/** Pixels from a figure to the tag beside it, nearest first. */
const GAPS = [3, 14, 28, 44, 62];
const DIRECTIONS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);
/** What is worse, in pixels of distance. */
const COST = { tag: 400, outside: 1000, disc: 12, name: 40, crossed: 30, turned: 10 };

const isCrossed = (a: Offset, b: Offset, c: Offset, d: Offset): boolean => {
  const side = (p: Offset, q: Offset, r: Offset): number => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
};
const isOnWay = ({ x, y, r }: Disc, from: Offset, to: Offset): boolean => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const t = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / Math.max(1e-9, dx * dx + dy * dy)));
  return Math.hypot(from.x + t * dx - x, from.y + t * dy - y) < r;
};

/**
 * Where the tag of each figure lies, from its middle; null where everything stands around the figure itself, because nobody is in the way.
 * Nobody is covered by the marks of a neighbour; `names` are only avoided where that is easy.
 */
export const placeNotes = (figures: readonly NotedFigure[], frame: Rect, names: readonly Rect[]): readonly (Offset | null)[] => {
  const taken: Rect[] = [];
  const leaders: (readonly [Offset, Offset])[] = [];
  return figures.map((figure, i) => {
    if (figure.attached.length === 0) return null;
    const others = figures.filter((_, j) => j !== i);
    const around = figure.attached.map(rect => moved(rect, figure));
    const isFree = around.every(
      rect =>
        isInside(rect, frame) &&
        others.every(other => depthIn(rect, other) <= TOUCH) &&
        ![...taken, ...names].some(other => overlap(rect, other)),
    );
    if (isFree) {
      taken.push(...around);
      return null;
    }
    /** Away from whoever stands nearby. */
    const away = others.reduce(
      (sum, { x, y }) => {
        const near = 1 / Math.max(1, (figure.x - x) ** 2 + (figure.y - y) ** 2);
        return { x: sum.x + (figure.x - x) * near, y: sum.y + (figure.y - y) * near };
      },
      { x: 0, y: 0 },
    );
    const outward = Math.atan2(away.y, away.x);
    let best: Offset = { x: 0, y: 0 },
      least = Number.POSITIVE_INFINITY;
    for (const gap of GAPS)
      for (const angle of DIRECTIONS) {
        const offset = {
          x: Math.cos(angle) * (figure.r + gap + figure.tag.width / 2),
          y: Math.sin(angle) * (figure.r + gap + figure.tag.height / 2),
        };
        const rect = moved({ ...figure.tag, ...offset }, figure);
        let cost = gap + COST.turned * (1 - Math.cos(angle - outward));
        if (!isInside(rect, frame)) cost += COST.outside;
        for (const other of taken) if (overlap(rect, other)) cost += COST.tag;
        for (const name of names) if (overlap(rect, name)) cost += COST.name;
        for (const other of others) {
          cost += COST.disc * depthIn(rect, other);
          if (isOnWay(other, figure, rect)) cost += COST.crossed;
        }
        for (const [from, to] of leaders) if (isCrossed(figure, rect, from, to)) cost += COST.crossed;
        if (cost < least) [best, least] = [offset, cost];
      }
    const rect = moved({ ...figure.tag, ...best }, figure);
    taken.push(rect);
    leaders.push([figure, rect]);
    return best;
  });
};
