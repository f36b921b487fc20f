import '../../css/table.css';
import '../../css/setup.css';
import type { Language } from '@cadre/core';
import { EDITION } from '@cadre/special-operations/content/editions';
import { LAYOUTS } from '@cadre/special-operations/content/layouts/index';
import { MISSION } from '@cadre/special-operations/content/missions';
import { readOwn } from '@cadre/special-operations/content/own/read-own';
import { SQUADS, UNIT_TYPES } from '@cadre/special-operations/content/squads/index';
import { EDITIONS, type EditionId, MISSIONS, type MissionId, type UnitType } from '@cadre/special-operations/content/types';
import type { GameSetupProps } from '@cadre/table-client';
import { type ReactNode, useId, useState } from 'react';
import { UnitPicture } from '../art/unit-badge.js';
import { LayoutEditor } from '../editor/layout-editor.js';
import { FIRST_MATCH } from '../guide/first-match.js';
import { LABELS } from '../labels/labels.js';
import { LayoutPreview } from './layout-preview.js';
import { SQUAD_SENTENCES } from './squad-sentences.js';

export { FIRST_MATCH };

type Option = 'edition' | 'mission' | 'layout' | 'squad.0' | 'squad.1';
const RANDOM = 'random';

interface Choice {
  readonly value: string;
  readonly name: string;
  readonly text?: string | undefined;
  readonly picture?: ReactNode;
}
const Choices = ({
  title,
  choices,
  value,
  set,
  className = '',
  legend,
}: {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly set: (value: string) => void;
  readonly className?: string;
  /** What the pictures show. */
  readonly legend?: string;
}): ReactNode => {
  const group = useId();
  return (
    <fieldset className={`so-choices ${className}`}>
      <legend>{title}</legend>
      {legend && <p className="quiet">{legend}</p>}
      <div className="so-choice-list">
        {choices.map(choice => (
          <label key={choice.value} className="so-choice">
            <input type="radio" name={group} checked={choice.value === value} onChange={() => set(choice.value)} />
            {choice.picture}
            <span className="so-choice-words">
              <strong>{choice.name}</strong>
              {choice.text !== undefined && <span>{choice.text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
/** Drawn by lot. */
const RandomPicture = (): ReactNode => (
  <svg viewBox="0 0 36 36" className="so-preview so-preview-random" aria-hidden="true">
    <rect x={9} y={9} width={18} height={18} rx={4} />
    <path d="M14 14h.01M22 14h.01M18 18h.01M14 22h.01M22 22h.01" />
  </svg>
);
const missionChoices = (language: Language): readonly Choice[] => [
  { value: RANDOM, name: LABELS[language].setup.byChance, text: LABELS[language].setup.missionByChance },
  ...MISSIONS.map(id => ({ value: id, name: MISSION[id].name[language], text: MISSION[id].story[language] })),
];
const layoutChoices = (
  edition: EditionId,
  mission: string,
  words: readonly string[],
  content: string,
  language: Language,
): readonly Choice[] => {
  const known = LAYOUTS.filter(({ missions }) => missions.includes(mission as MissionId));
  const read = content === '' ? null : readOwn(content);
  const own = (read?.ok ? read.value.layouts : []).filter(({ id }) => words.includes(id));
  return [
    { value: RANDOM, name: LABELS[language].setup.byChance, picture: <RandomPicture /> },
    ...known.map(({ id, name }) => ({
      value: id,
      name: name[language],
      picture: <LayoutPreview edition={edition} mission={mission as MissionId} layout={id} language={language} />,
    })),
    ...own.map(({ id, name }) => ({
      value: id,
      name: name[language],
      picture: <LayoutPreview edition={edition} mission={mission as MissionId} layout={id} own={content} language={language} />,
    })),
  ];
};
const typesOf = (units: readonly { readonly type: string }[]): readonly UnitType[] =>
  UNIT_TYPES.filter(type => units.some(unit => unit.type === type.id));
const squadChoices = (edition: EditionId, seat: number, language: Language): readonly Choice[] =>
  SQUADS.filter(({ id }) => EDITION[edition].squads.includes(id)).map(({ id, name, units }) => ({
    value: id,
    name: name[language],
    text: SQUAD_SENTENCES[id]?.[language],
    picture: (
      <span className="so-choice-units">
        {typesOf(units).map(type => (
          <UnitPicture key={type.id} type={type} seat={seat} size={30} />
        ))}
      </span>
    ),
  }));

/** What is played and by whom: mission, edition, battlefield and squads, each with what it is like. */
export const OperationsSetup = ({ values, words, set, start, language }: GameSetupProps): ReactNode => {
  const labels = LABELS[language].setup;
  const of = (option: Option): string => String(values[option]);
  const edition = of('edition') as EditionId;
  const mission = of('mission');
  const { squads } = EDITION[edition];
  const content = String(values['content'] ?? '');
  const [isDrawing, setDrawing] = useState(false);
  const surprise = (): void => {
    const first = Math.floor(Math.random() * squads.length);
    const second = (first + 1 + Math.floor(Math.random() * (squads.length - 1))) % squads.length;
    start({ mission: RANDOM, layout: RANDOM, 'squad.0': squads[first]!, 'squad.1': squads[second]! });
  };
  const setEdition = (next: string): void => {
    const fitting = EDITION[next as EditionId].squads;
    const keep = (squad: string, i: number): string => (fitting.includes(squad) ? squad : fitting[i]!);
    set({ edition: next, 'squad.0': keep(of('squad.0'), 0), 'squad.1': keep(of('squad.1'), 1) });
  };
  return (
    <div className="so-setup">
      <div className="so-quick-starts">
        <button type="button" className="key go" onClick={() => start(FIRST_MATCH, true)}>
          {labels.guided}
        </button>
        <button type="button" className="key so-surprise" onClick={surprise}>
          {labels.surprise}
        </button>
      </div>
      <Choices
        title={labels.mission}
        choices={missionChoices(language)}
        value={mission}
        set={next => set({ mission: next, layout: RANDOM })}
        legend={labels.sides}
      />
      {mission !== RANDOM && (
        <Choices
          title={labels.layout}
          choices={layoutChoices(edition, mission, words('layout'), content, language)}
          value={of('layout')}
          set={layout => set({ layout })}
          className="so-layouts"
          legend={labels.legend}
        />
      )}
      {mission !== RANDOM &&
        (isDrawing ? (
          <LayoutEditor
            mission={mission as MissionId}
            content={content}
            use={(content, layout) => {
              set({ content, layout });
              setDrawing(false);
            }}
            close={() => setDrawing(false)}
            language={language}
          />
        ) : (
          <button type="button" className="key" onClick={() => setDrawing(true)}>
            {labels.editor}
          </button>
        ))}
      {([0, 1] as const).map(seat => (
        <details key={seat} className="so-squad-choice">
          <summary>
            {labels.squad(seat === 0 ? 'A' : 'B', SQUADS.find(({ id }) => id === of(`squad.${seat}`))?.name[language] ?? '')}
          </summary>
          <Choices
            title={labels.squads}
            choices={squadChoices(edition, seat, language)}
            value={of(`squad.${seat}`)}
            set={squad => set({ [`squad.${seat}`]: squad })}
          />
        </details>
      ))}
      <Choices
        title={labels.edition}
        choices={EDITIONS.map(id => ({ value: id, name: EDITION[id].name[language], text: labels.editions[id] }))}
        value={edition}
        set={setEdition}
      />
    </div>
  );
};
