import { mayPick, pick, thenAgain } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { procedure } from '../define.js';
import { runScript } from '../effects/effects.js';
import { emit, happen } from '../happen.js';
import { AWAY, type CharacterId, characterId, NOBODY, type Nobody } from '../ids.js';
import { failed } from '../missions/outcome.js';
import { holdBallot } from '../modes/traitor.js';
import { spendTriggerCard, triggered } from '../skills/trigger-cards.js';
import type { MandoKnown } from '../state.js';
import { characterOf, charactersOnMap, ownerOf, somebody } from '../threats/threats.js';
import { DrawSkills, deckOf } from '../turn/draw-step.js';
import { Event } from './event.js';
import { CRISIS_AT, EVENT_AT, SUBSTITUTE, slotTotal } from './slots.js';

const eventStepLocals = () => ({ asked: [] as CharacterId[] });
type EventStepLocals = ReturnType<typeof eventStepLocals>;
const slotEventLocals = (x: { readonly slot: number; readonly total: number }) => ({
  slot: x.slot,
  total: x.total,
  you: NOBODY as CharacterId | Nobody,
  skipped: false,
});
type SlotEventLocals = ReturnType<typeof slotEventLocals>;
const NO_SLOT = -1;
/** MA-116: the next slot that is due, from left to right. They are looked at anew after every event, so a disruption is not missed (MA-157). */
const dueSlot = (s: MandoKnown): number => {
  const box = boxOf(s),
    { slots } = s.public;
  for (let i = 0; i < slots.length; i++) if (slotTotal(box, slots[i]!) >= EVENT_AT) return i; // MA-117, MA-121
  return NO_SLOT;
};
const readyHolder = (s: MandoKnown, f: EventStepLocals): CharacterId | Nobody => {
  for (let i = 0; i < s.public.characters.length; i++) {
    const c = characterId(i);
    if (!f.asked.includes(c) && triggered(s, c, 'eventStep').length > 0) return c;
  }
  return NOBODY;
};

export const EventStep = procedure('eventStep', {
  locals: eventStepLocals,
  steps: {
    begin: {
      rule: 'MA-123',
      run: s => (dueSlot(s) === NO_SLOT ? 'return' : undefined),
    },
    prepare: {
      rule: 'MA-89',
      when: (s, f) => readyHolder(s, f) !== NOBODY,
      seat: (s, f) => ownerOf(s, somebody(readyHolder(s, f))),
      space: (s, f) => mayPick('trigger-card', triggered(s, somebody(readyHolder(s, f)), 'eventStep')),
      take: (s, f, [card]) => {
        const who = somebody(readyHolder(s, f));
        f.asked.push(who);
        if (card === undefined) return 'again';
        const go = spendTriggerCard(s, who, card, NOBODY, AWAY);
        return go ? thenAgain(go) : 'again';
      },
    },
    slots: {
      rule: 'MA-116',
      when: s => dueSlot(s) !== NO_SLOT,
      run: s => {
        const slot = dueSlot(s);
        return thenAgain(SlotEvent.call({ slot, total: slotTotal(boxOf(s), s.public.slots[slot]!) }));
      },
    },
  },
});

/** MA-221: "you" is the character whose card lies on top; without a card the current player names one. */
const onTop = (s: MandoKnown, f: SlotEventLocals): CharacterId | Nobody => {
  const box = boxOf(s);
  if (!box.shared) return characterOf(s.public.turn.seat);
  const card = s.public.slots[f.slot]!.cards.at(-1);
  return card === undefined ? NOBODY : box.cards[card]!.character;
};
const candidates = (s: MandoKnown, f: SlotEventLocals): CharacterId[] => {
  const who = onTop(s, f);
  return who === NOBODY ? charactersOnMap(s) : [who];
};
const isCrisis = (f: SlotEventLocals): boolean => f.total >= CRISIS_AT && !f.skipped;
const currentCharacters = (s: MandoKnown): CharacterId[] => (boxOf(s).shared ? charactersOnMap(s) : [characterOf(s.public.turn.seat)]);
const skippers = (s: MandoKnown): { who: CharacterId; card: number }[] => {
  const found: { who: CharacterId; card: number }[] = [];
  for (const who of currentCharacters(s)) for (const card of triggered(s, who, 'crisis')) found.push({ who, card });
  return found;
};

