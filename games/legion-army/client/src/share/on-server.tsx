import { type ArmyList, writeList } from '@cadre/legion-army/roster';
import { type ReactNode, useState } from 'react';
import { useLabels } from '../context.js';
import { PAPER } from '../shelf/server-lists.js';
import type { Documents } from '../surroundings.js';

/** Servers take names of documents up to 80 letters. */
const NAME_LENGTH = 80 - PAPER.length;
/** A list kept by the server, for whoever holds this seat. */
export const OnServer = ({ list, documents }: { readonly list: ArmyList; readonly documents: Documents }): ReactNode => {
  const l = useLabels();
  const [state, setState] = useState<'ready' | 'kept' | { readonly failed: string }>('ready');
  const name = list.name || l.unnamed;
  const put = async (): Promise<void> => {
    try {
      await documents.put(`${PAPER}${name.slice(0, NAME_LENGTH)}`, JSON.parse(writeList(list, 'json').text));
      setState('kept');
    } catch (error) {
      setState({ failed: (error as Error).message });
    }
  };
  return (
    <>
      <p className="quiet">{l.serverLead}</p>
      <button type="button" className="key go" onClick={() => void put()}>
        {l.keepOnServer}
      </button>
      <p role="status">{state === 'kept' ? l.keptOnServer(name) : ''}</p>
      {typeof state === 'object' && <p className="notice harm">{state.failed}</p>}
    </>
  );
};
