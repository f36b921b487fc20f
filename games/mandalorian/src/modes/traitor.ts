import { type Call, CHANCE, draw, mayPick, pick, thenAgain } from '@cadre/core';
import { cardAt, dropTop, putOnTop, putUnder, UNKNOWN } from '@cadre/kit';
import { boxOf } from '../box/box.js';
import { scriptNumber, scriptOf } from '../box/scripts.js';
import { deedCode, SUPPORT, UNDERMINE } from '../codes.js';
import type { Loyalty, Op } from '../content/types.js';
import { procedure } from '../define.js';
import { runScript } from '../effects/effects.js';
import { PeekOne } from '../effects/knowledge.js';
import { Disrupt } from '../events/disrupt.js';
import { Event, eventPeeks } from '../events/event.js';
import { lowestSlots } from '../events/slots.js';
import { emit, tell } from '../happen.js';
import type { About } from '../missions/conditions.js';
import { LOYAL, type MandoKnown, type MandoState, TRAITOR, UNDEALT } from '../state.js';
import { characterOf } from '../threats/threats.js';
import { leaveMap, showLoyalty } from './defeat.js';
import { loyaltyDeck } from './loyalty-deck.js';

/** Who a ballot is about, and the lists of ops that follow: without an Undermine, with any, for each. */
const ballotLocals = (x: About & { readonly none: number; readonly any: number; readonly each: number }) => ({ undermines: 0, ...x });
const accusationLocals = (x: { readonly seat: number; readonly accused: number }) => ({ yes: 0, ...x });
export type AccusationLocals = ReturnType<typeof accusationLocals>;
const exposedTurnLocals = (x: { readonly seat: number }) => ({ seen: 0, ...x });
type ExposedTurnLocals = ReturnType<typeof exposedTurnLocals>;
const rulesOf = (s: MandoKnown): Loyalty => boxOf(s).content.loyalty;
export const hasLoyalty = (s: MandoKnown): boolean => boxOf(s).plan.traitor !== 'none';
const seatsIn = ({ public: { crew } }: MandoKnown): number[] => crew.out.flatMap((out, seat) => (out || crew.exposed[seat] ? [] : [seat]));

const undeclared = (s: MandoKnown): number => s.public.crew.declared.filter(x => !x).length;
const AT_LEAST_SECRET = 2;
export const loyaltyBag = (s: MandoState): number[] => {
  const bag = loyaltyDeck(s);
  for (const [seat, mind] of s.secret.entries())
    if (s.public.crew.dealt[seat] && !s.public.crew.declared[seat]) bag.splice(bag.indexOf(mind.loyalty), 1);
  return bag;
};
export const DealLoyalty = procedure('loyalty', {
  locals: () => ({ seat: 0 }),
  steps: {
    declare: {
      rule: 'TR-3',
      when: (s, f) => f.seat < s.secret.length,
      seat: (_, f) => f.seat,
      space: s => mayPick('declare', undeclared(s) > AT_LEAST_SECRET ? [1] : []),
      take: (s, f, [yes]) => {
        if (yes !== undefined) {
          s.public.crew.declared[f.seat] = true;
          s.public.crew.dealt[f.seat] = true;
          s.public.crew.open[f.seat] = LOYAL;
          s.secret[f.seat]!.loyalty = LOYAL;
          s.secret[f.seat]!.undermines = rulesOf(s).undermines.loyal;
          emit(s, { type: 'declared', rule: 'TR-3', seat: f.seat });
        }
        f.seat++;
        return 'again';
      },
    },
    deal: {
      rule: 'TR-2',
      seat: CHANCE,
      secret: true,
      always: true,
      when: s => s.public.crew.dealt.includes(false),
      space: s => draw('loyalty', loyaltyBag(s)),
      take: (s, _, [card]) => {
        const seat = s.public.crew.dealt.indexOf(false);
        s.public.crew.dealt[seat] = true;
        s.secret[seat]!.loyalty = card!;
        s.secret[seat]!.undermines = rulesOf(s).undermines[card === TRAITOR ? 'traitor' : 'loyal'];
        tell(s, seat, { type: 'dealt', rule: 'TR-4', loyal: card === LOYAL });
        return 'again';
      },
    },
  },
});