/** The first player who is owed cards of a deck that has some again. */
const waiting = (s: MandoKnown): number =>
  s.public.owed.findIndex((n, seat) => {
    if (n === 0) return false;
    const deck = s.public.skillDecks[deckOf(s, seat)]!;
    return deck.size + deck.discard.length > 0;
  });

/** One slot that is due: crisis (6 or more), event, then the slot is emptied. The total is that of the moment it begins. */
export const SlotEvent = procedure('slotEvent', {
  locals: slotEventLocals,
  steps: {
    you: {
      rule: 'MA-221',
      seat: s => s.public.turn.seat,
      space: (s, f) => pick('character', candidates(s, f)),
      take: (s, f, [you]) => {
        const who = characterId(you!);
        f.you = who;
        emit(s, { type: 'slot-due', rule: f.total >= CRISIS_AT ? 'MA-119' : 'MA-118', slot: f.slot, total: f.total, you: who });
      },
    },
    skip: {
      rule: 'MA-89',
      when: (s, f) => isCrisis(f) && skippers(s).length > 0,
      seat: s => s.public.turn.seat,
      space: s =>
        mayPick(
          'trigger-card',
          skippers(s).map(x => x.card),
        ),
      take: (s, _, [card]) => {
        if (card === undefined) return;
        return spendTriggerCard(s, skippers(s).find(x => x.card === card)!.who, card, NOBODY, AWAY);
      },
    },
    ballot: {
      rule: 'TR-10',
      when: (s, f) => isCrisis(f) && boxOf(s).plan.traitor !== 'none' && boxOf(s).mission.traitor?.kind === 'box',
      run: (s, f) =>
        holdBallot(s, { you: f.you, it: NOBODY, itSpace: AWAY }, { none: NOTHING, any: boxOf(s).mission.traitor!.ops, each: NOTHING }),
    },
    crisis: {
      rule: 'MA-124', // MA-125: before the event card is drawn
      when: (_, f) => isCrisis(f),
      run: (s, f) => {
        happen(s, { type: 'crisis', rule: 'MA-124', slot: f.slot });
        return runScript(s, boxOf(s).mission.crisis, { you: f.you });
      },
    },
    event: {
      rule: 'MA-126',
      run: (s, f) => (failed(s) ? undefined : Event.call({ you: somebody(f.you), total: f.total })),
    },
    empty: {
      rule: 'MA-120',
      run: (s, f) => {
        const slot = s.public.slots[f.slot]!,
          box = boxOf(s);
        for (const card of slot.cards) s.public.skillDecks[box.shared ? 0 : box.cards[card]!.character]!.discard.push(card);
        s.public.spent.push(...slot.tokens.filter(t => t !== SUBSTITUTE)); // a stand-in leaves the game
        emit(s, { type: 'emptied', rule: 'MA-120', slot: f.slot, cards: slot.cards, tokens: slot.tokens });
        s.public.slots[f.slot] = { cards: [], values: [], tokens: [] };
      },
    },
    /** MA-172: draws that had to wait are made as soon as there are cards; what there is none for still waits. */
    owed: {
      rule: 'MA-172',
      run: s => {
        const seat = waiting(s);
        if (seat < 0) return undefined;
        const n = s.public.owed[seat]!;
        s.public.owed[seat] = 0;
        return thenAgain(DrawSkills.call({ seat, n }));
      },
    },
  },
});
const NOTHING: readonly never[] = [];
