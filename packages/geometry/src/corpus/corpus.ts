import { levelsAt } from '../moves/footing.js';
import type { MoveRules } from '../moves/move-rules.js';
import { pushFigure } from '../moves/push.js';
import { arrivalAt, reachOf } from '../moves/reach.js';
import { LEGION_TOOLS, SHATTERPOINT_TOOLS } from '../moves/tool.js';
import { arcsOf } from '../shapes/arcs.js';
import { type Base, footprint, LEGION_BASES, SHATTERPOINT_BASES } from '../shapes/base.js';
import { bandOf, isAt, isWhollyWithin, measure, overlaps } from '../shapes/distance.js';
import type { Direction, Point } from '../shapes/exact.js';
import { type Figure, isOnTable, outlineOf } from '../shapes/figure.js';
import { coverParts, elevationSight } from '../sight/elevation-sight.js';
import type { Sight } from '../sight/sight.js';
import { legionSight, obscuringPieces } from '../sight/silhouette-sight.js';
import { tableOf } from '../table/layout.js';
import type { Table } from '../table/table.js';
import { bits, MOVE, type Next } from './corpus-common.js';
import { placeAnswer } from './corpus-places.js';

/**
 * A fixed list of questions on fixed tables. Two machines that agree on all answers, to the last bit of every number, play
 * the same games.
 */
export const CORPUS_SIZE = 6_000;
const MEASURES = 5_000;
const PER_TABLE = 20;

const sequence = (seed: number): Next => {
  let state = seed >>> 0;
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
};

export const corpusAnswers = (count = CORPUS_SIZE): string[] => {
  const answers: string[] = [];
  const ask = (until: number, first: number, one: (i: number, table: Table, figures: readonly Figure[], next: Next) => string): void => {
    for (let seed = first; answers.length < until; seed++) {
      const next = sequence(seed * 7919);
      const table = corpusTable(next);
      const figures = Array.from({ length: 6 }, (_, i) => corpusFigure(table, next, `f${i}`));
      for (let i = 0; i < PER_TABLE && answers.length < until; i++) answers.push(one(i, table, figures, next));
    }
  };
  ask(Math.min(count, MEASURES), 1, (i, table, figures, next) => answer(QUESTIONS[i % QUESTIONS.length]!, table, figures, next));
  ask(count, 1_001, placeAnswer);
  return answers;
};

const SIZE = 9144;
const direction = (next: Next): Direction => ({ x: next(41) - 20, y: 1 + next(20) });

const corpusTable = (next: Next): Table => {
  const pieces = Array.from({ length: 14 }, (_, i) => {
    const box: Base = { kind: 'rectangle', length: 200 + 2 * next(700), width: 100 + 2 * next(300), notch: 0 };
    const { xs, ys } = footprint(box, { x: 1000 + next(SIZE - 2000), y: 1000 + next(SIZE - 2000) }, direction(next));
    const bottom = next(7) === 0 ? 300 + next(300) : 0;
    return {
      id: `p${i}`,
      polygon: xs.map((x, k) => [x, ys[k]]),
      bottom,
      top: bottom + 250 + next(800),
      elevation: next(3),
      passage: next(3) === 0 ? 'impassable' : 'open',
      footing: (['top', 'inside', 'none'] as const)[next(3)],
      cover: 'heavy',
    };
  });
  return tableOf({ id: 'corpus', width: SIZE, depth: SIZE, pieces });
};

const { small, large, long } = LEGION_BASES;
const BASES: readonly Base[] = [small, small, small, SHATTERPOINT_BASES.small, SHATTERPOINT_BASES.large, large, long];

const corpusFigure = (table: Table, next: Next, id: string): Figure => {
  const base = BASES[next(BASES.length)]!;
  const figure: Figure = {
    id,
    base,
    at: { x: 1200 + next(SIZE - 2400), y: 1200 + next(SIZE - 2400) },
    facing: direction(next),
    bottom: 0,
    height: 300 + next(500),
  };
  return { ...figure, bottom: levelsAt(table, outlineOf(figure), figure.height, 'height').at(-1) ?? 0 };
};

