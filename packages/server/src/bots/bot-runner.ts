import { randomBytes, randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Bot, randomBot } from '@cadre/bots';
import {
  type Answer,
  type AnyGame,
  type AnyState,
  askedOf,
  type Language,
  type Preview,
  type PreviewRequest,
  preview,
  type ViewOf,
} from '@cadre/core';
import { Piscina } from 'piscina';
import type { CheckedSetup, SetupRequest } from '../setup-check.js';
import type { PastAnswers, PastQuestion, PastTask } from '../table/past.js';
import type { Advice } from './advice.js';
import type { AdviceRequest, AnswerRequest, PreviewTask } from './bot-request.js';
import { openThinkQueue } from './think-queue.js';
import type { WorkerData } from './worker.js';

export interface BotOptions {
  /** The address (a `file:` URL) of a module that exports `games` and `bots`; every thread loads it. */
  readonly module: string;
  readonly names: readonly string[];
  /** Those of them that can play this game. All, unless told. */
  namesFor?(game: AnyGame): readonly string[];
  /** Those of them that answer in a moment. The first that can play a game answers where another bot cannot. */
  readonly quick?: readonly string[];
  /** Answers on the thread that serves everybody, where no thread could. Any legal answer, unless told. */
  fallback?(game: AnyGame): Pick<Bot<AnyState>, 'choose'>;
  /** Who answers for a person whose time is up. The first, unless told. */
  readonly substitute?: string;
  /** Thinking time of one answer in milliseconds. */
  readonly budget?: number;
  /** Milliseconds on top of it for the journey to the thread and back, and for a queue at the threads. */
  readonly grace?: number;
  readonly threads?: number;
}
export interface BotRunner {
  readonly names: readonly string[];
  readonly substitute: string | null;
  /** An answer, whatever the bot does. Threads are shared fairly among addresses: one with many matches is answered by quick bots. */
  think(game: AnyGame, bot: string, view: ViewOf<AnyState>, address?: string): Promise<Answer>;
  /** What to answer and why; null when nobody here can tell in time. */
  advise(game: AnyGame, view: ViewOf<AnyState>, language: Language, address?: string): Promise<Advice | null>;
  /** What the rules say to a screen's question; null when they cannot tell in time. */
  preview(game: AnyGame, view: ViewOf<AnyState>, request: PreviewRequest, language: Language): Promise<Preview | null>;
  /** Checks a set-up with files away from the thread that serves everybody; null when it takes too long. */
  checkSetup?(request: SetupRequest): Promise<CheckedSetup | null>;
  /** Runs a match again away from that thread, one for each address in turn; null when it takes too long. */
  lookBack?(task: PastTask, address: string): Promise<PastAnswers[PastQuestion['kind']] | 'other-rules' | 'too-many' | null>;
  /** Any legal answer, at once. */
  fallback(game: AnyGame, view: ViewOf<AnyState>): Answer;
  close(): Promise<void>;
}
export interface BotReport {
  readonly bot: string;
  readonly milliseconds: number;
  /** Why the fallback had to answer, or null. */
  readonly problem: string | null;
}

/** Beside this file, seen from the sources as well as from the build: threads run the build. */
const WORKER = new URL('../../dist/bots/worker.js', import.meta.url).href;
const BUDGET = 1000;
const GRACE = 1500;
/** Milliseconds for a preview at least: nobody's clock waits for it. */
const PREVIEW_TIME = 10_000;
/** Milliseconds for a new thread to load the rules. They are no part of a preview's or a check's time: on a busy machine the first one would be refused. */
const WARM_UP_TIME = 60_000;
/** A thread that ended with its answer would load all games anew for the next one: a tenth of a second and more. */
const IDLE = 60_000;
/** Milliseconds to check one file, the wait for others included, and how many may wait. */
const CHECK_TIME = 10_000;
const MOST_CHECKS = 32;
/** Questions about the past from one address that may wait: a replay asks for some pages at once. */
const MOST_LOOKS = 16;
/** On the thread that serves everybody there is time for a glance. */
const FALLBACK_BUDGET = { iterations: 20 } as const;
const random = (below: number): number => randomInt(below);

