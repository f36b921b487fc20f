import { boxOf } from '../../src/box/box.js';
import { content } from '../../src/content/index.js';
import type { MissionDef, Op } from '../../src/content/types.js';
import type { Lay } from './scene.js';
import { type Stage, stage } from './stage.js';

/** A mission of one's own that differs from this one in some parts. */
export const mission = (id: string, parts: Partial<MissionDef>): string => {
  const found = content.missions.find(m => m.id === id)!;
  return JSON.stringify({ missions: [{ ...found, ...parts, name: 'Of this test', source: { kind: 'house', note: 'of this test' } }] });
};
/** These ops as the crisis of a sheet on the first map, unless another mission is named. */
export const crisis = (ops: readonly Op[], lay: Lay = {}, id = 'mm2', parts: Partial<MissionDef> = {}): Stage => {
  const map = id.startsWith('mm') ? { map: 'map1' } : {};
  const s = stage('mandalorian', { ...lay, setup: { mission: id, content: mission(id, { crisis: ops, ...parts }), ...map, ...lay.setup } });
  return s.script(boxOf(s.state).mission.crisis);
};
