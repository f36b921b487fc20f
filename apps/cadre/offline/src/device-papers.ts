import type { Store } from '@cadre/server/table';
import type { Database, StoredMatch } from './database.js';

type PaperStore = Pick<Store, 'isHolder' | 'papersOf' | 'paper' | 'putPaper' | 'removePaper'>;

/** The papers of a seat's holder, in the browser's own database. */
export const devicePapers = (db: Database, matches: () => Promise<readonly StoredMatch[]>): PaperStore => {
  const ofHolder = (holder: string): IDBKeyRange => IDBKeyRange.bound([holder], [holder, []]);
  return {
    isHolder: async holder => (await matches()).some(m => m.hashes.some(([, hash]) => hash === holder)),
    papersOf: async holder => {
      const found = await db.getAll('papers', ofHolder(holder));
      return found.map(({ name, at, content }) => ({ name, at, bytes: new TextEncoder().encode(content).length }));
    },
    paper: async (holder, name) => {
      const found = await db.get('papers', [holder, name]);
      return found ? { name, at: found.at, content: JSON.parse(found.content) } : null;
    },
    putPaper: async (holder, name, at, content, most) => {
      const tx = db.transaction('papers', 'readwrite');
      const [old, count] = await Promise.all([tx.store.getKey([holder, name]), tx.store.count(ofHolder(holder))]);
      const fits = old !== undefined || count < most;
      await Promise.all([fits && tx.store.put({ holder, name, at, content }), tx.done]);
      return fits;
    },
    removePaper: async (holder, name) => {
      const tx = db.transaction('papers', 'readwrite');
      const old = await tx.store.getKey([holder, name]);
      await Promise.all([tx.store.delete([holder, name]), tx.done]);
      return old !== undefined;
    },
  };
};
