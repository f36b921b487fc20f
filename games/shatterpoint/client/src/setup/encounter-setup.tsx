import '../../css/encounter.css';
import { grammarOf } from '@cadre/kit';
import { LEGENDS } from '@cadre/shatterpoint/content/legends/index';
import { layoutsFor, layoutsWith, missionsWith, NO_OWN, type Own } from '@cadre/shatterpoint/content/own/own';
import { readOwn } from '@cadre/shatterpoint/content/own/read-own';
import { type Cadre, cardsOf, cardWith, clashesBetween } from '@cadre/shatterpoint/squads/cadre';
import { readCadre, writeCadre } from '@cadre/shatterpoint/squads/cadre-text';
import { contextOf, type EncounterList, encounterIn, RANDOM } from '@cadre/shatterpoint/squads/encounter';
import { readEncounter } from '@cadre/shatterpoint/squads/encounter-code';
import { randomEncounter } from '@cadre/shatterpoint/squads/surprise';
import { squadWords } from '@cadre/shatterpoint/squads/words';
import type { GameSetupProps, SetupValues } from '@cadre/table-client';
import { type ReactNode, useEffect, useState } from 'react';
import { UnitPortrait } from '../art/unit-portrait.js';
import { FIRST_MATCH } from '../guide/first-match.js';
import { LABELS } from '../labels/labels.js';
import { UnitCard } from '../units/unit-card.js';
import { CadreBuilder } from './cadre-builder.js';
import { CodesPanel } from './codes-panel.js';
import { LayoutPreview } from './layout-preview.js';
import { Select } from './select.js';

/** A file with problems brings nothing: the page tells them beside the file. */
const ownIn = (file: unknown): Own => {
  const read = typeof file === 'string' && file !== '' ? readOwn(file) : undefined;
  return read?.ok ? read.value : NO_OWN;
};
const cadreIn = (text: string): Cadre => {
  const read = readCadre(text);
  return read.ok ? { ...(read.value.era && { era: read.value.era }), squads: read.value.squads } : { squads: [] };
};
const setupOf = ({ cadres, ...frame }: Partial<EncounterList>): SetupValues => ({
  ...frame,
  ...(cadres && { 'cadre.1': writeCadre(cadres[0]), 'cadre.2': writeCadre(cadres[1]) }),
});
const random = (below: number): number => Math.floor(Math.random() * below);
/** The encounter of a share link: its code stands in the fragment. */
const linkedCode = (): string => {
  const fragment = location.hash.slice(1);
  return /^le\d+:/.test(fragment) ? decodeURI(fragment) : '';
};

/** What is played and by whom: mission, battlefield, Legend with minions, and both cadres, each with what it is like. */
export const EncounterSetup = ({ values, set, start, language }: GameSetupProps): ReactNode => {
  const labels = LABELS[language];
  const words = squadWords(language);
  const own = ownIn(values['content']);
  const texts = encounterIn(values);
  const list: EncounterList = { ...texts, cadres: [cadreIn(texts.cadres[0]), cadreIn(texts.cadres[1])] };
  const change = (part: Partial<EncounterList>): void => set(setupOf(part));
  const [linkProblems, setLinkProblems] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is read once, when the page opens
  useEffect(() => {
    const code = linkedCode();
    if (code === '') return;
    const read = readEncounter(code, own);
    if (read.ok) change(read.value);
    else setLinkProblems(read.problems.map(words.problem));
  }, []);
  const missions = missionsWith(own);
  const mission = missions.find(({ id }) => id === list.mission) ?? missions[0]!;
  const layouts = layoutsWith(own).filter(({ id }) => layoutsFor(own, mission.id).includes(id));
  const legend = LEGENDS.find(({ id }) => id === list.legend) ?? LEGENDS[0]!;
  const minions = legend.minionSets.find(({ id }) => id === list.minions) ?? legend.minionSets[0]!;
  const minionCards = minions.minions.flatMap(id => cardWith(id) ?? []);
  const named = (all: readonly { readonly id: string; readonly name: Readonly<Record<'en' | 'de', string>> }[]) =>
    all.map(({ id, name }) => [id, name[language]] as const);
  const clashes = clashesBetween(list.cadres[0], list.cadres[1]);
  return (
    <div className="le-setup">
      <div className="le-top">
        <button type="button" className="key go" onClick={() => start(FIRST_MATCH, true)}>
          {labels.guided}
        </button>
        <button type="button" className="key" onClick={() => start(setupOf(randomEncounter(random)))}>
          {labels.surprise}
        </button>
        <a href="/units" target="_blank" rel="noreferrer">
          {labels.allUnits}
        </a>
      </div>
      <div role="alert">
        {linkProblems.map(said => (
          <p key={said} className="notice harm">
            {said}
          </p>
        ))}
      </div>
      <div className="le-frame">
        <div>
          <Select label={labels.mission} value={mission.id} choices={named(missions)} set={id => change({ mission: id, layout: RANDOM })} />
          <p className="quiet">{mission.story[language]}</p>
          <Select
            label={labels.layout}
            value={list.layout}
            choices={[[RANDOM, labels.random], ...named(layouts)]}
            set={layout => change({ layout })}
          />
        </div>
        <LayoutPreview layout={layouts.find(({ id }) => id === list.layout)} mission={mission} language={language} />
        <div>
          <Select
            label={labels.legend}
            value={legend.id}
            choices={named(LEGENDS)}
            set={id => change({ legend: id, minions: LEGENDS.find(each => each.id === id)!.minionSets[0]!.id })}
          />
          <Select label={labels.minions} value={minions.id} choices={named(legend.minionSets)} set={id => change({ minions: id })} />
          <p className="quiet">{labels.minionsAre(grammarOf(language).and(minionCards.map(({ name }) => name[language])))}</p>
        </div>
      </div>
      {[legend, ...minionCards].map(card => (
        <details key={card.id} className="le-sheet">
          <summary>
            <UnitPortrait card={card} seat={0} /> {card.name[language]}
          </summary>
          <UnitCard card={card} language={language} />
        </details>
      ))}
      <div className="le-cadres">
        {([0, 1] as const).map(seat => (
          <fieldset key={seat} className="le-side">
            <legend>{labels.cadre(seat + 1)}</legend>
            <CadreBuilder
              seat={seat + 1}
              cadre={list.cadres[seat]}
              context={contextOf({ mission: mission.id, legend: legend.id, minions: minions.id }, own, cardsOf(list.cadres[1 - seat]!))!}
              set={cadre => change({ cadres: seat === 0 ? [cadre, list.cadres[1]] : [list.cadres[0], cadre] })}
              language={language}
            />
          </fieldset>
        ))}
      </div>
      {clashes.length > 0 && (
        <ul className="le-problems" aria-label={labels.clashes}>
          {clashes.map(problem => (
            <li key={problem.cards.join()}>{words.problem(problem)}</li>
          ))}
        </ul>
      )}
      <CodesPanel list={list} own={own} set={change} language={language} />
    </div>
  );
};
