import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

/** Everything random that is not dice: ids and secrets that cannot be guessed. */
export interface Tokens {
  matchId(): string;
  seatSecret(): string;
  diceSecret(): string;
  reportId(): string;
}
/** So many random bytes, as URL-safe base64. */
export const randomToken = (bytes: number): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
export const RANDOM_TOKENS: Tokens = {
  matchId: () => {
    const id = randomToken(16);
    return id.startsWith('-') ? RANDOM_TOKENS.matchId() : id; // on the command line it would be an option
  },
  seatSecret: () => randomToken(32),
  diceSecret: () => randomToken(32),
  reportId: () => randomToken(16),
};
/** A process among others; also the name of a channel of the database, which knows small letters only. */
export const processName = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(8)));
/** Secrets are long and random, so a plain hash cannot be reversed; comparing hashes tells nothing about the secret. */
export const hashOf = (secret: string): string => bytesToHex(sha256(secret));

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
