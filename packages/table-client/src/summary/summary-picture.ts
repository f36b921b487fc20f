import type { XY } from '../battlefield/ground.js';
import type { Picture, PictureShape } from '../picture/picture.js';
import { SEAT_RADIUS, seatPath } from '../seats/seat-mark.js';
import type { BattleSummary } from './battle-summary.js';

const BOARD = 560;
const MARGIN = 28;
const HEAD = 110;
const SIDE = 380;
/** The width of a column of figures. */
const COLUMN = 56;
const ROW = 34;
/** Where somebody was hurt. */
const CROSS = 'M-4-4L4 4M4-4L-4 4';
const INK = {
  room: '#0b1020',
  table: '#121a30',
  piece: '#3a4666',
  text: '#e8ecf6',
  quiet: '#9aa6c3',
  harm: '#ff6b6b',
  ask: '#ffc857',
} as const;
/** The seats' colours in the dark theme. */
const SEATS = ['#6ea8ff', '#ff8f6b', '#c39bff', '#7ddf9c'] as const;
const coloursOf =
  ({ areSeatsSwapped = false }: BattleSummary) =>
  (seat: number): string =>
    SEATS[(areSeatsSwapped && seat < 2 ? 1 - seat : seat) % SEATS.length]!;

/** A match as a picture to show around: the battlefield with where it was fought, the outcome, the figures. */
export const summaryPicture = (summary: BattleSummary): Picture => {
  const { table, sides, rows } = summary;
  const colourOf = coloursOf(summary);
  const scale = BOARD / Math.max(table.width, table.depth);
  const at = ({ x, y }: XY): readonly [number, number] => [MARGIN + x * scale, HEAD + (table.depth - y) * scale];
  const left = 2 * MARGIN + BOARD;
  const width = left + SIDE + MARGIN;
  const height = HEAD + BOARD + MARGIN;
  const text = (x: number, y: number, size: number, fill: string, words: string, more: { bold?: true; end?: true } = {}): PictureShape => ({
    is: 'text',
    x,
    y,
    size,
    fill,
    text: words,
    ...more,
  });
  const mark = (seat: number, x: number, y: number, radius: number, opacity = 1): PictureShape => ({
    is: 'filled',
    path: seatPath(seat),
    x,
    y,
    scale: radius / SEAT_RADIUS,
    fill: colourOf(seat),
    opacity,
  });
  const cross = (x: number, y: number, scale: number): PictureShape => ({ is: 'line', path: CROSS, x, y, scale, stroke: INK.harm });
  const stood = summary.heat.filter(({ means }) => means === 'stood');
  const harm = summary.heat.filter(({ means }) => means === 'harm');
  const figures = HEAD + 24 + ROW * (sides.length + 1);
  return {
    width,
    height,
    shapes: [
      { is: 'box', x: 0, y: 0, width, height, fill: INK.room, radius: 0 },
      text(MARGIN, 44, 28, INK.text, summary.mission, { bold: true }),
      text(MARGIN, 72, 20, INK.ask, summary.outcome, { bold: true }),
      text(MARGIN, 96, 15, INK.quiet, `${summary.game} · ${summary.layout}`),
      { is: 'box', x: MARGIN, y: HEAD, width: BOARD, height: BOARD, fill: INK.table, radius: 6 },
      ...table.pieces.map(({ polygon }): PictureShape => ({ is: 'polygon', points: polygon.map(at), fill: INK.piece, stroke: INK.quiet })),
      ...stood.map(spot => mark(spot.seat, ...at(spot), 13, 0.22)),
      ...summary.figures.map(figure => mark(figure.seat, ...at(figure), Math.max(6, figure.radius * scale))),
      ...harm.map(spot => cross(...at(spot), 1 + 0.1 * spot.n)),
      ...sides.flatMap(({ seat, name }, i): PictureShape[] => [
        mark(seat, left + 8, HEAD + 18 + ROW * i, 8),
        text(left + 26, HEAD + 24 + ROW * i, 18, INK.text, name, { bold: true }),
      ]),
      ...rows.flatMap(({ name, values }, i): PictureShape[] => {
        const y = figures + ROW * i;
        return [
          text(left, y, 17, INK.quiet, name),
          ...values.map((value, side) =>
            text(left + SIDE - COLUMN * (values.length - 1 - side), y, 19, colourOf(sides[side]!.seat), String(value), {
              bold: true,
              end: true,
            }),
          ),
        ];
      }),
      ...(harm.length > 0
        ? [
            cross(left + 8, figures + ROW * rows.length + 10, 1),
            text(left + 26, figures + ROW * rows.length + 16, 17, INK.quiet, summary.harm),
          ]
        : []),
      text(left, height - MARGIN - 6, 15, INK.quiet, 'Cadre'),
    ],
  };
};
