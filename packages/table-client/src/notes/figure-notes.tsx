import '../../css/notes.css';
import { memo, type ReactNode } from 'react';
import { seatClass } from '../seats/seat-mark.js';
import { useViewport } from '../viewport/viewport-context.js';
import { drawnRadius, type FigureMark, type FigureNote, type NoteParts, partsAround, partsInLine, TEXT } from './note-parts.js';
import { riseOf } from './rise.js';

const Token = ({ mark: { id, d, n, tone }, size }: { readonly mark: FigureMark; readonly size: number }): ReactNode => (
  <g className={`tc-mark tc-mark-${tone}`} data-mark={id} transform={`scale(${size / 24}) translate(-12 -12)`}>
    <circle cx={12} cy={12} r={12} />
    <path d={d} />
    {n > 1 && (
      <text x={22} y={24}>
        {n}
      </text>
    )}
  </g>
);
const Parts = ({ note, parts }: { readonly note: FigureNote; readonly parts: NoteParts }): ReactNode => (
  <>
    {parts.count && (
      <text className="tc-note-text" x={parts.count.x} y={parts.count.y} fontSize={TEXT + 1}>
        {parts.count.text}
      </text>
    )}
    {parts.dots.map(({ x, y }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dots are counted
      <circle key={i} cx={x} cy={y} r={parts.dot} className="tc-health" data-lost={i >= note.left} />
    ))}
    {parts.marks.map(({ x, y }, i) => (
      <g key={note.marks[i]!.id} transform={`translate(${x} ${y})`}>
        <Token mark={note.marks[i]!} size={parts.mark} />
      </g>
    ))}
    {parts.number && (
      <text className="tc-note-text tc-figure-number" x={parts.number.x} y={parts.number.y} fontSize={parts.number.size}>
        {note.number}
      </text>
    )}
  </>
);
/** What is written about a figure: around it, or in a tag at the end of a thin line where it would cover a neighbour. */
const Note = memo(
  ({ note, x, y }: { readonly note: FigureNote; readonly x: number | undefined; readonly y: number | undefined }): ReactNode => {
    const { screen } = useViewport();
    const scale = screen.scaleAt(note.at);
    const place = screen.upright(note.at, note.bottom);
    if (x === undefined || y === undefined)
      return (
        <g transform={place} data-note={note.name}>
          <Parts note={note} parts={partsAround(note, scale, riseOf(screen, note))} />
        </g>
      );
    const { width, height, ...parts } = partsInLine(note, scale);
    const part = (0.7 * drawnRadius(note, scale)) / Math.hypot(x, y);
    return (
      <g transform={place} data-note={note.name} className={seatClass(note.seat)}>
        <path d={`M${part * x} ${part * y}L${x} ${y}`} className="tc-leader" />
        <g transform={`translate(${x} ${y})`}>
          <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={4} className="tc-tag" />
          <Parts note={note} parts={parts} />
        </g>
      </g>
    );
  },
);
/** Above all figures, so that none of them hides what is written about another. */
export const FigureNotes = ({
  notes,
  places,
}: {
  readonly notes: readonly FigureNote[];
  /** Where the tag of each lies, in pixels from its middle; null for what stands around its figure. */
  readonly places: readonly ({ readonly x: number; readonly y: number } | null)[];
}): ReactNode => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this drawing takes the focus
  <g aria-hidden="true" className="tc-marks">
    {notes.map((note, i) => (
      <Note key={note.name} note={note} x={places[i]?.x} y={places[i]?.y} />
    ))}
  </g>
);
