import type { MissionDef } from '../types.js';
import { m1 } from './m1.js';
import { m2 } from './m2.js';
import { m3 } from './m3.js';
import { m4 } from './m4.js';
import { mm1 } from './mm1.js';
import { mm2 } from './mm2.js';
import { mm3 } from './mm3.js';
import { mm4 } from './mm4.js';

export const missions: readonly MissionDef[] = [m1, m2, m3, m4, mm1, mm2, mm3, mm4];