/** Bots think on threads of their own. A bot that is still thinking when its time is up is stopped with its thread. */
export const openBotRunner = (options: BotOptions | null, report: (r: BotReport) => void): BotRunner => {
  const fallback: BotRunner['fallback'] = (game, view) =>
    (options?.fallback?.(game) ?? randomBot(game)).choose(view, askedOf(view)!, random, FALLBACK_BUDGET);
  if (!options)
    return {
      names: [],
      substitute: null,
      think: async (game, _, view) => fallback(game, view),
      advise: async () => null,
      preview: async (game, view, request, language) => preview(game, view, request, language),
      fallback,
      close: async () => undefined,
    };
  const { module, names, quick = [], budget = BUDGET, grace = GRACE, threads = Math.max(1, availableParallelism() - 1) } = options;
  const queue = openThinkQueue(threads);
  const workerData: WorkerData = { module };
  const shared = { filename: WORKER, workerData, minThreads: 0, idleTimeout: IDLE, execArgv: [] };
  const pool = new Piscina({ ...shared, maxThreads: threads });
  /** Screens do not wait behind bots that think: previews have a thread of their own, which remembers what it has measured. */
  const previews = new Piscina({ ...shared, maxThreads: 1 });
  /** A file that takes long to check keeps only other files waiting, and replays, of which there is one at a time. */
  const checks = new Piscina({ ...shared, maxThreads: 1, maxQueue: MOST_CHECKS });
  const looks = openThinkQueue(1, undefined, MOST_LOOKS);
  for (const threads of [pool, previews, checks])
    threads.on('error', (thrown: Error) => report({ bot: '', milliseconds: 0, problem: thrown.message }));
  /** Whatever the threads do, there is an answer within the budget and a short grace; null when it is not theirs. */
  const within = async <T>(
    on: Piscina,
    bot: string,
    name: string,
    task: AnswerRequest | AdviceRequest | PreviewTask | SetupRequest | PastTask | null,
    time = budget + grace,
  ): Promise<T | null> => {
    const began = performance.now();
    const done = (problem: string | null): void => report({ bot, milliseconds: performance.now() - began, problem });
    try {
      const found = (await on.run(task, { name, signal: AbortSignal.timeout(time) })) as T;
      done(null);
      return found;
    } catch (thrown) {
      done(thrown instanceof Error ? thrown.message : String(thrown));
      return null;
    }
  };
  const isReady = async (): Promise<boolean> =>
    checks.threads.length > 0 || (await within<true>(checks, 'set-up', 'warmUp', null, WARM_UP_TIME)) !== null;
  const adviceRequest = (game: AnyGame, view: ViewOf<AnyState>, language: Language): AdviceRequest => ({
    game: game.id,
    view,
    question: askedOf(view)!,
    seed: Array.from(randomBytes(8)),
    budget: { milliseconds: budget },
    language,
  });
  const quickFor = (game: AnyGame): string | undefined => quick.find(name => (options.namesFor?.(game) ?? names).includes(name));
  /** Null: it did not answer, or its address has too many questions waiting. */
  const thinkBy = async (game: AnyGame, bot: string, view: ViewOf<AnyState>, address: string): Promise<Answer | null> =>
    queue.add({ address, isQuick: quick.includes(bot) }, () =>
      within<Answer>(pool, bot, 'think', { ...adviceRequest(game, view, 'en'), bot }),
    );
  return {
    names,
    substitute: options.substitute ?? names[0] ?? null,
    fallback,
    think: async (game, bot, view, address = '') => {
      const instead = quickFor(game);
      const own = await thinkBy(game, bot, view, address);
      const found = own ?? (instead === undefined || instead === bot ? null : await thinkBy(game, instead, view, address));
      return found ?? fallback(game, view);
    },
    advise: async (game, view, language, address = '') =>
      queue.add({ address, isQuick: false }, () => within<Advice>(pool, 'advice', 'advise', adviceRequest(game, view, language))),
    preview: async (game, view, request, language) => {
      const isWarm = await within<true>(previews, 'preview', 'warmUp', null, WARM_UP_TIME);
      if (!isWarm) return null;
      return within<Preview>(
        previews,
        'preview',
        'previewOf',
        { game: game.id, view, request, language },
        Math.max(PREVIEW_TIME, budget + grace),
      );
    },
    checkSetup: async request => ((await isReady()) ? within<CheckedSetup>(checks, 'set-up', 'readSetup', request, CHECK_TIME) : null),
    lookBack: async (task, address) =>
      looks.add({ address, isQuick: false }, async () =>
        (await isReady()) ? within(checks, 'replay', 'lookBack', task, CHECK_TIME) : null,
      ) ?? 'too-many',
    // bots that still think: nobody needs their answers
    close: async () => void (await Promise.all([pool, previews, checks].map(threads => threads.destroy()))),
  };
};
