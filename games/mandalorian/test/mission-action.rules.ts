import { CHANCE, checkSetup } from '@cadre/core';
import { mandalorian } from '@cadre/mandalorian';
import { rule, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { alternativeCode, deedCode, GEAR } from '../src/codes.js';
import { slotTotal } from '../src/events/slots.js';
import { AWAY, characterId, FACEDOWN, NOBODY } from '../src/ids.js';
import type { MandoState } from '../src/state.js';
import { placed, resolve, spaceOf, spaces, turnFrom, waiting } from './position.js';
import { act, agree, at, bare, disrupted, enemy, facedown, hold, keep, nextEvent, slotOf, stand } from './table.js';

/** The second of the mission's alternatives to an action's own ability. */
const LISTEN = alternativeCode(1);
const MISSION = slotOf('mission');
/** At the cannon of the plaza, with two enemies in one space and one in another. */
const plaza = (): { s: MandoState; pair: number[]; single: number } => {
  const s = bare({ mission: 'm4', guide: 71 });
  stand(s, 0, 'C4'); // number 6
  return { s, pair: [enemy(s, 'C2', 'melee', [], 4), enemy(s, 'C2', 'blaster', [], 2)], single: enemy(s, 'B3', 'blaster', [], 2) };
};

rule('MA-205', 'a number names one space of the map: the cannon fires there and nowhere else', () => {
  for (const [name, fires] of [
    ['C4', true], // number 6
    ['C5', false],
  ] as const) {
    const { s } = plaza();
    stand(s, 0, name);
    const t = act(s, 0, 'mission', 'mandalorian/clear-the-room');
    if (fires) t.asked('MA-108', 0);
    else t.over();
  }
});
rule('MA-5', 'a mission offers something in place of intel: to listen at the vents, with strength 3', () => {
  for (const strength of [2, 3]) {
    const s = bare({ mission: 'm3', guide: 71 });
    stand(s, 0, 'I5');
    const cell = facedown(s, 'C1', 'circle'); // behind a locked door
    const t = act(s, 0, 'intel', strength);
    if (strength === 3) t.asked('MA-76', 0).seat(0).answers(LISTEN).asked('MA-77', CHANCE);
    else t.over(); // nothing in range, nothing to choose
    expect(t.state.public.pieces[cell]!.token).toBe(FACEDOWN);
  }
});
rule('MA-206', 'the green slot counts in the Event Step like the others, as the last one', () => {
  const s = bare({ mission: 'm3', guide: 71 });
  disrupted(s, 'mission', 3);
  disrupted(s, 'mission', 2);
  const e10 = nextEvent(s, 'e10');
  const t = resolve(turnFrom(s, 'events'), e10).seat(0).answers(at(s, 'E1')).chance(waiting(s, 'blaster'));
  expect(t.facts('slot-due').map(f => [f.slot, f.total])).toEqual([[MISSION, 5]]);
  expect(t.state.public.slots[MISSION]!.tokens).toEqual([]);
});
rule('MA-206', 'the green slot takes one card a turn; missions without one have four slots', () => {
  const s = bare({ mission: 'm3', guide: 71 });
  const [one, two] = hold(s, 0, 'mandalorian/quick-draw', 'mandalorian/relentless');
  const t = turnFrom(s, 'act').seat(0).answers(one!).seat(0).answers(MISSION);
  t.asked('MA-35', 0).seat(0).answers(two!).asked('MA-37', 0).offered([0, 1, 2, 3]);
  expect(bare().public.slots.length).toBe(4);
});
rule('MA-207', 'at setup the green slot gets a white token as well', () => {
  const s = mandalorian.setup(checkSetup(mandalorian, { mission: 'm3' }).setup);
  const t = scenario(mandalorian, s).asked('MA-15', CHANCE).offered([0, 1, 2, 3, 4]).chance(4, 3, 2, 1, 0);
  expect(t.state.public.slots.map(x => x.tokens)).toEqual([[4], [3], [2], [1], [0]]);
  expect(t.state.public.pool).toEqual([5, 6, 7, 8, 9]);
});
rule('MA-208', 'a card played there resolves the mission action: the cannon hits every enemy of one space', () => {
  const { s, pair, single } = plaza();
  const t = act(s, 0, 'mission', 'mandalorian/clear-the-room')
    .asked('MA-108', 0)
    .offered(spaces(s, 'C2', 'B3'))
    .seat(0)
    .answers(at(s, 'C2'))
    .over();
  expect(t.facts('damaged').map(f => [f.piece, f.damage])).toEqual(pair.map(p => [p, 4]));
  expect(t.facts('defeated').map(f => f.piece)).toEqual(pair);
  expect(spaceOf(t, single)).toBe(at(s, 'B3'));
});
rule('MA-208', 'where the mission action is tied to a place, it does nothing elsewhere; the card counts all the same', () => {
  const { s } = plaza();
  stand(s, 0, 'C3');
  const t = act(s, 0, 'mission', 'mandalorian/clear-the-room').over();
  expect(t.facts('damaged')).toEqual([]);
  expect(slotTotal(boxOf(s), t.state.public.slots[MISSION]!)).toBe(4);
});
rule('MA-209', 'a 3+ action with strength 2: the card lies there and counts 2, and nothing happens', () => {
  const { s } = plaza();
  const t = act(s, 0, 'mission', 'mandalorian/tracking-fob').over(); // its icon is for Intel
  expect(t.facts('damaged')).toEqual([]);
  expect(slotTotal(boxOf(s), t.state.public.slots[MISSION]!)).toBe(2);
});
rule('MA-209', 'the same card raised to 5 by a planning card has its effect, and still counts 3 (TV-35)', () => {
  const { s } = plaza();
  const [focus] = keep(s, 0, 'focus');
  const t = agree(act(s, 0, 'mission', 'mandalorian/relentless').asked('MA-89', 0).seat(0).answers(focus!)).asked('MA-108', 0);
  t.seat(0).answers(at(s, 'B3')).over();
  expect(t.facts('damaged').length).toBe(1);
  expect(slotTotal(boxOf(s), t.state.public.slots[MISSION]!)).toBe(3);
});
for (const [friends, works] of [
  [0, false],
  [1, true],
] as const)
  rule(
    'MA-209',
    `strength 3 with ${friends} other character(s) at the terminal: ${works ? '4, and the uplink is tried' : 'nothing'}`,
    () => {
      const s = bare({ mission: 'mm3', players: 3, guide: 71, character1: 'mandalorian' });
      for (let c = 0; c < 3; c++) stand(s, c, c <= friends ? 'I1' : 'A4'); // number 2
      const t = act(s, 0, 'mission', 'mandalorian/relentless');
      if (works) t.asked('TR-7');
      else t.over();
      expect(t.facts('mission-action').map(f => f.strength)).toEqual([3 + friends]);
    },
  );
rule('MA-209', 'a card that makes the strength 4 for a mission action does so', () => {
  const s = bare({ mission: 'm3', character2: 'burg', guide: 71, first: 2 });
  stand(s, 1, 'E3');
  const t = agree(act(s, 1, 'mission', 'burg/lumber').asked('MA-89', 1).seat(1).answers(GEAR)).asked('MA-55', 1); // the crowbar
  expect(t.facts('mission-action').map(f => f.strength)).toEqual([4]);
});
rule(['MA-209', 'MA-174'], 'salvage is delivered at the end of a turn within a step of the start space, and nowhere else', () => {
  for (const [name, delivered] of [
    ['A4', 1],
    ['B4', 1], // one step away
    ['B5', 0],
  ] as const) {
    const s = bare({ mission: 'mm1', guide: 71 });
    stand(s, 0, name);
    const load = placed(s, name, 'salvage');
    Object.assign(s.public.pieces[load]!, { space: AWAY, by: 0 });
    const t = turnFrom(s, 'close');
    expect(t.state.public.tracks).toEqual([delivered]);
    expect(t.state.public.pieces[load]!.by).toBe(delivered === 1 ? NOBODY : 0);
  }
});
rule('MA-186', 'whoever carries salvage picks up no second piece', () => {
  for (const laden of [false, true]) {
    const s = bare({ mission: 'mm1', guide: 71 });
    stand(s, 0, 'B4');
    const here = placed(s, 'B4', 'salvage');
    if (laden) Object.assign(s.public.pieces[placed(s, 'B4', 'salvage')]!, { space: AWAY, by: 0 });
    const { space } = act(s, 0, 'move', 'mandalorian/clear-the-room').state.pending!.asks[0]!;
    expect(space.kind === 'pick' && space.options.includes(deedCode('carry', characterId(0), here))).toBe(!laden);
  }
});
