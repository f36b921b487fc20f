import { expect } from 'vitest';
import { boxOf } from '../../src/box/box.js';
import { EnemyMove } from '../../src/events/enemy-move.js';
import { type Scenes, stage } from './stage.js';

/** Doors are on the prison transport only: E2 and D2 are the two sides of one. */
const PRISON = { mission: 'm3' };

export const BURG: Scenes = {
  'burg/slam': card => {
    stage('burg', { foes: { foe: 'A4 melee 5' } })
      .play(card, 'attack')
      .uses()
      .picks('foe')
      .over()
      .damage({ foe: 4 }); // in the own space
    stage('burg', { foes: { foe: 'B4' } })
      .play(card, 'attack')
      .uses()
      .picks('foe')
      .over()
      .damage({ foe: 3 });
  },
  'burg/hurl': card =>
    stage('burg', { foes: { foe: 'B4' } })
      .play(card, 'intel')
      .picks('foe')
      .goes('C4')
      .uses()
      .goes('D4')
      .goes('E4')
      .over()
      .at({ foe: 'E4' })
      .damage({ foe: 1 }),
  'burg/door-crasher': card => {
    stage('burg', { me: 'E2', ally: 'A4', setup: PRISON })
      .play(card, 'move')
      .uses()
      .offers('D2', 'E1', 'E3', 'F2')
      .goes('D2')
      .offers('C2', 'D1')
      .at({ me: 'D2' });
    stage('burg', { me: 'C3' }).play(card, 'move').uses().goes('C4').offers('B4', 'C5', 'D4'); // through the wall, and through one only
  },
  'burg/thick-hide': card => stage('burg', { ally: 'A4' }).play(card, 'plan').uses().lasting('shield me seat'),
  'burg/charge': card => {
    stage('burg', { foes: { foe: 'B4', beside: 'C4' } })
      .play(card, 'move')
      .goes('B4')
      .uses()
      .over()
      .damage({ foe: 2, beside: 0 });
    stage('burg', { foes: { foe: 'A4' } })
      .play(card, 'move')
      .passes()
      .uses()
      .over()
      .damage({ foe: 0 }); // he has not moved
  },
  'burg/bellow': card =>
    stage('burg', { foes: { here: 'A4', near: 'B4', far: 'C4' } })
      .play(card, 'intel')
      .uses()
      .goes('A5')
      .goes('B5')
      .asks('MA-76')
      .at({ here: 'A5', near: 'B5', far: 'C4' }),
  'burg/trample': card =>
    stage('burg', { foes: { a: 'B4', b: 'C4', start: 'A4', beside: 'B5' } })
      .play(card, 'move')
      .uses()
      .goes('B4', 'C4')
      .passes()
      .over()
      .damage({ a: 1, b: 1, start: 0, beside: 0 }),
  'burg/roar': card =>
    stage('burg', { foes: { near: 'B4', edge: 'C4', far: 'D4' } })
      .play(card, 'intel')
      .uses()
      .goes('C4')
      .goes('D4')
      .goes('D4')
      .goes('E4')
      .over()
      .at({ near: 'D4', edge: 'E4', far: 'D4' }),
  'burg/brute-sense': card =>
    stage('burg', { foes: { foe: 'B4' } })
      .play(card, 'attack')
      .picks('2', 'foe')
      .over()
      .damage({ foe: 2 }),
  'burg/human-shield': card =>
    stage('burg', { foes: { here: 'A4', near: 'B4' } })
      .play(card, 'intel')
      .uses()
      .asks('MA-76')
      .lasting('redirect me seat'),
  'burg/boulder': card => {
    const hit = stage('burg', { foes: { foe: 'B4 melee 5' } })
      .play(card, 'attack')
      .picks('foe')
      .asks('MA-108');
    hit.uses().offers('A4', 'B3', 'B5', 'C4').goes('C4').over().at({ foe: 'C4' }).damage({ foe: 4 });
    stage('burg', { foes: { foe: 'B4' } })
      .play(card, 'attack')
      .picks('foe')
      .over()
      .damage({ foe: 'gone' }); // nothing is left to push
  },
  'burg/crowbar': () =>
    stage('burg', { gear: true, me: 'E3', ally: 'A4', setup: PRISON }).play(1, 'mission').usesGear().agrees().asks('MA-55', 'me'),
};

