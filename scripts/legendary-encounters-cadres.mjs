// Random legal cadres for measurements: all units have their turn.
import { seeded } from '@cadre/kit';
import { NO_OWN } from '@cadre/shatterpoint/content/own/own';
import { ERAS } from '@cadre/shatterpoint/content/types';
import { UNITS } from '@cadre/shatterpoint/content/units/index';
import { cadreProblems, cardsOf, pointsOf } from '@cadre/shatterpoint/squads/cadre';
import { contextOf } from '@cadre/shatterpoint/squads/encounter';

/** People use nearly all their points: a cadre has at most so many left. */
const LEFT_OVER = 2;
const TRIES = 100_000;

const anyOf = (list, random) => list[random(list.length)];
const anyCadre = random => {
  const era = anyOf(ERAS, random);
  const of = type =>
    anyOf(
      UNITS.filter(card => card.type === type && card.eras.includes(era)),
      random,
    ).id;
  const squad = () => [of('secondary'), of('supporting')];
  return { era, squads: [squad(), squad()] };
};
const legalCadre = (context, random) => {
  for (let tries = 0; tries < TRIES; tries++) {
    const cadre = anyCadre(random);
    if (pointsOf(cardsOf(cadre)) >= context.points - LEFT_OVER && cadreProblems(cadre, context).length === 0) return cadre;
  }
  throw new Error(`found no legal cadre of ${context.points} points in ${TRIES} tries`);
};
/** Two cadres that may meet this Legend with these minions, by the seed; as the set-up reads them. */
export const cadresFor = match => {
  const random = seeded(match.seed, 7);
  const first = legalCadre(contextOf(match), random);
  const second = legalCadre(contextOf(match, NO_OWN, cardsOf(first)), random);
  return [first, second].map(({ squads }) => squads.flat().join('+'));
};
