import { LANGUAGES } from '@cadre/core';
import { LIMITS } from '@cadre/protocol';
import { SeatMark } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { ANSWERS, MOTIONS, PACES, PALETTES, type Settings, THEMES } from '../settings/read-settings.js';
import { change, useSettings } from '../settings/settings.js';
import { usePageWords } from '../words/pages/words.js';
import { LANGUAGE_NAMES } from '../words/words.js';
import { NotifyChoice } from './notify-choice.js';
import { Page } from './page.js';

/** One setting out of a few. */
const Choice = <T extends string>({
  title,
  values,
  value,
  label,
  set,
}: {
  readonly title: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly label: (value: T) => string;
  readonly set: (value: T) => void;
}): ReactNode => (
  <fieldset className="field">
    <legend>{title}</legend>
    <div className="row">
      {values.map(v => (
        <label key={v} className="choice">
          <input type="radio" name={title} checked={v === value} onChange={() => set(v)} />
          {label(v)}
        </label>
      ))}
    </div>
  </fieldset>
);

export const SettingsPage = (): ReactNode => {
  const words = usePageWords();
  const s = useSettings();
  const set =
    <K extends keyof Settings>(key: K) =>
    (value: Settings[K]): void =>
      change({ [key]: value });
  return (
    <Page title={words.settings.title}>
      <p className="lead">{words.settings.lead}</p>
      <div className="panel form">
        <label className="field">
          <span>{words.settings.name}</span>
          <input
            type="text"
            value={s.name}
            maxLength={LIMITS.nameLength}
            onChange={e => set('name')(e.target.value)}
            autoComplete="nickname"
          />
        </label>
        <Choice
          title={words.settings.language}
          values={LANGUAGES}
          value={s.language}
          label={l => LANGUAGE_NAMES[l]}
          set={set('language')}
        />
        <Choice title={words.settings.theme} values={THEMES} value={s.theme} label={t => words.settings.themes[t]} set={set('theme')} />
        <Choice
          title={words.settings.palette}
          values={PALETTES}
          value={s.palette}
          label={p => words.settings.palettes[p]}
          set={set('palette')}
        />
        <div className="row" role="img" aria-label={words.settings.preview}>
          {[0, 1, 2, 3].map(seat => (
            <SeatMark key={seat} seat={seat} size={44} />
          ))}
        </div>
        <Choice
          title={words.settings.motion}
          values={MOTIONS}
          value={s.motion}
          label={m => words.settings.motions[m]}
          set={set('motion')}
        />
        <Choice title={words.settings.pace} values={PACES} value={s.pace} label={p => words.settings.paces[p]} set={set('pace')} />
        <Choice
          title={words.settings.answers}
          values={ANSWERS}
          value={s.answers}
          label={a => words.settings.answerModes[a]}
          set={set('answers')}
        />
        <div className="row">
          <label className="choice">
            <input type="checkbox" checked={s.sounds} onChange={e => set('sounds')(e.target.checked)} />
            {words.settings.sounds}
          </label>
          <label className="choice">
            {words.settings.volume}
            <input
              type="range"
              min={0}
              max={1}
              step={0.1}
              value={s.volume}
              disabled={!s.sounds}
              onChange={e => set('volume')(Number(e.target.value))}
            />
          </label>
          <label className="choice">
            <input type="checkbox" checked={s.shortcuts} onChange={e => set('shortcuts')(e.target.checked)} />
            {words.settings.shortcuts}
          </label>
          <NotifyChoice />
        </div>
      </div>
    </Page>
  );
};
