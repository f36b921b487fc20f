import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** Everything random that is not dice: names nobody can guess. */
export interface Fresh {
  matchId(): string;
  seatSecret(): string;
  diceSecret(): string;
  reportId(): string;
}
export const UNGUESSABLE: Fresh = {
  matchId: () => randomBytes(16).toString('base64url'),
  seatSecret: () => randomBytes(32).toString('base64url'),
  diceSecret: () => randomBytes(32).toString('hex'),
  reportId: randomUUID,
};
/** Secrets are long and random, so a plain hash cannot be reversed; comparing hashes tells nothing about the secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The seats these secrets open, or null when one of them opens nothing. */
export const seatsOpenedBy = (secrets: readonly string[], hashes: ReadonlyMap<number, string>): number[] | null => {
  const seats: number[] = [];
  for (const secret of secrets) {
    const hash = hashOf(secret);
    const found = [...hashes].find(([, h]) => h === hash);
    if (!found) return null;
    if (!seats.includes(found[0])) seats.push(found[0]);
  }
  return seats.sort((a, b) => a - b);
};
