import type { ViewOf } from '@cadre/core';
import { boxOf, cardOf } from '../box.js';
import { armoredTargets, trackOf } from '../missions/targets.js';
import { deckOf, sizeOf } from '../round/decks.js';
import { alertLevel } from '../round/force.js';
import { CADRES, type EncounterState, LEGEND, type UnitId } from '../state.js';
import type { Words } from './english.js';
import { explainedIn } from './explained.js';
import { CONTROL_MARKS, FLOOR_MARKS, mapOf } from './map.js';
import type { Names } from './names.js';

type View = ViewOf<EncounterState>;
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
      return `${name[names.language]}: ${destroyed ? board.destroyed : `${covered}/${trackOf(view, i).spaces.length}`}`;
    }),
    ...[LEGEND, ...CADRES].map(seat => board.force(words.seats[seat]!, force[seat]!.ready, force[seat]!.size, sizeOf(deckOf(view, seat)))),
    ...(reserved?.is === 'unit' ? [board.reserve(names.unitIn(view, reserved.unit))] : []),
    ...explainedIn(words, names, view),
    '',
    ...mapOf(view),
    '',
    ...view.public.units.map((_, i) => unitLine(words, names, view, i as UnitId)),
  ];
};
/** What the marks of the map mean. */
export const legendIn = ({ board }: Words): string[] => [
  board.marks(Object.entries(CONTROL_MARKS) as [keyof typeof CONTROL_MARKS, string][]),
  board.floors(FLOOR_MARKS),
];
