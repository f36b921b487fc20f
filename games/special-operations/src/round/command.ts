import { type Answer, type Call, CHANCE, emit, pick, type Reason, roll, type Seat } from '@cadre/core';
import { facesOf } from '@cadre/kit';
import { boxOf } from '../box.js';
import type { Rank } from '../content/types.js';
import { DEFENCE } from '../dice.js';
import { namesOfCard } from '../effects/names.js';
import { grantForRound } from '../effects/standing.js';
import { phaseLocals } from '../frames.js';
import { seatHolder } from '../keywords/holders.js';
import { words } from '../keywords/keywords.js';
import { total } from '../keywords/quantities.js';
import { missionOf } from '../missions/mission.js';
import { OPTION, procedure } from '../options.js';
import type { BattleState, BattleView, UnitId } from '../state.js';
import { typeOf } from '../table/queries.js';
import { chartHolds } from './chart.js';
import { handOf } from './hand.js';
import { orderable } from './orderable.js';
import { IssueOrder, Orders } from './orders.js';
import { blueFirst, blueSeat, priorityFirst, whose } from './priority.js';

const SEATS: readonly Seat[] = [0, 1];
/** L-CMD-1, SO-D-24: any card of the hand, although it may find nobody to order. */
const cardProblem = (k: BattleView, seat: Seat, card: string): Reason | null =>
  handOf(k, seat).includes(card) ? null : { rule: 'SO-G6', why: 'not-in-hand', about: { card } };
const codeOf = (k: BattleView, card: string): number => OPTION.encode({ kind: 'card', card: boxOf(k).cardNumbers.get(card)! });
export const cardIn = (k: BattleView, [code]: Answer): string => {
  const option = OPTION.decode(code!);
  if (option.kind !== 'card') throw new Error(`expected a card, got ${option.kind}`);
  const found = [...boxOf(k).cardNumbers].find(([, number]) => number === option.card);
  if (!found) throw new Error(`there is no card ${option.card}`);
  return found[0];
};

/** SO-O-1: units that can activate this round. */
const activeUnits = (k: BattleView, seat: Seat): UnitId[] =>
  k.public.units.flatMap((u, i) =>
    u.seat === seat && (typeof u.at === 'object' || u.at === 'network') && typeOf(k, i as UnitId).kind !== 'vehicle' ? [i as UnitId] : [],
  );
const poolOf = (k: BattleView, seat: Seat): Rank[] =>
  activeUnits(k, seat)
    .filter(id => k.public.units[id]!.order === 'none')
    .map(id => typeOf(k, id).rank);
const removeOne = (pool: readonly Rank[], i: number): Rank[] => pool.filter((_, at) => at !== i);

