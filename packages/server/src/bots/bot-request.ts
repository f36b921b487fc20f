import type { Bot, Budget } from '@cadre/bots';
import {
  type Answer,
  type AnyGame,
  type AnyState,
  type Language,
  type Preview,
  type PreviewRequest,
  preview,
  type Space,
  type ViewOf,
} from '@cadre/core';
import { seeded } from '@cadre/kit';
import { type CheckedSetup, readSetup, type SetupRequest } from '../setup-check.js';
import { answerPast, type PastAnswers, type PastQuestion, type PastTask } from '../table/past.js';
import { type Advice, type Adviser, adviceBySearch } from './advice.js';

/** The games and the bots that play them. */
export interface Playable {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly bots: Readonly<Record<string, (game: AnyGame) => Bot<AnyState>>>;
  adviserOf?(game: AnyGame): Adviser | undefined;
}
/** A question on which a player wants advice. Plain data: it is sent to a thread. */
export interface AdviceRequest {
  readonly game: string;
  readonly view: ViewOf<AnyState>;
  readonly question: Space;
  readonly seed: readonly number[];
  readonly budget: Budget;
  readonly language: Language;
}
/** A question to one bot. */
export interface AnswerRequest extends AdviceRequest {
  readonly bot: string;
}
/** A question of a screen to the rules. */
export interface PreviewTask {
  readonly game: string;
  readonly view: ViewOf<AnyState>;
  readonly request: PreviewRequest;
  readonly language: Language;
}

export const checkSetupOf = (playable: Playable, request: SetupRequest): CheckedSetup => readSetup(gameOf(playable, request), request);

/** Threads know the newest rules only. */
export const recall = ({ games }: Playable, task: PastTask): PastAnswers[PastQuestion['kind']] | 'other-rules' => {
  const game = games[task.game];
  return game?.rules === task.rules ? answerPast(game, task) : 'other-rules';
};

const gameOf = ({ games }: Playable, { game }: { readonly game: string }): AnyGame => {
  const found = games[game];
  if (!found) throw new Error(`there is no game "${game}" to think about`);
  return found;
};
export const chooseAnswer = (playable: Playable, request: AnswerRequest): Answer => {
  const make = playable.bots[request.bot];
  if (!make) throw new Error(`there is no bot "${request.bot}"`);
  return make(gameOf(playable, request)).choose(request.view, request.question, seeded(...request.seed), request.budget);
};
export const giveAdvice = (playable: Playable, request: AdviceRequest): Advice => {
  const game = gameOf(playable, request);
  const { view, question, seed, budget, language } = request;
  const own = playable.adviserOf?.(game);
  const random = seeded(...seed);
  return own ? own(view, question, language, { random, budget }) : adviceBySearch(game, view, question, random, budget, language);
};
export const givePreview = (playable: Playable, task: PreviewTask): Preview =>
  preview(gameOf(playable, task), task.view, task.request, task.language);
