import type { Suite } from '../suite.js';
import { fork } from './copies.js';
import { playouts } from './mandalorian.js';
import { moves } from './moves.js';

/**
 * What the kernel is measured by. A module of its own: V8 compiles the functions of a machine less well once several games have made one,
 * so a process that also loads the other games' suites is a fifth slower, and not comparable with a checkout that has fewer games.
 */
export const suites: readonly Suite[] = [moves, fork, playouts];
