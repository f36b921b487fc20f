import { LANGUAGES } from '@cadre/core';
import { LIMITS } from '@cadre/protocol';
import { SeatMark } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { ANSWERS, MOTIONS, PACES, PALETTES, type Settings, THEMES } from '../settings/read-settings.js';
import { change, useSettings } from '../settings/settings.js';
import { LANGUAGE_NAMES, useWords } from '../words/say.js';
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
  const say = useWords();
  const s = useSettings();
  const set =
    <K extends keyof Settings>(key: K) =>
    (value: Settings[K]): void =>
      change({ [key]: value });
  return (
    <Page title={say('settings.title')}>
      <p className="lead">{say('settings.lead')}</p>
      <div className="panel form">
        <label className="field">
          <span>{say('settings.name')}</span>
          <input
            type="text"
            value={s.name}
            maxLength={LIMITS.nameLength}
            onChange={e => set('name')(e.target.value)}
            autoComplete="nickname"
          />
        </label>
        <Choice
          title={say('settings.language')}
          values={LANGUAGES}
          value={s.language}
          label={l => LANGUAGE_NAMES[l]}
          set={set('language')}
        />
        <Choice title={say('settings.theme')} values={THEMES} value={s.theme} label={t => say(`settings.theme.${t}`)} set={set('theme')} />
        <Choice
          title={say('settings.palette')}
          values={PALETTES}
          value={s.palette}
          label={p => say(`settings.palette.${p}`)}
          set={set('palette')}
        />
        <div className="row" role="img" aria-label={say('settings.preview')}>
          {[0, 1, 2, 3].map(seat => (
            <SeatMark key={seat} seat={seat} size={44} />
          ))}
        </div>
        <Choice
          title={say('settings.motion')}
          values={MOTIONS}
          value={s.motion}
          label={m => say(`settings.motion.${m}`)}
          set={set('motion')}
        />
        <Choice title={say('settings.pace')} values={PACES} value={s.pace} label={p => say(`settings.pace.${p}`)} set={set('pace')} />
        <Choice
          title={say('settings.answers')}
          values={ANSWERS}
          value={s.answers}
          label={a => say(`settings.answers.${a}`)}
          set={set('answers')}
        />
        <div className="row">
          <label className="choice">
            <input type="checkbox" checked={s.sounds} onChange={e => set('sounds')(e.target.checked)} />
            {say('settings.sounds')}
          </label>
          <label className="choice">
            <input type="checkbox" checked={s.shortcuts} onChange={e => set('shortcuts')(e.target.checked)} />
            {say('settings.shortcuts')}
          </label>
        </div>
      </div>
    </Page>
  );
};
