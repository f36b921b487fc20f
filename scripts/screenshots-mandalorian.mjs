// Missions of The Mandalorian for the screenshots, as they begin and later on.
import { has, positionsOf } from './screenshots-positions.mjs';

const positionsFor = seats => positionsOf({ game: 'mandalorian', sign: '.mando-table', setupOf: mission => ({ mission }), seats }).position;
const [ofTwo, ofThree] = [positionsFor(2), positionsFor(3)];
/** One mission is for three or four. */
const position = (mission, isWanted) => (mission === 'mm3' ? ofThree : ofTwo)(mission, isWanted);
const MISSIONS = ['m1', 'm2', 'm3', 'm4', 'mm1', 'mm2', 'mm3', 'mm4'];
/** A turn so late that enemies have come. */
const LATER = 7;
const later = mission => (page, url) => {
  let turn = 0;
  return position(mission, before => {
    if (has(before, 'turn')) turn++;
    return turn >= LATER;
  })(page, url);
};

export const MANDALORIAN = Object.fromEntries(
  MISSIONS.flatMap(mission => [
    [`mandalorian-${mission}`, position(mission, () => true)],
    [`mandalorian-${mission}-later`, later(mission)],
  ]),
);
