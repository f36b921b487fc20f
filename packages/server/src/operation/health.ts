/** Whether this process can do its work. It alone decides: single successes and failures only give it reasons to look. */
export interface Health {
  /** Null when it is ready; otherwise why not. */
  readonly problem: string | null;
  failed(why: string): void;
  /** Something has succeeded. That proves little on a full disk, where reading and small writes still work: it is tried. */
  succeeded(): void;
  stopping(): void;
}
/** `probe` stores more than any match does at once, and throws if that cannot be done. */
export const openHealth = (probe: () => Promise<void>, onChange: (problem: string | null) => void): Health => {
  let problem: string | null = null,
    isProbing = false,
    isStopping = false;
  const set = (why: string | null): void => {
    if (why === problem) return;
    problem = why;
    onChange(problem);
  };
  return {
    get problem() {
      return isStopping ? 'the server is stopping' : problem;
    },
    failed: set,
    succeeded: () => {
      if (problem === null || isProbing) return;
      isProbing = true;
      void probe()
        .then(
          () => set(null),
          () => undefined, // as before, and for the same reason
        )
        .finally(() => {
          isProbing = false;
        });
    },
    stopping: () => {
      isStopping = true;
    },
  };
};
