import type { ViewOf } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { boxOf, cardOf } from '../box.js';
import * as english from '../content/english/abilities.js';
import * as german from '../content/german/abilities.js';
import { armoredTargets, trackOf } from '../missions/targets.js';
import { cardIs, deckOf, sizeOf } from '../round/decks.js';
import { alertLevel } from '../round/force.js';
import { CADRES, type CharacterId, type EncounterState, LEGEND, type OrderCard, type UnitId } from '../state.js';
import { unitOfCharacter } from '../table/queries.js';
import type { Words } from './english.js';
import type { Names } from './names.js';

type View = ViewOf<EncounterState>;
const SIZE = 36;
/** Two characters wide, one line high: an inch and a half. */
const CELL = 1.5;
const COUNT = SIZE / CELL;
const CONTROL = { legend: '*', cadre: '+', nobody: 'o' } as const;
const isInside = (polygon: readonly (readonly [number, number])[], x: number, y: number): boolean => {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [polygon[i]!, polygon[j]!];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
};
/** The battlefield from the cadre edge at the bottom: terrain by Elevation, objectives by who controls them, units by their number. */
const mapOf = (view: View): string[] => {
  const { layout } = boxOf(view);
  const grid = Array.from({ length: COUNT }, (_, row) =>
    Array.from({ length: COUNT }, (_, column): string => {
      const [x, y] = [(column + 0.5) * CELL, (COUNT - 1 - row + 0.5) * CELL];
      const part = layout.parts.find(({ polygon }) => isInside(polygon, x, y));
      return part ? (part.elevation === 0 ? '--' : part.elevation === 1 ? '##' : '@@') : ' .';
    }),
  );
  const put = (x: number, y: number, mark: string): void => {
    const at = (length: number): number => Math.max(0, Math.min(COUNT - 1, Math.floor(length / INCH / CELL)));
    grid[COUNT - 1 - at(y)]![at(x)] = mark.padStart(2);
  };
  for (const { at, gone, control } of view.public.objectives) if (!gone) put(at.x, at.y, CONTROL[control]);
  for (const [i, { at }] of view.public.characters.entries())
    if (typeof at === 'object') put(at.x, at.y, String(unitOfCharacter(view, i as CharacterId)));
  return grid.map(row => row.join('').trimEnd());
};
const unitLine = (words: Words, names: Names, view: View, id: UnitId): string => {
  const { board } = words;
  const unit = view.public.units[id]!;
  const tokens = [
    ...(unit.defeated ? [board.defeated] : []),
    ...(unit.wounded > 0 ? [board.wounded] : []),
    ...(unit.injured > 0 ? [board.injured(unit.injured)] : []),
    ...(unit.hunker > 0 ? [board.hunker(unit.hunker)] : []),
    ...unit.conditions.map(condition => words.conditions[condition]),
  ];
  return board.unit(`${String(id).padStart(2)} ${names.unitIn(view, id)}`, unit.damage, cardOf(view, id).stamina, tokens.join(', '));
};
const SCRIPT_TEXT = { en: english.scriptText, de: german.scriptText } as const;
/** LE-49: what the revealed order cards say, while the Legend chooses between them. */
const ordersIn = (words: Words, { language }: Names, view: View): string[] => {
  const top = view.stack.at(-1);
  if (top?.proc !== 'revealOrders' || top.step !== 'choose') return [];
  const revealed = (top.locals as { readonly revealed: readonly OrderCard[] }).revealed.map(card => cardIs(view, LEGEND, card));
  const lines = revealed.flatMap(is => {
    const order = is.is === 'legend' ? boxOf(view).orders.get(is.card) : undefined;
    return order ? [words.board.order(order.name[language], order.refresh, SCRIPT_TEXT[language](order.effect))] : [];
  });
  return ['', ...lines];
};
export const boardIn = (words: Words, names: Names, view: View): string[] => {
  const { board } = words;
  const { mission } = boxOf(view);
  const { dashboard, reserve, force } = view.public;
  const reserved = reserve === 'empty' ? undefined : view.public.cards[reserve.seat]![reserve.card];
  return [
    board.tracker(dashboard.tracker, mission.tracker.last, alertLevel(view)?.name[names.language] ?? ''),
    ...mission.pools.map(({ name }, i) => board.pool(name[names.language], dashboard.pools[i]!)),
    ...mission.counters.map(({ name }, i) => board.pool(name[names.language], dashboard.counters[i]!)),
    ...armoredTargets(view).map(({ name }, i) => {
      const { covered, destroyed } = dashboard.targets[i]!;
      return `${name[names.language]}: ${destroyed ? board.defeated : `${covered}/${trackOf(view, i).spaces.length}`}`;
    }),
    ...[LEGEND, ...CADRES].map(seat => board.force(words.seats[seat]!, force[seat]!.ready, force[seat]!.size, sizeOf(deckOf(view, seat)))),
    ...(reserved?.is === 'unit' ? [board.reserve(names.unitIn(view, reserved.unit))] : []),
    ...ordersIn(words, names, view),
    '',
    ...mapOf(view),
    '',
    ...view.public.units.map((_, i) => unitLine(words, names, view, i as UnitId)),
  ];
};
