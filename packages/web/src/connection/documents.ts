import { type Documents, isOnDevice, type StoredDocument } from '@cadre/protocol';
import { myMatches, mySecrets } from '../memory/matches.js';
import { dropDocument, fetchDocument, fetchDocuments, putDocument, Refusal } from './api.js';

/** The seats of this device on the server, the latest first; more than these are not asked. */
const MOST_SEATS = 5;
export const documentSecrets = (): readonly string[] =>
  myMatches()
    .filter(m => !isOnDevice(m.match))
    .toSorted((a, b) => b.opened - a.opened)
    .flatMap(m => mySecrets(m.match))
    .slice(0, MOST_SEATS);

/** One after the other, until a seat has it; a seat whose match is gone, or that has no such document, is passed over. */
const firstOf = async <T>(secrets: readonly string[], ask: (secret: string) => Promise<T>): Promise<T> => {
  let last: unknown;
  for (const secret of secrets) {
    try {
      return await ask(secret);
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      last = thrown;
    }
  }
  throw last;
};
/** The documents of all seats of this device: what any of them has can be read, what is new goes to the latest. */
export const documentsOf = (secrets: readonly string[]) => ({
  all: async (): Promise<Documents['documents']> => {
    const found = await Promise.allSettled(secrets.map(secret => fetchDocuments(secret)));
    const lists = found.flatMap(f => (f.status === 'fulfilled' ? f.value.documents : []));
    return [...new Map(lists.toSorted((a, b) => a.at - b.at).map(p => [p.name, p])).values()];
  },
  read: async (name: string): Promise<StoredDocument['content']> => (await firstOf(secrets, secret => fetchDocument(secret, name))).content,
  put: (name: string, content: unknown): Promise<unknown> => firstOf(secrets, secret => putDocument(secret, name, content)),
  remove: (name: string): Promise<unknown> => firstOf(secrets, secret => dropDocument(secret, name)),
});
