import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { TEXT } from '../src/actions/performing.js';
import { boxOf } from '../src/box/box.js';
import { deedCode, GEAR } from '../src/codes.js';
import { content } from '../src/content/index.js';
import { CLASSES } from '../src/content/types.js';
import { runScript } from '../src/effects/effects.js';
import { characterId } from '../src/ids.js';
import { back, damageOf, duringEvents, placed, spaces, turnFrom } from './position.js';
import { act, at, bare, disrupted, enemy, feature, hold, keep, nextEvent, slotOf, stand, until } from './table.js';

/** When things can be done, and who says what comes first. */

rule('MA-7', 'of two pieces of salvage that are equally near, the current player takes the stars of either', () => {
  const s = bare({ mission: 'mm1' });
  placed(s, 'A1', 'salvage');
  placed(s, 'A7', 'salvage');
  const crisis = duringEvents(s, runScript(s, boxOf(s).mission.crisis, { you: characterId(0) }));
  crisis.asked('MA-134', 0).offered(spaces(s, 'A1', 'A7'));
  const near = bare({ mission: 'mm1' });
  placed(near, 'A1', 'salvage');
  placed(near, 'B7', 'salvage'); // one step farther
  expect(duringEvents(near, runScript(near, boxOf(near).mission.crisis, { you: characterId(0) })).facts('spawned')).toEqual([]);
});

const onSpeeder = () => {
  const s = bare({ mission: 'm2' });
  stand(s, 0, 'A4');
  const speeder = feature(s, 'B4', 'speeder');
  enemy(s, 'D4', 'blaster', ['sentry']);
  return act(s, 0, 'move', 3)
    .seat(0)
    .answers(at(s, 'B4'))
    .seat(0)
    .answers(deedCode('feature', characterId(0), speeder))
    .asked('MA-114', 0)
    .seat(0)
    .answers(slotOf('move'))
    .seat(0)
    .answers(at(s, 'C4'))
    .seat(0)
    .passes();
};
rule('MA-164', 'a Speeder used inside a move: where both movements end, a sentry hits once', () => {
  const t = onSpeeder();
  expect(t.facts('hurt').map(f => f.cause)).toEqual(['sentry']);
  t.asked('MA-42', 0).seat(0).passes().over();
  expect(damageOf(t, 0)).toBe(1);
});
rule('MA-164', 'whoever goes on after the Speeder ends a movement anew', () => {
  const t = onSpeeder();
  t.seat(0).answers(at(t.state, 'D4')).over(); // into the sentry's space
  expect(damageOf(t, 0)).toBe(2);
});

rule('MA-98', 'a feature can be used inside an action: between its ability and the text that follows', () => {
  const s = bare({ mode: 'sandbox', character1: 'cara' });
  s.public.characters[0]!.damage = 1;
  const use = deedCode('feature', characterId(0), feature(s, 'A4', 'medpac'));
  const t = act(s, 0, 'attack', 'cara/shock-volley').asked('MA-186', 0).seat(0).answers(use).asked('MA-108', 0).offered([TEXT.after]);
  expect(damageOf(t, 0)).toBe(0);
  const plain = bare();
  plain.public.characters[0]!.damage = 1;
  feature(plain, 'A4', 'medpac');
  act(plain, 0, 'attack', 2).over(); // nothing follows in this action: the Medpac can be used after it
});

rule(['MA-106', 'MA-108'], 'a text that does not change the action is asked about when its moment has come', () => {
  const s = bare({ mission: 'mm4', mode: 'sandbox', character1: 'burg', guide: 71 });
  const target = placed(s, 'B4', 'mark');
  const t = act(s, 0, 'attack', 'burg/boulder').asked('MA-67', 0).seat(0).answers(target); // the attack first
  t.asked('MA-108', 0).offered([TEXT.after]);
  expect(t.facts('damaged')).toHaveLength(1);
  expect(t.seat(0).passes().over().facts('enemy-moved')).toEqual([]); // seen what the attack did, one may do without the push
});

rule('MA-8', 'a card that answers an event comes before or after what the mission does then', () => {
  const eventOver = () => {
    const s = bare({ mission: 'm4', mode: 'sandbox', character2: 'xian', guide: 71 });
    placed(s, 'D1', 'commander');
    stand(s, 0, 'A7');
    stand(s, 1, 'I7');
    disrupted(s, 'move', 3);
    disrupted(s, 'move', 2);
    const e10 = nextEvent(s, 'e10');
    const t = turnFrom(s, 'events').asked('MA-126').chance(e10).asked('MA-131').chance(back('melee'));
    return until(t, 'MA-89').asked('MA-89', 1).offered([GEAR]);
  };
  const before = eventOver();
  expect(before.facts('enemy-moved')).toEqual([]); // the Commander has not acted yet
  before.seat(1).answers(GEAR);
  expect(until(before, 'MA-33').facts('used')).toHaveLength(1);
  const after = eventOver().seat(1).passes();
  until(after, 'MA-89').asked('MA-89', 1).offered([GEAR]);
  expect(after.facts('enemy-moved')).toHaveLength(1);
});

rule('MA-204', 'with a full hand too, whatever ends the turn is no part of the Event Step: no sabotage', () => {
  const restless = { ...content.missions[1]!, endOfTurn: [{ op: 'enemyMove', classes: CLASSES, count: 'all', steps: 1 }] };
  const own = JSON.stringify({ missions: [{ ...restless, name: 'Restless Raid', source: { kind: 'house', note: 'of this test' } }] });
  for (const cards of [3, 4]) {
    const s = bare({ content: own, mission: 'm2' });
    hold(
      s,
      0,
      ...['mandalorian/relentless', 'mandalorian/tracking-fob', 'mandalorian/beskar-plate', 'mandalorian/whipcord'].slice(0, cards),
    );
    enemy(s, 'D4', 'melee', ['sabotage']);
    const t = until(turnFrom(s, 'draw'), 'MA-35');
    expect(t.facts('enemy-moved').length).toBeGreaterThan(0);
    expect(t.facts('disrupted')).toEqual([]);
  }
});
rule('MA-143', 'the first mission keeps to it: nobody moves at the end of a turn without an event', () => {
  const s = bare();
  enemy(s, 'D4', 'melee');
  keep(s, 0, 'defend');
  const t = until(turnFrom(s, 'draw'), 'MA-35');
  expect(t.facts('enemy-moved')).toEqual([]);
});
