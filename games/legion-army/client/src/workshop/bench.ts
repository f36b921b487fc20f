import type { Slot } from '@cadre/legion-army/data';
import type { ArmyList } from '@cadre/legion-army/roster';

/** What is being chosen in the catalogue. */
export type Picking =
  | { readonly what: 'unit' }
  | { readonly what: 'command' }
  | { readonly what: 'battle' }
  | {
      readonly what: 'upgrade';
      readonly line: number;
      readonly slot: Slot;
      readonly bearer: 'unit' | 'counterpart';
      /** The upgrade that lies in this slot now, by its place on the unit. */
      readonly instead: number | null;
    };
export const PANES = ['army', 'add', 'unit', 'check'] as const;
export type Pane = (typeof PANES)[number];

/** A list on the workbench: how it is, how it was, and what somebody looks at. */
export interface Bench {
  readonly list: ArmyList;
  /** One for each unit of the list: it stays with the unit while others come and go, so that their lines need not be drawn anew. */
  readonly keys: readonly number[];
  readonly past: readonly ArmyList[];
  readonly future: readonly ArmyList[];
  /** What the latest change was about: changes of one kind in a row are one step back. */
  readonly latest: string | null;
  readonly line: number | null;
  /** A card of the catalogue that is looked at before it is taken. */
  readonly preview: string | null;
  readonly picking: Picking;
  readonly pane: Pane;
}
export type Act =
  | {
      readonly do: 'edit';
      readonly edit: (list: ArmyList) => ArmyList;
      readonly about?: string;
      readonly after?: Partial<Pick<Bench, 'line' | 'pane' | 'picking'>>;
    }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'look'; readonly line: number; readonly pane?: Pane }
  | { readonly do: 'preview'; readonly card: string | null }
  | { readonly do: 'pick'; readonly picking: Picking }
  | { readonly do: 'show'; readonly pane: Pane };

/** Whether a wish would change the list, and not only what somebody looks at. */
export const changesList = (wish: Act): boolean => wish.do === 'edit' || wish.do === 'undo' || wish.do === 'redo';

export const benchWith = (list: ArmyList): Bench => ({
  list,
  keys: list.units.map((_, at) => at),
  past: [],
  future: [],
  latest: null,
  line: list.units.length > 0 ? 0 : null,
  preview: null,
  picking: { what: 'unit' },
  pane: list.units.length > 0 ? 'army' : 'add',
});
/** Enough for an evening; older steps are forgotten. */
const MOST_STEPS = 500;

/** Units before and after what has changed keep their keys, and so does a unit that was changed in its place. */
const keysAfter = ({ list: { units: before }, keys }: Bench, after: ArmyList['units']): readonly number[] => {
  if (before === after) return keys;
  const shorter = Math.min(before.length, after.length);
  let first = 0,
    last = 0;
  while (first < shorter && before[first] === after[first]) first++;
  while (last < shorter - first && before[before.length - 1 - last] === after[after.length - 1 - last]) last++;
  let unused = keys.reduce((most, key) => Math.max(most, key + 1), 0);
  return after.map((_, at) => {
    if (at >= after.length - last) return keys[at - after.length + before.length]!;
    return at < before.length - last ? keys[at]! : unused++;
  });
};
/** A look at a line that is no longer there ends, and so does one into a slot whose unit has changed otherwise. */
const settled = (bench: Bench, before: Bench): Bench => {
  const { length } = bench.list.units;
  const line = bench.line !== null && bench.line >= length ? (length > 0 ? length - 1 : null) : bench.line;
  const { picking } = bench;
  const changed = picking.what === 'upgrade' && bench.list.units[picking.line] !== before.list.units[picking.line];
  const keys = keysAfter(before, bench.list.units);
  return { ...bench, keys, line, picking: changed && picking === before.picking ? { what: 'unit' } : picking };
};
/** The line that came in, so that it is looked at. */
const newLine = (before: ArmyList, after: ArmyList): number | null =>
  after.units.length > before.units.length ? after.units.findIndex((unit, at) => unit !== before.units[at]) : null;
export const act = (bench: Bench, wish: Act): Bench => {
  switch (wish.do) {
    case 'edit': {
      const list = wish.edit(bench.list);
      if (list === bench.list) return bench;
      const goesOn = wish.about !== undefined && wish.about === bench.latest;
      const past = goesOn ? bench.past : [...bench.past.slice(1 - MOST_STEPS), bench.list];
      const line = newLine(bench.list, list) ?? bench.line;
      return settled({ ...bench, list, past, future: [], latest: wish.about ?? null, preview: null, line, ...wish.after }, bench);
    }
    case 'undo': {
      const before = bench.past.at(-1);
      if (!before) return bench;
      return settled({ ...bench, list: before, past: bench.past.slice(0, -1), future: [bench.list, ...bench.future], latest: null }, bench);
    }
    case 'redo': {
      const [after, ...future] = bench.future;
      return after ? settled({ ...bench, list: after, past: [...bench.past, bench.list], future, latest: null }, bench) : bench;
    }
    case 'look':
      return { ...bench, line: wish.line, preview: null, pane: wish.pane ?? bench.pane };
    case 'preview':
      return { ...bench, preview: wish.card, pane: wish.card === null ? bench.pane : 'unit' };
    case 'pick':
      return { ...bench, picking: wish.picking, pane: 'add', line: wish.picking.what === 'upgrade' ? wish.picking.line : bench.line };
    case 'show':
      return { ...bench, pane: wish.pane };
  }
};
