import { LIMITS } from '@cadre/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { change } from '../settings/settings.js';
import { useWords } from '../words/words.js';
import { Page } from './page.js';

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
          <span>{words.lobby.yourName}</span>
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
