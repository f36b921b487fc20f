import { isOnDevice, LIMITS } from '@cadre/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { myMatch } from '../memory/matches.js';
import { secretsIn } from '../route.js';
import { change, settings } from '../settings/settings.js';
import { useWords } from '../words/words.js';
import { Page } from './page.js';

/** Whoever sits down with others for the first time is asked for a name: by a link, or at a table with seats for others. */
export const needsName = (match: string): boolean => {
  if (isOnDevice(match) || settings().name.trim() !== '') return false;
  return secretsIn(location.hash).length > 0 || (myMatch(match)?.keys.some(k => !k.mine) ?? false);
};

export const NamePrompt = ({ done }: { readonly done: () => void }): ReactNode => {
  const words = useWords();
  const [name, setName] = useState('');
  const sit = (e: FormEvent): void => {
    e.preventDefault();
    change({ name: name.trim() });
    done();
  };
  return (
    <Page title={words.lobby.name}>
      <form className="panel form name-prompt" onSubmit={sit}>
        <label className="field">
          <span>{words.settings.name}</span>
          <input
            type="text"
            value={name}
            maxLength={LIMITS.nameLength}
            onChange={e => setName(e.target.value)}
            autoComplete="nickname"
            // biome-ignore lint/a11y/noAutofocus: the only thing on this page
            autoFocus
          />
        </label>
        <p className="quiet">{words.lobby.nameWhy}</p>
        <button type="submit" className="key go" disabled={name.trim() === ''}>
          {words.lobby.sit}
        </button>
      </form>
    </Page>
  );
};
