import type { Call } from '@cadre/core';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { TEXT } from '../src/box/card-text.js';
import { CARD_FIRST, deedCode, GEAR, MISSION_FIRST } from '../src/codes.js';
import { content } from '../src/content/index.js';
import { CLASSES } from '../src/content/types.js';
import { runScript } from '../src/effects/effects.js';
import { characterId } from '../src/ids.js';
import { back, damageOf, duringEvents, placed, spaces, turnFrom } from './position.js';
import {
  act,
  at,
  bare,
  disrupted,
  enemy,
  facedown,
  feature,
  hold,
  keep,
  nextEvent,
  plan,
  slotOf,
  stand,
  tokenNamed,
  until,
} from './table.js';

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
  const s = bare({ mission: 'mm2', mode: 'sandbox', character1: 'burg', guide: 71 });
  const target = placed(s, 'B4', 'beast');
  const t = act(s, 0, 'attack', 'burg/boulder').asked('MA-67', 0).seat(0).answers(target); // the attack first
  t.asked('MA-108', 0).offered([TEXT.after]);
  expect(t.facts('damaged')).toHaveLength(1);
  expect(t.seat(0).passes().over().facts('enemy-moved')).toEqual([]); // seen what the attack did, one may do without the push
});

rule('MA-98', 'once an attack has revealed its target, a feature can be used before the hit', () => {
  const s = bare({ mission: 'm4' });
  stand(s, 0, 'B5');
  const bomb = feature(s, 'B5', 'detonator'),
    hidden = facedown(s, 'B4', 'square');
  const t = act(s, 0, 'attack', 1)
    .seat(0)
    .answers(hidden)
    .chance(tokenNamed(s, 'square', 'melee 3'))
    .asked('MA-98', 0);
  expect(t.facts('damaged')).toEqual([]); // the hit is still to come
  t.seat(0)
    .answers(deedCode('feature', characterId(0), bomb))
    .over();
  expect(t.state.public.defeated).toEqual([hidden]); // 2 of the Detonator, 1 of the attack
  const known = bare({ mission: 'm4' });
  stand(known, 0, 'B5');
  feature(known, 'B5', 'detonator');
  const foe = enemy(known, 'B4', 'melee', [], 4);
  act(known, 0, 'attack', 1).seat(0).answers(foe).over(); // nothing was revealed: before the attack was early enough
});
rule('MA-98', 'once planning cards are drawn, a Crate can be opened; both choose among their own cards', () => {
  const s = bare();
  const crate = feature(s, 'A4', 'crate');
  const t = act(s, 0, 'plan', 1).chance(plan(s, 'focus')).asked('MA-98', 0);
  t.seat(0)
    .answers(deedCode('feature', characterId(0), crate))
    .chance(plan(s, 'defend'))
    .chance(plan(s, 'sidestep'));
  t.asked('MA-84', 0)
    .offered([plan(s, 'defend'), plan(s, 'sidestep')])
    .seat(0)
    .answers(plan(s, 'defend'));
  t.asked('MA-87', 0).seat(0).passes();
  t.asked('MA-84', 0)
    .offered([plan(s, 'focus')])
    .seat(0)
    .answers(plan(s, 'focus'))
    .over();
  expect(t.state.public.characters[0]!.planning).toEqual([plan(s, 'defend'), plan(s, 'focus')]);
  expect(t.state.public.planning.discard).toEqual([plan(s, 'sidestep')]);
});
rule('MA-98', 'between the steps of an enemy that is moved, and after the last, a feature can be used', () => {
  const s = bare({ mission: 'm4', mode: 'sandbox', character1: 'greef' });
  stand(s, 0, 'B5');
  const bomb = feature(s, 'B5', 'detonator'),
    moved = enemy(s, 'B4', 'melee', [], 4),
    other = enemy(s, 'B3', 'melee', [], 4);
  const t = act(s, 0, 'intel', 'greef/negotiate').seat(0).answers(moved).asked('MA-79', 0);
  t.seat(0).answers(at(s, 'B3')); // into the space of the other
  t.asked('MA-79', 0)
    .seat(0)
    .answers(deedCode('feature', characterId(0), bomb));
  expect([moved, other].map(p => t.state.public.pieces[p]!.damage)).toEqual([2, 2]);
  t.asked('MA-108', 0); // then the text of the card
});

