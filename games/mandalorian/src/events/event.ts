import { type Ask, CHANCE, draw, type Go, mayPick, pick, thenAgain } from '@cadre/core';
import { cardAt, dropTop, mark, markPeeked, newMarks, reshuffle, UNKNOWN, undecided, unmarked } from '@cadre/kit';
import { boxOf } from '../box/box.js';
import { CARD_FIRST, MISSION_FIRST } from '../codes.js';
import type { EventCard } from '../content/types.js';
import { procedure } from '../define.js';
import { runScript } from '../effects/effects.js';
import { lasting } from '../effects/lasting.js';
import { emit } from '../happen.js';
import { AWAY, type CharacterId, characterId, NO_CARD, NOBODY, type Nobody, type NoCard } from '../ids.js';
import { EVENT } from '../in-progress.js';
import { holds } from '../missions/conditions.js';
import { failed } from '../missions/outcome.js';
import { spendTriggerCard, triggered } from '../skills/trigger-cards.js';
import type { MandoKnown, MandoState, Mind } from '../state.js';
import { ownerOf, somebody, spaceOf } from '../threats/threats.js';
import { CRISIS_AT } from './slots.js';
import { nearestStars, Spawn } from './spawn.js';

const locals = (x: { readonly you: CharacterId; readonly total: number }) => ({
  you: x.you,
  total: x.total,
  card: NO_CARD as number | NoCard,
  before: 0,
  /** Of a card that answers this event and what the mission does then: which comes first. Open while nobody had to say. */
  first: 'open' as 'open' | 'card' | 'mission',
});
export type EventLocals = ReturnType<typeof locals>;
export const eventPeeks = (s: MandoState) => s.secret.map((m: Mind) => m.events);
/** What an undecided event card can be. Events in progress lie beside the deck: an event can cause another one. */
export const eventPool = (s: MandoState): number[] => {
  const away = newMarks(boxOf(s).events.length);
  mark(away, s.public.events.discard);
  for (const f of s.stack) if (EVENT.is(f) && f.locals.card !== NO_CARD) away[f.locals.card] = 1;
  for (const mind of s.secret) markPeeked(away, mind.events);
  return unmarked(away);
};
export const poolWithBack = (s: MandoState): number[] => {
  const { backs } = boxOf(s);
  return eventPool(s).filter(e => backs[e] === s.public.back); // the back is decided, the front is not
};

const drawnCard = (f: EventLocals): number => {
  if (f.card === NO_CARD) throw new Error('no event has been drawn');
  return f.card;
};
const eventOf = (s: MandoKnown, f: EventLocals): EventCard => boxOf(s).events[drawnCard(f)]!;
const taken = (s: MandoState, f: EventLocals, card: number): void => {
  f.card = card;
  f.before = s.public.changes;
  dropTop(s.public.events, eventPeeks(s));
  s.public.lastBack = boxOf(s).backs[card]!;
  s.public.back = UNKNOWN;
  emit(s, { type: 'event', rule: 'MA-126', card, you: f.you, total: f.total });
};
/** MA-171: at once, without the event in progress. How often it happened is a clock for missions. */
const refill = (s: MandoState): void => {
  const deck = s.public.events;
  if (deck.size > 0 || deck.discard.length === 0) return;
  reshuffle(deck, eventPeeks(s));
  s.public.reshuffles++;
  emit(s, { type: 'reshuffled', rule: 'MA-132', deck: 'events', times: s.public.reshuffles });
};

/** The back of the card that now lies on top is seen by everybody (MA-131); nothing else of the deck is (MA-182). */
export const Uncover = procedure('uncover', {
  locals: () => ({}),
  steps: {
    known: {
      rule: 'MA-131',
      reveals: true,
      when: s => s.public.events.size > 0 && cardAt(s.public.events, eventPeeks(s), 0) !== UNKNOWN,
      run: s => {
        s.public.back = boxOf(s).backs[cardAt(s.public.events, eventPeeks(s), 0)]!;
      },
    },
    decide: {
      rule: 'MA-131',
      seat: CHANCE,
      always: true,
      when: s => s.public.back === UNKNOWN && undecided(s.public.events) > 0,
      space: s => {
        const { backs } = boxOf(s);
        return draw(
          'back',
          eventPool(s).map(e => backs[e]!),
        );
      },
      take: (s, _, [back]) => {
        s.public.back = back!;
      },
    },
    tell: {
      rule: 'MA-131',
      run: s => emit(s, { type: 'back', rule: 'MA-131', back: s.public.back }),
    },
  },
});

