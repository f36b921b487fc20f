import { type AnyGame, type AnyState, askedOf, type Language, type Seat, speechOf, type ViewOf, viewOf } from '@cadre/core';
import { type Message, refusal, type WireRefusal } from '@cadre/protocol';
import type { Room } from '../host/room.js';
import type { DoorParts } from './door.js';

type Hint = Omit<Extract<Message, { type: 'hint' }>, 'type' | 'id'>;

/** What a bot would do in this seat's place, from what the seat may know and nothing else. */
export const hintFor = async (
  { thinking, hints }: DoorParts,
  { table }: Room,
  address: string,
  seat: Seat,
  language: Language,
): Promise<Hint | WireRefusal> => {
  const { match, status, frozen } = table;
  if (frozen) return refusal('frozen', frozen);
  if (status === 'over') return refusal('over', 'the match is over');
  if (!match) return refusal('not-started', 'the match begins when every seat is taken');
  const game = match.game as AnyGame,
    view = viewOf(match.state, seat) as ViewOf<AnyState>,
    question = askedOf(view);
  if (!question) return refusal('nothing-to-do', `seat ${seat} is not asked anything now`);
  if (!hints(address).take()) return refusal('too-fast', 'too many hints from this address: think a little yourself');
  const advice = await thinking.advise(game, view, language);
  if (!advice) return refusal('no-advice', 'nobody here could think of a hint in time');
  const speech = speechOf(game, language);
  const says = advice.answer.map(value => speech.option(view, question, value)).join(', ');
  return { seq: view.pending!.seq, answer: [...advice.answer], says, why: advice.why };
};
