import type { Drawing, Seat, ViewOf } from '@cadre/core';
import { boxOf } from '../box.js';
import { conditionNow } from '../chart.js';
import { TOKENS } from '../content/effect.js';
import { RANK_NAMES } from '../content/names.js';
import { LOADOUT_SIDES, type LoadoutSide } from '../content/types.js';
import { faceName } from '../effects/names.js';
import { knownToken, slotHeldBy } from '../missions/code-tokens.js';
import { controlOf } from '../missions/control.js';
import { handOf } from '../round/hand.js';
import { poolRanks } from '../round/waiting.js';
import type { BattleState, ObjectiveId, UnitId } from '../state.js';
import { isEngaged, typeOf } from '../table/queries.js';
import type { Words } from './english/index.js';
import { topOf } from './frames.js';
import { lastRoundIn } from './last-round.js';
import { isSmall, mapOf } from './map.js';
import type { Names } from './names.js';
import { seatIn } from './seats.js';
import { letterOf } from './short-name.js';

type View = ViewOf<BattleState>;
const SEATS: readonly Seat[] = [0, 1];
/** Blue: Rebel Troopers (A). */
const sideIn = (words: Words, names: Names, view: View, seat: Seat): string =>
  words.setup.squadOf(seatIn(words, view, seat), names.squad(view.public.squads[seat as 0 | 1]), letterOf(seat));
const healthOf = (view: View, id: UnitId): string => {
  const full = typeOf(view, id).wounds;
  return `${Math.max(0, full - view.public.units[id]!.wounds)}/${full}`;
};
const unitLine = (words: Words, names: Names, view: View, id: UnitId): string => {
  const { board, options } = words;
  const unit = view.public.units[id]!;
  const name = names.unitIn(view, id);
  if (typeof unit.at !== 'object') {
    const marker = view.mine?.covert.find(c => c.unit === id)?.marker;
    const at = view.public.markers.find(m => m.id === marker)?.at;
    return `${name}  ${board.where[unit.at]}${at ? ` ${names.spot(at)}` : ''}`;
  }
  const slot = view.public.mission === 'codes' ? slotHeldBy(view, id) : undefined;
  const notes = [
    ...TOKENS.filter(token => unit[token] > 0).map(token => `${options.tokens[token]}${unit[token] > 1 ? ` ${unit[token]}` : ''}`),
    ...(slot === undefined ? [] : [board.holds(slot + 1, knownToken(view, slot))]),
    ...(isEngaged(view, id) ? [board.engaged] : []),
    ...(unit.activated ? [board.done] : unit.order === 'faceup' ? [board.ordered] : []),
  ];
  return [name, healthOf(view, id), ...(notes.length > 0 ? [notes.join(', ')] : []), names.spot(unit.at)].join('  ');
};
const poolIn = ({ board }: Words, names: Names, view: View, seat: Seat): string =>
  poolRanks(view, seat)
    .map(({ rank, tokens, idle }) => `${tokens} ${RANK_NAMES[rank][names.language]}${idle > 0 ? ` (${board.idleTokens(idle)})` : ''}`)
    .join(', ');
