import { speechOf } from '@cadre/core';
import { legendaryEncounters } from '@cadre/shatterpoint';
import { Attack } from '@cadre/shatterpoint/attack/attack';
import { OPTION } from '@cadre/shatterpoint/options';
import { rules } from '@cadre/shatterpoint/procedures';
import { CadreTurn } from '@cadre/shatterpoint/round/cadre-turn';
import type { EncounterState, OrderCard } from '@cadre/shatterpoint/state';
import { expect, test } from 'vitest';
import { A, attackFaces, B, branch, defenceFaces, duel } from './attack/fight.js';
import { match } from './round/table.js';

/** Why an answer is refused: its rule, and the sentence in both languages. A refused answer changes nothing. */
const refusalOf = (s: EncounterState, answer: number) => {
  const before = structuredClone(s);
  const refusal = rules.submit(s, s.pending!.asks[0]!.seat, s.pending!.seq, [answer])!;
  expect(s).toEqual(before);
  const said = (['en', 'de'] as const).map(language => speechOf(legendaryEncounters, language).reason!(s as never, refusal.because!));
  return [refusal.because!.rule, ...said];
};
test('a walk that jumps over an option of the tree', () => {
  const tree = {
    start: ['T1', 'B1'],
    options: { T1: ['damage'], B1: ['damage'], M2: ['damage'] },
    links: [
      ['T1', 'M2'],
      ['B1', 'M2'],
    ],
  } as const;
  const s = duel({ attacker: { tree }, defender: { defence: { ranged: 1, melee: 0 } } });
  rules.enter(s, Attack.call({ attacker: A, defender: B, kind: 'ranged', inCombatAction: false, seat: 1 }));
  for (const faces of [attackFaces('ccc'), defenceFaces('f')]) rules.advance(s, s.pending!.asks[0]!.seat, faces);
  while (s.pending!.asks[0]!.space.of !== 'branch') rules.advance(s, s.pending!.asks[0]!.seat, []);
  expect(refusalOf(s, branch('M2'))).toEqual([
    'S-TREE-2',
    'M2 is not the next option of the path; expected T1, B1',
    'M2 ist nicht die nächste Option des Wegs; möglich ist T1, B1',
  ]);
  expect(refusalOf(s, OPTION.encode({ kind: 'reserve' }))[0]).toBe('S-ATK-8');
});
test('a reserve when the slot is taken, or the deck is at its end', () => {
  const turn = (change: (s: EncounterState) => void): EncounterState => {
    const s = match();
    s.stack = [];
    s.public.decks[1] = { ...s.public.decks[1], top: [4 as OrderCard], unknown: [0, 1, 2, 3] as OrderCard[] };
    change(s);
    rules.enter(s, CadreTurn.call({ seat: 1 }));
    while (!s.pending!.asks[0]!.space.of || s.stack.at(-1)!.step !== 'decide')
      rules.advance(s, s.pending!.asks[0]!.seat, s.pending!.asks[0]!.space.kind === 'pick' ? [s.pending!.asks[0]!.space.options[0]!] : [0]);
    return s;
  };
  const reserve = OPTION.encode({ kind: 'reserve' });
  const taken = turn(s => {
    s.public.reserve = { seat: 2, card: 0 as OrderCard };
  });
  expect(refusalOf(taken, reserve)).toEqual([
    'LE-45',
    'the reserve slot is taken; activate the unit instead',
    'der Reserveplatz ist belegt; aktiviere stattdessen die Einheit',
  ]);
  const last = turn(s => {
    s.public.decks[1] = { ...s.public.decks[1], unknown: [] };
  });
  expect(refusalOf(last, reserve)[0]).toBe('LE-P6');
});
