import { type Call, pick, thenAgain } from '@cadre/core';
import { Play } from '../actions/perform.js';
import { boxOf } from '../box/box.js';
import { procedure } from '../define.js';
import { runScript } from '../effects/effects.js';
import { lasting } from '../effects/lasting.js';
import { EventStep } from '../events/event-step.js';
import { hasOpenSlot } from '../events/slots.js';
import { emit, endGame } from '../happen.js';
import { cardId, NOBODY } from '../ids.js';
import { failed, objectiveMet } from '../missions/outcome.js';
import { accusations, ExposedTurn } from '../modes/traitor.js';
import type { MandoKnown } from '../state.js';
import { charactersOf } from '../threats/threats.js';
import { deedsBetweenActions, isDeed, takeDeed } from './deeds.js';
import { DrawSkills } from './draw-step.js';

const MANDATORY = 2;
const seatOf = (s: MandoKnown): number => s.public.turn.seat;
const canPlay = (s: MandoKnown): boolean => {
  const { turn, hands } = s.public;
  return hands[turn.seat]! > 0 && hasOpenSlot(s) && turn.cards < MANDATORY + turn.extra; // MA-113
};
/** MA-35: two cards, as far as the hand reaches. */
const mustPlay = (s: MandoKnown): boolean => canPlay(s) && s.public.turn.cards < MANDATORY;
const deeds = (s: MandoKnown): number[] => {
  const found: number[] = [];
  for (const c of charactersOf(s, seatOf(s))) for (const deed of deedsBetweenActions(s, c)) found.push(deed);
  for (const accusation of accusations(s)) found.push(accusation);
  return found;
};
/** MA-33: up to the hand size; cards that are owed already (MA-172) are not drawn twice. */
const missing = (s: MandoKnown): number => boxOf(s).hand - s.public.hands[seatOf(s)]! - s.public.owed[seatOf(s)]!;
const takesPart = (s: MandoKnown): boolean => !s.public.crew.out[seatOf(s)] && !s.public.crew.exposed[seatOf(s)];
const isOwn = (s: MandoKnown): boolean => takesPart(s) && s.public.turn.step === 'action';

/** MA-31: Action Step, Event Step, Draw Step. */
export const Turn = procedure('turn', {
  locals: () => ({}),
  steps: {
    begin: {
      rule: 'MA-31',
      run: (s): Call | undefined => {
        const { turn } = s.public;
        Object.assign(turn, { number: turn.number + 1, step: 'action', played: 0, cards: 0, extra: 0, accused: false });
        lasting.end(s, 'seat', seatOf(s));
        for (const c of s.public.characters) c.movedThisTurn = false;
        emit(s, { type: 'turn', rule: 'MA-31', number: turn.number, seat: turn.seat });
        return s.public.crew.exposed[turn.seat] ? ExposedTurn.call({ seat: turn.seat }) : undefined;
      },
    },
    act: {
      rule: 'MA-35',
      always: true, // a hand of one card must not show itself before it is played
      when: s => isOwn(s) && (canPlay(s) || deeds(s).length > 0),
      seat: seatOf,
      space: s => pick('deed', canPlay(s) ? [...s.secret[seatOf(s)]!.hand, ...deeds(s)] : deeds(s), mustPlay(s) ? 1 : 0),
      take: (s, _, [code]) => {
        if (code === undefined || isDeed(code)) return takeDeed(s, code);
        const mind = s.secret[seatOf(s)]!;
        mind.hand = mind.hand.filter(c => c !== code);
        s.public.hands[seatOf(s)]!--;
        return thenAgain(Play.call({ seat: seatOf(s), card: cardId(code) }));
      },
    },
    events: {
      rule: 'MA-116',
      when: takesPart,
      run: s => {
        s.public.turn.step = 'event';
        return EventStep.call({});
      },
    },
    draw: {
      rule: 'MA-33',
      run: s => {
        s.public.turn.step = 'draw'; // MA-204: whatever ends the turn is no longer part of the Event Step
        if (!takesPart(s) || missing(s) <= 0) return undefined; // MA-34: a full hand neither draws nor discards
        return DrawSkills.call({ seat: seatOf(s), n: missing(s) });
      },
    },
    close: {
      rule: 'MA-174',
      when: s => boxOf(s).mission.endOfTurn.length > 0,
      run: s => runScript(s, boxOf(s).mission.endOfTurn, { you: charactersOf(s, seatOf(s))[0] ?? NOBODY }),
    },
    end: {
      rule: 'MA-174',
      run: s => {
        if (failed(s)) return;
        if (objectiveMet(s)) {
          endGame(s, 'won', 'MA-173', 'objective');
          return;
        }
        lasting.end(s, 'turn');
        s.public.child.fled = false;
        s.public.turn.seat = (seatOf(s) + 1) % s.secret.length; // MA-32
      },
    },
  },
});