const loadoutsOf = (view: View, seat: Seat): readonly string[] => boxOf(view).squads.get(view.public.squads[seat as 0 | 1])?.loadouts ?? [];
const sideBlock = (words: Words, names: Names, view: View, seat: Seat): string[] => [
  sideIn(words, names, view, seat),
  ...view.public.units.flatMap((u, id) =>
    u.seat === seat && u.card !== 'vehicle' ? [`  ${unitLine(words, names, view, id as UnitId)}`] : [],
  ),
];
/** Below the units of both sides: on a small screen they matter more. */
const commandLines = (words: Words, names: Names, view: View, seat: Seat): string[] => {
  const { board } = words;
  const { pools, passes, played } = view.public;
  const at = seat as 0 | 1;
  const card = played[at];
  const state = [
    ...(card === '' ? [] : [board.played(names.card(card))]),
    ...(pools[at].length > 0 ? [board.pool(poolIn(words, names, view, seat))] : []),
    ...(passes[at] > 0 ? [board.passes(passes[at])] : []),
  ];
  return state.length > 0 ? [`${seatIn(words, view, seat)}: ${state.join('. ')}`] : [];
};
const loadoutLine = (words: Words, names: Names, view: View, seat: Seat): string[] => {
  const faces = view.public.loadouts[seat as 0 | 1].map((side, i) => names.card(faceName(loadoutsOf(view, seat)[i] ?? '', side)));
  return faces.length > 0 ? [words.board.loadouts(seatIn(words, view, seat), faces.join(', '))] : [];
};
const missionLines = (words: Words, names: Names, view: View): string[] => {
  const { board, options } = words;
  const { tally, points, units, blue } = view.public;
  const { mission } = boxOf(view);
  const objective = (i: number): string => mission.objectives[i]?.name[names.language] ?? '';
  switch (mission.id) {
    case 'shields': {
      const { slots, coveredToTransmit, pointsToWin } = mission.numbers;
      const kinds = ['crit', 'surge', 'hit'] as const;
      const each = kinds.map(kind => `${options.faces[kind]} ${tally.covered[kind]}/${slots[kind]}`).join(', ');
      const covered = kinds.reduce((n, kind) => n + tally.covered[kind], 0);
      const sent = blue === 'open' ? 0 : points[blue === 0 ? 1 : 0];
      return [board.slots(each, covered, coveredToTransmit), `${board.signals(sent, pointsToWin)}${board.backup(tally.backup)}`];
    }
    case 'codes':
      if (tally.codes.every(at => at === 'not-yet')) return [];
      return tally.codes.map((at, slot) => {
        const where = typeof at === 'number' ? names.unitIn(view, at) : typeof at === 'object' ? names.spot(at) : board.where[at];
        return board.token(slot + 1, where, knownToken(view, slot));
      });
    case 'vehicle':
      return units.flatMap((u, id) => (u.card === 'vehicle' ? [board.vehicle(names.type(u.type), healthOf(view, id as UnitId))] : []));
    case 'priorities':
      return [
        board.points(SEATS.map(seat => [seatIn(words, view, seat), points[seat as 0 | 1]] as const)),
        ...view.public.objectives.map((_, i) => {
          const [a, b] = controlOf(view, i as ObjectiveId);
          return board.control(objective(i), `${seatIn(words, view, 0)} ${a} : ${b} ${seatIn(words, view, 1)}`, tally.priority === i);
        }),
      ];
  }
};
const headBlock = (words: Words, names: Names, view: View): string[] => {
  const { round, priority, chart } = view.public;
  const { mission, layout } = boxOf(view);
  const [name, place] = [mission.name[names.language], layout.name[names.language]];
  const weather = chart === 'none' ? 'clear' : conditionNow(view);
  return [
    round === 0 ? words.board.setup(name, place) : words.board.round(name, place, round, seatIn(words, view, priority)),
    ...lastRoundIn(words, view),
    ...missionLines(words, names, view),
    ...(weather && weather !== 'clear' ? [words.board.condition(words.facts.weather[weather])] : []),
  ];
};
/** The card in play has left the hand. */
const inHand = (view: View, seat: Seat): readonly string[] => handOf(view, seat).filter(card => card !== view.public.played[seat as 0 | 1]);
const handBlock = (words: Words, names: Names, view: View): string[] => {
  const { board } = words;
  const { cards } = boxOf(view);
  if (view.seat !== 0 && view.seat !== 1) return [];
  const hand = inHand(view, view.seat).flatMap(id => {
    const card = cards.get(id);
    return card ? [`  ${board.card(card.name[names.language], card.pips, card.orders, card.text[names.language])}`] : [];
  });
  return [board.hand, ...hand];
};
/** SO-G15: both sides of each card of this seat. */
const choiceBlock = (names: Names, view: View): string[] => {
  const { loadouts } = boxOf(view);
  return loadoutsOf(view, view.seat).flatMap(id => {
    const found = loadouts.get(id);
    const side = (face: LoadoutSide): string =>
      found ? `${face.toUpperCase()}) ${found[face].name[names.language]}: ${found[face].text[names.language]}` : '';
    return found ? [LOADOUT_SIDES.map(side).join('  ')] : [];
  });
};
const otherHand = (words: Words, names: Names, view: View): string[] =>
  SEATS.filter(seat => seat !== view.seat).map(seat =>
    words.board.handOf(seatIn(words, view, seat), inHand(view, seat).map(names.card).join(', ')),
  );
/** The cards matter most while they are chosen. */
const isChoosing = (view: View, ...procs: readonly string[]): boolean => procs.includes(topOf(view.stack).proc);
/** Head, battlefield, both sides, cards: the most important first, because a small screen leaves out the last ones. */
export const boardIn = (words: Words, names: Names, view: View, drawing?: Drawing): string[] => {
  const mine = view.seat === 1 ? 1 : 0;
  const commands = [mine, 1 - mine].flatMap(seat => commandLines(words, names, view, seat));
  const sides = [
    ...sideBlock(words, names, view, mine),
    '',
    ...sideBlock(words, names, view, 1 - mine),
    ...(commands.length > 0 ? ['', ...commands] : []),
  ];
  const hand = handBlock(words, names, view);
  const isReading = isChoosing(view, 'chooseLoadouts') && (view.seat === 0 || view.seat === 1);
  return [
    ...(isReading ? [...choiceBlock(names, view), ''] : []),
    ...headBlock(words, names, view),
    '',
    ...(view.public.round === 0 ? [boxOf(view).mission.story[names.language], ''] : []),
    ...(isReading && isSmall(drawing?.rows) ? [] : [...mapOf(view, drawing), '']),
    ...(isChoosing(view, 'commandPhase', 'discardCard') ? [...hand, '', ...sides] : [...sides, '', ...hand]),
    '',
    ...SEATS.flatMap(seat => loadoutLine(words, names, view, seat)),
    ...otherHand(words, names, view),
  ];
};
