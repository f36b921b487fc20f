import { CHANCE, viewOf } from '@cadre/core';
import { mandalorian } from '@cadre/mandalorian';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { deedCode, SUPPORT, UNDERMINE } from '../src/codes.js';
import { AWAY, characterId, NOBODY } from '../src/ids.js';
import { holdBallot } from '../src/modes/traitor.js';
import { LOYAL, type MandoState, TRAITOR } from '../src/state.js';
import { Hurt } from '../src/threats/hurt.js';
import { back, damageOf, inPool, placed, spaceOf, spaces, turnFrom, waiting } from './position.js';
import { agree, at, bare, card, disrupted, enemy, eventNumber, feature, type Given, hold, keep, run, slotOf, stand } from './table.js';

const LAST = 2;
/** Three players with loyalty dealt: the traitor sits in this seat, or nowhere. */
const crew = (given: Given = {}, traitor: number = LAST): MandoState => {
  const s = bare({ mission: 'm1', mode: 'sandbox', players: 3, traitor: 'hidden', guide: 71, ...given });
  s.secret.forEach((mind, seat) => {
    mind.loyalty = seat === traitor ? TRAITOR : LOYAL;
    mind.undermines = seat === traitor ? 3 : 1;
    s.public.crew.dealt[seat] = true;
  });
  for (const c of s.public.characters) c.gear = false;
  return s;
};
const [NO, YES] = [0, 1];
const accuse = (by: number, whom: number): number => deedCode('accuse', characterId(by), whom);
const due = (s: MandoState): void => {
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 3);
};

