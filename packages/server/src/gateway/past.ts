import type { AnyState, Match } from '@cadre/core';
import { answerPast, type PastAnswers, type PastQuestion, pastTask } from '../table/past.js';
import type { GatewayParts } from './gateway.js';
import { refuse } from './refusal-error.js';

/** The answer to a question about the past, from a thread that keeps nobody else waiting. */
export const lookBack = async <K extends PastQuestion['kind']>(
  { botRunner }: Pick<GatewayParts, 'botRunner'>,
  address: string,
  match: Match<AnyState>,
  question: PastQuestion & { readonly kind: K },
): Promise<PastAnswers[K]> => {
  const task = pastTask(match, question);
  const found = botRunner.lookBack ? await botRunner.lookBack(task, address) : 'other-rules';
  if (found === 'too-many') throw refuse('too-fast', 'too many questions about past moments from this address: wait a moment');
  if (found === null) throw refuse('no-preview', 'the rules did not answer in time');
  return (found === 'other-rules' ? answerPast(match.game, task) : found) as PastAnswers[K];
};
