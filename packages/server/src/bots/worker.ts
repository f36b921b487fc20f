import type { Answer } from '@cadre/core';
import type { Advice } from './advice.js';
import { adviceOn, answerTo, type Doubt, type Playable, type Thought } from './thought.js';

/** Threads cannot be sent functions: they load a module that is `Playable` by its address. */
export type Loading<T> = T & { readonly module: string };
const load = async ({ module }: Loading<unknown>): Promise<Playable> => (await import(module)) as Playable;

export const think = async (thought: Loading<Thought>): Promise<Answer> => answerTo(await load(thought), thought);
export const advise = async (doubt: Loading<Doubt>): Promise<Advice> => adviceOn(await load(doubt), doubt);
