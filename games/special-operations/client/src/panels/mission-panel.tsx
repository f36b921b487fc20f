import type { Language } from '@cadre/core';
import { boxOf } from '@cadre/special-operations/box';
import { conditionNow } from '@cadre/special-operations/chart';
import { knownToken } from '@cadre/special-operations/missions/code-tokens';
import { controlOf } from '@cadre/special-operations/missions/control';
import { ROUNDS } from '@cadre/special-operations/missions/numbers';
import { lastRoundIn } from '@cadre/special-operations/speech/last-round';
import { seatIn } from '@cadre/special-operations/speech/seats';
import { TABLE_WORDS } from '@cadre/special-operations/speech/table-words';
import type { ObjectiveId, UnitId } from '@cadre/special-operations/state';
import { DieSymbolMark, SPOKEN } from '@cadre/table-client';
import { memo, type ReactNode } from 'react';
import { SYMBOLS } from '../art/dice-art.js';
import { SideHelps } from '../glossary/fetched.js';
import { LABELS } from '../labels/labels.js';
import { nameOf, typeOf } from '../names.js';
import { type OperationsView, seatOfSide } from '../view.js';

interface Props {
  readonly view: OperationsView;
  readonly language: Language;
}
/** SO-S10: the eight slots of the transmitter card. */
const TransmitterCard = ({ view, language }: Props): ReactNode => {
  const { mission } = boxOf(view);
  if (mission.id !== 'shields') return null;
  const labels = LABELS[language];
  const { slots, coveredToTransmit, pointsToWin } = mission.numbers;
  const { covered, backup } = view.public.tally;
  const kinds = ['crit', 'surge', 'hit'] as const;
  const red = seatOfSide(view, 'red');
  return (
    <>
      <p>
        {labels.transmitter(
          kinds.reduce((n, kind) => n + covered[kind], 0),
          coveredToTransmit,
        )}
      </p>
      <ul className="so-slots">
        {kinds.flatMap(kind =>
          Array.from({ length: slots[kind] }, (_, i) => {
            const isCovered = i < covered[kind];
            const name = labels.slot(TABLE_WORDS[language].options.faces[kind], isCovered);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: slots are counted
              <li key={`${kind}${i}`} data-covered={isCovered}>
                <svg viewBox="0 0 24 24" width="22" height="22" role="img" aria-label={name}>
                  <title>{name}</title>
                  <DieSymbolMark symbol={SYMBOLS[kind]} />
                </svg>
              </li>
            );
          }),
        )}
      </ul>
      <p>{labels.signals(red === null ? 0 : view.public.points[red as 0 | 1], pointsToWin)}</p>
      <p className="tc-quiet">{labels.backup(backup)}</p>
    </>
  );
};
/** Who holds which token. A number is said only to those who know it. */
const Codes = ({ view, language }: Props): ReactNode => {
  const { codes } = view.public.tally;
  if (codes.length === 0 || codes.every(at => at === 'not-yet')) return null;
  const { board } = TABLE_WORDS[language];
  return (
    <ul>
      {codes.map((at, slot) => {
        const where = typeof at === 'number' ? nameOf(view, at, language) : typeof at === 'object' ? board.marks.code : board.where[at];
        // biome-ignore lint/suspicious/noArrayIndexKey: slots are numbered
        return <li key={slot}>{board.token(slot + 1, where, knownToken(view, slot))}</li>;
      })}
    </ul>
  );
};
const Ambush = ({ view, language }: Props): ReactNode => {
  const waiting = view.public.units.filter(unit => unit.at === 'network').length;
  return (
    <>
      {view.public.units.map((unit, i) => {
        if (unit.card !== 'vehicle') return null;
        const { wounds, name } = typeOf(view, i as UnitId);
        return <p key={unit.card}>{`${name[language]}: ${LABELS[language].healthLong(Math.max(0, wounds - unit.wounds), wounds)}`}</p>;
      })}
      {waiting > 0 && <p>{LABELS[language].network(waiting)}</p>}
    </>
  );
};
/** How many points each side has, and how many units at each objective. */
const Control = ({ view, language }: Props): ReactNode => {
  const labels = LABELS[language];
  const { mission } = boxOf(view);
  if (mission.id !== 'priorities') return null;
  const { controlWithin, supportCounts } = mission.numbers;
  return (
    <table className="so-control">
      <thead>
        <tr>
          <td />
          {[0, 1].map(seat => (
            <th key={seat} scope="col">
              {seatIn(TABLE_WORDS[language], view, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{labels.summary.points}</th>
          {view.public.points.map((points, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
            <td key={seat}>
              <strong>{points}</strong>
            </td>
          ))}
        </tr>
      </tbody>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={3} className="tc-quiet">
            {labels.control(controlWithin, supportCounts)}
          </th>
        </tr>
        {view.public.objectives.map((_, i) => {
          const { id, name } = mission.objectives[i]!;
          return (
            <tr key={id}>
              <th scope="row">
                {name[language]}
                {view.public.tally.priority === i && (
                  <strong title={labels.objective.priority}>
                    <span aria-hidden="true"> ★</span>
                    <span className={SPOKEN}> ({labels.objective.priority})</span>
                  </strong>
                )}
              </th>
              {controlOf(view, i as ObjectiveId).map((n, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
                <td key={seat}>{n}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
const PARTS = { shields: TransmitterCard, codes: Codes, vehicle: Ambush, priorities: Control } as const;

/** What the match is about, and how it stands. */
export const MissionPanel = memo(({ view, isGuided, language }: Props & { readonly isGuided: boolean }): ReactNode => {
  const labels = LABELS[language];
  const { mission, layout } = boxOf(view);
  const { round, chart } = view.public;
  const weather = chart === 'none' ? 'clear' : conditionNow(view);
  const reserve = view.public.units.filter(unit => unit.at === 'reserve').length;
  const Part = PARTS[mission.id];
  return (
    <section className="tc-battle-card so-mission">
      <h2>{mission.name[language]}</h2>
      <p className="tc-quiet">
        {labels.round(round, ROUNDS)} · {layout.name[language]}
      </p>
      {lastRoundIn(TABLE_WORDS[language], view).map(says => (
        <p key={says}>
          <strong>{says}</strong>
        </p>
      ))}
      <Part view={view} language={language} />
      {reserve > 0 && <p className="tc-quiet">{labels.reserve(reserve)}</p>}
      {weather !== 'clear' && <p>{TABLE_WORDS[language].board.condition(TABLE_WORDS[language].facts.weather[weather])}</p>}
      <details open={!isGuided && view.public.loadouts.every(sides => sides.length === 0)}>
        <summary>{labels.story}</summary>
        <p>{mission.story[language]}</p>
        <SideHelps view={view} language={language} />
      </details>
    </section>
  );
});
