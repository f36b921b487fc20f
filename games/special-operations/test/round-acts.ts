import { specialOperations as GAME } from '@cadre/special-operations';
import { ActivationPhase } from '../src/round/turns.js';
import { code, type Placed } from './battle.js';
import { play, stage } from './stage.js';

export const TROOPER = 'rebel-trooper';
export const STORM = 'stormtrooper';
/** Two rebels and a stormtrooper, far apart along the open edge. */
export const three: readonly Placed[] = [
  { type: TROOPER, at: [2, 0.7] },
  { type: 'rebel-trooper-captain', at: [5, 0.7] },
  { type: STORM, seat: 1, at: [33, 0.7] },
];
export const why = (t: ReturnType<typeof play>, seat: number, option: Parameters<typeof code>[0]) => {
  const { machine } = GAME;
  return machine.check(t.state, seat, t.state.pending!.seq, [code(option)])?.because;
};
export const phase = (change: (s: ReturnType<typeof stage>) => void = () => undefined, units = three) => {
  const s = stage('vehicle', units);
  s.public.pools = [['corps'], ['corps']];
  s.public.units[1]!.order = 'faceup';
  change(s);
  return play(s, ActivationPhase.call({}));
};
