import type { Setup } from '@cadre/core';
import { LEGENDS } from '../content/legends/index.js';
import { layoutsFor, missionsWith, NO_OWN, type Own } from '../content/own/own.js';
import type { LegendCard, UnitCard } from '../content/types.js';
import { type Cadre, type CadreFor, type CadreProblem, cardWith, clashesBetween } from './cadre.js';
import { cadreTextProblems, readCadre } from './cadre-text.js';
import type { CodeProblem } from './code-problem.js';

/** The layout that chance decides (LE-P28). */
export const RANDOM = 'random';
/** A whole encounter: what a set-up says, and what two tables exchange. */
export interface EncounterList {
  readonly mission: string;
  /** Or `random`. */
  readonly layout: string;
  readonly legend: string;
  readonly minions: string;
  readonly cadres: readonly [Cadre, Cadre];
}
export type SquadProblem = CadreProblem | CodeProblem;
/** A problem and the option of the set-up that it is about; null where several do not go together. */
export interface OptionProblem {
  readonly option: 'mission' | 'layout' | 'legend' | 'minions' | 'cadre.1' | 'cadre.2' | null;
  readonly problem: SquadProblem;
}
const legendWith = (id: string): LegendCard | undefined => LEGENDS.find(each => each.id === id);
const minionsOf = (legend: LegendCard | undefined, set: string): UnitCard[] =>
  legend?.minionSets.find(({ id }) => id === set)?.minions.flatMap(id => cardWith(id) ?? []) ?? [];
type About = Pick<EncounterList, 'mission' | 'legend' | 'minions'>;
/** What a cadre of an encounter is built for; undefined where nobody knows the mission or the Legend. */
export const contextOf = (
  { mission, legend, minions }: About,
  own: Own = NO_OWN,
  partner: readonly UnitCard[] = [],
): CadreFor | undefined => {
  const [card, played] = [legendWith(legend), missionsWith(own).find(({ id }) => id === mission)];
  return card && played && { points: played.points, legend: card, minions: minionsOf(card, minions), partner };
};
/** What is wrong with mission, layout, Legend (LE-27) and minions (LE-36). */
export const frameProblems = ({ mission, layout, legend, minions }: Omit<EncounterList, 'cadres'>, own: Own): OptionProblem[] => {
  const missions = missionsWith(own).map(({ id }) => id);
  if (!missions.includes(mission)) return [{ option: 'mission', problem: { why: 'mission', id: mission, known: missions } }];
  const layouts = layoutsFor(own, mission);
  const sets = legendWith(legend)?.minionSets.map(({ id }) => id);
  return [
    ...(layout === RANDOM || layouts.includes(layout)
      ? []
      : [{ option: 'layout', problem: { why: 'layout', id: layout, known: [RANDOM, ...layouts] } } as const]),
    ...(sets ? [] : [{ option: 'legend', problem: { why: 'legend', id: legend, known: LEGENDS.map(({ id }) => id) } } as const]),
    ...(!sets || sets.includes(minions) ? [] : [{ option: 'minions', problem: { why: 'minions', id: minions, known: sets } } as const]),
  ];
};
type Texts = Omit<EncounterList, 'cadres'> & { readonly cadres: readonly [string, string] };
/** Everything that is wrong with an encounter whose cadres are texts: nobody's unique name is at the table twice, whoever brings it (LE-35). */
export const encounterProblems = ({ cadres, ...frame }: Texts, own: Own): OptionProblem[] => {
  const context = contextOf(frame, own);
  if (!context) return frameProblems(frame, own);
  const [first, second] = cadres.map(readCadre);
  return [
    ...frameProblems(frame, own),
    ...(['cadre.1', 'cadre.2'] as const).flatMap((option, i) =>
      cadreTextProblems(cadres[i]!, context).map(problem => ({ option, problem })),
    ),
    ...(first!.ok && second!.ok ? clashesBetween(first!.value, second!.value).map(problem => ({ option: null, problem })) : []),
  ];
};
/** The encounter of a set-up. */
export const encounterIn = (setup: Setup): Texts => {
  const text = (option: string): string => String(setup[option] ?? '');
  return {
    mission: text('mission'),
    layout: text('layout'),
    legend: text('legend'),
    minions: text('minions'),
    cadres: [text('cadre.1'), text('cadre.2')],
  };
};
