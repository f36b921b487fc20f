import type { GameOption } from '@cadre/protocol';
import { type ReactNode, useState } from 'react';
import { CopyKey } from '../parts/copy-key.js';
import { Problem } from '../parts/problem.js';
import { usePageWords } from '../words/pages/words.js';

interface Props {
  readonly id: string;
  readonly option: Extract<GameOption, { kind: 'seat' }>;
  readonly value: string;
  readonly set: (value: string) => void;
  /** The id of what is wrong with the value, if anything is. */
  readonly described: string | undefined;
}

/** What a seat brings: chosen piece by piece from the game's list, or as a text code that can be copied and pasted. */
export const BroughtField = ({ id, option, value, set, described }: Props): ReactNode => {
  const words = usePageWords();
  return (
    <div className="brought">
      {option.parts && <Parts option={option} value={value} set={set} />}
      <div className="brought-code">
        <input
          id={id}
          type="text"
          aria-describedby={described}
          aria-invalid={described !== undefined}
          maxLength={option.max}
          spellCheck={false}
          value={value}
          onChange={e => set(e.target.value)}
        />
        <CopyKey text={value} label={words.newGame.copyCode} />
        <PasteKey paste={text => set(text.trim().slice(0, option.max))} />
      </div>
    </div>
  );
};

const Parts = ({ option, value, set }: Pick<Props, 'option' | 'value' | 'set'>): ReactNode => {
  const words = usePageWords();
  const { names, separator, count } = option.parts!;
  const chosen = value === '' ? [] : value.split(separator);
  const say = (name: string): string => option.labels?.[name] ?? name;
  const write = (next: readonly string[]): void => set(next.join(separator));
  return (
    <>
      <ol className="brought-parts">
        {chosen.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same name may be chosen twice
          <li key={i}>
            <span>{say(name)}</span>
            <button
              type="button"
              className="key"
              aria-label={words.newGame.removePart(say(name))}
              onClick={() => write(chosen.toSpliced(i, 1))}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      {chosen.length < count && (
        <select
          className="brought-add"
          aria-label={words.newGame.addPart(option.label ?? option.summary)}
          value=""
          onChange={e => write([...chosen, e.target.value])}
        >
          <option value="" disabled>
            {words.newGame.add}
          </option>
          {names.map(name => (
            <option key={name} value={name}>
              {say(name)}
            </option>
          ))}
        </select>
      )}
    </>
  );
};

/** Where a page may not read the clipboard, the reader is told to paste by hand. */
const PasteKey = ({ paste }: { paste(text: string): void }): ReactNode => {
  const words = usePageWords();
  const [refused, setRefused] = useState(false);
  const read = async (): Promise<void> => {
    try {
      paste(await navigator.clipboard.readText());
      setRefused(false);
    } catch {
      setRefused(true); // forbidden, or no secure page
    }
  };
  return (
    <>
      <button type="button" className="key" onClick={() => void read()}>
        {words.newGame.pasteCode}
      </button>
      <Problem words={refused ? words.newGame.pasteByHand : null} />
    </>
  );
};
