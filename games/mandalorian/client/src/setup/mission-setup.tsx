import '../../css/table.css';
import '../../css/setup.css';
import { type GameSetupProps, useLanguage } from '@cadre/table-client';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { Mode } from '#game/box/plan';
import { failuresIn } from '#game/box/settled';
import type { Content, MissionDef } from '#game/content/index';
import { contentWith } from '#game/content/own';
import { DIFFICULTIES } from '#game/content/types';
import { FIRST_MISSION } from '../guide/lessons.js';
import { type ClientWords, WORDS } from '../labels/words.js';
import { partsOf } from '../mission/goals.js';
import { capital } from '../mission/progress.js';
import { MapPreview } from './map-preview.js';

export { FIRST_MISSION };

const Editor = lazy(async () => ({ default: (await import('./mission-editor.js')).MissionEditor }));
const OWN_MAP = 'own';
/** What is printed about a mission, without a match. */
const wordsOf = (content: Content, mission: MissionDef, say: ClientWords['texts'], agreed: Parameters<typeof failuresIn>[0]) => {
  const names = say.namesOf(content, mission);
  return {
    names,
    name: names('mission', mission.id),
    briefing: say.briefingOf(mission),
    objective: partsOf(mission.objective).map(part => capital(say.condition(part, { names, it: 'it' }))),
    failure: failuresIn(agreed, mission)
      .flatMap(partsOf)
      .map(part => capital(say.condition(part, { names, it: 'it' }))),
  };
};
const mapOf = (content: Content, mission: MissionDef, chosen: string) => {
  const id = chosen !== OWN_MAP ? chosen : mission.map === 'any' ? content.maps[0]!.id : mission.map;
  return content.maps.find(map => map.id === id) ?? content.maps[0]!;
};

/** The mission of a content file that is played if none is chosen. */
const firstMission = (written: string): string | undefined => {
  const { missions } = JSON.parse(written) as { readonly missions?: readonly { readonly id: string }[] };
  return missions?.[0]?.id;
};

/** What is played: the mission with its goal, the map drawn, the difficulty with what it changes. */
export const MissionSetup = ({ values, words, set, start, language }: GameSetupProps): ReactNode => {
  const { labels: own, texts } = useLanguage(WORDS, language);
  const labels = own.setup;
  const group = useId();
  const [isWriting, setWriting] = useState(false);
  const content = contentWith(String(values['content'] ?? ''));
  const missions = words('mission').flatMap(id => content.missions.find(m => m.id === id) ?? []);
  const mission = missions.find(m => m.id === values['mission']) ?? missions[0];
  if (!mission) return null;
  const map = mapOf(content, mission, String(values['map']));
  const agreed = {
    map: map.id,
    difficulty: DIFFICULTIES.find(id => id === values['difficulty']) ?? 'standard',
    guide: Number(values['guide'] ?? 0),
    mode: String(values['mode'] ?? 'normal') as Mode,
  };
  const printed = wordsOf(content, mission, texts, agreed);
  const hasMaps = mission.map === 'any';
  return (
    <div className="mando-setup">
      <button type="button" className="key" onClick={() => start(FIRST_MISSION, true)}>
        {labels.guided}
      </button>
      <fieldset className="mando-choices">
        <legend>{labels.mission}</legend>
        <div className="mando-choice-list">
          {missions.map(m => {
            const { name, briefing } = wordsOf(content, m, texts, agreed);
            return (
              <label key={m.id} className="mando-choice">
                <input
                  type="radio"
                  name={`${group}-mission`}
                  checked={m.id === mission.id}
                  onChange={() => set({ mission: m.id, map: OWN_MAP })}
                />
                <span>
                  <strong>{name}</strong>
                  <span>{briefing}</span>
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <div className="mando-chosen">
        <MapPreview map={map} objective={mission.objective} label={labels.map(printed.names('map', map.id))} />
        <dl>
          <dt>{own.objective}</dt>
          {printed.objective.map(line => (
            <dd key={line}>{line}</dd>
          ))}
          <dt>{own.failure}</dt>
          <dd>{own.characterDefeated}</dd>
          {printed.failure.map(line => (
            <dd key={line}>{line}</dd>
          ))}
          <dt>{labels.mapTitle}</dt>
          <dd>
            {hasMaps ? (
              <select aria-label={labels.mapTitle} value={map.id} onChange={e => set({ map: e.target.value })}>
                {words('map').flatMap(id =>
                  id === OWN_MAP
                    ? []
                    : [
                        <option key={id} value={id}>
                          {printed.names('map', id)}
                        </option>,
                      ],
                )}
              </select>
            ) : (
              printed.names('map', map.id)
            )}
          </dd>
        </dl>
      </div>
      <fieldset className="mando-choices">
        <legend>{labels.difficulty}</legend>
        <div className="mando-choice-list">
          {DIFFICULTIES.map(id => (
            <label key={id} className="mando-choice">
              <input
                type="radio"
                name={`${group}-difficulty`}
                checked={values['difficulty'] === id}
                onChange={() => set({ difficulty: id })}
              />
              <span>
                <strong>{labels.difficulties[id].name}</strong>
                <span>{labels.difficulties[id].text}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="button" className="key" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
        {labels.editor.open}
      </button>
      {isWriting && (
        <Suspense fallback={null}>
          <Editor
            language={language}
            use={written => set({ content: written, mission: firstMission(written) ?? mission.id, map: OWN_MAP })}
          />
        </Suspense>
      )}
    </div>
  );
};
