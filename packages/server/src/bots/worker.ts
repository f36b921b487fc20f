import type { Answer, Preview } from '@cadre/core';
import type { CheckedSetup, SetupRequest } from '../setup-check.js';
import type { Advice } from './advice.js';
import {
  type AdviceRequest,
  type AnswerRequest,
  checkSetupOf,
  chooseAnswer,
  giveAdvice,
  givePreview,
  type Playable,
  type PreviewTask,
} from './bot-request.js';

/** Threads cannot be sent functions: they load a module that is `Playable` by its address. */
export type WithModule<T> = T & { readonly module: string };
const load = async ({ module }: WithModule<unknown>): Promise<Playable> => (await import(module)) as Playable;

/** Loads the games, which on a busy machine takes longer than any answer. */
export const warmUp = async (request: WithModule<object>): Promise<true> => {
  await load(request);
  return true;
};
export const think = async (request: WithModule<AnswerRequest>): Promise<Answer> => chooseAnswer(await load(request), request);
export const advise = async (request: WithModule<AdviceRequest>): Promise<Advice> => giveAdvice(await load(request), request);
export const previewOf = async (task: WithModule<PreviewTask>): Promise<Preview> => givePreview(await load(task), task);
export const readSetup = async (request: WithModule<SetupRequest>): Promise<CheckedSetup> => checkSetupOf(await load(request), request);
