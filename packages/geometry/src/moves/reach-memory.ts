import type { Base } from '../shapes/base.js';
import type { Figure } from '../shapes/figure.js';
import type { Outline } from '../shapes/outline.js';
import type { Table } from '../table/table.js';
import type { MoveRules } from './move-rules.js';
import { type Reach, reachOf } from './reach.js';

/** The kind belongs to it: a notched base does not move like a disc of its size. */
const keyOfBase = (base: Base): string => (base.kind === 'rectangle' ? `${base.length}x${base.width}` : `${base.kind}${base.diameter}`);
const keyOfFigure = ({ base, at, facing, bottom, height }: Figure): string =>
  base.kind === 'rectangle'
    ? `${at.x},${at.y},${keyOfBase(base)},${facing.x},${facing.y},${bottom},${height}`
    : `${at.x},${at.y},${keyOfBase(base)},${bottom},${height}`;
const keyOfOutline = ({ xs, ys, r }: Outline): string => (xs.length === 1 ? `${xs[0]},${ys[0]},${r}` : `${xs.join()},${ys.join()},${r}`);

/**
 * Reaches kept beside the table, never in the state of a match: what one question found out about the tools, the next one
 * uses. Dropped all at once when there are more than `limit`. Sight and cover need no memory: they are answered in about the
 * time that looking them up and storing them takes.
 */
export const reachMemory = (limit = 2_000): typeof reachOf => {
  const tables = new WeakMap<Table, Map<string, Reach>>();
  return (table, mover, level, rules, others) => {
    const around = others.map(keyOfOutline).join(';');
    const key = `${keyOfFigure(mover)}@${level}|${keyOfRules(rules)}|${around}`;
    let known = tables.get(table);
    if (!known) {
      known = new Map();
      tables.set(table, known);
    }
    const found = known.get(key);
    if (found) return found;
    const fresh = reachOf(table, mover, level, rules, others);
    if (known.size >= limit) known.clear();
    known.set(key, fresh);
    return fresh;
  };
};

const keyOfRules = ({ tools, level, impassable, over, rise, drop, bases }: MoveRules): string =>
  `${tools.map(t => `${t.id},${t.length},${t.width}`).join('+')},${level},${impassable},${over},${rise},${drop},${bases}`;