/** Who can answer the event with a card; those of the current player first. */
const seer = (s: MandoKnown): CharacterId | Nobody => {
  let found: CharacterId | Nobody = NOBODY;
  for (let i = 0; i < s.public.characters.length; i++) {
    const c = characterId(i);
    if (triggered(s, c, 'afterEvent').length === 0) continue;
    if (isCurrent(s, c)) return c;
    if (found === NOBODY) found = c;
  }
  return found;
};
const isCurrent = (s: MandoKnown, who: CharacterId): boolean => ownerOf(s, who) === s.public.turn.seat;

/** Whether the mission does something after this event. */
const hasHook = (s: MandoKnown, { you }: EventLocals): boolean =>
  boxOf(s).mission.afterEvent.some(op => op.op !== 'if' || op.else !== undefined || holds(s, op.if, { you, it: NOBODY, itSpace: AWAY }));
const afterwards: Ask<MandoState, EventLocals> = {
  rule: 'MA-89',
  when: s => seer(s) !== NOBODY,
  seat: s => ownerOf(s, somebody(seer(s))),
  space: s => mayPick('trigger-card', triggered(s, somebody(seer(s)), 'afterEvent')),
  take: (s, _, [card]): Go => {
    if (card === undefined) return undefined;
    const go = spendTriggerCard(s, somebody(seer(s)), card, NOBODY, AWAY);
    return go ? thenAgain(go) : 'again';
  },
};
/** One event card. The current player makes all its choices (MA-127). */
export const Event = procedure('event', {
  locals,
  steps: {
    known: {
      rule: 'MA-126',
      reveals: true,
      when: s => s.public.events.size > 0 && cardAt(s.public.events, eventPeeks(s), 0) !== UNKNOWN,
      run: (s, f) => taken(s, f, cardAt(s.public.events, eventPeeks(s), 0)),
    },
    decide: {
      rule: 'MA-126',
      seat: CHANCE,
      always: true,
      when: (s, f) => f.card === NO_CARD && undecided(s.public.events) > 0,
      space: s => draw('event', poolWithBack(s)),
      take: (s, f, [card]) => taken(s, f, card!),
    },
    refill: {
      rule: 'MA-171',
      when: (s, f) => f.card !== NO_CARD && s.public.events.size === 0,
      run: s => {
        refill(s);
        failed(s);
      },
    },
    uncover: { rule: 'MA-131', when: s => s.public.back === UNKNOWN && s.public.events.size > 0, run: () => Uncover.call({}) },
    /** MA-129: icons and texts alike, from top to bottom. */
    abilities: {
      rule: 'MA-126',
      when: (_, f) => f.card !== NO_CARD,
      run: (s, f) => runScript(s, eventOf(s, f).ops, { you: f.you }),
    },
    six: {
      rule: 'MA-130',
      when: (s, f) => f.card !== NO_CARD && f.total >= CRISIS_AT && eventOf(s, f).six !== undefined,
      run: (s, f) => runScript(s, eventOf(s, f).six!, { you: f.you }),
    },
    noEffect: {
      rule: 'MA-153',
      when: (s, f) => f.card !== NO_CARD && s.public.changes === f.before,
      run: (s, f) => {
        emit(s, { type: 'no-effect', rule: 'MA-153', card: drawnCard(f) });
        return Spawn.call({ spaces: nearestStars(s, spaceOf(s, f.you)) });
      },
    },
    discard: {
      rule: 'MA-128',
      when: (_, f) => f.card !== NO_CARD,
      run: (s, f) => {
        s.public.events.discard.push(drawnCard(f));
        s.public.lastBack = boxOf(s).backs[drawnCard(f)]!;
        lasting.end(s, 'event');
        f.card = NO_CARD;
      },
    },
    /** MA-8: of a card that answers the event and what the mission does, the current player says which comes first. Who holds the card as well says it by using it or not. */
    order: {
      rule: 'MA-8',
      when: (s, f) => hasHook(s, f) && seer(s) !== NOBODY && !isCurrent(s, somebody(seer(s))),
      seat: s => s.public.turn.seat,
      space: () => pick('first', [CARD_FIRST, MISSION_FIRST]),
      take: (_, f, [first]) => {
        f.first = first === CARD_FIRST ? 'card' : 'mission';
      },
    },
    beforehand: { ...afterwards, when: (s, f) => f.first !== 'mission' && hasHook(s, f) && seer(s) !== NOBODY },
    hook: {
      rule: 'MA-5',
      when: s => boxOf(s).mission.afterEvent.length > 0,
      run: (s, f) => (failed(s) ? undefined : runScript(s, boxOf(s).mission.afterEvent, { you: f.you })),
    },
    afterwards: { ...afterwards, when: (s, f) => f.first !== 'card' && seer(s) !== NOBODY },
  },
});
