import type { OverlayShape } from '@cadre/core';
import { type ReactNode, useMemo } from 'react';
import { Overlay } from '../overlay/overlay.js';
import type { Box } from '../overlay/shape.js';
import { useViewport } from '../viewport/viewport-context.js';
import { BoardNames } from './board-names.js';
import { FigureNotes } from './figure-notes.js';
import { drawnRadius, type FigureNote, partsAround, partsInLine } from './note-parts.js';
import { type BoardName, placeNames, readableNames } from './place-names.js';
import { placeNotes } from './place-notes.js';
import { moved } from './rect.js';
import { riseOf } from './rise.js';

/** Everything that is written on a measured table, laid out so that each can be read: names, what is known of figures, and the labels of measurements. */
export const Annotations = ({
  notes,
  names,
  shapes,
  bounds,
}: {
  readonly notes: readonly FigureNote[];
  readonly names: readonly BoardName[];
  /** Labels only. */
  readonly shapes: readonly OverlayShape[];
  readonly bounds: Box;
}): ReactNode => {
  const { screen } = useViewport();
  // Drawn anew with every move of a pointer, laid out only when something about it has changed.
  const key = JSON.stringify([notes, names]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all of it
  const laid = useMemo(() => {
    const discs = notes.map(note => ({ ...screen.at(note.at, note.bottom), r: drawnRadius(note, screen.scaleAt(note.at)) }));
    const frame = screen.frame(bounds);
    const readable = readableNames(names, frame.width);
    const named = placeNames(readable, discs, frame, screen.at, screen.scaleAt);
    const lines = notes.map(note => partsInLine(note, screen.scaleAt(note.at)));
    const figures = notes.map((note, i) => ({
      ...discs[i]!,
      attached: partsAround(note, screen.scaleAt(note.at), riseOf(screen, note)).rects,
      tag: lines[i]!,
    }));
    const places = placeNotes(
      figures,
      frame,
      named.map(({ rect }) => rect),
    );
    const written = figures.flatMap((figure, i) => {
      const place = places[i];
      return place ? [moved({ ...figure.tag, ...place }, figure)] : figure.attached.map(rect => moved(rect, figure));
    });
    return {
      readable,
      named,
      places,
      frame,
      taken: [...written, ...named.map(({ rect }) => rect), ...discs.map(({ x, y, r }) => ({ x, y, width: 1.8 * r, height: 1.8 * r }))],
      notes,
    };
  }, [key, screen, bounds]);
  return (
    <>
      <BoardNames names={laid.readable} placed={laid.named} />
      <FigureNotes notes={laid.notes} places={laid.places} />
      <Overlay shapes={shapes} taken={laid.taken} frame={laid.frame} />
    </>
  );
};
