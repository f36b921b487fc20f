import type { Language } from '@cadre/core';
import { grammarOf } from '@cadre/kit';
import type { Own } from '@cadre/shatterpoint/content/own/own';
import type { Cadre } from '@cadre/shatterpoint/squads/cadre';
import type { CodeProblem } from '@cadre/shatterpoint/squads/code-problem';
import type { EncounterList } from '@cadre/shatterpoint/squads/encounter';
import { readEncounter, writeEncounter } from '@cadre/shatterpoint/squads/encounter-code';
import { isSpt, readSpt, writeSpt } from '@cadre/shatterpoint/squads/spt-code';
import { squadWords } from '@cadre/shatterpoint/squads/words';
import { type ReactNode, useState } from 'react';
import { LABELS } from '../labels/labels.js';

const Copied = ({ label, text, language }: { readonly label: string; readonly text: string; readonly language: Language }): ReactNode => {
  const labels = LABELS[language];
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="le-code">
      <label>
        {label}
        <input type="text" readOnly value={text} onFocus={e => e.currentTarget.select()} />
      </label>
      <button
        type="button"
        className="key"
        aria-label={`${isCopied ? labels.copied : labels.copy}: ${label}`}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {isCopied ? labels.copied : labels.copy}
      </button>
    </div>
  );
};
const isComplete = ({ squads }: Cadre): boolean => squads.length === 2 && squads.flat().every(id => id !== '');

/** Codes in and out: `spt[...]` for a cadre, the encounter code for everything, and a link. */
export const CodesPanel = ({
  list,
  own,
  set,
  language,
}: {
  readonly list: EncounterList;
  readonly own: Own;
  readonly set: (part: Partial<EncounterList>) => void;
  readonly language: Language;
}): ReactNode => {
  const labels = LABELS[language];
  const words = squadWords(language);
  const [text, setText] = useState('');
  const [said, setSaid] = useState<readonly string[]>([]);
  const refuse = (problems: readonly CodeProblem[]): void => setSaid(problems.map(words.problem));
  const readCadre = (seat: 0 | 1): void => {
    const read = readSpt(text);
    if (!read.ok) {
      refuse(read.problems);
      return;
    }
    const cadre: Cadre = { squads: read.value.squads };
    set({ cadres: seat === 0 ? [cadre, list.cadres[1]] : [list.cadres[0], cadre] });
    setSaid(read.value.primaries.length > 0 ? [labels.leftOut(grammarOf(language).and(read.value.primaries))] : []);
  };
  const readAll = (): void => {
    const read = readEncounter(text, own);
    if (!read.ok) {
      refuse(read.problems);
      return;
    }
    set(read.value);
    setSaid([]);
  };
  const code = writeEncounter(list);
  return (
    <details className="le-codes">
      <summary>{labels.codes}</summary>
      <div className="le-code">
        <label>
          {labels.paste}
          <input
            type="text"
            value={text}
            onChange={e => setText(e.target.value)}
            // Enter would start the match, with what stood there before.
            onKeyDown={e => {
              if (e.key !== 'Enter') return;
              e.preventDefault();
              if (text.trim() !== '' && !isSpt(text)) readAll();
            }}
            placeholder="spt[…] / le1:…"
          />
        </label>
        {isSpt(text) ? (
          ([0, 1] as const).map(seat => (
            <button key={seat} type="button" className="key" onClick={() => readCadre(seat)}>
              {labels.readInto(seat + 1)}
            </button>
          ))
        ) : (
          <button type="button" className="key" onClick={readAll} disabled={text.trim() === ''}>
            {labels.readEncounter}
          </button>
        )}
      </div>
      <div role="alert">
        {said.map(each => (
          <p key={each} className="notice">
            {each}
          </p>
        ))}
      </div>
      {list.cadres.every(isComplete) ? (
        <>
          <Copied label={labels.encounterCode} text={code} language={language} />
          <Copied label={labels.link} text={`${location.origin}${location.pathname}#${encodeURI(code)}`} language={language} />
        </>
      ) : (
        <p className="quiet">{labels.incomplete}</p>
      )}
      {list.cadres.map((cadre, seat) => {
        const spt = writeSpt(cadre);
        const label = labels.sptCode(seat + 1);
        return spt.ok ? (
          <Copied key={label} label={label} text={spt.value} language={language} />
        ) : (
          <p key={label} className="quiet">
            {label}: {spt.problems.map(words.problem).join(' ')}
          </p>
        );
      })}
    </details>
  );
};
