import type { DeepReadonly, Term } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { modifierOf } from '../box/scripts.js';
import type { Modifier } from '../content/types.js';
import { AWAY, NO_CARD, type Nobody, type PieceId, type Whereabouts } from '../ids.js';
import { type About, holds } from '../missions/conditions.js';
import type { MandoKnown } from '../state.js';
import { charactersIn, enemiesIn, spaceOf } from '../threats/threats.js';
import type { PerformLocals } from './performing.js';

/** An action as far as something can modify it. */
export type Modified = DeepReadonly<Pick<PerformLocals, 'slot' | 'mods'>>;
/** Everything that modifies this action: the text of the card, trigger cards, and the mission slot itself. */
export const modifiersOf = (s: MandoKnown, f: Modified): Modifier[] => {
  const box = boxOf(s);
  const own = f.mods.map(n => modifierOf(box, n));
  return box.slots[f.slot] === 'mission' && box.missionSlot?.modify ? [...own, ...box.missionSlot.modify] : own;
};
const per = (s: MandoKnown, m: Modifier & { op: 'strength' }, about: About): number => {
  if (m.if && !holds(s, m.if, about)) return 0;
  switch (m.per) {
    case undefined:
      return m.n;
    case 'otherEnemyWithTarget': {
      const others = about.itSpace === AWAY ? 0 : enemiesIn(s, about.itSpace).filter(p => p !== about.it).length;
      return Math.min(m.n * others, m.max ?? Number.MAX_SAFE_INTEGER);
    }
    case 'otherCharacterHere': {
      const here = spaceOf(s, about.you);
      const others = here === AWAY ? 0 : charactersIn(s, here).length - 1;
      return Math.min(m.n * others, m.max ?? Number.MAX_SAFE_INTEGER);
    }
  }
  return unknownTerm(m.per);
};
const unknownTerm = (per: never): never => {
  throw new Error(`no strength is counted per ${JSON.stringify(per)}`);
};

/** The holder of a term that no card brings. */
const NOT_HELD = -1;
/** The strength of an action, term by term. Cards that lie in the slot add nothing to it (MA-40). */
export const strengthTerms = (s: MandoKnown, f: DeepReadonly<PerformLocals>, it: PieceId | Nobody, itSpace: Whereabouts): Term[] => {
  const box = boxOf(s),
    about = { you: f.you, it, itSpace };
  const holder = f.card === NO_CARD ? NOT_HELD : f.card;
  const found: Term[] = [{ rule: f.card === NO_CARD ? 'MA-114' : 'MA-38', holder, value: f.base }];
  if (f.card !== NO_CARD && box.cards[f.card]!.card.bonus === box.slots[f.slot]) found.push({ rule: 'MA-101', holder, value: 1 }); // MA-103: no other slot
  let fixed: number | undefined;
  for (const m of modifiersOf(s, f)) {
    if (m.op === 'strengthIs') fixed = m.n;
    if (m.op !== 'strength') continue;
    const value = per(s, m, about);
    if (value !== 0) found.push({ rule: 'MA-106', holder, value });
  }
  return fixed === undefined ? found : [{ rule: 'MA-5', holder, value: fixed }];
};
export const strengthOf = (
  s: MandoKnown,
  f: DeepReadonly<PerformLocals>,
  it: PieceId | Nobody = f.it,
  itSpace: Whereabouts = f.itSpace,
): number =>
  Math.max(
    0,
    strengthTerms(s, f, it, itSpace).reduce((n, t) => n + t.value, 0),
  );
