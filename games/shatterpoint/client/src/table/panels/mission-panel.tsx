import type { Language } from '@cadre/core';
import { boxOf } from '@cadre/shatterpoint/box';
import type { Icon } from '@cadre/shatterpoint/content/types';
import { armoredTargets, trackOf } from '@cadre/shatterpoint/missions/targets';
import { alertLevel } from '@cadre/shatterpoint/round/force';
import { memo, type ReactNode } from 'react';
import { ICON_ART } from '../art/icon-art.js';
import { LABELS } from '../labels/labels.js';
import { cycleOf, type EncounterTableView, isDeploying, WORDS, whoseTurn } from '../view.js';

interface Props {
  readonly view: EncounterTableView;
  readonly language: Language;
}
/** LE-73, LE-74: the spaces of the victory tracker; where a level begins its space is marked. */
const Tracker = ({ view, language }: Props): ReactNode => {
  const labels = LABELS[language];
  const { last, alerts } = boxOf(view).mission.tracker;
  const { tracker } = view.public.dashboard;
  const level = alertLevel(view);
  return (
    <>
      <p>{labels.tracker(tracker, last)}</p>
      <ol className="le-tracker">
        {Array.from({ length: last + 1 }, (_, n) => {
          const begins = alerts.find(({ from }) => from === n)?.name[language] ?? '';
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: spaces are numbered
              key={n}
              title={labels.trackerSpace(n, begins)}
              data-begins={begins !== ''}
              data-last={n === last}
              aria-current={n === tracker ? 'true' : undefined}
            >
              {n}
            </li>
          );
        })}
      </ol>
      {level && <p className="le-alert">{labels.alert(level.name[language], level.refresh)}</p>}
    </>
  );
};
/** A count of tokens: full while they are there. */
const Pips = ({ says, n, of }: { readonly says: string; readonly n: number; readonly of: number }): ReactNode => (
  <div className="le-pips">
    <span>{says}</span>
    <span aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are counted
        <i key={i} data-there={i < n} />
      ))}
    </span>
  </div>
);
/** Icons of a space; all four conditions together are one sign. */
const CONDITION_SIGN = 'M5 5h6v6H5zM13 5h6v6h-6zM5 13h6v6H5zM13 13h6v6h-6z';
const signsOf = (icons: readonly Icon[]): readonly string[] => {
  const isMany = icons.includes('strained') && icons.includes('pinned');
  return [...icons.filter(icon => icon === 'damage' || icon === 'shove').map(icon => ICON_ART[icon]), ...(isMany ? [CONDITION_SIGN] : [])];
};
/** LE-80: the rows of an armored target, the one in force with its spaces. */
const TargetRows = ({ view, language, target }: Props & { readonly target: number }): ReactNode => {
  const labels = LABELS[language];
  const { icons: names } = WORDS[language];
  const def = armoredTargets(view)[target]!;
  const state = view.public.dashboard.targets[target]!;
  const isExposed = view.public.dashboard.exposed === target && !state.destroyed;
  return (
    <div className="le-target-rows" data-exposed={isExposed}>
      <p>
        <strong>{def.name[language]}</strong>{' '}
        <span className="tc-quiet">
          {state.destroyed
            ? labels.objective.destroyed
            : isExposed
              ? labels.objective.exposed
              : labels.objective.target(state.covered, trackOf(view, target).spaces.length)}
        </span>
      </p>
      {isExposed &&
        def.tracks.map(({ name, spaces }, row) => {
          const covered = row < state.track ? spaces.length : row === state.track ? state.covered : 0;
          return (
            <div key={name.en} className="le-track">
              {def.tracks.length > 1 && <span className="tc-quiet">{name[language]}</span>}
              <ol>
                {spaces.map((icons, i) => {
                  const says = labels.space(icons.map(icon => names[icon]).join(' / '), i < covered);
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: spaces are numbered
                    <li key={i} data-covered={i < covered} data-next={row === state.track && i === covered}>
                      <svg viewBox="0 0 48 24" role="img" aria-label={says}>
                        <title>{says}</title>
                        {signsOf(icons).map((d, n, all) => (
                          <path key={d} d={d} transform={`translate(${all.length === 1 ? 12 : 24 * n} 0)`} />
                        ))}
                      </svg>
                    </li>
                  );
                })}
              </ol>
            </div>
          );
        })}
      {state.stored > 0 && <p className="tc-quiet">{labels.stored(state.stored)}</p>}
    </div>
  );
};
/** The mission's dashboard: what the encounter is about, and how it stands. */
export const MissionPanel = memo(({ view, language }: Props): ReactNode => {
  const labels = LABELS[language];
  const { mission, layout } = boxOf(view);
  const { dashboard } = view.public;
  const turn = whoseTurn(view);
  return (
    <section className="tc-battle-card le-mission">
      <h2>{mission.name[language]}</h2>
      <p className="tc-quiet">
        {[
          isDeploying(view) ? labels.deployment : labels.cycle(cycleOf(view)),
          ...(turn === null ? [] : [labels.turnOf(WORDS[language].seats[turn]!)]),
          layout.name[language],
        ].join(' · ')}
      </p>
      <Tracker view={view} language={language} />
      {mission.pools.map(({ name, tokens }, i) => (
        <Pips key={name.en} says={labels.pool(name[language], dashboard.pools[i]!, tokens)} n={dashboard.pools[i]!} of={tokens} />
      ))}
      {mission.counters.map(({ name, last }, i) => (
        <Pips key={name.en} says={labels.counter(name[language], dashboard.counters[i]!, last)} n={dashboard.counters[i]!} of={last} />
      ))}
      {mission.targets.map((def, i) => (
        <TargetRows key={def.objective} view={view} language={language} target={i} />
      ))}
      <details>
        <summary>{labels.story}</summary>
        <p>{mission.story[language]}</p>
        <p>{labels.goals[mission.goal]}</p>
      </details>
    </section>
  );
});
