import type { Store } from '@cadre/server/table';
import type { Database, StoredMatch } from './database.js';

type DocumentStore = Pick<Store, 'isHolder' | 'documentsOf' | 'document' | 'putDocument' | 'removeDocument'>;

/** The documents of a seat's holder, in the browser's own database. */
export const deviceDocuments = (db: Database, matches: () => Promise<readonly StoredMatch[]>): DocumentStore => {
  const ofHolder = (holder: string): IDBKeyRange => IDBKeyRange.bound([holder], [holder, []]);
  return {
    isHolder: async holder => (await matches()).some(m => m.hashes.some(([, hash]) => hash === holder)),
    documentsOf: async holder => {
      const found = await db.getAll('papers', ofHolder(holder));
      return found.map(({ name, at, content }) => ({ name, at, bytes: new TextEncoder().encode(content).length }));
    },
    document: async (holder, name) => {
      const found = await db.get('papers', [holder, name]);
      return found ? { name, at: found.at, content: JSON.parse(found.content) } : null;
    },
    putDocument: async (holder, name, at, content, most) => {
      const tx = db.transaction('papers', 'readwrite');
      const [old, count] = await Promise.all([tx.store.getKey([holder, name]), tx.store.count(ofHolder(holder))]);
      const fits = old !== undefined || count < most;
      await Promise.all([fits && tx.store.put({ holder, name, at, content }), tx.done]);
      return fits;
    },
    removeDocument: async (holder, name) => {
      const tx = db.transaction('papers', 'readwrite');
      const old = await tx.store.getKey([holder, name]);
      await Promise.all([tx.store.delete([holder, name]), tx.done]);
      return old !== undefined;
    },
  };
};
