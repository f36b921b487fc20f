import type { Language } from '@cadre/core';
import type { Picture, PictureShape } from '@cadre/table-client';
import { boxOf } from '#operations/box';
import { typeOf } from '../names.js';
import type { OperationsView } from '../view.js';
import type { Summary } from './summary.js';
import { figuresOf, outcomeOf, squadName } from './summary-words.js';

const BOARD = 560;
const MARGIN = 28;
const HEAD = 110;
const SIDE = 330;
const INK = {
  room: '#0b1020',
  table: '#121a30',
  piece: '#3a4666',
  text: '#e8ecf6',
  quiet: '#9aa6c3',
  harm: '#ff6b6b',
  ask: '#ffc857',
} as const;
/** Blue and red of the table, and of everything that the seats do in the picture. */
const SEATS = ['#6ea8ff', '#ff8f6b'] as const;

/** A match as a picture to show around: the battlefield with where it was fought, the outcome, the figures. */
export const summaryPicture = (view: OperationsView, summary: Summary, language: Language): Picture => {
  const { table, mission, layout } = boxOf(view);
  const scale = BOARD / Math.max(table.width, table.depth);
  const at = ({ x, y }: { readonly x: number; readonly y: number }): readonly [number, number] => [
    MARGIN + x * scale,
    HEAD + (table.depth - y) * scale,
  ];
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
  const disc = (spot: { readonly x: number; readonly y: number }, radius: number, fill: string, opacity: number): PictureShape => {
    const [x, y] = at(spot);
    return { is: 'disc', x, y, radius, fill, opacity };
  };
  const rows = figuresOf(summary, language);
  return {
    width,
    height,
    shapes: [
      { is: 'box', x: 0, y: 0, width, height, fill: INK.room, radius: 0 },
      text(MARGIN, 52, 30, INK.text, mission.name[language], { bold: true }),
      text(MARGIN, 82, 17, INK.quiet, `Legion: Special Operations · ${layout.name[language]}`),
      text(width - MARGIN, 52, 22, INK.ask, outcomeOf(view, summary, language), { bold: true, end: true }),
      { is: 'box', x: MARGIN, y: HEAD, width: BOARD, height: BOARD, fill: INK.table, radius: 6 },
      ...table.pieces.map(({ polygon }): PictureShape => ({ is: 'polygon', points: polygon.map(at), fill: INK.piece, stroke: INK.quiet })),
      ...summary.heat.map(spot =>
        spot.means === 'stood' ? disc(spot, 13, SEATS[spot.seat as 0 | 1], 0.22) : disc(spot, 4 + spot.n, INK.harm, 0.9),
      ),
      ...view.public.units.flatMap((unit, id): PictureShape[] => {
        if (typeof unit.at !== 'object') return [];
        return [disc(unit.at, Math.max(6, (typeOf(view, id as never).base / 2) * scale), SEATS[unit.seat as 0 | 1], 1)];
      }),
      ...([0, 1] as const).flatMap((seat): PictureShape[] => [
        { is: 'disc', x: left + 8, y: HEAD + 18 + 34 * seat, radius: 8, fill: SEATS[seat] },
        text(left + 26, HEAD + 24 + 34 * seat, 18, INK.text, squadName(view, seat, language), { bold: true }),
      ]),
      ...rows.flatMap(([name, a, b], i): PictureShape[] => {
        const y = HEAD + 120 + 34 * i;
        return [
          text(left, y, 17, INK.quiet, name),
          text(left + SIDE - 70, y, 19, SEATS[0], String(a), { bold: true, end: true }),
          text(left + SIDE, y, 19, SEATS[1], String(b), { bold: true, end: true }),
        ];
      }),
      text(left, height - MARGIN - 6, 15, INK.quiet, 'Cadre'),
    ],
  };
};
