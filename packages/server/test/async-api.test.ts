import { createRequire } from 'node:module';
import { asyncApi, helloSchema, messageSchema, requestSchema } from '@cadre/protocol';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';

const specification = createRequire(import.meta.url)('@asyncapi/specs/schemas/3.0.0-without-$id.json') as object;
interface Document {
  readonly channels: { readonly socket: { readonly address: string; readonly messages: Readonly<Record<string, { payload: object }>> } };
  readonly operations: Readonly<Record<string, { readonly messages: readonly { readonly $ref: string }[] }>>;
}
const document = asyncApi() as unknown as Document;
const { messages } = document.channels.socket;
const ajv = () => new Ajv({ strict: false, allErrors: true, validateFormats: false });
const checks = (key: string) => ajv().compile(messages[key]!.payload);

test('the document is AsyncAPI 3', () => {
  const isValid = ajv().compile(specification);
  expect([isValid(document), isValid.errors]).toEqual([true, null]);
  expect(isValid({ ...document, channels: { socket: { adress: 'nowhere' } } })).toBe(false);
});
test('it has every message of the protocol, and every operation names messages that are there', () => {
  const types = (schemas: readonly { shape: { type: { value: string } } }[]) => schemas.map(({ shape }) => shape.type.value);
  expect(Object.keys(messages).toSorted()).toEqual(
    [
      ...types([helloSchema, ...requestSchema.options]).map(type => `client.${type}`),
      ...types(messageSchema.options).map(type => `server.${type}`),
    ].toSorted(),
  );
  const named = Object.values(document.operations).flatMap(each => each.messages.map(({ $ref }) => $ref.split('/').at(-1)!));
  expect(named.toSorted()).toEqual(Object.keys(messages).toSorted());
  for (const { payload } of Object.values(messages)) expect(JSON.stringify(payload)).not.toContain('"$ref"');
});
test('its payloads accept and refuse what the validators do', () => {
  const hello = { type: 'hello', protocol: 4, match: 'm'.repeat(20), secrets: ['s'.repeat(40)] };
  const answer = { type: 'answer', id: 1, seat: 0, seq: 2, answer: [1] };
  for (const [key, schema, good] of [
    ['client.hello', helloSchema, hello],
    ['client.answer', requestSchema, answer],
    ['server.done', messageSchema, { type: 'done', id: 1, version: 5 }],
  ] as const) {
    const isValid = checks(key);
    const { type: _, ...without } = good;
    for (const each of [good, { ...good, more: 1 }, without, { ...good, id: 'one', match: 7 }])
      expect([key, each, isValid(each)]).toEqual([key, each, schema.safeParse(each).success]);
  }
});
