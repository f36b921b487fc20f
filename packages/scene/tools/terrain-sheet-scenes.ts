import type { BattleScene } from '@cadre/battle';
import { english } from '../../../games/mandalorian/client/src/labels/english.js';
import { describeScene as describeMission } from '../../../games/mandalorian/client/src/scene/describe-scene.js';
import { type MandoView, seenFrom } from '../../../games/mandalorian/client/src/seen.js';
import { textsOf } from '../../../games/mandalorian/client/src/texts.js';
import * as printed from '../../../games/mandalorian/src/content/text.js';
import { mandalorian } from '../../../games/mandalorian/src/index.js';
import { describeScene as describeEncounter } from '../../../games/shatterpoint/client/src/table/scene/describe-scene.js';
import { LAYOUTS } from '../../../games/shatterpoint/src/content/layouts/index.js';
import { legendaryEncounters } from '../../../games/shatterpoint/src/index.js';
import { describeScene as describeOperation } from '../../../games/special-operations/client/src/scene/describe-scene.js';
import { MISSION, MISSIONS, specialOperations } from '../../../games/special-operations/src/index.js';
import { randomViews } from '../../testkit/src/random-views.js';

/** Every layout of both measured games, and every map of The Mandalorian, as it lies when a match begins. */
export const allScenes = (): BattleScene[] => {
  const once = { seed: 1, seats: [0], most: 1 };
  const encounters = LAYOUTS.flatMap(({ id, missions }) =>
    [...randomViews(legendaryEncounters, { mission: missions[0]!, layout: id }, once)].map(view => describeEncounter(view, 'en')),
  );
  const pairs = new Map(MISSIONS.flatMap(mission => MISSION[mission].layouts.map(layout => [layout, mission] as const)));
  const operations = [...pairs].flatMap(([layout, mission]) =>
    [...randomViews(specialOperations, { mission, layout }, once)].map(view => describeOperation(view, 'en')),
  );
  const missions = ['m1', 'm2', 'm3', 'm4'].flatMap(mission =>
    [...randomViews(mandalorian, { mission }, once)].map(view => {
      const seen = seenFrom(view as MandoView);
      return describeMission(seen, english, textsOf(seen.box, 'en', printed));
    }),
  );
  return [...operations, ...encounters, ...missions];
};
