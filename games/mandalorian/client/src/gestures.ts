import { nearest, type Space } from '@cadre/core';
import type { PlannedAnswer, TableQuestion } from '@cadre/table-client';
import { alternativesNow } from '#game/actions/alternatives';
import { attackTargets } from '#game/actions/attack-targets';
import { type Journey, journeysOf } from '#game/actions/journeys';
import { movementLocals, moveOf } from '#game/actions/steps';
import { isDeed, readDeed } from '#game/codes';
import { type CardId, type CharacterId, cardId, FACEDOWN, type PieceId, type SpaceId } from '#game/ids';
import { MOVEMENT, PERFORM, PLAN, PLAY } from '#game/in-progress';
import { triggered } from '#game/skills/triggered';
import type { MandoKnown } from '#game/state';
import { characterOf } from '#game/threats/threats';
import { actionOf } from './planned.js';
import { local, type Seen } from './seen.js';

/**
 * One gesture for one thought: what a click on this table answers beyond the question that is open. Each is a list of planned
 * answers; the first that no longer fits ends it.
 */
export type Asked = Pick<TableQuestion, 'rule' | 'space'> | null;

/** The only enemy that this card could attack from the slot, if there is just one and it lies open. */
const onlyTarget = (seen: Seen, slot: number, card: CardId): PieceId | null => {
  const { action, known } = actionOf(seen, slot, card);
  const [first, ...others] = attackTargets(known);
  if (first === undefined || others.length + alternativesNow(known, action).length > 0) return null;
  return seen.table.pieces[first]!.token === FACEDOWN ? null : first;
};
/** At most one of the drawn cards can be kept: it is. Undo is free, so whoever does without it can say so. */
const KEEP_THE_ONE: PlannedAnswer = {
  of: 'planning',
  answer: space => (space.kind === 'pick' ? space.options : []),
  when: space => space.kind === 'pick' && space.options.length <= 1,
};
/** Whoever may keep one more but has drawn nothing that can be kept is not asked. */
const KEEP_NO_MORE: PlannedAnswer = {
  of: 'planning',
  answer: [],
  when: space => space.kind === 'pick' && space.options.length === 0,
};
const PLAN_ALONE = [KEEP_THE_ONE, KEEP_NO_MORE];
/** What follows from the slot alone: whoever plays to Plan plans, and whoever attacks where only one enemy is in reach attacks that one. */
const afterSlot = (seen: Seen, slot: number, card: CardId | undefined): readonly PlannedAnswer[] => {
  switch (seen.box.slots[slot]) {
    case 'plan':
      return [{ of: 'action', answer: [slot] }, ...PLAN_ALONE];
    case 'mission':
      return [{ of: 'action', answer: [slot] }];
    case 'attack': {
      const target = card === undefined ? null : onlyTarget(seen, slot, card);
      return target === null
        ? []
        : [{ of: 'threat', answer: [target], when: space => space.kind === 'pick' && space.options.length === 1 && space.max === 1 }];
    }
    default:
      return [];
  }
};
const cardInPlay = ({ stack }: Seen): CardId | undefined => {
  const card = local(stack, PLAY.id, 'card');
  return card === undefined ? undefined : cardId(card);
};
/** Cards that could be used with the action that a slot is chosen for: they lie beside the slots, so nobody is asked again. */
export const cardsAlong = (seen: Seen, question: Asked): readonly number[] => {
  if (!isPlaying(seen, question)) return [];
  const card = cardInPlay(seen);
  const you = seen.box.shared && card !== undefined ? seen.box.cards[card]!.character : characterOf(seen.seat);
  return triggered({ public: seen.table, stack: seen.stack }, you, 'performAction');
};
const withCards = (along: number | null): readonly PlannedAnswer[] => [
  {
    of: 'trigger-card',
    answer: space => (along !== null && space.kind === 'pick' && space.options.includes(along) ? [along] : []),
    isOptional: true,
  },
  { of: 'trigger-card', answer: [], isOptional: true },
];
/** A click on a slot, while a card waits for one. */
const playToSlot = (seen: Seen, slot: number, along: number | null): readonly PlannedAnswer[] => [
  { of: 'slot', answer: [slot] },
  ...withCards(along),
  ...afterSlot(seen, slot, cardInPlay(seen)),
];
const isPlaying = (seen: Seen, question: Asked): boolean => question?.space.of === 'slot' && topFrame(seen)?.proc === PLAY.id;
/** MA-39: slots whose action follows from a click on them; the card can also be played there without it. */
export const slotsWithoutAction = (seen: Seen, question: Asked): readonly number[] =>
  question?.space.kind === 'pick' && isPlaying(seen, question)
    ? question.space.options.filter(at => seen.box.slots[at] === 'plan' || seen.box.slots[at] === 'mission')
    : [];
