/** Told what happens inside, for metrics, logs and the people who run the server. */
export interface HostObserver {
  answered(): void;
  /** The database cannot be reached (why), or can again (null). */
  storage(problem: string | null): void;
  problem(message: string, thrown: unknown, details?: Details): void;
  /** Worth knowing for whoever runs the server. Never a secret, a name or what somebody said. */
  warn(message: string, details: Details): void;
  snapshot(outcome: SnapshotOutcome): void;
}
export type Details = Readonly<Record<string, string | number | null>>;
/** rejected: it does not fit its match, which was run again without it. */
export type SnapshotOutcome = 'saved' | 'failed' | 'rejected';