const QUESTIONS = ['distance', 'sight', 'obscured', 'move', 'climb', 'elevation', 'advance', 'push', 'arc', 'footing'] as const;

const CLIMB: MoveRules = { ...MOVE, tools: [LEGION_TOOLS.speed1], over: 1944, rise: 1524, drop: 1524 };
const ADVANCE: MoveRules = {
  ...MOVE,
  tools: [SHATTERPOINT_TOOLS.advance],
  level: 'elevation',
  impassable: 'from-above',
  over: 9,
  rise: 0,
  drop: 9,
};

const answer = (question: (typeof QUESTIONS)[number], table: Table, figures: readonly Figure[], next: Next): string => {
  const first = figures[next(figures.length)]!;
  const second = figures[next(figures.length)]!;
  const [a, b] = [outlineOf(first), outlineOf(second)];
  const others = figures.filter(f => f !== first).map(outlineOf);
  const spot: Point = { x: first.at.x - 1500 + next(3000), y: first.at.y - 1500 + next(3000) };
  switch (question) {
    case 'distance': {
      const { gap, from, to } = measure(a, b);
      const length = next(4000);
      return `d${[isAt(a, b, length), isWhollyWithin(a, b, length), overlaps(a, b)].map(Number).join('')}${bandOf(a, b, 1524)}${bits(gap, from.x, from.y, to.x, to.y)}`;
    }
    case 'sight':
      return `s${shownSight(legionSight(table, first, second, figures.slice(0, 2)))}`;
    case 'obscured':
      return `o${ids(obscuringPieces(table, first, second, 762))}`;
    case 'move':
      return `m${shownArrival(table, first, first.bottom, MOVE, others, spot)}`;
    case 'climb':
      return `c${shownArrival(table, first, first.bottom, CLIMB, others, spot)}`;
    case 'elevation': {
      const [viewer, object] = [
        { outline: a, elevation: next(3) },
        { outline: b, elevation: next(3) },
      ];
      return `e${shownSight(elevationSight(table, viewer, object))}${ids(coverParts(table, viewer, object, 254))}`;
    }
    case 'advance':
      return `a${shownArrival(table, first, 0, ADVANCE, others, spot)}`;
    case 'push': {
      const end = pushFigure(table, first, first.bottom, direction(next), 254 + next(1270), { level: 'height', bases: 'stop' }, others);
      return `p${end.spot.x},${end.spot.y},${end.level},${end.stoppedBy ?? ''},${end.setBack}`;
    }
    case 'arc':
      return `r${arcsOf(first, b)
        .map(arc => arc[0])
        .join('')}`;
    case 'footing':
      return `f${levelsAt(table, footprint(first.base, spot, first.facing), first.height, 'height').join(',')}${Number(isOnTable(table, a))}`;
  }
};

const ids = (pieces: readonly { readonly id: string }[]): string => pieces.map(piece => piece.id).join(',');

const shownSight = (sight: Sight): string =>
  sight.sees
    ? `+${bits(sight.line.from.x, sight.line.from.y, sight.line.from.z, sight.line.to.x, sight.line.to.y, sight.line.to.z)}`
    : `-${sight.blockers.join(',')}`;

const shownArrival = (
  table: Table,
  mover: Figure,
  level: number,
  rules: MoveRules,
  others: Parameters<typeof reachOf>[4],
  spot: Point,
): string => {
  if (mover.base.kind !== 'disc') return '/';
  const arrival = arrivalAt(reachOf(table, mover, level, rules, others), spot);
  if (!arrival) return '-';
  const { tool, first, second } = arrival.placement;
  return `${arrival.level},${tool},${first.x},${first.y},${second.x},${second.y}`;
};
