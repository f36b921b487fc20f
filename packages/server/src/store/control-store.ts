import { isIP } from 'node:net';
import { z } from 'zod';
import type { Database } from './connection.js';
import { controls } from './schema.js';

/** `draining`: no new matches, so that those in progress can end before an update. `read-only`: nothing changes any more. */
export const MODES = ['open', 'draining', 'read-only'] as const;
/** An address, or a range such as 203.0.113.0/24. */
export const isRange = (text: string): boolean => {
  const [address, bits, ...rest] = text.split('/');
  const most = isIP(address!) === 6 ? 128 : 32;
  return isIP(address!) !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
};
const banSchema = z.strictObject({
  range: z.string().refine(isRange, 'expected an address or a range such as 203.0.113.0/24'),
  /** Milliseconds; null: until it is lifted. */
  until: z.number().nullable(),
});
const muteSchema = z.strictObject({ match: z.string(), seat: z.int().min(0), until: z.number().nullable() });
/** `hash`: of the secret that opens the seat; it opens the seat of a rematch, too. */
const seatBanSchema = muteSchema.extend({ hash: z.string() });
export const controlsSchema = z.strictObject({
  mode: z.enum(MODES),
  bans: z.array(banSchema),
  mutes: z.array(muteSchema),
  seatBans: z.array(seatBanSchema).default([]),
});
/** What an operator has decided about the server. */
export type Controls = z.infer<typeof controlsSchema>;
export type Mute = z.infer<typeof muteSchema>;
export const NO_CONTROLS: Controls = { mode: 'open', bans: [], mutes: [], seatBans: [] };

const NAME = 'controls';
/** An entry that cannot be read is an error: a ban that is silently forgotten is worse than a server that does not start. */
export const readControls = async (db: Database): Promise<Controls> => {
  const rows = await db.select().from(controls);
  const row = rows.find(({ name }) => name === NAME);
  return row ? controlsSchema.parse(JSON.parse(row.value)) : NO_CONTROLS;
};
/** Changes them for all processes of this database, and tells what they are now. */
export const changeControls = async (db: Database, change: (c: Controls) => Controls): Promise<Controls> => {
  const next = controlsSchema.parse(change(await readControls(db)));
  const value = JSON.stringify(next);
  await db.insert(controls).values({ name: NAME, value }).onConflictDoUpdate({ target: controls.name, set: { value } });
  return next;
};