export const playWithoutAction = (slot: number): readonly PlannedAnswer[] => [
  { of: 'slot', answer: [slot] },
  ...withCards(null),
  { of: 'action', answer: [] },
];
/** A card dropped on a slot: both answers at once. */
export const dropOnSlot = (seen: Seen, card: number, slot: number): readonly PlannedAnswer[] => [
  { of: 'deed', answer: [card] },
  { of: 'slot', answer: [slot] },
  ...afterSlot(seen, slot, cardId(card)),
];

const NO_JOURNEYS: ReadonlyMap<SpaceId, Journey> = new Map();
interface WaitingCard {
  readonly card: CardId;
  readonly slot: number;
}
/** The card that waits for a slot, if an action of this kind could still be chosen for it and its strength is known. */
const waitingFor = (seen: Seen, question: Asked, kind: 'move' | 'attack'): WaitingCard | null => {
  const card = topFrame(seen)?.proc === PLAY.id ? cardInPlay(seen) : undefined;
  if (card === undefined || question?.space.of !== 'slot' || question.space.kind !== 'pick') return null;
  const slot = question.space.options.find(at => seen.box.slots[at] === kind);
  return slot === undefined || typeof seen.box.cards[card]!.card.strength !== 'number' ? null : { card, slot };
};
/** Not where a click could mean something else, or could not be undone: first the slot, then the space. */
const journeysWith = (seen: Seen, question: Asked, { card, slot }: WaitingCard): ReadonlyMap<SpaceId, Journey> => {
  const { action, known } = actionOf(seen, slot, card);
  const ways = journeysOf(known, movementLocals(moveOf(known, action)));
  const targets = attackableNow(seen, question).map(piece => seen.table.pieces[piece]!.space);
  return new Map([...ways].filter(([to, { reveals }]) => !reveals && !targets.includes(to)));
};
/** Wherever the movement in progress can go from here, however many steps away; before that, where the card in play would lead as Move. */
export const journeysFrom = (seen: Seen, question: Asked): ReadonlyMap<SpaceId, Journey> => {
  const frame = topFrame(seen);
  if (question?.space.of === 'step' && frame && MOVEMENT.is(frame))
    return journeysOf({ public: seen.table, stack: seen.stack }, frame.locals);
  const move = waitingFor(seen, question, 'move');
  return move ? journeysWith(seen, question, move) : NO_JOURNEYS;
};
/** Who goes on these journeys. */
export const traveller = (seen: Seen, question: Asked): CharacterId | null => {
  const frame = topFrame(seen);
  if (frame && MOVEMENT.is(frame)) return frame.locals.who;
  const move = waitingFor(seen, question, 'move');
  return move && actionOf(seen, move.slot, move.card).action.you;
};
/** All steps of the way; with a card that waits for its slot, that card is played to Move first. */
export const goAlong = (seen: Seen, question: Asked, { path }: Journey, along: number | null): readonly PlannedAnswer[] => {
  const move = waitingFor(seen, question, 'move');
  const steps = path.map(space => ({ of: 'step', answer: [space] }));
  return move ? [{ of: 'slot', answer: [move.slot] }, ...withCards(along), ...steps] : steps;
};
/** Enemies that the card in play could attack: a click on one of them plays it to Attack as well. */
export const attackableNow = (seen: Seen, question: Asked): readonly PieceId[] => {
  const attack = waitingFor(seen, question, 'attack');
  if (!attack) return [];
  return attackTargets(actionOf(seen, attack.slot, attack.card).known).filter(piece => seen.table.pieces[piece]!.token !== FACEDOWN);
};
export const attackAtOnce = (seen: Seen, question: Asked, target: PieceId, along: number | null): readonly PlannedAnswer[] => {
  const attack = waitingFor(seen, question, 'attack');
  return attack ? [{ of: 'slot', answer: [attack.slot] }, ...withCards(along), { of: 'threat', answer: [target] }] : [];
};