/** TR-7: everybody at once, and only the number is told. */
export const Ballot = procedure('ballot', {
  locals: ballotLocals,
  steps: {
    vote: {
      rule: 'TR-7',
      secret: true,
      always: true, // who has no Undermine left is asked like everybody else
      reveals: true,
      when: hasLoyalty,
      seats: seatsIn,
      space: (s, _, seat) => pick('ballot', s.secret[seat]!.undermines > 0 ? [SUPPORT, UNDERMINE] : [SUPPORT]),
      take: (s, f, answers) => {
        answers.forEach(([vote], i) => {
          if (vote === UNDERMINE) s.secret[seatsIn(s)[i]!]!.undermines--;
        });
        f.undermines = answers.filter(([vote]) => vote === UNDERMINE).length;
        s.public.crew.undermined += f.undermines;
        emit(s, { type: 'ballot', rule: 'TR-7', undermines: f.undermines });
      },
    },
    outcome: {
      rule: 'TR-10',
      run: (s, f) => {
        const ops = scriptOf(boxOf(s), f.undermines === 0 ? f.none : f.any);
        return ops.length > 0 ? runScript(s, ops, f) : undefined;
      },
    },
    each: {
      rule: 'TR-7',
      when: (s, f) => f.undermines > 0 && scriptOf(boxOf(s), f.each).length > 0,
      run: (s, f) => {
        f.undermines--;
        return thenAgain(runScript(s, scriptOf(boxOf(s), f.each), f));
      },
    },
  },
});

type Outcomes = Pick<Extract<Op, { op: 'ballot' }>, 'none' | 'any' | 'each'>;
/** Hold a ballot: what happens without an Undermine, with any, and for each. */
export const holdBallot = (s: MandoState, { you, it, itSpace }: About, { none, any, each }: Outcomes): Call => {
  const number = (ops: readonly Op[]): number => scriptNumber(boxOf(s), ops);
  return Ballot.call({ you, it, itSpace, none: number(none), any: number(any), each: number(each) });
};

/** TR-8: whom the current player may accuse now. */
export const accusations = (s: MandoKnown): number[] => {
  const { turn, crew } = s.public;
  if (!hasLoyalty(s) || turn.accused || !crew.mayAccuse[turn.seat]) return [];
  return seatsIn(s).flatMap(seat =>
    seat !== turn.seat && crew.open[seat] === UNDEALT ? [deedCode('accuse', characterOf(turn.seat), seat)] : [],
  );
};
const NO = 0;
const YES = 1;
const voters = (s: MandoKnown, f: AccusationLocals): number[] => seatsIn(s).filter(seat => seat !== f.accused);
export const Accusation = procedure('accusation', {
  locals: accusationLocals,
  steps: {
    vote: {
      rule: 'TR-8',
      seats: voters,
      space: () => pick('vote', [NO, YES]),
      take: (s, f, answers) => {
        f.yes = answers.filter(([vote]) => vote === YES).length;
        emit(s, { type: 'accused', rule: 'TR-8', seat: f.seat, accused: f.accused, yes: f.yes, voters: answers.length });
        return 2 * f.yes > answers.length ? undefined : 'return';
      },
    },
    show: {
      rule: 'TR-8',
      reveals: true,
      run: (s, f) => {
        showLoyalty(s, f.accused, 'TR-8');
        if (s.public.crew.open[f.accused] === LOYAL) {
          s.public.crew.mayAccuse[f.seat] = false;
          return;
        }
        f.yes = 0;
        expose(s, f.accused);
      },
    },
    disrupt: {
      rule: 'TR-8',
      when: (_, f) => f.yes > 0,
      run: (s, f) => {
        f.yes--;
        return thenAgain(Disrupt.call({ slots: lowestSlots(s) }));
      },
    },
  },
});
/** TR-9: hand and character are gone; the turns go on. */
const expose = (s: MandoState, seat: number): void => {
  const mind = s.secret[seat]!;
  s.public.crew.exposed[seat] = true;
  s.public.skillDecks[seat]!.discard.push(...mind.hand);
  emit(s, { type: 'exposed', rule: 'TR-9', seat, cards: mind.hand });
  mind.hand = [];
  s.public.hands[seat] = 0;
  s.public.owed[seat] = 0;
  leaveMap(s, characterOf(seat));
};
const seenEvents = (s: MandoState, f: ExposedTurnLocals): number[] =>
  Array.from({ length: f.seen }, (_, i) => cardAt(s.public.events, eventPeeks(s), i));
export const ExposedTurn = procedure('exposedTurn', {
  locals: exposedTurnLocals,
  steps: {
    draw: {
      rule: 'TR-9',
      when: (s, f) => f.seen < Math.min(rulesOf(s).exposedDraws, s.public.events.size),
      run: (_, f) => thenAgain(PeekOne.call({ seat: f.seat, place: f.seen++ })),
    },
    choose: {
      rule: 'TR-9',
      always: true,
      when: (_, f) => f.seen > 0,
      seat: (_, f) => f.seat,
      space: (s, f) => pick('event', seenEvents(s, f)),
      take: (s, f, [chosen]) => {
        const deck = s.public.events,
          peeks = eventPeeks(s);
        const seen = seenEvents(s, f);
        for (let i = 0; i < f.seen; i++) dropTop(deck, peeks);
        for (const card of seen) if (card !== chosen) putUnder(deck, peeks, card, 1 << f.seat);
        s.public.turn.step = 'event';
        s.public.back = UNKNOWN;
        putOnTop(deck, peeks, chosen!, 1 << f.seat);
        return Event.call({ you: characterOf(f.seat), total: 0 });
      },
    },
  },
});
