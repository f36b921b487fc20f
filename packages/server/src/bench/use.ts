/** What a server process has used so far: bytes now, and microseconds of all its threads. */
export interface Use {
  readonly bytes: number;
  readonly cpu: number;
}
export interface UseAsked {
  /** Throw away first what nobody needs: right for bytes, ruinous for processor time. */
  readonly tidy: boolean;
}
/** A contestant tells what it uses whenever it is asked. */
export const answerForUse = (): void => {
  process.on('message', ({ tidy }: UseAsked) => {
    if (tidy) globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage(),
      { user, system } = process.cpuUsage();
    process.send!({ bytes: heapUsed + external, cpu: user + system } satisfies Use);
  });
};
