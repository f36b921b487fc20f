import type { CharacterDef } from '../types.js';
import { burg } from './burg.js';
import { cara } from './cara.js';
import { greef } from './greef.js';
import { ig11 } from './ig11.js';
import { mandalorian } from './mandalorian.js';
import { mayfeld } from './mayfeld.js';
import { paz } from './paz.js';
import { xian } from './xian.js';

export const characters: readonly CharacterDef[] = [mandalorian, ig11, paz, xian, burg, mayfeld, greef, cara];
