import type { z } from 'zod';

/** Who asks: an address, and the seat secret of the Authorization header if there is one. */
export interface Caller {
  readonly address: string;
  readonly secret: string | null;
}
/** A request whose parts have passed their schemas. */
export interface Call<P, Q, B> {
  readonly caller: Caller;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
}
/** A reply that is JSON already. */
export class Written {
  constructor(readonly text: string) {}
}
/** One route, without the web server that serves it: a page that plays offline can serve it too. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** What it sends, as JSON; plain text without it. */
  readonly response?: z.ZodType;
  readonly status?: 200 | 201;
  /** A body may be larger than a message. */
  readonly bodyBytes?: number;
  /** Changes nothing, whatever its method: it is answered while the server is read-only, too. */
  readonly onlyLooks?: true;
  /** New matches are rationed for each address. */
  readonly makesMatch?: true;
  handle(call: Call<unknown, unknown, unknown>): unknown;
}
type Parsed<T> = T extends z.ZodType ? z.infer<T> : undefined;

export const route = <
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(
  r: Omit<Route, 'params' | 'query' | 'body' | 'handle'> & {
    readonly params?: P;
    readonly query?: Q;
    readonly body?: B;
    handle(call: Call<Parsed<P>, Parsed<Q>, Parsed<B>>): unknown;
  },
): Route => r as Route;
