import { content as builtIn } from '../content/index.js';
import type { Content, Modifier, Op } from '../content/types.js';

/**
 * Every list of ops of a content has a number: a frame that works through a list names it by that number, because frames are
 * plain data. The built-in content comes first, so its numbers are the same in every match of these rules.
 */
export interface Scripts {
  readonly ops: readonly (readonly Op[])[];
  readonly modifiers: readonly Modifier[];
}
const numbers = new WeakMap<readonly Op[], number>();
const modifierNumbers = new WeakMap<Modifier, number>();
const known = new WeakMap<Content, Scripts>();

export const scriptsOf = (content: Content): Scripts => {
  const found = known.get(content) ?? numbered(content === builtIn ? [content] : [builtIn, content]);
  known.set(content, found);
  return found;
};

const numbered = (contents: readonly Content[]): Scripts => {
  const ops = new Set<readonly Op[]>(),
    modifiers = new Set<Modifier>();
  for (const content of contents) collect(content, ops, modifiers);
  const scripts = { ops: [...ops], modifiers: [...modifiers] };
  for (const [n, list] of scripts.ops.entries()) numbers.set(list, n);
  for (const [n, m] of scripts.modifiers.entries()) modifierNumbers.set(m, n);
  return scripts;
};
const collect = (content: Content, scripts: Set<readonly Op[]>, modifiers: Set<Modifier>): void => {
  const add = (ops: readonly Op[] | undefined): void => {
    if (!ops || ops.length === 0 || scripts.has(ops)) return;
    scripts.add(ops);
    for (const op of ops) for (const inner of listsIn(op)) add(inner);
  };
  const addModifiers = (list: readonly Modifier[] | undefined): void => {
    for (const m of list ?? []) modifiers.add(m);
  };
  for (const c of content.characters) {
    for (const card of [...c.deck, c.unlocks.tactical, c.unlocks.wild, c.unlocks.signature1, c.unlocks.signature2]) {
      add(card.ability?.ops);
      addModifiers(card.ability?.modify);
    }
    add(c.unlocks.gear.ops);
    addModifiers(c.unlocks.gear.modify);
  }
  for (const p of [...content.planning, ...content.unlockPlanning]) {
    add(p.ops);
    addModifiers(p.modify);
  }
  for (const e of [...content.events, ...content.unlockEvents]) {
    add(e.ops);
    add(e.six);
  }
  for (const f of content.features) add(f.ops);
  for (const m of content.missions) {
    for (const ops of [m.setup, m.crisis, m.missionEffect, m.afterEvent, m.endOfTurn, m.traitor?.ops]) add(ops);
    for (const slot of m.slots) {
      add(slot.ops);
      addModifiers(slot.modify);
    }
    for (const a of m.alternatives) add(a.ops);
    for (const t of m.tracks) for (const step of t.steps) add(step.ops);
  }
};
const listsIn = (op: Op): readonly (readonly Op[] | undefined)[] => {
  switch (op.op) {
    case 'if':
      return [op.do, op.else];
    case 'choose':
      return op.between;
    case 'ballot':
      return [op.none, op.any, op.each];
    default:
      return [];
  }
};

const NOTHING = -1;
const NO_OPS: readonly Op[] = [];
interface Numbered {
  readonly scripts: Scripts;
}
export const scriptOf = (box: Numbered, n: number): readonly Op[] => (n === NOTHING ? NO_OPS : box.scripts.ops[n]!);
export const scriptNumber = (ops: readonly Op[]): number => {
  if (ops.length === 0) return NOTHING;
  const n = numbers.get(ops);
  if (n === undefined) throw new Error(`a list of ops is not part of the content: ${JSON.stringify(ops)}`);
  return n;
};
export const modifierOf = (box: Numbered, n: number): Modifier => box.scripts.modifiers[n]!;
export const modifierNumber = (m: Modifier): number => modifierNumbers.get(m)!;
