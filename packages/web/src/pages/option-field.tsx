import type { GameOption } from '@cadre/protocol';
import { type ReactNode, useId, useState } from 'react';
import { Problem } from '../parts/problem.js';
import { usePageWords } from '../words/pages/words.js';
import { BroughtField } from './brought-field.js';

type FieldProps<K extends GameOption['kind']> = {
  readonly id: string;
  readonly option: Extract<GameOption, { kind: K }>;
  readonly value: string | number;
  readonly set: (value: string | number) => void;
  /** The id of what is wrong with the value, if anything is. */
  readonly described: string | undefined;
};

/** One thing to decide before a match, with what it is when nobody decides it. */
export const OptionField = ({
  option: o,
  value,
  problems,
  set,
}: Omit<FieldProps<GameOption['kind']>, 'id' | 'described'> & { readonly problems: readonly string[] }): ReactNode => {
  const words = usePageWords();
  const id = useId();
  const byDefault = o.kind === 'file' ? null : o.kind === 'word' ? (o.labels?.[o.default] ?? o.default) : o.default;
  return (
    <div className="field option-field">
      <label htmlFor={id}>{o.label ?? o.summary}</label>
      <OptionInput id={id} option={o} value={value} set={set} described={problems.length > 0 ? `${id}-problems` : undefined} />
      {problems.length > 0 && (
        <div id={`${id}-problems`}>
          {problems.map(problem => (
            <Problem key={problem} words={problem} />
          ))}
        </div>
      )}
      {byDefault !== null && value !== o.default && <small className="quiet">{words.newGame.default(byDefault)}</small>}
    </div>
  );
};
const OptionInput = ({ id, option: o, value, set, described }: FieldProps<GameOption['kind']>): ReactNode => {
  const validity = { 'aria-describedby': described, 'aria-invalid': described !== undefined };
  switch (o.kind) {
    case 'word':
      return (
        <select id={id} {...validity} value={value} onChange={e => set(e.target.value)}>
          {o.words.map(w => (
            <option key={w} value={w}>
              {o.labels?.[w] ?? w}
            </option>
          ))}
        </select>
      );
    case 'number':
      return (
        <input
          id={id}
          {...validity}
          type="number"
          min={o.min}
          max={o.max}
          step={1}
          value={value}
          onChange={e => set(e.target.valueAsNumber || 0)}
        />
      );
    case 'seat':
      return <BroughtField id={id} option={o} value={String(value)} set={set} described={described} />;
    case 'file':
      return <FileInput id={id} option={o} value={value} set={set} described={described} />;
  }
};

const KILO = 1000;
const FileInput = ({ id, option, value, set }: FieldProps<'file'>): ReactNode => {
  const words = usePageWords();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    setProblem(null);
    if (!file) return;
    const text = await file.text();
    if (text.length > option.max) return setProblem(words.newGame.fileTooLong({ name: file.name, kilo: Math.floor(option.max / KILO) }));
    setName(file.name);
    set(text);
  };
  return (
    <>
      {value === '' ? (
        <input id={id} type="file" accept=".json,application/json" onChange={e => void read(e.target.files?.[0])} />
      ) : (
        <button id={id} type="button" className="key" onClick={() => set('')}>
          {words.newGame.removeFile(name)}
        </button>
      )}
      <Problem words={problem} />
    </>
  );
};
