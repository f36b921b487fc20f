import { API, documentNameSchema, documentSchema, documentsSchema, LIMITS } from '@cadre/protocol';
import { z } from 'zod';
import type { GatewayParts } from '../gateway.js';
import { refuse } from '../refusal-error.js';
import type { Credentials } from './credentials.js';
import { type Route, route } from './route.js';

const named = z.object({ name: documentNameSchema });
const noSuch = (name: string) => refuse('no-such-document', `document "${name}" not found`);

/** Small documents, such as army lists, stored for the secret of a seat. Only its holder can read them. */
export const documentRoutes = ({ store, now }: GatewayParts, { holderOf }: Credentials): Route[] => [
  route({
    method: 'GET',
    path: `${API}/documents`,
    summary: 'The documents stored for the seat secret of the Authorization header',
    response: documentsSchema,
    handle: async ({ caller }) => ({ documents: await store.documentsOf(await holderOf(caller)) }),
  }),
  route({
    method: 'GET',
    path: `${API}/documents/:name`,
    summary: 'One document',
    params: named,
    response: documentSchema,
    handle: async ({ caller, params: { name } }) => {
      const document = await store.document(await holderOf(caller), name);
      if (!document) throw noSuch(name);
      return document;
    },
  }),
  route({
    method: 'PUT',
    path: `${API}/documents/:name`,
    summary: `Store a document, any JSON of at most ${LIMITS.documentBytes} bytes; one of the same name is replaced`,
    params: named,
    body: z.json(),
    bodyBytes: LIMITS.documentBytes,
    response: documentSchema,
    handle: async ({ caller, params: { name }, body }) => {
      const holder = await holderOf(caller),
        at = now();
      if (!(await store.putDocument(holder, name, at, JSON.stringify(body), LIMITS.documents)))
        throw refuse('too-many', `a seat can store at most ${LIMITS.documents} documents: delete one first`);
      return { name, at, content: body };
    },
  }),
  route({
    method: 'DELETE',
    path: `${API}/documents/:name`,
    summary: 'Delete a document',
    params: named,
    response: z.strictObject({ removed: z.string() }),
    handle: async ({ caller, params: { name } }) => {
      if (!(await store.removeDocument(await holderOf(caller), name))) throw noSuch(name);
      return { removed: name };
    },
  }),
];
