import type { DeepReadonly, Term } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { modifierOf } from '../box/scripts.js';
import type { Modifier } from '../content/types.js';
import { type About, holds } from '../missions/conditions.js';
import { AWAY, type MandoKnown } from '../state.js';
import { charactersIn, enemiesIn } from '../threats/threats.js';
import type { PerformLocals } from './performing.js';

/** Everything that modifies this action: the text of the card, trigger cards, and the mission slot itself. */
export const modifiersOf = (s: MandoKnown, f: DeepReadonly<PerformLocals>): Modifier[] => {
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
      const others = charactersIn(s, s.public.characters[about.you]!.space).length - 1;
      return Math.min(m.n * others, m.max ?? Number.MAX_SAFE_INTEGER);
    }
  }
  return unknownTerm(m.per);
};
const unknownTerm = (per: never): never => {
  throw new Error(`no strength is counted per ${JSON.stringify(per)}`);
};

/** The strength of an action, term by term. Cards that lie in the slot add nothing to it (MA-40). */
export const strengthTerms = (s: MandoKnown, f: DeepReadonly<PerformLocals>, it: number, itSpace: number): Term[] => {
  const box = boxOf(s),
    about = { you: f.you, it, itSpace };
  const found: Term[] = [{ rule: f.card >= 0 ? 'MA-38' : 'MA-114', holder: f.card, value: f.base }];
  if (f.card >= 0 && box.cards[f.card]!.card.bonus === box.slots[f.slot]) found.push({ rule: 'MA-101', holder: f.card, value: 1 }); // MA-103: no other slot
  let fixed: number | undefined;
  for (const m of modifiersOf(s, f)) {
    if (m.op === 'strengthIs') fixed = m.n;
    if (m.op !== 'strength') continue;
    const value = per(s, m, about);
    if (value !== 0) found.push({ rule: 'MA-106', holder: f.card, value });
  }
  return fixed === undefined ? found : [{ rule: 'MA-5', holder: f.card, value: fixed }];
};
export const strengthOf = (s: MandoKnown, f: DeepReadonly<PerformLocals>, it: number = f.it, itSpace: number = f.itSpace): number =>
  Math.max(
    0,
    strengthTerms(s, f, it, itSpace).reduce((n, t) => n + t.value, 0),
  );
