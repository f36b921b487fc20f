import { type Call, CHANCE, draw, emit, type Go, thenAgain } from '@cadre/core';
import { boxOf } from '../box.js';
import { turnLocals } from '../frames.js';
import { words } from '../keywords/keywords.js';
import { outcome } from '../missions/mission.js';
import { type EncounterOption, procedure } from '../options.js';
import { Deployment } from '../setup/deployment.js';
import { CADRES, type CadreSeat, type EncounterState, type EncounterView, LEGEND } from '../state.js';
import { CadreTurn } from './cadre-turn.js';
import { partnerOf } from './decks.js';
import { LegendTurn } from './legend-turn.js';
import { firstCadre, jointly } from './seats.js';

/** The next cadre with a tactics card that has not been asked about it. */
const nextTactics = (k: EncounterView, asked: number): CadreSeat | undefined =>
  CADRES.find(seat => seat > asked && k.public.cards[seat].some(({ is }) => is === 'tactics'));
/** Tactics cards are the last of a deck: the other cards keep their numbers. */
const leaveTacticsOut = (s: EncounterState, seat: CadreSeat): void => {
  const cards = s.public.cards[seat].filter(({ is }) => is !== 'tactics');
  const [legend, one, two] = s.public.cards;
  s.public.cards = [legend, seat === 1 ? cards : one, seat === 2 ? cards : two];
  s.public.decks[seat].unknown = s.public.decks[seat].unknown.filter(card => card < cards.length);
};

/** LE-59, LE-60: set-up, then cycles until somebody has won. */
export const Match = procedure('match', {
  locals: (x: { layouts: string[] }) => ({ ...turnLocals({ seat: CADRES[0] }), tacticsAsked: 0, ...x }),
  steps: {
    /** LE-P28 */
    layout: {
      rule: 'LE-P28',
      when: (_, f) => f.layouts.length > 0,
      seat: CHANCE,
      space: (_, f) => draw('layout', [...f.layouts.keys()]),
      take: (s, f, [i]) => {
        s.public.layout = f.layouts[i!]!;
      },
    },
    begin: {
      rule: 'LE-27',
      run: s => {
        const { mission, layout, legend, own } = s.public;
        const titles = [boxOf(s).mission.name, boxOf(s).layout.name] as const;
        emit(s, { type: 'encounter', rule: 'LE-27', mission, layout, legend, ...(own !== '' && { titles }) });
      },
    },
    /** LE-P10: a player may leave the tactics card out of the deck. */
    tactics: {
      rule: 'LE-P10',
      when: (s, f) => nextTactics(s, f.tacticsAsked) !== undefined,
      seat: (s, f) => nextTactics(s, f.tacticsAsked)!,
      options: (): EncounterOption[] => [{ kind: 'yes' }, { kind: 'no' }],
      take: (s, f, { kind }): Go => {
        const seat = nextTactics(s, f.tacticsAsked)!;
        f.tacticsAsked = seat;
        if (kind === 'no') leaveTacticsOut(s, seat);
        return 'again';
      },
    },
    deployment: { rule: 'LE-M3', run: (): Call => Deployment.call({}) },
    /** LE-P31: the cadre seats, then the Legend. */
    setupEnd: { rule: 'S-DEP-2', run: (s, f): Call | void => words.open(s, 'setupEnd', f, [...CADRES, LEGEND]) },
    cycles: { rule: 'LE-60', when: s => s.public.winner === 'open', run: (): Go => thenAgain(Cycle.call({})) },
  },
});
/** LE-59, LE-61, instead of S-SET-1: nobody rolls for the first turn. Each cadre player once, then the Legend; then the one check for a win. */
export const Cycle = procedure('cycle', {
  locals: () => ({}),
  steps: {
    first: {
      rule: 'LE-62',
      joint: s => jointly(s),
      of: 'seat',
      options: () => CADRES.map(seat => ({ kind: 'seat', seat })),
      take: (s, _, { seat }, insisted) => {
        s.public.firstCadre = seat as CadreSeat;
        emit(s, { type: 'first', rule: 'LE-62', seat, ...(insisted !== undefined && { insisted }) });
      },
    },
    one: { rule: 'LE-60', run: (s): Call => CadreTurn.call({ seat: firstCadre(s) }) },
    two: { rule: 'LE-60', run: (s): Call => CadreTurn.call({ seat: partnerOf(firstCadre(s)) }) },
    legend: { rule: 'LE-60', run: (): Call => LegendTurn.call({ seat: LEGEND }) },
    check: {
      rule: 'LE-M2',
      run: s => {
        const over = outcome(s);
        if (!over) return;
        s.public.winner = over.winner;
        s.public.reason = over.reason;
        emit(s, { type: 'ended', rule: 'LE-M2', ...over });
      },
    },
  },
});
