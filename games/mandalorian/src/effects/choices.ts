import { EVERYBODY, putOnTop } from '@cadre/kit';
import { gainPlan } from '../actions/plan.js';
import { boxOf } from '../box/box.js';
import { readTokenChoice, SUBSTITUTE, tokenCode } from '../codes.js';
import { happen } from '../happen.js';
import { type CardId, type CharacterId, cardId, type SpaceId } from '../ids.js';
import type { MandoState } from '../state.js';
import { doorsToOpen } from '../terrain/doors.js';
import { isUnlocked, withinRange } from '../terrain/ground.js';
import { charactersOnMap, groundNow, ownerOf, somebody } from '../threats/threats.js';
import { lockDoor, openAllDoors, unlockDoor } from './mission.js';
import type { MandoHandlers } from './op.js';

const skillDeck = (s: MandoState, you: CharacterId) => s.public.skillDecks[boxOf(s).shared ? 0 : you]!;
const skillDiscard = (s: MandoState, you: CharacterId): number[] =>
  skillDeck(s, you).discard.filter(c => boxOf(s).cards[c]!.character === you);
const recover = (s: MandoState, you: CharacterId, card: CardId): void => {
  const deck = skillDeck(s, you),
    seat = ownerOf(s, you);
  deck.discard = deck.discard.filter(c => c !== card);
  s.secret[seat]!.hand.push(card);
  s.public.hands[seat]!++;
  happen(s, { type: 'recovered', rule: 'MA-181', seat, card });
};
const takeable = (s: MandoState, you: CharacterId): number[] => {
  const { planning } = boxOf(s);
  const held = s.public.characters[you]!.planning.map(c => planning[c]!.id);
  return s.public.planning.discard.filter(c => !planning[c]!.cannotKeep && !held.includes(planning[c]!.id)); // MA-85, MA-86
};
const fromDiscardedPlans = (s: MandoState, card: number): void => {
  s.public.planning.discard = s.public.planning.discard.filter(c => c !== card);
};
const topPlan = (s: MandoState, card: number): void => {
  fromDiscardedPlans(s, card);
  putOnTop(
    s.public.planning,
    s.secret.map(m => m.planning),
    card,
    EVERYBODY,
  ); // from the open pile: everybody saw it
  happen(s, { type: 'topped', rule: 'MA-87', card });
};
const clearToken = (s: MandoState, code: number): void => {
  const { slot, token } = readTokenChoice(code),
    { tokens } = s.public.slots[slot]!;
  tokens.splice(tokens.indexOf(token), 1);
  if (token !== SUBSTITUTE) s.public.spent.push(token);
  happen(s, { type: 'cleared', rule: 'MA-155', slot, token });
};
const doorsToLock = (s: MandoState, range: number): number[] => {
  const ground = groundNow(s);
  const isClear = (space: SpaceId): boolean =>
    !charactersOnMap(s).some(c => withinRange(ground, s.public.characters[c]!.space, space, range));
  return boxOf(s).terrain.doors.flatMap(({ a, b }, i) => (isUnlocked(s.public.doors, i) && isClear(a) && isClear(b) ? [i] : []));
};

/** Ops that consist of one choice of their player, or of the same choice several times. */
export const choiceHandlers = {
  recover: {
    asks: { id: 'recover', rule: 'MA-181' },
    atOnce: true,
    whom: (s, f, op) => ({ kind: 'card', from: skillDiscard(s, somebody(f.you)), min: op.count, max: op.count }),
    apply: (s, f, _, card) => recover(s, somebody(f.you), cardId(card)),
  },
  takePlan: {
    asks: { id: 'takePlan', rule: 'MA-84' },
    atOnce: true,
    whom: (s, f) => ({ kind: 'planning', from: takeable(s, somebody(f.you)), min: 0, max: 1 }),
    apply: (s, f, _, card) => {
      fromDiscardedPlans(s, card);
      gainPlan(s, somebody(f.you), card, 'MA-84');
    },
  },
  topPlan: {
    asks: { id: 'topPlan', rule: 'MA-87' },
    atOnce: true,
    whom: s => ({ kind: 'planning', from: s.public.planning.discard, min: 0, max: 1 }),
    apply: (s, _, __, card) => topPlan(s, card),
  },
  clearDisrupt: {
    asks: { id: 'clearDisrupt', rule: 'MA-155' },
    atOnce: true,
    whom: (s, _, op) => {
      const from = s.public.slots.flatMap((x, i) => [...new Set(x.tokens)].map(token => tokenCode(i, token)));
      return { kind: 'disrupt-token', from, min: op.count, max: op.count };
    },
    apply: (s, _, __, code) => clearToken(s, code),
  },
  unlock: {
    asks: { id: 'unlock', rule: 'MA-55' },
    atOnce: true,
    begin: (s, _, op) => {
      if (op.doors === 'all') openAllDoors(s);
      return true;
    },
    whom: (s, f, op) => ({ kind: 'door', from: op.doors === 'all' ? [] : doorsToOpen(s, somebody(f.you), op.doors.range), min: 0, max: 1 }),
    apply: (s, _, __, door) => unlockDoor(s, door),
  },
  lock: {
    asks: { id: 'lock', rule: 'TR-10' },
    atOnce: true,
    whom: (s, _, op) => ({ kind: 'door', from: doorsToLock(s, op.noCharacterWithin), min: 1, max: 1 }),
    apply: (s, _, __, door) => lockDoor(s, door),
  },
} satisfies Partial<MandoHandlers>;
