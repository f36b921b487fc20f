import { groundBy } from '@cadre/battle';
import type { Ground, Place, Reason } from '@cadre/core';
import { bodyOf as bodyOfFigure, deployment, type Placing, type Refusal, zoneOf } from '@cadre/geometry';
import { bodyAt, bodyOf, figureOf, movementOf, standing, type Yardview } from './queries.js';
import type { FigureId } from './state.js';
import { TABLE } from './table.js';

/** SK-2: wholly in the own zone. SK-5: where the tool gets it. SK-6 holds for both. */
const placingOf = (k: Yardview, p: Place): Placing => {
  const id = p.args[0] as FigureId;
  if (p.region === 'move') return movementOf(k, id);
  const others = standing(k).map(other => bodyOfFigure(bodyOf(k, other)));
  const zones = [zoneOf(TABLE, `zone-${figureOf(k, id).seat}`)];
  return deployment(TABLE, bodyAt(id, { x: 0, y: 0, level: 0 }), 'height', others, { kind: 'zone', zones });
};
const RULES: Readonly<Partial<Record<Refusal['kind'], string>>> = {
  'outside-zone': 'SK-2',
  'out-of-reach': 'SK-5',
  'too-high': 'SK-5',
  'too-low': 'SK-5',
  'way-blocked': 'SK-6',
};
/** What the table says, with the names of pieces and figures in place of their ids. */
const reasonOf = (k: Yardview, refusal: Refusal): Reason => {
  const pieces = (ids: readonly string[]): string =>
    [...new Set(ids.map(id => TABLE.pieces.find(p => p.id === id)?.name ?? id))].join(', ');
  const about = (): NonNullable<Reason['about']> => {
    switch (refusal.kind) {
      case 'in-piece':
      case 'half-on-piece':
      case 'no-headroom':
        return { piece: pieces([refusal.piece]) };
      case 'on-base':
        return { figure: Number(refusal.figure), unit: figureOf(k, Number(refusal.figure) as FigureId).unit };
      case 'way-blocked':
        return { piece: pieces(refusal.by) };
      default:
        return {};
    }
  };
  return { rule: RULES[refusal.kind] ?? 'SK-6', why: refusal.kind, about: about() };
};
/** The ground under the two questions for a place: deployment and moves. */
export const ground = (k: Yardview): Ground =>
  groundBy<Place>({
    table: TABLE,
    questionIn: p => p,
    placings: p => [placingOf(k, p)],
    reason: (_, refusal) => reasonOf(k, refusal),
    offTable: { rule: 'SK-6', why: 'off-the-table' },
    floorOf: piece => piece.top,
  });
