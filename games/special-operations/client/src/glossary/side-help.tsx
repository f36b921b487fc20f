import type { Language } from '@cadre/core';
import { boxOf } from '@cadre/special-operations/box';
import { TABLE_WORDS } from '@cadre/special-operations/speech/table-words';
import type { ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { missionHelp } from '../panels/mission-help.js';
import { type OperationsView, sideOfSeat } from '../view.js';

interface Props {
  readonly view: OperationsView;
  readonly language: Language;
}
const BLUE_FIRST = ['blue', 'red'] as const;
const RED_FIRST = ['red', 'blue'] as const;
/** What one side can do in this mission. */
const SideHelp = ({ view, side, language }: Props & { readonly side: 'blue' | 'red' }): ReactNode => {
  const sentences = missionHelp(boxOf(view).mission.id, view.public.edition, side, language);
  if (sentences.length === 0) return null;
  return (
    <>
      <h3>{LABELS[language].side[side]}</h3>
      <ul className="so-mission-help">
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
};
/** SO-P2: which face of the die names which objective. */
const PriorityDie = ({ view, language }: Props): ReactNode => {
  const { mission } = boxOf(view);
  if (mission.id !== 'priorities') return null;
  const { priorityBy, priorityFromRound } = mission.numbers;
  const named = (['hit', 'crit', 'surge'] as const).flatMap(face => {
    const objective = mission.objectives.find(({ id }) => id === priorityBy[face]);
    return objective ? [`${TABLE_WORDS[language].options.faces[face]}: ${objective.name[language]}`] : [];
  });
  return <p>{LABELS[language].priorityDie(named.join(', '), priorityFromRound)}</p>;
};
/** What each side can do in this mission, the reader's own first. */
export const SideHelps = ({ view, language }: Props): ReactNode => (
  <>
    <PriorityDie view={view} language={language} />
    {(sideOfSeat(view, view.seat) === 'blue' ? BLUE_FIRST : RED_FIRST).map(side => (
      <SideHelp key={side} view={view} side={side} language={language} />
    ))}
  </>
);
