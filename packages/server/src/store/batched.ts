/** Runs many questions at once, and answers each in its place. */
type RunAll<Q, A> = (questions: readonly Q[]) => Promise<readonly A[]>;
interface Waiting<Q, A> {
  readonly question: Q;
  resolve(answer: A): void;
  reject(reason: unknown): void;
}

/** What is asked while others are on their way shares the next round trip, at most `most` of them. A single question does not wait. */
export const batched = <Q, A>(most: number, runAll: RunAll<Q, A>): ((question: Q) => Promise<A>) => {
  const waiting: Waiting<Q, A>[] = [];
  let isRunning = false;
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        const answers = await runAll(batch.map(w => w.question));
        for (const [i, w] of batch.entries()) w.resolve(answers[i]!);
      } catch (thrown) {
        for (const w of batch) w.reject(thrown);
      }
    }
    isRunning = false;
  };
  return question =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      queueMicrotask(() => void run());
    });
};
