/** How fast something ran: answers per second, and how often it was asked. */
export interface Speed {
  readonly id: string;
  readonly perSecond: number;
  readonly answers: number;
}
/** Ours and the peer's on the same shapes in the same run. */
export interface Comparison {
  readonly id: string;
  readonly ours: Speed;
  readonly peer: Speed;
  readonly times: number;
}
export interface GeometryReport {
  readonly table: {
    readonly pieces: number;
    readonly bases: number;
  };
  readonly speeds: readonly Speed[];
  readonly peer: string;
  readonly comparisons: readonly Comparison[];
}
/** The clock (milliseconds) is the caller's; every task runs for about `budget` milliseconds after twice that for warming up. */
export declare const benchGeometry: (clock: () => number, budget?: number) => GeometryReport;
//# sourceMappingURL=index.d.ts.map
