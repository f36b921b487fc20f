import { refusal, type WireRefusal } from '@cadre/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STORAGE_UNAVAILABLE } from '../host/host.js';
import { isQuery } from '../operation/loggable.js';
import { Written } from './api/route.js';
import { apiRoutes } from './api/routes.js';
import type { GatewayParts } from './gateway.js';
import { type Problem, RefusalError, statusOf } from './refusal-error.js';

export const secretOf = ({ headers }: FastifyRequest): string | null => /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? null;

/** All routes, served by Fastify: it checks what comes in against the schemas, and counts. */
export const addRoutes = (app: FastifyInstance, parts: GatewayParts): void => {
  for (const r of apiRoutes(parts)) {
    const { method, path: url, summary, params, query, body, response, status = 200, bodyBytes } = r;
    app.route({
      method,
      url,
      schema: {
        summary,
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(response && { response: { [status]: response } }),
      } as object,
      ...(bodyBytes && { bodyLimit: bodyBytes }),
      ...(r.makesMatch && { config: { rateLimit: { max: parts.limits.matchesPerMinute, timeWindow: '1 minute' } } }),
      handler: async (request, reply) => {
        const closed = method === 'GET' || r.onlyLooks ? null : parts.gate.changes();
        if (closed) throw new RefusalError(closed);
        const caller = { address: request.ip, secret: secretOf(request) };
        const sent = await r.handle({ caller, params: request.params, query: request.query, body: request.body });
        return reply
          .code(status)
          .type(response ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8')
          .send(sent instanceof Written ? sent.text : sent);
      },
    });
  }
};

/** Whatever goes wrong, the answer has the same shape: what, and what can be done about it. */
export const answerProblem =
  (parts: Pick<GatewayParts, 'observer' | 'metrics'>) => (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const why = refusalFor(thrown);
    parts.metrics.refused(why.code);
    if (why.code === 'internal-error' || why.code === 'storage')
      parts.observer.problem(`${request.method} ${request.routeOptions.url ?? 'an unknown address'} failed`, thrown);
    return reply.code(statusOf(why)).send({ refusal: why } satisfies Problem);
  };
const refusalFor = (thrown: unknown): WireRefusal => {
  if (thrown instanceof RefusalError) return thrown.refusal;
  if (isQuery(thrown)) return refusal('storage', STORAGE_UNAVAILABLE);
  const { statusCode = 500, message, validation } = thrown as { statusCode?: number; message: string; validation?: unknown };
  if (statusCode === 429) return refusal('too-fast', message);
  if (validation !== undefined || statusCode < 500) return refusal('bad-message', message);
  return refusal('internal-error', 'internal error: nothing has changed');
};
