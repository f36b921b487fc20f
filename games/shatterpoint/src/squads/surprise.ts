import type { Random } from '@cadre/core';
import { LEGENDS } from '../content/legends/index.js';
import { MISSIONS } from '../content/missions/index.js';
import { ERAS, type UnitCard } from '../content/types.js';
import { type Cadre, type CadreFor, cardsOf, offersFor, ROLES, SQUADS, withUnit } from './cadre.js';
import { contextOf, type EncounterList, RANDOM } from './encounter.js';

const oneOf = <T>(all: readonly T[], random: Random): T => all[random(all.length)]!;
/** A legal cadre; undefined where the era has not enough units that fit. */
const randomCadre = (context: CadreFor, random: Random): Cadre | undefined => {
  let cadre: Cadre = { era: oneOf(ERAS, random), squads: [] };
  for (let squad = 0; squad < SQUADS; squad++)
    for (const role of ROLES) {
      const fitting = offersFor(cadre, squad, role, context).filter(({ problems }) => problems.length === 0);
      if (fitting.length === 0) return undefined;
      cadre = withUnit(cadre, squad, role, oneOf(fitting, random).card);
    }
  return cadre;
};
const cadreFor = (context: CadreFor, random: Random): Cadre => {
  for (;;) {
    const cadre = randomCadre(context, random);
    if (cadre) return cadre;
  }
};
/** Any legal encounter: mission, Legend, minions and both cadres; the layout is left to chance. */
export const randomEncounter = (random: Random): EncounterList => {
  const legend = oneOf(LEGENDS, random);
  const frame = { mission: oneOf(MISSIONS, random).id, layout: RANDOM, legend: legend.id, minions: oneOf(legend.minionSets, random).id };
  const context = (partner: readonly UnitCard[]): CadreFor => contextOf(frame, undefined, partner)!;
  const first = cadreFor(context([]), random);
  return { ...frame, cadres: [first, cadreFor(context(cardsOf(first)), random)] };
};
