import type { Base } from './base.js';
import type { Figure } from './figure.js';
import { legionSight } from './legion-sight.js';
import type { Outline } from './outline.js';
import { type MoveRules, type Reach, reachOf } from './reach.js';
import type { Sight } from './sight.js';
import type { Table } from './table.js';

/** Answers kept beside the table, never in the state of a match: dropped all at once when there are more than `limit`. */
export const remembering = <Answer>(limit: number): ((table: Table, key: string, answer: () => Answer) => Answer) => {
  const tables = new WeakMap<Table, Map<string, Answer>>();
  return (table, key, answer) => {
    let known = tables.get(table);
    if (!known) {
      known = new Map();
      tables.set(table, known);
    }
    const found = known.get(key);
    if (found !== undefined) return found;
    const fresh = answer();
    if (known.size >= limit) known.clear();
    known.set(key, fresh);
    return fresh;
  };
};

/** The kind belongs to it: a notched base does not move like a disc of its size. */
const keyOfBase = (base: Base): string => (base.kind === 'rectangle' ? `${base.length}x${base.width}` : `${base.kind}${base.diameter}`);
const keyOfFigure = ({ base, at, facing, bottom, height }: Figure): string =>
  base.kind === 'rectangle'
    ? `${at.x},${at.y},${keyOfBase(base)},${facing.x},${facing.y},${bottom},${height}`
    : `${at.x},${at.y},${keyOfBase(base)},${bottom},${height}`;
const keyOfOutline = ({ xs, ys, r }: Outline): string => (xs.length === 1 ? `${xs[0]},${ys[0]},${r}` : `${xs.join()},${ys.join()},${r}`);

/** L-LOS-2 with a memory. Both directions share one answer, turned round for the second asker. */
export const sightMemory = (limit = 100_000): typeof legionSight => {
  const remembered = remembering<Sight>(limit);
  return (table, viewer, target, vehicles = []) => {
    const standing = vehicles.filter(vehicle => vehicle.id !== viewer.id && vehicle.id !== target.id);
    const one = keyOfFigure(viewer);
    const two = keyOfFigure(target);
    const turned = two < one;
    const key = `${turned ? two : one}|${turned ? one : two}|${standing.map(v => `${v.id}:${keyOfFigure(v)}`).join('|')}`;
    const sight = remembered(table, key, () =>
      turned ? legionSight(table, target, viewer, standing) : legionSight(table, viewer, target, standing),
    );
    return turned && sight.sees ? { sees: true, line: { from: sight.line.to, to: sight.line.from } } : sight;
  };
};

/** Reaches with a memory: what one question found out about the tools, the next one uses. */
export const reachMemory = (limit = 2_000): typeof reachOf => {
  const remembered = remembering<Reach>(limit);
  return (table, mover, level, rules, others) => {
    const around = others.map(keyOfOutline).join(';');
    const key = `${keyOfFigure(mover)}@${level}|${keyOfRules(rules)}|${around}`;
    return remembered(table, key, () => reachOf(table, mover, level, rules, others));
  };
};

const keyOfRules = ({ tools, level, impassable, over, rise, drop, bases }: MoveRules): string =>
  `${tools.map(t => `${t.id},${t.length},${t.width}`).join('+')},${level},${impassable},${over},${rise},${drop},${bases}`;
