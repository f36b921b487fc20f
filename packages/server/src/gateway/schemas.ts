import { API, asyncApi } from '@cadre/protocol';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

type Schemas = Record<string, unknown>;
const isZod = (x: unknown): x is z.ZodType => x instanceof z.ZodType;
const asJsonSchema = (x: unknown, io: 'input' | 'output'): unknown => {
  if (!isZod(x)) return x;
  const { $schema: _, ...schema } = z.toJSONSchema(x, { io, unrepresentable: 'any' });
  return schema;
};

/** Bodies and parameters are checked by the protocol's own schemas, and the OpenAPI document is made from the same. */
export const useSchemas = async (app: FastifyInstance): Promise<void> => {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => data => {
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    const { path, message } = result.error.issues[0]!;
    return { error: new Error(`${path.join('.')}${path.length > 0 ? ': ' : ''}${message}`) };
  });
  app.setSerializerCompiler(() => data => JSON.stringify(data));
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Cadre', version: '1', description: 'Matches, seats, records and dice.' } },
    transform: ({ schema, url }) => {
      const { body, params, querystring, response, ...rest } = (schema ?? {}) as Schemas;
      const responses = Object.entries((response as Schemas) ?? {}).map(([status, s]) => [status, asJsonSchema(s, 'output')]);
      return {
        url,
        schema: {
          ...rest,
          ...(body ? { body: asJsonSchema(body, 'input') } : {}),
          ...(params ? { params: asJsonSchema(params, 'input') } : {}),
          ...(querystring ? { querystring: asJsonSchema(querystring, 'input') } : {}),
          ...(responses.length > 0 ? { response: Object.fromEntries(responses) } : {}),
        },
      };
    },
  });
  app.get(`${API}/openapi.json`, { schema: { hide: true } as object }, () => app.swagger());
  app.get(`${API}/asyncapi.json`, { schema: { hide: true } as object }, () => asyncApi());
  app.get(API, { schema: { hide: true } as object }, (_, reply) => reply.type('text/html; charset=utf-8').send(page(app)));
};

interface Operation {
  readonly summary?: string;
  readonly requestBody?: unknown;
  readonly responses?: unknown;
}
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** The document for people: every route with what goes in and what comes out. */
const page = (app: FastifyInstance): string => {
  const paths = Object.entries(app.swagger().paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>).map(([method, o]) => {
      const { summary = '', ...details } = o;
      return `<details><summary><code>${method.toUpperCase()} ${escaped(path)}</code> ${escaped(summary)}</summary><pre>${escaped(JSON.stringify(details, null, 1))}</pre></details>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Cadre: routes</title><main><h1>Routes</h1><p>As a document: <a href="${API}/openapi.json">openapi.json</a>; the socket: <a href="${API}/asyncapi.json">asyncapi.json</a></p>${paths.join('\n')}</main></html>`;
};
