import type { MoveRules } from '../moves/move-rules.js';
import { reachOf } from '../moves/reach.js';
import { LEGION_TOOLS, SHATTERPOINT_TOOLS } from '../moves/tool.js';
import { reachBorder } from '../places/reach-region.js';
import { measure } from '../shapes/distance.js';
import { type Figure, outlineOf, readFigures } from '../shapes/figure.js';
import { legionSight } from '../sight/silhouette-sight.js';
import { type Checked, readTable } from '../table/layout.js';
import { isRaw, type Problems, type Raw, readChoice, readList, readText, shown, UNREAD } from '../table/reading.js';
import type { Table } from '../table/table.js';
import { drawTable, type Overlay } from './draw.js';

const SHOWN = ['reach', 'sight', 'measure'] as const;
const TOOLS = [...Object.values(LEGION_TOOLS), ...Object.values(SHATTERPOINT_TOOLS)];
const NET = 50;

/**
 * A picture from plain data: a layout, with `figures` (0.1 mm) and `show`: reach of a figure with a tool, sight or measure from
 * one figure to another. All problems of all parts are named at once.
 */
export const drawScene = (input: unknown): Checked<string> => {
  const table = readTable(input);
  if (!table.ok) return table;
  const scene: Raw = isRaw(input) ? input : {};
  const figures = readFigures(table.value, scene['figures'] ?? []);
  if (!figures.ok) return figures;
  const problems: Problems = [];
  const asked = readList(scene, 'show', 'layout', 100, problems, []);
  const overlays = asked.flatMap((raw, i) => overlaysOf(table.value, figures.value, raw, `show[${i}]`, problems));
  if (problems.length > 0) return { ok: false, problems };
  const seats = figures.value.map(
    (figure, i): Overlay => ({ kind: 'figure', figure, seat: seatOf(scene, i), label: figure.id.slice(0, 3) }),
  );
  const zones = table.value.zones.map((zone, seat): Overlay => ({ kind: 'zone', zone, seat }));
  return { ok: true, value: drawTable(table.value, [...zones, ...seats, ...overlays]) };
};

/** The raw figure may name its seat; it is only a colour here. */
const seatOf = (scene: Raw, i: number): number => {
  const raw = Array.isArray(scene['figures']) ? scene['figures'][i] : undefined;
  return isRaw(raw) && raw['seat'] === 1 ? 1 : 0;
};

const overlaysOf = (table: Table, figures: readonly Figure[], raw: unknown, where: string, problems: Problems): Overlay[] => {
  if (!isRaw(raw)) {
    problems.push(`${where} is ${shown(raw)}; it must be an object with a kind of ${SHOWN.join(', ')}`);
    return [];
  }
  const named = (key: string): Figure | undefined => {
    const id = readText(raw, key, where, problems);
    const figure = figures.find(f => f.id === id);
    if (!figure && id !== UNREAD)
      problems.push(`${where}.${key} is "${id}"; the figures are ${figures.map(f => f.id).join(', ') || 'none'}`);
    return figure;
  };
  const before = problems.length;
  const kind = readChoice(raw, 'kind', where, SHOWN, problems);
  if (problems.length > before) return [];
  const from = named('from');
  switch (kind) {
    case 'sight':
    case 'measure': {
      const to = named('to');
      if (!from || !to) return [];
      return kind === 'measure'
        ? [{ kind, measure: measure(outlineOf(from), outlineOf(to)) }]
        : [{ kind, sight: legionSight(table, from, to), from, to }];
    }
    case 'reach':
      return from ? reachOverlay(table, figures, from, raw, where, problems) : [];
  }
};

const reachOverlay = (table: Table, figures: readonly Figure[], mover: Figure, raw: Raw, where: string, problems: Problems): Overlay[] => {
  const ids = TOOLS.map(tool => tool.id);
  const id = readChoice(raw, 'tool', where, ids, problems);
  if (mover.base.kind !== 'disc') {
    problems.push(`${where}.from is "${mover.id}" on a ${mover.base.kind} base; reach is drawn for round bases without a notch`);
    return [];
  }
  const tools = TOOLS.filter(tool => tool.id === id);
  const rules: MoveRules = {
    tools,
    level: 'height',
    impassable: 'never',
    over: mover.height,
    rise: mover.height,
    drop: mover.height,
    bases: 'crossed',
  };
  const others = figures.filter(figure => figure !== mover).map(outlineOf);
  return [{ kind: 'reach', border: reachBorder(reachOf(table, mover, mover.bottom, rules, others), NET), label: `${mover.id}: ${id}` }];
};
