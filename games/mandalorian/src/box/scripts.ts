import { content } from '../content/index.js';
import type { Modifier, Op } from '../content/types.js';

/**
 * Every list of ops in the content has a number: a frame that works through a list names it by that number, because
 * frames are plain data. The order is that of the content, so a record stays true as long as the rules version does.
 */
const scripts: (readonly Op[])[] = [];
const numbers = new Map<readonly Op[], number>();
const modifiers: Modifier[] = [];
const modifierNumbers = new Map<Modifier, number>();

const add = (ops: readonly Op[] | undefined): void => {
  if (!ops || ops.length === 0 || numbers.has(ops)) return;
  numbers.set(ops, scripts.length);
  scripts.push(ops);
  for (const op of ops) {
    switch (op.op) {
      case 'if':
        add(op.do);
        add(op.else);
        break;
      case 'choose':
        op.between.forEach(add);
        break;
      case 'ballot':
        add(op.none);
        add(op.any);
        add(op.each);
        break;
    }
  }
};
const addModifiers = (list: readonly Modifier[] | undefined): void => {
  for (const m of list ?? []) {
    if (modifierNumbers.has(m)) continue;
    modifierNumbers.set(m, modifiers.length);
    modifiers.push(m);
  }
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

const NOTHING = -1;
const NO_OPS: readonly Op[] = [];
export const scriptOf = (n: number): readonly Op[] => (n === NOTHING ? NO_OPS : scripts[n]!);
export const scriptNumber = (ops: readonly Op[]): number => {
  if (ops.length === 0) return NOTHING;
  const n = numbers.get(ops);
  if (n === undefined) throw new Error(`a list of ops is not part of the content: ${JSON.stringify(ops)}`);
  return n;
};
export const modifierOf = (n: number): Modifier => modifiers[n]!;
export const modifierNumber = (m: Modifier): number => modifierNumbers.get(m)!;
