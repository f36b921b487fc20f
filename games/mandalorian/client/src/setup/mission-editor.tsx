import type { Language } from '@cadre/core';
import { useLanguage } from '@cadre/table-client';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { ownProblems } from '#game/content/check-own';
import { contentWith, withoutBlanks } from '#game/content/own';
import { WORDS } from '../labels/words.js';
import { EXAMPLE } from './example-mission.js';
import { MapPreview } from './map-preview.js';

/** Own missions and maps as JSON: problems are listed and maps drawn while one types. */
export const MissionEditor = ({
  language,
  use,
}: {
  readonly language: Language;
  /** Plays what is written. */
  readonly use: (content: string) => void;
}): ReactNode => {
  const { editor: labels, map: mapLabel } = useLanguage(WORDS, language).labels.setup;
  const [text, setText] = useState(EXAMPLE);
  const checked = useDeferredValue(text);
  const problems = useMemo(() => ownProblems(checked), [checked]);
  const maps = useMemo(() => {
    if (problems.length > 0) return [];
    const own = JSON.parse(checked) as {
      readonly maps?: readonly { readonly id: string }[];
      readonly missions?: readonly { readonly map: string }[];
    };
    const wanted = [...(own.maps ?? []).map(m => m.id), ...(own.missions ?? []).map(m => m.map)];
    return contentWith(withoutBlanks(checked)).maps.filter(m => wanted.includes(m.id));
  }, [checked, problems]);
  return (
    <div className="mando-editor">
      <label>
        <span>{labels.text}</span>
        <textarea
          value={text}
          rows={18}
          spellCheck={false}
          onChange={e => setText(e.target.value)}
          aria-describedby="mando-editor-problems"
        />
      </label>
      <div>
        <div id="mando-editor-problems" role="status">
          {problems.length === 0 ? (
            <p>{labels.fine}</p>
          ) : (
            <ul className="mando-editor-problems">
              {problems.map(problem => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </div>
        {maps.map(map => (
          <MapPreview key={map.id} map={map} label={mapLabel(map.name ?? map.id)} />
        ))}
        <button type="button" className="key go" disabled={problems.length > 0} onClick={() => use(text)}>
          {labels.use}
        </button>
      </div>
    </div>
  );
};