const topFrame = ({ stack }: Seen) => stack.at(-1);
/** A planning card to keep, and what goes back on top of the deck: nothing, unless it was chosen before. */
const keepPlan = (seen: Seen, card: number, putBack: number | null): readonly PlannedAnswer[] => {
  const frame = topFrame(seen);
  const keep = { of: 'planning', answer: [card] };
  if (!frame || !PLAN.is(frame)) return [keep];
  if (frame.locals.kept + 1 < frame.locals.keep) return [keep, KEEP_NO_MORE];
  const back = putBack === null || putBack === card ? [] : [putBack];
  return [keep, { of: 'planning', answer: back }];
};
/** A text or a card that is used before Plan: the plan follows. */
const planFollows = (seen: Seen, of: string, value: number): readonly PlannedAnswer[] | null => {
  const frame = topFrame(seen);
  if (!frame || !PERFORM.is(frame) || seen.box.slots[frame.locals.slot] !== 'plan') return null;
  return [{ of, answer: [value] }, { of: 'action', answer: [frame.locals.slot] }, ...PLAN_ALONE];
};
/** A feature that grants one free action: whoever uses it performs that action. */
const withFeature = (of: string, value: number): readonly PlannedAnswer[] | null => {
  if (!isDeed(value) || readDeed(value).deed !== 'feature') return null;
  const isFree = (space: Space): boolean => space.kind === 'pick' && space.min === 0 && space.options.length === 1;
  return [
    { of, answer: [value] },
    { of: 'slot', answer: space => (space.kind === 'pick' ? space.options : []), when: isFree },
  ];
};
/** All that one click on a value means, with the card that was marked before it; null where it is just that answer. */
export const gestureOf = (seen: Seen, question: Asked, value: number, marked: number | null): readonly PlannedAnswer[] | null => {
  switch (question?.space.of) {
    case 'slot':
      return isPlaying(seen, question) ? playToSlot(seen, value, marked) : null;
    case 'planning':
      return question.rule === 'MA-84' ? keepPlan(seen, value, marked) : null;
    case 'deed':
    case 'step':
      return withFeature(question.space.of, value);
    case 'text':
    case 'trigger-card':
      return planFollows(seen, question.space.of, value);
    default:
      return null;
  }
};

/** Questions that a click on the next card answers by the way: there is nothing more to do here. */
const isOverWithNextCard = (seen: Seen, { rule, space }: NonNullable<Asked>): boolean => {
  if (space.kind !== 'pick' || space.min > 0) return false;
  if (rule === 'MA-87') return true;
  const known: MandoKnown = { public: seen.table, stack: seen.stack };
  return space.of === 'step' && (nearest(known, MOVEMENT)?.moved ?? 0) > 0;
};
const CARDS_A_TURN = 2;
/** The next card of the hand, before the last action was ended in so many words; null where that is not possible. */
export const playNextCard = (seen: Seen, question: Asked, card: number): readonly PlannedAnswer[] | null => {
  const { turn } = seen.table;
  if (!question || turn.seat !== seen.seat || turn.step !== 'action' || turn.cards >= CARDS_A_TURN + turn.extra) return null;
  if (!seen.mine?.hand.some(c => c === card) || !isOverWithNextCard(seen, question)) return null;
  return [
    { of: question.space.of, answer: [] },
    { of: 'deed', answer: [card] },
  ];
};