rule('MA-59', 'an effect that names a colour spawns at the nearest star of that colour; any other counts every star', () => {
  const { id, ...map } = content.maps[0]!;
  const painted = { ...map, id: 'painted', name: 'Painted', spaces: map.spaces.map(x => (x.id === 'I6' ? { ...x, star: 'red' } : x)) };
  const of = (colour: object) => ({
    ...content.missions.find(m => m.id === 'mm2')!,
    name: 'Red Star',
    crisis: [{ op: 'spawn', at: { at: 'star', nearest: 'you', ...colour } }],
    source: { kind: 'house', note: 'of this test' },
  });
  const stars = (colour: object, on: string) => {
    const s = bare({ content: JSON.stringify({ maps: [painted], missions: [of(colour)] }), mission: 'mm2', map: on });
    stand(s, 0, 'A2');
    const t = duringEvents(s, runScript(s, boxOf(s).mission.crisis, { you: characterId(0) })).asked('MA-133');
    t.chance(t.state.public.pile[0]!);
    return t.facts('spawned').map(f => boxOf(s).terrain.names[Number(f.space)]);
  };
  expect(stars({ colour: 'red' }, 'painted')).toEqual(['I6']);
  expect(stars({}, 'painted')).toEqual(['A1']);
  expect(stars({ colour: 'blue' }, 'painted')).toEqual(['A1']); // no blue star on this map: every star counts
});

const afterAnEvent = (current: number) => {
  const s = bare({ mission: 'm4', mode: 'sandbox', character2: 'xian', guide: 71, first: current + 1 });
  placed(s, 'D1', 'commander');
  s.public.childCarrierDefeated = true;
  stand(s, 0, 'A7');
  stand(s, 1, 'I7');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const e10 = nextEvent(s, 'e10');
  return turnFrom(s, 'events').asked('MA-126').chance(e10).asked('MA-131').chance(back('melee'));
};
rule('MA-8', "the current player says whether another player's card or the mission comes first after an event", () => {
  const card = until(afterAnEvent(0), 'MA-8').asked('MA-8', 0).offered([CARD_FIRST, MISSION_FIRST]).seat(0).answers(CARD_FIRST);
  card.asked('MA-89', 1).offered([GEAR]);
  expect(card.facts('enemy-moved')).toEqual([]); // the Commander has not acted yet
  const declined = until(card.seat(1).passes(), 'MA-33');
  expect(declined.facts('used')).toEqual([]); // and the card is not asked for a second time
  const mission = until(afterAnEvent(0), 'MA-8').seat(0).answers(MISSION_FIRST);
  until(mission, 'MA-89').asked('MA-89', 1).offered([GEAR]);
  expect(mission.facts('enemy-moved')).toHaveLength(1);
});
rule('MA-8', 'whoever holds such a card in their own turn uses it before or after what the mission does', () => {
  const before = until(afterAnEvent(1), 'MA-89').asked('MA-89', 1).offered([GEAR]);
  expect(before.facts('enemy-moved')).toEqual([]);
  const after = until(before.seat(1).passes(), 'MA-89').asked('MA-89', 1).offered([GEAR]);
  expect(after.facts('enemy-moved')).toHaveLength(1);
});
rule('MA-8', 'where somebody watches, the current player says in which order special enemies move', () => {
  const s = bare({ mission: 'mm4', map: 'map1' });
  stand(s, 0, 'C4');
  stand(s, 1, 'I7');
  const [a, b] = [placed(s, 'D4', 'mark'), placed(s, 'D5', 'mark')];
  const hook = (): Call => runScript(s, boxOf(s).mission.afterEvent, { you: characterId(0) });
  duringEvents(s, hook()).asked('MA-144'); // nobody watches: nothing to choose
  s.public.standing = [{ kind: 'overwatch', who: 0, until: 'seat', seat: 0, since: 1, n: 1, range: 3, which: 0 }];
  duringEvents(s, hook()).asked('MA-8', 0).offered([a, b]);
});
rule('MA-8', 'where it can matter, the current player says whom a special enemy harms first', () => {
  const s = bare({ mission: 'mm2', map: 'map1' });
  stand(s, 0, 'A4');
  stand(s, 1, 'A4');
  const beast = placed(s, 'A4', 'beast');
  const [, strike] = boxOf(s).mission.crisis;
  const hits = () => duringEvents(s, runScript(s, boxOf(s).mission.crisis, { you: characterId(0) }));
  expect(strike!.op).toBe('specialAttack');
  expect(
    hits()
      .over()
      .facts('hurt')
      .map(f => f.character),
  ).toEqual([0, 1]);
  s.public.standing = [{ kind: 'redirect', who: 0, until: 'seat', seat: 0, since: 1, n: 0, range: 0, which: beast }];
  hits().asked('MA-8', 0).offered([0, 1]); // the damage of one can go to an enemy
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
