import { allOf, anyOf, type Body, deployment, type Placing, type Region } from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { CharacterId, EncounterView, Spot } from '../state.js';
import { movementOf } from './moves.js';
import { headingIn, type PlaceQuestion } from './place-args.js';
import { bodyOf, bodyOfThing, charactersOn, enemiesOf, figureOf, lengthOfRange, NEAR, sideOfCharacter } from './queries.js';

const NOWHERE: Spot = { x: 0, y: 0, elevation: 0 };
const bodies = (k: EncounterView, ids: readonly CharacterId[]): Body[] => ids.map(id => bodyOf(k, id));
/** LE-M3: the cadres start at the near edge, the Legend at the far one. */
const homeEdge = (k: EncounterView, id: CharacterId): Region => {
  const { anchor, legend } = boxOf(k).mission.deployment;
  const isCadre = sideOfCharacter(k, id) === 'cadre';
  return { kind: 'edge', edges: [isCadre ? 'near' : 'far'], distance: lengthOfRange(isCadre ? anchor : legend) };
};
const within = (of: Body, distance: number): Region => ({ kind: 'within', of, distance });

/** LE-P31: a character is put down from nowhere, on any legal surface. */
const put = (k: EncounterView, id: CharacterId, region: Region): Placing =>
  deployment(
    boxOf(k).table,
    figureOf(k, id, NOWHERE),
    'elevation',
    bodies(
      k,
      charactersOn(k).filter(other => other !== id),
    ),
    region,
  );
/** Where the character of a question may be put. Pushes have directions instead: `pushes.ts`. */
export const placingOf = (k: EncounterView, q: Exclude<PlaceQuestion, { readonly kind: 'push' }>): Placing => {
  switch (q.kind) {
    case 'move':
      return movementOf(k, q.character, q.how, headingIn(q));
    case 'deploy': // S-DEP-1
      return put(k, q.character, homeEdge(k, q.character));
    case 'rest':
      return put(k, q.character, within(bodyOfThing(k, q.things[0]!), lengthOfRange(q.range)));
    case 'setUp': {
      const near = anyOf(...q.things.map(thing => within(bodyOfThing(k, thing), lengthOfRange(q.range))));
      const enemies = bodies(k, enemiesOf(k, q.character));
      return put(k, q.character, q.apart ? allOf(near, { kind: 'beyond', of: enemies, distance: lengthOfRange(NEAR) }) : near);
    }
  }
};
