import type { BattleScene } from '@cadre/battle';
import { describeScene as describeEncounter } from '../../../games/shatterpoint/client/src/table/scene/describe-scene.js';
import { LAYOUTS } from '../../../games/shatterpoint/src/content/layouts/index.js';
import { legendaryEncounters } from '../../../games/shatterpoint/src/index.js';
import { describeScene as describeOperation } from '../../../games/special-operations/client/src/scene/describe-scene.js';
import { MISSION, MISSIONS, specialOperations } from '../../../games/special-operations/src/index.js';
import { randomViews } from '../../testkit/src/random-views.js';

/** Every layout of both games as it lies when a match begins. */
export const allScenes = (): BattleScene[] => {
  const once = { seed: 1, seats: [0], most: 1 };
  const encounters = LAYOUTS.flatMap(({ id, missions }) =>
    [...randomViews(legendaryEncounters, { mission: missions[0]!, layout: id }, once)].map(view => describeEncounter(view, 'en')),
  );
  const pairs = new Map(MISSIONS.flatMap(mission => MISSION[mission].layouts.map(layout => [layout, mission] as const)));
  const operations = [...pairs].flatMap(([layout, mission]) =>
    [...randomViews(specialOperations, { mission, layout }, once)].map(view => describeOperation(view, 'en')),
  );
  return [...operations, ...encounters];
};
