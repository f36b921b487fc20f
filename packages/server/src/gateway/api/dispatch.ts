import { refusal, type WireRefusal } from '@cadre/protocol';
import { z } from 'zod';
import type { GatewayParts } from '../gateway.js';
import { type Problem, RefusalError, refuse, statusOf } from '../refusal-error.js';
import { type Caller, type Route, Written } from './route.js';

/** A request as it comes over any line: with its query in the path, and its body as text. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly caller: Caller;
  readonly body: string | null;
}
export interface ApiResponse {
  readonly status: number;
  readonly text: string;
}

/** All routes, served without a web server. */
export const serveRoutes = (
  routes: readonly Route[],
  observer: GatewayParts['observer'],
): ((request: ApiRequest) => Promise<ApiResponse>) => {
  const answer = async ({ method, path, caller, body }: ApiRequest): Promise<ApiResponse> => {
    const { pathname, searchParams } = new URL(path, 'http://device');
    for (const r of routes) {
      const params = r.method === method ? paramsIn(r.path, pathname) : null;
      if (!params) continue;
      const sent = await r.handle({
        caller,
        params: r.params?.parse(params),
        query: r.query?.parse(Object.fromEntries(searchParams)),
        body: r.body?.parse(read(body)),
      });
      return { status: r.status ?? 200, text: textOf(r, sent) };
    }
    throw refuse('bad-message', `there is no route ${method} ${pathname}`);
  };
  return request =>
    answer(request).catch((thrown: unknown) => {
      const why = refusalFor(thrown);
      if (why.code === 'internal-error') observer.problem(`${request.method} ${request.path} failed`, thrown);
      return { status: statusOf(why), text: JSON.stringify({ refusal: why } satisfies Problem) };
    });
};

const textOf = ({ response }: Route, sent: unknown): string => {
  if (sent instanceof Written) return sent.text;
  return response ? JSON.stringify(sent) : String(sent);
};

/** The parts of `path` that `pattern` names with a colon, or null when it is another path. */
const paramsIn = (pattern: string, path: string): Record<string, string> | null => {
  const names = pattern.split('/'),
    parts = path.split('/');
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [i, name] of names.entries())
    if (name.startsWith(':')) params[name.slice(1)] = unescaped(parts[i]!);
    else if (name !== parts[i]) return null;
  return params;
};
const unescaped = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    throw refuse('bad-message', `"${part}" is not valid percent-encoding`);
  }
};
const read = (body: string | null): unknown => {
  try {
    return JSON.parse(body ?? 'null');
  } catch {
    throw refuse('bad-message', 'the body is not valid JSON');
  }
};
const refusalFor = (thrown: unknown): WireRefusal => {
  if (thrown instanceof RefusalError) return thrown.refusal;
  if (!(thrown instanceof z.ZodError)) return refusal('internal-error', 'internal error: nothing has changed');
  const { path, message } = thrown.issues[0]!;
  return refusal('bad-message', path.length > 0 ? `${path.join('.')}: ${message}` : message);
};
