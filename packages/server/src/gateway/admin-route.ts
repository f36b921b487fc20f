import { createHash, timingSafeEqual } from 'node:crypto';
import { API } from '@cadre/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Admin } from '../admin/admin.js';
import { MODES } from '../store/control-store.js';
import { secretOf } from './http-routes.js';
import { refuse } from './refusal-error.js';

export const ADMIN = `${API}/admin`;
/** Short ones can be guessed. */
export const SHORTEST_TOKEN = 32;
const until = z.number().nullable();
const seat = z.int().min(0);
/** Every command of an operator and what it needs. */
export const adminCommandSchema = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('matches') }),
  z.strictObject({ command: z.literal('reports') }),
  z.strictObject({ command: z.literal('dismiss'), ids: z.array(z.string()).max(10_000) }),
  z.strictObject({ command: z.literal('remove'), ids: z.array(z.string()).max(10_000) }),
  z.strictObject({ command: z.literal('controls') }),
  z.strictObject({ command: z.literal('setMode'), mode: z.enum(MODES) }),
  z.strictObject({ command: z.literal('ban'), range: z.string().max(100), until }),
  z.strictObject({ command: z.literal('unban'), range: z.string().max(100) }),
  z.strictObject({ command: z.literal('banSeat'), match: z.string(), seat, until }),
  z.strictObject({ command: z.literal('unbanSeat'), match: z.string(), seat }),
  z.strictObject({ command: z.literal('mute'), match: z.string(), seat, until }),
  z.strictObject({ command: z.literal('unmute'), match: z.string(), seat }),
  z.strictObject({ command: z.literal('inspect'), match: z.string() }),
  z.strictObject({ command: z.literal('end'), ids: z.array(z.string()).max(10_000) }),
  z.strictObject({ command: z.literal('forget'), match: z.string(), seat }),
  z.strictObject({ command: z.literal('backup') }),
]);
export type AdminCommand = z.infer<typeof adminCommandSchema>;

export const runAdminCommand = (admin: Admin, c: AdminCommand): Promise<unknown> => {
  switch (c.command) {
    case 'matches':
      return admin.matches();
    case 'reports':
      return admin.reports();
    case 'dismiss':
      return admin.dismiss(c.ids);
    case 'remove':
      return admin.remove(c.ids);
    case 'controls':
      return admin.controls();
    case 'setMode':
      return admin.setMode(c.mode);
    case 'ban':
      return admin.ban(c.range, c.until);
    case 'unban':
      return admin.unban(c.range);
    case 'banSeat':
      return admin.banSeat(c.match, c.seat, c.until);
    case 'unbanSeat':
      return admin.unbanSeat(c.match, c.seat);
    case 'mute':
      return admin.mute(c.match, c.seat, c.until);
    case 'unmute':
      return admin.unmute(c.match, c.seat);
    case 'inspect':
      return admin.inspect(c.match);
    case 'end':
      return admin.end(c.ids);
    case 'forget':
      return admin.forget(c.match, c.seat);
    case 'backup':
      return admin.backup();
  }
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
/** One route for all commands, for whoever has the token. `changed`: a decision takes effect at once in this process. */
export const addAdminRoute = (app: FastifyInstance, token: string, admin: Admin, changed: () => Promise<void>): void => {
  const expected = digest(token);
  app.post(
    ADMIN,
    { schema: { hide: true } as object, config: { rateLimit: { max: 60, timeWindow: '1 minute' } } },
    async (request, reply) => {
      if (!timingSafeEqual(digest(secretOf(request) ?? ''), expected)) {
        app.log.warn({ address: request.ip }, 'an admin command came with a wrong token');
        throw refuse('wrong-secret', 'this is not the admin token');
      }
      const command = adminCommandSchema.safeParse(request.body);
      if (!command.success) throw refuse('bad-message', command.error.issues.map(i => `${i.path.join('.')}: ${i.message}`).join('; '));
      const result = await runAdminCommand(admin, command.data);
      app.log.info({ ...command.data, address: request.ip }, 'an admin command was carried out');
      await changed();
      return result instanceof Uint8Array ? reply.type('application/octet-stream').send(Buffer.from(result)) : reply.send({ result });
    },
  );
};