export const MAYFELD: Scenes = {
  'mayfeld/third-gun': card => {
    stage('mayfeld', { foes: { edge: 'D4', far: 'E4' } })
      .play(card, 'move')
      .goes('B4')
      .uses()
      .over()
      .damage({ edge: 1, far: 0 });
    stage('mayfeld', { foes: { edge: 'D4', beside: 'C4' } })
      .play(card, 'move')
      .goes('B4')
      .uses()
      .offers('edge', 'beside')
      .picks('beside')
      .over()
      .damage({ edge: 0, beside: 1 }); // one of them
    stage('mayfeld', { foes: { edge: 'C4' } })
      .play(card, 'move')
      .passes()
      .uses()
      .over()
      .damage({ edge: 0 }); // he has not moved
  },
  'mayfeld/steady-aim': card => {
    stage('mayfeld', { foes: { near: 'B4', edge: 'D4', far: 'E4' } })
      .play(card, 'attack')
      .uses()
      .offers('near', 'edge')
      .picks('edge')
      .damage({ edge: 3 });
    const moved = stage('mayfeld', { foes: { near: 'B4', edge: 'D4' } });
    moved.state.public.characters[0]!.movedThisTurn = true;
    moved.play(card, 'attack').uses().offers('near');
  },
  'mayfeld/marksman': card =>
    stage('mayfeld', { foes: { edge: 'C4', far: 'D4' } })
      .play(card, 'attack')
      .uses()
      .offers('edge')
      .picks('edge')
      .damage({ edge: 'gone' }),
  'mayfeld/scope-sweep': card =>
    stage('mayfeld', { hidden: { a: 'B4', b: 'C4', far: 'D4' } })
      .play(card, 'intel')
      .uses()
      .reveals('circle', 'medpac')
      .reveals('circle', 'crate')
      .asks('MA-76')
      .knows('me', 'a', 'b'),
  'mayfeld/inside-info': card => {
    const s = stage('mayfeld').top('e10');
    const [e10, e13] = ['e10', 'e13'].map(id => boxOf(s.state).events.findIndex(e => e.id === id));
    s.play(card, 'intel').uses().chooses(e10!).asks('MA-5', 'me').uses().asks('MA-131').chooses(boxOf(s.state).backs[e13!]!);
    expect(s.t.facts('event-under')).toHaveLength(1);
    expect(s.t.state.secret[0]!.events).not.toEqual(s.t.state.secret[1]!.events); // only Mayfeld has seen it
    stage('mayfeld').top('e10').play(card, 'intel').uses().chooses(e10!).passes().over().told('event-under', 0);
  },
  'mayfeld/point-man': card =>
    stage('mayfeld', { ally: 'C5' })
      .play(card, 'move')
      .uses()
      .offers('ally')
      .picks('ally')
      .goes('C6')
      .asks('MA-42', 'me')
      .at({ ally: 'C6' }),
  'mayfeld/contingency': card => {
    const s = stage('mayfeld', { plans: { ally: ['focus'] } });
    s.state.public.planning.discard.push(...s.state.public.characters[1]!.planning.splice(0));
    s.play(card, 'plan').uses().offers('focus').picks('focus').agrees().asks('MA-83').drawsPlans('bad-luck').offers('focus').plans('me');
  },
  'mayfeld/trick-shot': card =>
    stage('mayfeld', { foes: { foe: 'B4', other: 'B4' } })
      .play(card, 'intel')
      .picks('foe')
      .goes('C4')
      .uses()
      .over()
      .damage({ foe: 2, other: 0 }),
  'mayfeld/watch-the-door': card => {
    const s = stage('mayfeld', { foes: { walker: 'F4', second: 'G4' } })
      .play(card, 'intel')
      .uses()
      .over()
      .lasting('overwatch me seat');
    s.t.state.public.turn.step = 'event';
    s.again(() => EnemyMove.call({ classes: 1, count: 2, steps: 2, within: -1 }));
    s.picks('walker').damage({ walker: 2, second: 0 }).at({ walker: 'D4' }).lasting(); // it fires once
    s.over().damage({ second: 0 });
    const far = stage('mayfeld', { foes: { walker: 'G4' } })
      .play(card, 'intel')
      .uses()
      .over();
    far.t.state.public.turn.step = 'event';
    far.again(() => EnemyMove.call({ classes: 1, count: 1, steps: 2, within: -1 }));
    far.over().at({ walker: 'E4' }).damage({ walker: 0 }).lasting('overwatch me seat');
  },
  'mayfeld/old-training': card =>
    stage('mayfeld', { foes: { foe: 'B4' } })
      .play(card, 'attack')
      .picks('1', 'foe')
      .over()
      .damage({ foe: 1 }),
  'mayfeld/called-shot': card =>
    stage('mayfeld', { foes: { edge: 'E4', far: 'F4' } })
      .play(card, 'attack')
      .uses()
      .offers('edge')
      .picks('edge')
      .damage({ edge: 3 }), // 4 - 1
  'mayfeld/plan-b': card => {
    const s = stage('mayfeld').top('e10');
    const [e10, e4] = ['e10', 'e4'].map(id => boxOf(s.state).events.findIndex(e => e.id === id));
    s.play(card, 'plan').uses().chooses(e10!).chooses(e4!).asks('MA-5', 'me');
    s.t.seat(0).answers(e4!, e10!);
    expect(s.t.state.public.back).toBe(boxOf(s.state).backs[e4!]); // the other card lies on top now
  },
  'mayfeld/spotter-scope': () =>
    stage('mayfeld', { gear: true, hidden: { a: 'B4', edge: 'E4', far: 'F4' } })
      .turn()
      .usesGear()
      .reveals('circle', 'medpac')
      .reveals('circle', 'crate')
      .knows('me', 'a', 'edge')
      .asks('MA-33'),
};
