import { type Answer, viewOf } from '@cadre/core';
import { expect, test } from 'vitest';
import { areSurgesCounted } from '../client/src/panels/attack-steps.js';
import { ATTACK_READER } from '../client/src/panels/last-attack.js';
import { attackInProgress, type ShownAttack, withTold } from '../client/src/panels/shown-attack.js';
import type { OperationsView } from '../client/src/view.js';
import { STORM, TROOPER } from './attack-units.js';
import { attack, BLANK, duel, fixture, HIT, MISS, SHIELD_SURGE, SURGE } from './battle.js';

type Play = ReturnType<typeof attack>;
const FACTS = ['attack', 'attack-rolled', 'attack-modified', 'cover', 'defence-rolled', 'defended', 'wounded'] as const;
/** The attack as whoever has heard all of it sees it. */
const told = (t: Play): ShownAttack => {
  const [begun, ...rest] = FACTS.flatMap(type => t.facts(type));
  return rest.reduce((shown, fact) => ATTACK_READER.after(shown, fact, 'en'), ATTACK_READER.begin(begun!, 'en')!);
};
const shown = (t: Play): ShownAttack => withTold(attackInProgress(viewOf(t.state, 0) as OperationsView, 'en')!, told(t));
const PLAIN = fixture(TROOPER, 'idle-attacker', { attackSurge: 'none', keywords: [] });
const CONVERTS = fixture(TROOPER, 'converting-attacker', { attackSurge: 'hit', keywords: [] });
const rolls: Answer = [SURGE, HIT, SURGE];

test('surges that no card converts are idle until surge tokens are spent on them', () => {
  const t = attack(duel({ type: PLAIN, surge: 1 }, { type: STORM }), 1).chance(...rolls);
  expect(shown(t)).toMatchObject({ step: 'surge', idle: { attack: 2 } });
  expect(
    shown(t)
      .dice.map(({ face }) => face)
      .toSorted(),
  ).toEqual(['hit', 'surge', 'surge']);
  expect(areSurgesCounted(shown(t).step)).toBe(false);
  t.seat(0).answers(1).chance(MISS, MISS).over();
  expect(told(t)).toMatchObject({ hits: 2, idle: { attack: 1 } });
  expect(areSurgesCounted(told(t).step)).toBe(true);
});

test('surges that a card converts count, before and after', () => {
  const t = attack(duel({ type: CONVERTS, aim: 1 }, { type: STORM }), 1).chance(SURGE, BLANK, BLANK);
  expect(shown(t)).toMatchObject({ idle: { attack: 0 } }); // a reroll is asked for
  const idle = attack(duel({ type: PLAIN, aim: 1 }, { type: STORM }), 1).chance(SURGE, BLANK, BLANK);
  expect(shown(idle)).toMatchObject({ idle: { attack: 1 } });
  t.seat(0).passes().chance(MISS).over();
  expect(told(t)).toMatchObject({ hits: 1, idle: { attack: 0 } });
});

test('a defence surge counts by cover, by the card, or with a token', () => {
  const t = attack(duel({ type: CONVERTS }, { type: STORM, surge: 1 }), 1)
    .chance(HIT, HIT, BLANK)
    .chance(SHIELD_SURGE, SHIELD_SURGE);
  expect(shown(t)).toMatchObject({ step: 'blockWithTokens', defence: ['surge', 'surge'], idle: { defence: 2 } });
  t.seat(1).answers(1).over();
  expect(told(t)).toMatchObject({ blocks: { n: 1 }, idle: { defence: 1 } });
});
