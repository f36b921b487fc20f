import { checkSetup, viewOf } from '@cadre/core';
import { crewWon, mandalorian } from '@cadre/mandalorian';
import { rule, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { deedCode } from '../src/codes.js';
import { AWAY, characterId, NOBODY } from '../src/ids.js';
import { ExposedTurn, holdBallot } from '../src/modes/traitor.js';
import { Match } from '../src/setup/match.js';
import { LOYAL, type MandoState, TRAITOR } from '../src/state.js';
import { Hurt } from '../src/threats/hurt.js';
import {
  at,
  bare,
  disrupted,
  eventNumber,
  feature,
  type Given,
  hold,
  nextEvent,
  resolveEvents,
  run,
  stand,
  takeTurn,
  until,
} from './table.js';

const CREW = { mission: 'm1', mode: 'sandbox', players: 3, traitor: 'hidden' };
const start = (given: Given = {}) =>
  until(scenario(mandalorian, mandalorian.setup(checkSetup(mandalorian, { ...CREW, ...given }).setup)), 'TR-3');
/** Three players, the last of them the traitor. */
const crew = (given: Given = {}): MandoState => {
  const s = bare({ ...CREW, ...given });
  s.secret.forEach((mind, seat) => {
    mind.loyalty = seat === 2 ? TRAITOR : LOYAL;
    mind.undermines = seat === 2 ? 3 : 1;
    s.public.crew.dealt[seat] = true;
  });
  return s;
};
const NO = 0,
  YES = 1,
  SUPPORT = 0,
  UNDERMINE = 1;
const vote = (s: MandoState) => run(s, holdBallot(s, { you: characterId(0), it: NOBODY, itSpace: AWAY }, { none: [], any: [], each: [] }));

rule('TR-1', 'three or four players with a character each', () => {
  const problems = (given: Given) => checkSetup(mandalorian, { traitor: 'hidden', ...given }).problems;
  expect(problems({ players: 2 })).toEqual(['a traitor needs 3 to 4 players and mode normal or sandbox']);
  expect(problems({ players: 3, mode: 'shared' })).toEqual(['a traitor needs 3 to 4 players and mode normal or sandbox']);
  expect(problems({ players: 3, mode: 'sandbox' })).toEqual([]);
  expect(problems({ players: 3, mission: 'mm1' })).toEqual(['mission mm1 has no traitor version']);
});
rule(['TR-2', 'TR-4'], 'as many Loyal cards as players and one Traitor; one each, told to nobody else', () => {
  const t = start().seat(0).passes().seat(1).passes().seat(2).passes().asked('TR-2').offered([LOYAL, LOYAL, LOYAL, TRAITOR]);
  t.chance(LOYAL).chance(TRAITOR).offered([LOYAL, LOYAL]).chance(LOYAL);
  expect(t.state.secret.map(m => m.loyalty)).toEqual([LOYAL, TRAITOR, LOYAL]);
  expect(t.told(0).filter(f => f.type === 'dealt')).toMatchObject([{ loyal: true }]);
  expect(viewOf(t.state, 0).public.crew.open).toEqual([0, 0, 0]);
  const certain = start({ traitor: 'certain' }).seat(0).passes().seat(1).passes().seat(2).passes();
  certain.offered([LOYAL, LOYAL, TRAITOR]).chance(LOYAL).chance(LOYAL).offered([TRAITOR]);
});
rule('TR-3', 'a player may declare loyalty before the deal; at least two stay in the dark', () => {
  const t = start().asked('TR-3', 0).seat(0).answers(1).asked('TR-2'); // two are left: nobody else is asked
  expect(t.facts('declared')).toMatchObject([{ seat: 0 }]);
  t.offered([LOYAL, LOYAL, TRAITOR]);
  expect(t.state.public.crew.open).toEqual([LOYAL, 0, 0]);
});
rule('TR-5', 'the traitor wins when the crew loses, unless the own character was defeated', () => {
  const s = crew();
  s.public.result = 'lost';
  expect(mandalorian.score(s)).toEqual([0, 0, 1]);
  s.public.crew.out[2] = true;
  expect(mandalorian.score(s)).toEqual([0, 0, 0]);
  s.public.crew.out[2] = false;
  s.public.result = 'won';
  expect(mandalorian.score(s)).toEqual([1, 1, 0]);
  expect([[0, 0, 1], [0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 1], [1]].map(crewWon)).toEqual([false, false, false, true, true, true]);
});
rule('TR-6', 'a defeated loyal character loses for the crew; a defeated traitor is out and the others go on', () => {
  const s = crew();
  s.public.characters[0]!.damage = boxOf(s).characters[0]!.health - 1;
  expect(run(s, Hurt.call({ who: characterId(0), n: 1, cause: 'effect', source: NOBODY })).over().state.public.result).toBe('lost');
  const u = crew();
  u.public.characters[2]!.damage = boxOf(u).characters[2]!.health - 1;
  const load = feature(u, 'A4', 'medpac');
  Object.assign(u.public.pieces[load]!, { space: AWAY, by: 2 });
  const t = run(u, Hurt.call({ who: characterId(2), n: 1, cause: 'effect', source: NOBODY })).over();
  expect([t.state.public.result, t.state.public.characters[2]!.space, t.state.public.crew.open[2]]).toEqual(['', AWAY, TRAITOR]);
  expect(t.state.public.pieces[load]).toMatchObject({ space: at(u, 'A4'), by: NOBODY });
  t.state.public.turn.seat = 2;
  hold(t.state, 0, 'mandalorian/relentless');
  const next = run(t.state, Match.call({}, 'turns')).asked('MA-35', 0); // no turn for who is out
  expect(next.facts('turn').map(f => f.seat)).toEqual([2, 0]);
});
rule('TR-7', 'a ballot tells the number of Undermines and nothing else; a traitor has three, others one', () => {
  const t = vote(crew())
    .asked('TR-7', 0)
    .asked('TR-7', 2)
    .seat(0)
    .answers(SUPPORT)
    .seat(1)
    .answers(UNDERMINE)
    .seat(2)
    .answers(UNDERMINE)
    .over();
  expect(t.facts('ballot')).toEqual([{ type: 'ballot', rule: 'TR-7', undermines: 2 }]);
  expect(t.state.secret.map(m => m.undermines)).toEqual([1, 0, 2]);
  const again = vote(t.state).asked('TR-7', 1).offered([SUPPORT], 1); // asked like everybody, without a choice
  expect(viewOf(again.state, 0).pending!.asks.map(a => a.space === null)).toEqual([false, true, true]);
});
rule('TR-8', 'a majority makes the accused show loyalty; a wrong accusation disrupts and costs the right to accuse', () => {
  const s = crew();
  hold(s, 0, 'mandalorian/relentless');
  const t = takeTurn(s)
    .seat(0)
    .answers(deedCode('accuse', characterId(0), 1))
    .asked('TR-8', 0)
    .asked('TR-8', 2)
    .refused(1, YES);
  t.seat(0).answers(YES).seat(2).answers(YES);
  expect([t.facts('loyalty'), t.state.public.crew.mayAccuse]).toMatchObject([
    [{ type: 'loyalty', rule: 'TR-8', seat: 1, loyal: true }],
    [false, true, true],
  ]);
  until(t, 'MA-35');
  expect(t.facts('disrupted')).toHaveLength(2); // once for each yes
  t.refused(0, deedCode('accuse', characterId(0), 2)); // once a turn
  const tie = crew();
  hold(tie, 0, 'mandalorian/relentless');
  const u = takeTurn(tie)
    .seat(0)
    .answers(deedCode('accuse', characterId(0), 1))
    .seat(0)
    .answers(YES)
    .seat(2)
    .answers(NO)
    .asked('MA-35');
  expect(u.facts('loyalty')).toEqual([]);
});
rule('TR-9', 'an exposed traitor loses hand and character, and plays one of two events on the own turns', () => {
  const s = crew();
  hold(s, 0, 'mandalorian/relentless');
  hold(s, 2, `${boxOf(s).plan.characters[2]}/${boxOf(s).characters[2]!.def.deck[0]!.id.split('/')[1]}`);
  const t = takeTurn(s)
    .seat(0)
    .answers(deedCode('accuse', characterId(0), 2))
    .seat(0)
    .answers(YES)
    .seat(1)
    .answers(YES);
  expect([t.state.public.crew.exposed, t.state.public.hands[2], t.state.public.characters[2]!.space]).toEqual([
    [false, false, true],
    0,
    AWAY,
  ]);
  expect(t.facts('disrupted')).toEqual([]);
  const turn = crew();
  turn.public.crew.exposed[2] = true;
  turn.public.characters[2]!.space = AWAY;
  turn.public.turn.seat = 2;
  nextEvent(turn, 'e10');
  const [spawn, static_] = [eventNumber(turn, 'e10'), eventNumber(turn, 'e4')];
  const u = run(turn, ExposedTurn.call({ seat: 2 }))
    .chance(spawn)
    .chance(static_)
    .asked('TR-9', 2)
    .offered([spawn, static_])
    .seat(2)
    .answers(static_);
  expect(u.facts('event')).toMatchObject([{ card: static_ }]);
  expect(u.state.public.events.bottom).toEqual([1 << 2]); // the other one lies under the deck, known to the traitor
  expect(u.facts('crisis')).toEqual([]);
});
rule('TR-9', 'objectives do not count the removed character', () => {
  const s = crew({ mission: 'm2' });
  s.public.child = { held: 'character', by: characterId(0), fled: false };
  stand(s, 0, 'K3');
  stand(s, 1, 'K4');
  s.public.characters[2]!.space = AWAY;
  const t = takeTurn(s)
    .seat(0)
    .passes()
    .chance(...boxOf(s).decks[0]!.slice(0, 4))
    .over();
  expect(t.state.public.result).toBe('won');
});
rule('TR-10', 'a ballot comes before every crisis; one Undermine also does the traitor box', () => {
  for (const [choice, spawns] of [
    [SUPPORT, 0],
    [UNDERMINE, 1],
  ] as const) {
    const s = crew();
    stand(s, 0, 'A3');
    disrupted(s, 'move', 3);
    disrupted(s, 'move', 3);
    const t = resolveEvents(s).asked('TR-7').seat(0).answers(SUPPORT).seat(1).answers(SUPPORT).seat(2).answers(choice);
    until(t, 'MA-126');
    expect([t.facts('spawned').length, t.facts('crisis').length]).toEqual([spawns, 1]);
  }
});
