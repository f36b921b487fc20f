import { expect } from 'vitest';
import { boxOf } from '../../src/box/box.js';
import { type Scenes, stage } from './stage.js';

/** Doors are on the prison transport only: E2 and D2 are the two sides of one. */
const PRISON = { mission: 'm3' };

export const GREEF: Scenes = {
  'greef/call-the-guild': card =>
    stage('greef', { ally: 'C4', foes: { foe: 'D4' } })
      .play(card, 'plan')
      .uses()
      .offers('ally')
      .picks('ally')
      .asks('MA-114', 'ally')
      .offers('attack')
      .picks('attack', 'foe')
      .damage({ foe: 2 }),
  'greef/negotiate': card =>
    stage('greef', { foes: { foe: 'C4' } })
      .play(card, 'intel')
      .picks('foe')
      .goes('D4')
      .uses()
      .goes('E4', 'F4')
      .over()
      .at({ foe: 'F4' }),
  'greef/rally': card => stage('greef', { ally: 'D4', third: 'E4' }).play(card, 'plan').uses().asks('MA-39').lasting('shield ally seat'),
  'greef/point-out': card => {
    stage('greef', { ally: 'C4', foes: { foe: 'B4 melee 5' } })
      .play(card, 'attack')
      .uses()
      .picks('foe')
      .over()
      .damage({ foe: 4 }); // 2 + 2
    stage('greef', { ally: 'D4', foes: { foe: 'B4' } })
      .play(card, 'attack')
      .uses()
      .picks('foe')
      .over()
      .damage({ foe: 2 });
  },
  'greef/marching-orders': card =>
    stage('greef', { ally: 'C5' }).play(card, 'move').uses().picks('ally').goes('C6', 'C7').asks('MA-42', 'me').at({ ally: 'C7' }),
  'greef/old-hand': card =>
    stage('greef')
      .play(card, 'plan')
      .uses()
      .agrees()
      .drawsPlans('defend', 'focus', 'sidestep', 'bad-luck')
      .picks('defend', 'sidestep')
      .asks('MA-87')
      .plans('me', 'defend', 'sidestep'),
  'greef/deep-contacts': card =>
    stage('greef', { hidden: { a: 'I1', b: 'I3', c: 'I7' }, ally: 'A7' })
      .play(card, 'intel')
      .uses()
      .offers('a', 'b', 'c')
      .picks('a')
      .reveals('circle', 'asset')
      .picks('c')
      .reveals('circle', 'medpac')
      .over()
      .knows('me', 'a', 'c'),
  'greef/cash-out': card =>
    stage('greef', { tokens: { attack: [1], intel: [2] } })
      .play(card, 'plan')
      .uses()
      .discards('attack', 1)
      .tokens('attack')
      .tokens('intel', 2),
  'greef/call-in-a-favour': card =>
    stage('greef', { ally: 'C4', foes: { foe: 'D4' } })
      .play(card, 'plan')
      .uses()
      .picks('ally')
      .asks('MA-114', 'ally')
      .offers('move', 'attack', 'intel', 'plan')
      .picks('attack', 'foe')
      .damage({ foe: 3 }),
  'greef/guild-master': card =>
    stage('greef', { foes: { foe: 'B4' } })
      .play(card, 'attack')
      .picks('2', 'foe')
      .over()
      .damage({ foe: 2 }),
  'greef/old-debts': card =>
    stage('greef', { foes: { weak: 'C4 blaster 2', strong: 'B4 blaster 3', far: 'D4 blaster 2' } })
      .play(card, 'intel')
      .uses()
      .drawsToken(2)
      .damage({ weak: 'gone', strong: 0, far: 0 })
      .tokens('plan', 2),
  'greef/speech': card =>
    stage('greef', { ally: 'C5', third: 'D6' })
      .play(card, 'plan')
      .uses()
      .goes('C6')
      .goes('D7')
      .asks('MA-39', 'me')
      .at({ me: 'A4', ally: 'C6', third: 'D7' }),
  'greef/purse-of-credits': () => {
    const s = stage('greef', { gear: true }).turn().usesGear().asks('MA-33');
    const [a, b] = boxOf(s.state).decks[1]!;
    s.t.chance(a!, b!);
    expect(s.t.state.public.hands).toEqual([0, 2]);
  },
};

