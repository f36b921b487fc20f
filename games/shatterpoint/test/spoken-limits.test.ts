import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardNamed } from '../src/box.js';
import type { AbilityText, Op, Script } from '../src/content/effect.js';
import { canUse, countUse } from '../src/effects/abilities.js';
import { ABILITIES } from '../src/effects/book.js';
import type { EncounterState, UnitId } from '../src/state.js';
import { encounter } from './stage.js';

/** The sentences that players read, by ability and by whether the unit has several characters; another test keeps them up to date. */
const linesOf = (language: 'en' | 'de') =>
  readFileSync(new URL(`./sentences/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap(line => {
      const [, id, several, says] = /^(\S+?)( \(several\))?: (.*)$/.exec(line) ?? [];
      const ability = ABILITIES.get(id ?? '');
      return ability ? [{ id: id!, isSeveral: several !== undefined, says: says!, ability }] : [];
    });
const LIMITS = {
  en: {
    spoken: /\b(Once|Up to twice) per (turn|activation|game)\./,
    twice: 'Up to twice',
    per: { turn: 'turn', activation: 'activation', game: 'game' },
  },
  de: {
    spoken: /\b(Einmal|Bis zu zweimal) je (Zug|Aktivierung|Spiel)\./,
    twice: 'Bis zu zweimal',
    per: { turn: 'Zug', activation: 'Aktivierung', game: 'Spiel' },
  },
} as const;
/** How often the ability can be used until what it is counted by is over: by using it. */
const usesOf = (ability: AbilityText): { readonly count: number; readonly per: string } | null => {
  // A card of its own: whoever plays with the real one next must find its abilities.
  const card = { ...cardNamed('501st-clone-troopers'), id: 'nobodys-troopers', abilities: [] };
  const s: EncounterState = encounter([{ card, at: [[18, 9]] }]);
  const unit = 0 as UnitId;
  const { when: _, cost: __, ...free } = ability;
  for (let count = 0; count < 5; count++) {
    if (!canUse(s, unit, free, { unit })) {
      const [per] = Object.entries(s.public.used).find(([, uses]) => Object.keys(uses).length > 0)!;
      return { count, per };
    }
    countUse(s, unit, free);
  }
  return null;
};
test.each(['en', 'de'] as const)('every limit is spoken (%s), and what is spoken is how often the ability can be used', language => {
  const { spoken, twice, per } = LIMITS[language];
  let limited = 0;
  for (const { id, says, ability } of linesOf(language)) {
    const uses = ability.inactive ? null : usesOf(ability);
    // S-ACT-3: once an activation goes without saying for Active and Tactic abilities
    const isUsual = uses?.per === 'activation' && uses.count === 1;
    const found = spoken.exec(says);
    const said = found && { count: found[1] === twice ? 2 : 1, per: found[2] };
    const expected = uses && !isUsual ? { count: uses.count, per: per[uses.per as keyof typeof per] } : null;
    expect([id, said]).toEqual([id, expected]);
    if (expected) limited++;
  }
  expect(limited).toBeGreaterThanOrEqual(9);
});

const opsIn = (script: Script): readonly Op[] =>
  script.flatMap(op => [
    op,
    ...('do' in op ? opsIn(op.do as Script) : []),
    ...('else' in op ? opsIn((op.else ?? []) as Script) : []),
    ...('between' in op ? op.between.flatMap(opsIn) : []),
  ]);
const MOVERS = {
  en: { one: /\bone character of this unit may\b/i, each: /\beach character of this unit may\b/i },
  de: {
    one: /\b(eine Figur dieser Einheit darf|darf (sich )?eine Figur dieser Einheit)\b/i,
    each: /\b(jede Figur dieser Einheit darf|darf (sich )?jede Figur dieser Einheit)\b/i,
  },
} as const;
test.each(['en', 'de'] as const)('on units of several characters (%s) it is said whether one of them moves or each', language => {
  let seen = 0;
  for (const { id, says, ability, isSeveral } of linesOf(language)) {
    const own = opsIn(ability.script ?? []).flatMap(op => (op.op === 'move' && op.who === 'self' && !op.must ? [op] : []));
    if (!isSeveral || own.length === 0) continue;
    seen++;
    const is = { one: own.some(({ one }) => one), each: own.some(({ one }) => !one) };
    expect([id, is.one && !MOVERS[language].one.test(says), is.each && !MOVERS[language].each.test(says)]).toEqual([id, false, false]);
    if (!is.each) expect([id, MOVERS[language].each.test(says)]).toEqual([id, false]);
  }
  expect(seen).toBeGreaterThan(20);
});
