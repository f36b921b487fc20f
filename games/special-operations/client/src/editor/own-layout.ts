import type { Language } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { readOwn } from '@cadre/special-operations/content/own/read-own';
import { type MissionId, TERRAIN_KINDS, type TerrainKind } from '@cadre/special-operations/content/types';
import type { DrawnPiece } from '@cadre/table-client';
import { piecesIn, sayFault } from './say-fault.js';

/** What the file calls the layout: nobody else's has this id. */
export const OWN_LAYOUT = 'drawn-here';
/** Whole hundredths of an inch: what a file says is what is drawn. */
const inches = (units: number): number => Math.round((100 * units) / INCH) / 100;

/** The file of players' own content for what is drawn, as the command line reads it too. */
export const layoutFile = (name: string, mission: MissionId, pieces: readonly DrawnPiece[]): string =>
  JSON.stringify({
    layouts: [
      {
        id: OWN_LAYOUT,
        name,
        missions: [mission],
        pieces: pieces.map(({ id, kind, polygon }) => ({ id, kind, polygon: polygon.map(({ x, y }) => [inches(x), inches(y)]) })),
      },
    ],
  });
const isKind = (kind: unknown): kind is TerrainKind => (TERRAIN_KINDS as readonly unknown[]).includes(kind);
/** What was drawn before, from its file; nothing from any other file. */
export const piecesFrom = (file: string): readonly DrawnPiece[] => {
  const read = file === '' ? null : readOwn(file);
  const layout = read?.ok ? read.value.layouts.find(({ id }) => id === OWN_LAYOUT) : undefined;
  return (layout?.pieces ?? []).flatMap(({ id, kind, polygon }) =>
    isKind(kind) ? [{ id, kind, polygon: polygon.map(([x, y]) => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) })) }] : [],
  );
};
export interface LayoutCheck {
  readonly problems: readonly string[];
  /** The ids of the pieces that a problem names. */
  readonly wrong: ReadonlySet<string>;
}
/** The same check as for a file that somebody brings. */
export const checkLayout = (file: string, mission: MissionId, language: Language): LayoutCheck => {
  const read = readOwn(file);
  if (read.ok) return { problems: [], wrong: new Set() };
  const problems = read.faults.map((fault, i) => (fault ? sayFault(fault, mission, language) : read.problems[i]!));
  return { problems: [...new Set(problems)], wrong: new Set(read.faults.flatMap(fault => (fault ? piecesIn(fault) : []))) };
};