export const CARA: Scenes = {
  'cara/drop-in': card => stage('cara', { me: 'B1' }).play(card, 'move').uses().offers('A1', 'B2', 'C1').goes('C1').at({ me: 'C1' }),
  'cara/shock-volley': card =>
    stage('cara', { foes: { foe: 'B4' } })
      .play(card, 'attack')
      .picks('foe')
      .uses()
      .goes('A5')
      .over()
      .at({ me: 'A5' })
      .damage({ foe: 3 }),
  'cara/close-quarters': card => {
    stage('cara', { foes: { foe: 'A4' } })
      .play(card, 'attack')
      .uses()
      .picks('foe')
      .over()
      .damage({ foe: 3 });
    stage('cara', { foes: { foe: 'B4' } })
      .play(card, 'attack')
      .uses()
      .picks('foe')
      .over()
      .damage({ foe: 1 });
  },
  'cara/breach-and-clear': card => {
    stage('cara', { foes: { foe: 'B4' } })
      .play(card, 'attack')
      .picks('foe')
      .uses()
      .asks('MA-114', 'me')
      .offers('move')
      .picks('move')
      .goes('B4', 'C4')
      .over()
      .at({ me: 'C4' });
    const boss = stage('cara', { me: 'D2', ally: 'I7', setup: { mission: 'm4' }, foes: { boss: 'D1 commander' } });
    boss.state.public.childCarrierDefeated = true;
    boss.play(card, 'attack').picks('boss').uses().over().damage({ boss: 4 }); // it stands: no free move
  },
  'cara/hold-the-line': card =>
    stage('cara', { ally: 'A4', third: 'B4' }).play(card, 'plan').uses().lasting('shield me seat', 'shield ally seat'),
  'cara/suppress': card =>
    stage('cara', { foes: { foe: 'C4' } })
      .play(card, 'intel')
      .picks('foe')
      .goes('D4')
      .uses()
      .goes('E4')
      .over()
      .at({ foe: 'E4' })
      .damage({ foe: 1 }),
  'cara/power-through': card =>
    stage('cara', { foes: { sentry: 'C4 melee sentry' } })
      .play(card, 'move')
      .uses()
      .goes('B4')
      .passes()
      .over()
      .damage({ me: 0 }),
  'cara/ready-for-anything': card => {
    const s = stage('cara')
      .play(card, 'plan')
      .agrees()
      .drawsPlans('bad-luck', 'bad-luck')
      .asks('MA-84')
      .passes()
      .asks('MA-87')
      .passes()
      .uses()
      .over();
    expect(s.t.state.public.turn.extra).toBe(1);
  },
  'cara/breach-charge': card => {
    stage('cara', { me: 'E3', ally: 'A4', setup: PRISON, foes: { here: 'E2 melee 3', near: 'E1 melee 3' } })
      .play(card, 'move')
      .uses()
      .goes('E2')
      .damage({ here: 2, near: 0 })
      .asks('MA-55', 'me')
      .uses()
      .over()
      .told('unlocked', 1);
    stage('cara', { me: 'E3', ally: 'A4', setup: PRISON, foes: { near: 'E1 melee 3' } })
      .play(card, 'move')
      .uses()
      .goes('E2', 'E3')
      .over() // two steps and no third, and no door borders this space
      .at({ me: 'E3' })
      .damage({ near: 0 });
  },
  'cara/dropper-instinct': card =>
    stage('cara', { foes: { foe: 'B4' } })
      .play(card, 'attack')
      .picks('3', 'foe')
      .over()
      .damage({ foe: 3 }),
  'cara/drag-to-safety': card =>
    stage('cara', { ally: 'A4', third: 'B4' })
      .play(card, 'move')
      .uses()
      .offers('ally')
      .picks('ally')
      .goes('A5', 'A6')
      .over()
      .at({ me: 'A6', ally: 'A6', third: 'B4' }),
  'cara/trench-fighter': card => {
    stage('cara', { foes: { foe: 'B4', a: 'B4', b: 'B4', c: 'B4' } })
      .play(card, 'attack')
      .uses()
      .picks('foe')
      .over()
      .damage({ foe: 'gone', a: 0 }); // 2 + 2 at most
    stage('cara', { foes: { foe: 'B4', a: 'B4', mine: 'A4' } })
      .play(card, 'attack')
      .uses()
      .picks('foe')
      .over()
      .damage({ foe: 3 });
  },
  'cara/override-spike': () => {
    const prison = { gear: true, me: 'E3', ally: 'A4', setup: PRISON, tokens: { move: [2, 2] } } as const;
    stage('cara', prison).turn().usesGear().chooses(0).asks('MA-55', 'me').chooses(0).told('unlocked', 1).asks('MA-33');
    stage('cara', prison).turn().usesGear().chooses(1).discards('move', 2).tokens('move', 2).asks('MA-33');
    stage('cara', { ...prison, me: 'I3' })
      .turn()
      .usesGear()
      .chooses(0)
      .told('unlocked', 0)
      .asks('MA-33'); // the nearest door borders H2, two spaces away
  },
};
