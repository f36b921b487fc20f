import { renamed } from '@cadre/legion-army/roster';
import type { Dispatch, ReactNode } from 'react';
import { useLabels } from '../context.js';
import type { Act } from './bench.js';

const LONGEST = 80;
/** The name of a list. A long one takes a second line; Enter ends it. */
export const NameField = ({ name, dispatch }: { readonly name: string; readonly dispatch: Dispatch<Act> }): ReactNode => {
  const l = useLabels();
  const rename = (text: string): void =>
    dispatch({ do: 'edit', edit: now => renamed(now, text.replaceAll(/\s*\n\s*/g, ' ')), about: 'name' });
  return (
    <textarea
      className="army-name"
      rows={1}
      aria-label={l.name}
      placeholder={l.unnamed}
      maxLength={LONGEST}
      enterKeyHint="done"
      value={name}
      onChange={e => rename(e.target.value)}
      onKeyDown={e => {
        if (e.key !== 'Enter') return;
        e.preventDefault();
        e.currentTarget.blur();
      }}
    />
  );
};
