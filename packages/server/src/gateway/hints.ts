import { type AnyGame, type AnyState, answerText, askedOf, type Language, type Seat, speechOf, type ViewOf, viewOf } from '@cadre/core';
import { type Message, refusal, type WireRefusal } from '@cadre/protocol';
import type { Room } from '../host/room.js';
import type { GatewayParts } from './gateway.js';

type Hint = Omit<Extract<Message, { type: 'hint' }>, 'type' | 'id'>;

/** What a bot would do in this seat's place, from what the seat may know and nothing else. */
export const hintFor = async (
  { botRunner, hints }: GatewayParts,
  { table }: Room,
  address: string,
  seat: Seat,
  language: Language,
): Promise<Hint | WireRefusal> => {
  const { match, status, frozen } = table;
  if (frozen) return refusal('frozen', frozen);
  if (status === 'over') return refusal('over', 'the match is over');
  if (!match) return refusal('not-started', 'the match starts when every seat is taken');
  const game = match.game as AnyGame,
    view = viewOf(match.state, seat) as ViewOf<AnyState>,
    question = askedOf(view);
  if (!question) return refusal('nothing-to-do', `seat ${seat} has no open question`);
  if (!hints(address).take()) return refusal('too-fast', 'too many hints from this address: wait a few seconds');
  const advice = await botRunner.advise(game, view, language, address);
  if (!advice) return refusal('no-hint', 'no bot found a hint in time');
  const says = answerText(speechOf(game, language), view, question, advice.answer);
  return { seq: view.pending!.seq, answer: [...advice.answer], says, why: advice.why };
};
