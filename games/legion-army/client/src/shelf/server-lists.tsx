import { type ArmyList, readList } from '@cadre/legion-army/roster';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels, useLanguage } from '../context.js';
import type { Documents } from '../surroundings.js';

/** Documents of this kind are army lists: a name may hold whatever a player calls his army. */
export const PAPER = 'army: ';

/** The lists that the server keeps for this seat. */
export const ServerLists = ({ documents, open }: { readonly documents: Documents; readonly open: (list: ArmyList) => void }): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const [found, setFound] = useState<readonly { readonly name: string; readonly at: number }[]>([]);
  const [failed, setFailed] = useState<string | null>(null);
  const attempt = useCallback(async (what: () => Promise<void>): Promise<void> => {
    try {
      await what();
      setFailed(null);
    } catch (error) {
      setFailed((error as Error).message);
    }
  }, []);
  const look = useCallback(async () => setFound((await documents.all()).filter(p => p.name.startsWith(PAPER))), [documents]);
  useEffect(() => void attempt(look), [attempt, look]);
  const take = async (name: string): Promise<void> => {
    const { list, diagnostics } = readList(JSON.stringify(await documents.read(name)));
    if (!list) throw new Error(diagnostics.map(d => d.says[language]).join(' '));
    open(list);
  };
  const remove = async (name: string): Promise<void> => {
    await documents.remove(name);
    await look();
  };
  if (found.length === 0 && failed === null) return null;
  return (
    <section aria-label={l.onServer}>
      <h2 className="section-head">{l.onServer}</h2>
      {failed !== null && (
        <p className="notice harm" role="alert">
          {failed}
        </p>
      )}
      <ul className="army-tiles">
        {found.map(({ name, at }) => {
          const title = name.slice(PAPER.length) || l.unnamed;
          return (
            <li key={name} className="army-tile panel">
              <button type="button" className="army-tile-link" onClick={() => void attempt(() => take(name))}>
                <strong>{title}</strong>
                <span className="quiet">{new Date(at).toLocaleDateString(language)}</span>
              </button>
              <button type="button" className="key plain" aria-label={l.removeList(title)} onClick={() => void attempt(() => remove(name))}>
                <Icon name="bin" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
