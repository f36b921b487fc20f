import { randomBot } from '@cadre/bots';
import { type Answer, type AnyGame, type AnyState, askedOf, type Language, type Preview, type Random, type ViewOf } from '@cadre/core';
import type { Advice, AdviceRequest, AnswerRequest, BotRunner, PreviewTask } from '@cadre/server/table';

export interface Task {
  readonly id: number;
  readonly task: AnswerRequest | AdviceRequest | PreviewTask;
}
export interface Found {
  readonly id: number;
  readonly found: Answer | Advice | Preview;
}
/** The worker in which bots think. */
const BOTS = '/bots.js';
const BUDGET = { milliseconds: 700 } as const;
/** For loading and for the way there and back. */
const GRACE = 4000;

const random: Random = below => crypto.getRandomValues(new Uint32Array(1))[0]! % below;

export const openDeviceBots = (names: readonly string[]): BotRunner => {
  let worker: Worker | null = null,
    nextId = 0;
  const waiting = new Map<number, (found: Found['found'] | null) => void>();
  const stop = (): void => {
    worker?.terminate();
    worker = null;
    for (const settle of waiting.values()) settle(null);
    waiting.clear();
  };
  const started = (): Worker => {
    const fresh = new Worker(BOTS, { type: 'module', name: 'cadre-bots' });
    fresh.onmessage = ({ data: { id, found } }: MessageEvent<Found>) => {
      waiting.get(id)?.(found);
      waiting.delete(id);
    };
    fresh.onerror = stop;
    return fresh;
  };
  /** Null when the bot broke down or took too long; then it is stopped, and the tasks queued behind it fail too. */
  const ask = (task: Task['task']): Promise<Found['found'] | null> =>
    new Promise(resolve => {
      const id = nextId++;
      const timer = setTimeout(stop, BUDGET.milliseconds + GRACE);
      waiting.set(id, found => {
        clearTimeout(timer);
        resolve(found);
      });
      worker ??= started();
      worker.postMessage({ id, task } satisfies Task);
    });
  const adviceRequest = (game: AnyGame, view: ViewOf<AnyState>, language: Language): AdviceRequest => ({
    game: game.id,
    view,
    question: askedOf(view)!,
    seed: Array.from(crypto.getRandomValues(new Uint8Array(8))),
    budget: BUDGET,
    language,
  });
  const fallback: BotRunner['fallback'] = (game, view) => randomBot(game).choose(view, askedOf(view)!, random, {});
  return {
    names,
    substitute: names[0] ?? null,
    fallback,
    think: async (game, bot, view) => ((await ask({ ...adviceRequest(game, view, 'en'), bot })) as Answer | null) ?? fallback(game, view),
    advise: async (game, view, language) => (await ask(adviceRequest(game, view, language))) as Advice | null,
    preview: async (game, view, request, language) => (await ask({ game: game.id, view, request, language })) as Preview | null,
    close: async () => stop(),
  };
};
