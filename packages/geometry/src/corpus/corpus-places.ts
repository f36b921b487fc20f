import { contactSpots } from '../places/contact-spots.js';
import { isEmpty, nearestSpot, sampleSpot } from '../places/place-search.js';
import { deployment, movement, type Placing, type Spot } from '../places/placing.js';
import { allOf } from '../places/region.js';
import { suggestSpots } from '../places/suggest-spots.js';
import { levelsFor, whyNot } from '../places/why-not.js';
import { LEGION_BASES } from '../shapes/base.js';
import { wholeLengths } from '../shapes/distance.js';
import { bodyOf, type Figure, outlineOf } from '../shapes/figure.js';
import { INCH } from '../shapes/units.js';
import { failingLine } from '../sight/blocked-line.js';
import { coverOf } from '../sight/cover.js';
import type { SightLine } from '../sight/sight-line.js';
import { sees } from '../sight/silhouette-sight.js';
import type { Table } from '../table/table.js';
import { bits, MOVE, type Next } from './corpus-common.js';

const QUESTIONS = ['deploy', 'move', 'nearest', 'sample', 'contact', 'suggest', 'cover', 'failing', 'sees', 'inches'] as const;

/** The second half of the corpus: where figures may be put, and what explains sight. */
export const placeAnswer = (i: number, table: Table, figures: readonly Figure[], next: Next): string => {
  const first = figures[next(figures.length)]!;
  const second = figures[next(figures.length)]!;
  const mover: Figure = { ...first, id: 'mover', base: LEGION_BASES.small };
  const bodies = figures.filter(figure => figure !== first).map(bodyOf);
  const at = { x: first.at.x - 1500 + next(3000), y: first.at.y - 1500 + next(3000) };
  const region = allOf(
    { kind: 'within', of: bodies[0]!, distance: next(3000) },
    { kind: 'beyond', of: bodies.slice(1), distance: next(900) },
  );
  const put = (): Placing => deployment(table, mover, 'height', bodies, region);
  const go = (): Placing => movement(table, mover, first.bottom, MOVE, bodies);
  const question = QUESTIONS[i % QUESTIONS.length]!;
  switch (question) {
    case 'deploy':
      return `D${JSON.stringify(whyNot(put(), at) ?? null)}${levelsFor(put(), at).join(',')}`;
    case 'move':
      return `M${JSON.stringify(whyNot(go(), at) ?? null)}`;
    case 'nearest':
      return `N${shownSpot(nearestSpot(go(), at))}`;
    case 'sample':
      return `S${Number(isEmpty(put()))}${shownSpot(sampleSpot(put(), next, 20))}`;
    case 'contact':
      return `C${contactSpots(go(), bodies[0]!).map(shownSpot).join(';')}`;
    case 'suggest':
      return `G${suggestSpots(
        go(),
        [
          { kind: 'hidden', from: figures.slice(3), vehicles: [] },
          { kind: 'range', of: bodies[1]!, distance: 1524 },
        ],
        600,
      )
        .map(({ spot, because }) => shownSpot(spot) + JSON.stringify(because))
        .join(';')}`;
    case 'cover':
      return `V${coverOf(table, first, second, 762, figures.slice(0, 2))
        .map(({ id, line }) => id + shownLine(line))
        .join(',')}`;
    case 'failing': {
      const failing = first === second ? undefined : failingLine(table, first, second);
      return `F${shownLine(failing?.line)}${failing?.blocked.map(part => part.id).join(',') ?? ''}`;
    }
    case 'sees':
      return `B${Number(sees(table, first, second, figures.slice(0, 2)))}`;
    case 'inches':
      return `I${wholeLengths(outlineOf(first), outlineOf(second), INCH)}`;
  }
};

const shownSpot = (spot: Spot | undefined): string => (spot ? `${spot.at.x},${spot.at.y},${spot.level}` : '-');
const shownLine = (line: SightLine | undefined): string =>
  line ? bits(line.from.x, line.from.y, line.from.z, line.to.x, line.to.y, line.to.z) : '-';