rule('TR-4', 'nobody can tell from what they see who the traitor is', () => {
  const [one, two] = [crew({}, 1), crew({}, 2)].map(s => turnFrom(s, 'begin').state);
  expect(JSON.stringify(viewOf(one!, 0))).toBe(JSON.stringify(viewOf(two!, 0)));
  expect(viewOf(one!, 1).mine!.loyalty).toBe(TRAITOR);
});
rule('TR-6', 'a defeated traitor drops The Child where the character stood', () => {
  const s = crew({ mission: 'm2' });
  s.public.child = { held: 'character', by: characterId(LAST), fled: false };
  stand(s, LAST, 'C4');
  s.public.characters[LAST]!.damage = boxOf(s).characters[LAST]!.health - 1;
  const t = run(s, Hurt.call({ who: characterId(LAST), n: 1, cause: 'attack', source: NOBODY })).over();
  expect(t.state.public.child).toMatchObject({ held: 'space', by: at(s, 'C4') });
  expect(t.facts('loyalty').map(f => [f.seat, f.loyal])).toEqual([[LAST, false]]);
  expect(mandalorian.score({ ...t.state, public: { ...t.state.public, result: 'lost' } })[LAST]).toBe(0);
});
rule('TR-7', 'who undermined cannot be told from what is seen or heard', () => {
  const [one, two] = [
    [UNDERMINE, SUPPORT],
    [SUPPORT, UNDERMINE],
  ].map(([first, second]) => {
    const s = crew();
    const t = run(s, holdBallot(s, { you: characterId(0), it: NOBODY, itSpace: AWAY }, { none: [], any: [], each: [] }));
    return t.seat(0).answers(SUPPORT).seat(1).answers(first!).seat(2).answers(second!).over();
  });
  expect(JSON.stringify(viewOf(one!.state, 0))).toBe(JSON.stringify(viewOf(two!.state, 0)));
  expect(one!.told(0)).toEqual(two!.told(0));
});
rule('TR-7', 'three Undermines and no more; a loyal player has one', () => {
  const s = crew();
  s.secret[LAST]!.undermines = 0;
  s.secret[0]!.undermines = 0;
  const t = run(s, holdBallot(s, { you: characterId(0), it: NOBODY, itSpace: AWAY }, { none: [], any: [], each: [] }));
  t.refused(LAST, UNDERMINE).refused(0, UNDERMINE).offered([SUPPORT, UNDERMINE], 1);
});
rule('TR-8', 'of three votes two are a majority; the accused does not vote', () => {
  for (const [votes, shown] of [
    [[YES, NO, NO], false],
    [[YES, NO, YES], true],
  ] as const) {
    const s = crew({ players: 4 });
    const t = turnFrom(s, 'act').asked('MA-35', 0).seat(0).answers(accuse(0, LAST)).asked('TR-8', 0).refused(LAST, NO);
    [0, 1, 3].forEach((seat, i) => {
      t.seat(seat).answers(votes[i]!);
    });
    expect(t.facts('loyalty').length).toBe(shown ? 1 : 0);
    expect(t.state.public.crew.exposed[LAST]).toBe(shown);
  }
});
rule('TR-8', 'once a turn, never oneself, never who has shown loyalty, never after a wrong accusation', () => {
  const s = crew({ players: 4 });
  s.public.crew.open[1] = LOYAL;
  const t = turnFrom(s, 'act')
    .asked('MA-35', 0)
    .offered([accuse(0, 2), accuse(0, 3)])
    .seat(0)
    .answers(accuse(0, 3));
  for (const seat of [0, 1, 2]) t.seat(seat).answers(NO);
  t.asked('MA-33', CHANCE); // no second accusation in this turn
  const barred = crew({ players: 4 });
  barred.public.crew.mayAccuse[0] = false;
  turnFrom(barred, 'act').asked('MA-33', CHANCE);
});
rule('TR-8', 'a wrong accusation disrupts the lowest slot once for each yes, each time anew', () => {
  const s = crew();
  for (const slot of ['move', 'attack'] as const) disrupted(s, slot, 3);
  disrupted(s, 'intel', 1);
  disrupted(s, 'plan', 2);
  const t = turnFrom(s, 'act').seat(0).answers(accuse(0, 1)).seat(0).answers(YES).seat(2).answers(YES);
  t.asked('MA-155', CHANCE).chance(inPool(s, 2)).asked('MA-155', CHANCE);
  t.chance(inPool(t.state, 1));
  expect(t.facts('disrupted').map(f => f.slot)).toEqual([slotOf('intel'), slotOf('plan')]);
  expect(t.state.public.crew.mayAccuse).toEqual([false, true, true]);
});
rule('TR-9', 'an exposed traitor has a turn of one event: own choices, no cards, no crisis, no slot', () => {
  const s = crew({ first: 3 });
  s.public.crew.exposed[LAST] = true;
  s.public.crew.open[LAST] = TRAITOR;
  s.public.characters[LAST]!.space = AWAY;
  stand(s, 0, 'A4');
  stand(s, 1, 'G4');
  enemy(s, 'D4', 'melee');
  due(s); // 6: nothing to the traitor
  s.public.back = back('melee');
  const [e1, e4] = [eventNumber(s, 'e1'), eventNumber(s, 'e4')];
  const t = turnFrom(s, 'begin').asked('MA-182', CHANCE).chance(e1).asked('MA-182', CHANCE).chance(e4).asked('TR-9', LAST);
  t.seat(LAST)
    .answers(e1)
    .asked('MA-131', CHANCE)
    .chance(back('alert'))
    .asked('MA-139', LAST)
    .offered(spaces(s, 'A4', 'G4'));
  t.seat(LAST).answers(at(s, 'G4'));
  expect(t.facts('crisis')).toEqual([]);
  expect(t.state.public.turn.seat).toBe(0);
  expect([t.state.public.hands[LAST], t.state.public.slots[0]!.tokens.length]).toEqual([0, 2]);
});
rule('TR-9', 'exposed, the traitor discards the hand openly and drops what is carried', () => {
  const s = crew({ character3: 'paz' });
  const [held] = hold(s, LAST, 'paz/jet-burst');
  stand(s, LAST, 'C4');
  const load = feature(s, 'C4', 'crate');
  Object.assign(s.public.pieces[load]!, { space: AWAY, by: LAST });
  const [defend] = keep(s, LAST, 'defend');
  const t = turnFrom(s, 'act').seat(0).answers(accuse(0, LAST)).seat(0).answers(YES).seat(1).answers(YES);
  expect(t.state.public.skillDecks[LAST]!.discard).toEqual([held]);
  expect(held).toBe(card(s, 'paz/jet-burst'));
  expect(t.state.public.planning.discard).toEqual([defend]);
  expect(spaceOf(t, load)).toBe(at(s, 'C4'));
  expect(t.facts('disrupted')).toEqual([]);
});

