import { type Figure, type Table } from '@cadre/geometry';
export interface BenchScene {
  readonly table: Table;
  readonly figures: readonly Figure[];
}
/** A table of three feet by three with 25 pieces (buildings, containers, walls, woods) and 20 bases. */
export declare const benchTable: () => BenchScene;
//# sourceMappingURL=bench-table.d.ts.map
