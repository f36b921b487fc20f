import { workerData } from 'node:worker_threads';
import type { Answer, Preview } from '@cadre/core';
import type { CheckedSetup, SetupRequest } from '../setup-check.js';
import type { PastAnswers, PastQuestion, PastTask } from '../table/past.js';
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
  recall,
} from './bot-request.js';

/** Threads cannot be sent functions: they load a module that is `Playable` by its address. */
export interface WorkerData {
  readonly module: string;
}
const loading = import((workerData as WorkerData).module) as Promise<Playable>;
// A thread takes its first task when the games are loaded. If loading were part of that task, a busy machine would stop
// the thread when the task's time is up, and every thread after it, for ever.
await loading.catch(() => undefined); // each task reports it

/** The thread has loaded the games. */
export const warmUp = async (): Promise<true> => {
  await loading;
  return true;
};
export const think = async (request: AnswerRequest): Promise<Answer> => chooseAnswer(await loading, request);
export const advise = async (request: AdviceRequest): Promise<Advice> => giveAdvice(await loading, request);
export const previewOf = async (task: PreviewTask): Promise<Preview> => givePreview(await loading, task);
export const readSetup = async (request: SetupRequest): Promise<CheckedSetup> => checkSetupOf(await loading, request);
export const lookBack = async (task: PastTask): Promise<PastAnswers[PastQuestion['kind']] | 'other-rules'> => recall(await loading, task);
