import { API, LIMITS, paperNameSchema, paperSchema, papersSchema } from '@cadre/protocol';
import { z } from 'zod';
import type { GatewayParts } from '../gateway.js';
import { refuse } from '../refusal-error.js';
import type { Credentials } from './credentials.js';
import { type Route, route } from './route.js';

const named = z.object({ name: paperNameSchema });
const noSuch = (name: string) => refuse('no-such-paper', `paper "${name}" not found`);

/** Small documents, such as army lists, stored for the secret of a seat. Only its holder can read them. */
export const paperRoutes = ({ store, now }: GatewayParts, { holderOf }: Credentials): Route[] => [
  route({
    method: 'GET',
    path: `${API}/papers`,
    summary: 'The papers kept for the seat secret of the Authorization header',
    response: papersSchema,
    handle: async ({ caller }) => ({ papers: await store.papersOf(await holderOf(caller)) }),
  }),
  route({
    method: 'GET',
    path: `${API}/papers/:name`,
    summary: 'One paper',
    params: named,
    response: paperSchema,
    handle: async ({ caller, params: { name } }) => {
      const paper = await store.paper(await holderOf(caller), name);
      if (!paper) throw noSuch(name);
      return paper;
    },
  }),
  route({
    method: 'PUT',
    path: `${API}/papers/:name`,
    summary: `Keep a paper, any JSON of at most ${LIMITS.paperBytes} bytes; one of the same name is replaced`,
    params: named,
    body: z.json(),
    bodyBytes: LIMITS.paperBytes,
    response: paperSchema,
    handle: async ({ caller, params: { name }, body }) => {
      const holder = await holderOf(caller),
        at = now();
      if (!(await store.putPaper(holder, name, at, JSON.stringify(body), LIMITS.papers)))
        throw refuse('too-many', `a seat can store at most ${LIMITS.papers} papers: delete one first`);
      return { name, at, content: body };
    },
  }),
  route({
    method: 'DELETE',
    path: `${API}/papers/:name`,
    summary: 'Throw a paper away',
    params: named,
    response: z.strictObject({ removed: z.string() }),
    handle: async ({ caller, params: { name } }) => {
      if (!(await store.removePaper(await holderOf(caller), name))) throw noSuch(name);
      return { removed: name };
    },
  }),
];
