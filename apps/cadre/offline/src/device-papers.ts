import type { Store } from '@cadre/server/table';
import { type KeptMatch, type KeptPaper, result, within } from './database.js';

type PaperStore = Pick<Store, 'isHolder' | 'papersOf' | 'paper' | 'putPaper' | 'removePaper'>;

/** Small documents of whoever holds a seat, kept by the browser. */
export const devicePapers = (db: IDBDatabase, matches: () => Promise<readonly KeptMatch[]>): PaperStore => {
  const ofHolder = (holder: string): IDBKeyRange => IDBKeyRange.bound([holder], [holder, []]);
  const find = (holder: string, name: string): Promise<KeptPaper | undefined> =>
    within(db, ['papers'], 'readonly', papers => result(papers!.get([holder, name])));
  return {
    isHolder: async holder => (await matches()).some(m => m.hashes.some(([, hash]) => hash === holder)),
    papersOf: async holder => {
      const found = await within(db, ['papers'], 'readonly', papers => result<KeptPaper[]>(papers!.getAll(ofHolder(holder))));
      return found.map(({ name, at, content }) => ({ name, at, bytes: new TextEncoder().encode(content).length }));
    },
    paper: async (holder, name) => {
      const found = await find(holder, name);
      return found ? { name, at: found.at, content: JSON.parse(found.content) } : null;
    },
    putPaper: (holder, name, at, content, most) =>
      within(db, ['papers'], 'readwrite', async papers => {
        const [there, count] = await Promise.all([result(papers!.getKey([holder, name])), result(papers!.count(ofHolder(holder)))]);
        if (there === undefined && count >= most) return false;
        await result(papers!.put({ holder, name, at, content } satisfies KeptPaper));
        return true;
      }),
    removePaper: async (holder, name) => {
      const there = (await find(holder, name)) !== undefined;
      await within(db, ['papers'], 'readwrite', papers => result(papers!.delete([holder, name])));
      return there;
    },
  };
};
