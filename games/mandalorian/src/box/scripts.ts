import { type ScriptBook, scriptBook } from '@cadre/kit';
import { content as builtIn } from '../content/index.js';
import type { Content, Modifier, Op } from '../content/types.js';

/**
 * Every script and every modifier of a content under its number: frames are plain data. The built-in content comes first, so its
 * numbers are the same in every match of these rules.
 */
export interface Scripts {
  readonly book: ScriptBook<Op>;
  readonly modifiers: readonly Modifier[];
}
const modifierNumbers = new WeakMap<Modifier, number>();
const known = new WeakMap<Content, Scripts>();

export const scriptsOf = (content: Content): Scripts => {
  const found = known.get(content) ?? compile(content === builtIn ? [content] : [builtIn, content]);
  known.set(content, found);
  return found;
};

const compile = (contents: readonly Content[]): Scripts => {
  const roots: (readonly Op[] | undefined)[] = [],
    modifiers = new Set<Modifier>();
  for (const content of contents) collect(content, roots, modifiers);
  for (const [n, m] of [...modifiers].entries()) modifierNumbers.set(m, n);
  return { book: scriptBook<Op>(roots, { ballot: op => [op.none, op.any, op.each] }), modifiers: [...modifiers] };
};
const collect = (content: Content, roots: (readonly Op[] | undefined)[], modifiers: Set<Modifier>): void => {
  const add = (ops: readonly Op[] | undefined): void => {
    roots.push(ops);
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
interface Numbered {
  readonly scripts: Scripts;
}
export const scriptOf = (box: Numbered, n: number): readonly Op[] => box.scripts.book.at(n);
export const scriptNumber = (box: Numbered, ops: readonly Op[]): number => box.scripts.book.numberOf(ops);
export const modifierOf = (box: Numbered, n: number): Modifier => box.scripts.modifiers[n]!;
export const modifierNumber = (m: Modifier): number => modifierNumbers.get(m)!;