rule('TR-10', 'Compound Raid: the reinforcement comes to the star nearest the Asset, if that lies faceup, else nearest you', () => {
  for (const [shown, star] of [
    [true, 'I6'],
    [false, 'A1'],
  ] as const) {
    const s = crew();
    stand(s, 0, 'A2');
    if (shown) feature(s, 'I7', 'asset');
    due(s);
    const t = turnFrom(s, 'events').seat(0).answers(SUPPORT).seat(1).answers(SUPPORT).seat(2).answers(UNDERMINE);
    t.asked('MA-133', CHANCE).chance(waiting(s, 'melee')).asked('MA-126', CHANCE);
    expect(t.facts('spawned').map(f => f.space)).toEqual([at(s, star)]);
    expect(t.state.public.tracks).toEqual([1]); // and the crisis itself
  }
});
rule('TR-10', 'Night Run: the carrier of The Child takes 1 damage, which can be blocked', () => {
  const s = crew({ mission: 'm2' });
  s.public.child = { held: 'character', by: characterId(0), fled: false };
  const [defend] = keep(s, 0, 'defend');
  due(s);
  const t = turnFrom(s, 'events').seat(0).answers(SUPPORT).seat(1).answers(UNDERMINE).seat(2).answers(UNDERMINE);
  t.asked('MA-90', 0).seat(0).answers(defend!).asked('MA-191', 0); // blocked; it runs because of the crisis
  expect(damageOf(t, 0)).toBe(0);
});
rule('TR-10', 'Cell Block: one unlocked door is locked that no character is within range 1 of', () => {
  const s = crew({ mission: 'm3', mode: 'normal' });
  const { doors } = boxOf(s).terrain;
  s.public.doors = (1 << doors.length) - 1;
  for (const c of [0, 1, 2]) stand(s, c, 'F3'); // right before one of them
  const near = doors.findIndex(d => [d.a, d.b].includes(at(s, 'F3')));
  due(s);
  const t = turnFrom(s, 'events').seat(0).answers(UNDERMINE).seat(1).answers(SUPPORT).seat(2).answers(SUPPORT).asked('TR-10', 0);
  const far = doors.flatMap((d, i) => ([d.a, d.b].some(x => spaces(s, 'E3', 'F2', 'F3', 'G3').includes(x)) ? [] : [i]));
  expect(far).not.toContain(near);
  t.refused(0, near).seat(0).answers(far[0]!);
  expect(t.state.public.doors & (1 << far[0]!)).toBe(0);
});
rule('TR-10', 'the plaza: the Commander heals 2', () => {
  const s = crew({ mission: 'm4', mode: 'normal' });
  const commander = placed(s, 'D1', 'commander');
  s.public.pieces[commander]!.damage = 5;
  due(s);
  const t = turnFrom(s, 'events').seat(0).answers(SUPPORT).seat(1).answers(SUPPORT).seat(2).answers(UNDERMINE);
  expect(t.facts('enemy-healed').map(f => f.total)).toEqual([3]);
});
rule('TR-10', 'without an Undermine the crisis comes alone, and at 5 there is no ballot at all', () => {
  const s = crew();
  due(s);
  const t = turnFrom(s, 'events').seat(0).answers(SUPPORT).seat(1).answers(SUPPORT).seat(2).answers(SUPPORT).asked('MA-126', CHANCE);
  expect(t.facts('spawned')).toEqual([]);
  const five = crew();
  disrupted(five, 'move', 3);
  disrupted(five, 'move', 2);
  turnFrom(five, 'events').asked('MA-126', CHANCE);
});
rule(['TR-7', 'TR-10'], 'Inside Job: an uplink without Undermine is secured, with one it is corrupted and Plan is disrupted', () => {
  for (const choice of [SUPPORT, UNDERMINE]) {
    const s = crew({ mission: 'mm3', character1: 'mandalorian' });
    for (const c of [0, 1, 2]) stand(s, c, 'I1');
    hold(s, 0, 'mandalorian/clear-the-room');
    const t = turnFrom(s, 'act').seat(0).answers(card(s, 'mandalorian/clear-the-room')).seat(0).answers(slotOf('mission'));
    agree(t).seat(0).answers(SUPPORT).seat(1).answers(SUPPORT).seat(2).answers(choice);
    if (choice === UNDERMINE) t.asked('MA-155', CHANCE).chance(inPool(s, 1));
    expect(t.state.public.markers).toEqual(choice === SUPPORT ? [{ marker: 'secured', space: at(s, 'I1') }] : []);
    expect(t.state.public.tracks).toEqual([choice]);
  }
});