/** L-CMD-3: who acts first by what the cards say; undefined where only a die can tell. */
const firstByCards = (k: BattleView, claims: readonly Seat[]): Seat | undefined => {
  if (claims.length === 1) return claims[0]; // SO-X-6: two claims undo each other
  const [a, b] = SEATS.map(seat => boxOf(k).cards.get(k.public.played[seat]!)!.pips);
  if (a !== b) return a! < b! ? 0 : 1;
  const ties = SEATS.filter(seat => total(k, 'tiePriority', { seat }) > 0);
  return ties.length === 1 ? ties[0] : undefined;
};
/** L-CMD, as Special Operations changes it. */
export const CommandPhase = procedure('commandPhase', {
  locals: phaseLocals,
  steps: {
    mission: { rule: 'SO-G9', run: (s): Call | void => missionOf(s).commandPhase?.(s) },
    cards: {
      rule: 'L-CMD-1',
      seats: () => SEATS,
      space: (s, _, seat) =>
        pick(
          'card',
          handOf(s, seat).map(card => codeOf(s, card)),
        ),
      whyNot: (s, _, answer) => {
        const [code] = answer;
        if (code === undefined || !OPTION.has(code) || OPTION.decode(code).kind !== 'card') return null;
        const card = cardIn(s, answer);
        return SEATS.map(seat => cardProblem(s, seat, card)).find(problem => problem !== null) ?? null;
      },
      take: (s, _, answers) => {
        s.public.played = [cardIn(s, answers[0]!), cardIn(s, answers[1]!)];
        emit(s, { type: 'cards', rule: 'L-CMD-2', blue: blueSeat(s), cards: s.public.played });
        for (const seat of SEATS)
          for (const name of namesOfCard(s.public.played[seat]!)) words.grant(s, seatHolder(seat), name, 1, 'round');
      },
    },
    reveal: { rule: 'L-CMD-2', run: (s, f) => words.open(s, 'reveal', f, blueFirst(s)) },
    priority: {
      rule: 'L-CMD-3',
      run: (s, f) => {
        f.turn = firstByCards(s, f.claims) ?? -1;
      },
    },
    tie: {
      rule: 'L-CMD-3',
      when: (_, f) => f.turn < 0,
      seat: CHANCE,
      space: () => roll('priority', DEFENCE.red, 1),
      take: (s, f, answer) => {
        f.turn = facesOf(DEFENCE.red, answer)[0] === 'block' ? blueSeat(s) : 1 - blueSeat(s);
      },
    },
    announce: {
      rule: 'L-CMD-3',
      run: (s, f) => {
        s.public.priority = f.turn;
        emit(s, { type: 'priority', rule: 'L-CMD-3', rolled: firstByCards(s, f.claims) === undefined, ...whose(s, f.turn) });
      },
    },
    firstOrders: { rule: 'L-CMD-5', run: (s): Call => Orders.call({ seat: s.public.priority }) },
    firstIssued: { rule: 'L-CMD-2', run: (s, f) => words.open(s, 'ordersIssued', f, [s.public.priority]) },
    secondOrders: { rule: 'L-CMD-5', run: (s): Call => Orders.call({ seat: 1 - s.public.priority }) },
    secondIssued: { rule: 'L-CMD-2', run: (s, f) => words.open(s, 'ordersIssued', f, [1 - s.public.priority]) },
    pools: {
      rule: 'L-CMD-6',
      run: s => {
        s.public.pools = [poolOf(s, 0), poolOf(s, 1)];
        const counts = SEATS.map(seat => activeUnits(s, seat).length);
        const more = (mine: number, theirs: number): number => Math.max(0, theirs - mine - 1); // L-CMD-7
        s.public.passes = [more(counts[0]!, counts[1]!), more(counts[1]!, counts[0]!)];
      },
    },
    standing: { rule: 'L-CMD-2', run: grantForRound },
    comms: { rule: 'SO-G38', run: (s): Call | void => commsOf(s, s.public.priority) },
    commsToo: { rule: 'SO-G38', run: (s): Call | void => commsOf(s, 1 - s.public.priority) },
    end: { rule: 'L-CMD-8', run: (s, f) => words.open(s, 'commandEnd', f, priorityFirst(s)) },
  },
});
const commsOf = (s: BattleState, seat: Seat): Call | void =>
  chartHolds(s, 'comms', seat) && s.public.pools[seat]!.length > 0 ? Comms.call({ seat }) : undefined;
/** SO-D-5: instead of the order that was lost, a random token of the pool. */
export const Comms = procedure('comms', {
  locals: (x: { seat: Seat }) => ({ drawn: -1, ...x }),
  steps: {
    draw: {
      rule: 'SO-G38',
      seat: CHANCE,
      space: (s, f) => pick('draw', [...s.public.pools[f.seat]!.keys()]),
      take: (s, f, [i]) => {
        f.drawn = i!;
        emit(s, { type: 'drawn', rule: 'SO-G38', ...whose(s, f.seat), rank: s.public.pools[f.seat]![i!]! });
      },
    },
    give: {
      rule: 'SO-G38',
      seat: (_, f) => f.seat,
      of: 'unit',
      options: (s, f) => orderable(s, f.seat, { ranks: [s.public.pools[f.seat]![f.drawn]!] }).map(unit => ({ kind: 'unit', unit })),
      take: (s, f, { unit }): Call => {
        s.public.pools[f.seat] = removeOne(s.public.pools[f.seat]!, f.drawn);
        return IssueOrder.call({ unit, by: 'comms' });
      },
    },
  },
});
