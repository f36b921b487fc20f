import { expect } from 'vitest';
import { card as cardOf } from '../table.js';
import { type Scenes, stage } from './stage.js';

export const MANDALORIAN: Scenes = {
  'mandalorian/wrist-flamer': card =>
    stage('mandalorian', { foes: { target: 'B4', beside: 'B4', mine: 'A4' } })
      .play(card, 'attack')
      .picks('target')
      .uses()
      .over()
      .damage({ target: 2, beside: 1, mine: 0 }),
  'mandalorian/long-rifle': card =>
    stage('mandalorian', { foes: { near: 'B4', far: 'D4', farther: 'E4' } })
      .play(card, 'attack')
      .uses()
      .offers('near', 'far')
      .picks('far')
      .damage({ near: 0, far: 'gone', farther: 0 }),
  'mandalorian/beskar-plate': card => stage('mandalorian', { ally: 'A4' }).play(card, 'plan').uses().lasting('shield me seat'),
  'mandalorian/grapnel-line': card =>
    stage('mandalorian', { me: 'B1' }).play(card, 'move').uses().offers('A1', 'B2', 'C1').goes('C1').at({ me: 'C1' }),
  'mandalorian/hunters-eye': card =>
    stage('mandalorian', { hidden: { near: 'C4', edge: 'D4', far: 'E4' } })
      .play(card, 'intel')
      .uses()
      .offers('near', 'edge')
      .picks('edge')
      .reveals('circle', 'medpac')
      .asks('MA-76')
      .knows('me', 'edge')
      .knows('ally'),
  'mandalorian/whipcord': card =>
    stage('mandalorian', { foes: { one: 'H7', other: 'H7', foe: 'B4' } })
      .play(card, 'intel')
      .picks('foe')
      .goes('C4')
      .uses()
      .asks('MA-79', 'me')
      .goes('D4')
      .goes('E4')
      .over()
      .at({ foe: 'E4' }),
  'mandalorian/this-is-how': card =>
    stage('mandalorian')
      .play(card, 'plan')
      .uses()
      .agrees()
      .drawsPlans('defend', 'focus', 'sidestep')
      .picks('defend', 'focus')
      .asks('MA-87')
      .plans('me', 'defend', 'focus'),
  'mandalorian/micro-missiles': card =>
    stage('mandalorian', { foes: { a: 'B4', b: 'C4', c: 'A6', d: 'A5', far: 'D4' } })
      .play(card, 'attack')
      .uses()
      .offers('a', 'b', 'c', 'd')
      .picks('a', 'b', 'c')
      .over()
      .damage({ a: 1, b: 1, c: 1, d: 0, far: 0 }),
  'mandalorian/improvise': card =>
    stage('mandalorian', { foes: { foe: 'B4' } })
      .play(card, 'attack')
      .picks('3', 'foe')
      .over()
      .damage({ foe: 3 }),
  'mandalorian/rising-phoenix': card =>
    stage('mandalorian', { me: 'B1', foes: { guard: 'C1' } })
      .play(card, 'move')
      .uses()
      .goes('C1')
      .offers('B1', 'C2', 'D1')
      .goes('D1', 'E1')
      .over()
      .at({ me: 'E1' }),
  'mandalorian/second-wind': card => {
    const s = stage('mandalorian');
    const [quick, fob] = ['mandalorian/quick-draw', 'mandalorian/tracking-fob'].map(id => cardOf(s.state, id));
    s.state.public.skillDecks[0]!.discard = [quick!, fob!];
    s.state.public.skillDecks[0]!.size -= 2;
    s.play(card, 'plan').uses().asks('MA-181', 'me').chooses(fob!);
    expect(s.t.state.secret[0]!.hand).toEqual([fob]);
    expect(s.t.state.public.skillDecks[0]!.discard).toEqual([quick]);
  },
  'mandalorian/signet-ward': () =>
    stage('mandalorian', { gear: true, foes: { one: 'A4', two: 'A4' }, tokens: { move: [3, 2] } })
      .top('e3')
      .events()
      .drawsEvent('e3')
      .asks('MA-90', 'me')
      .uses()
      .told('blocked', 2) // the second attack too
      .damage({ me: 0 })
      .lasting(),
};

export const IG11: Scenes = {
  'ig11/twin-barrels': card =>
    stage('ig11', { foes: { target: 'B4', other: 'C4', far: 'D4' } })
      .play(card, 'attack')
      .picks('target')
      .uses()
      .over()
      .damage({ target: 2, other: 1, far: 0 }),
  'ig11/rotating-torso': card =>
    stage('ig11', { foes: { a: 'B4', b: 'A5', far: 'C4' } })
      .play(card, 'attack')
      .uses()
      .offers('a', 'b')
      .picks('a', 'b', 'a')
      .over()
      .damage({ a: 2, b: 1, far: 0 }),
  'ig11/threat-analysis': card =>
    stage('ig11', { hidden: { a: 'B4', b: 'C4', c: 'D4', far: 'E4' } })
      .play(card, 'intel')
      .uses()
      .offers('a', 'b', 'c')
      .picks('a')
      .reveals('circle', 'medpac')
      .picks('c')
      .reveals('circle', 'crate')
      .asks('MA-76')
      .knows('me', 'a', 'c'),
  'ig11/absorb-impact': card => stage('ig11', { ally: 'A4' }).play(card, 'plan').uses().lasting('shield me seat'),
  'ig11/nurse-protocol': card => {
    stage('ig11', { ally: 'B4', third: 'C4', hurt: { ally: 2, third: 2 } })
      .play(card, 'plan')
      .uses()
      .damage({ ally: 1, third: 2 });
    stage('ig11', { ally: 'B4', hurt: { me: 1, ally: 1 } })
      .play(card, 'plan')
      .uses()
      .offers('me', 'ally')
      .picks('me')
      .damage({ me: 0, ally: 1 });
  },
  'ig11/suppression-pattern': card =>
    stage('ig11', { foes: { foe: 'B4' } })
      .play(card, 'attack')
      .picks('foe')
      .uses()
      .offers('A4', 'B3', 'B5', 'C4')
      .goes('C4')
      .over()
      .at({ foe: 'C4' })
      .damage({ foe: 3 }),
  'ig11/override': card =>
    stage('ig11', { tokens: { move: [2], plan: [3] } })
      .play(card, 'intel')
      .uses()
      .discards('plan', 3)
      .tokens('plan')
      .tokens('move', 2),
  'ig11/damage-reroute': card =>
    stage('ig11', { hurt: { me: 2, ally: 2 }, ally: 'A4' })
      .play(card, 'plan')
      .uses()
      .drawsToken(3)
      .damage({ me: 1, ally: 2 })
      .tokens('attack', 3)
      .over(),
  'ig11/adaptive-routine': card =>
    stage('ig11', { foes: { foe: 'B4' } })
      .play(card, 'attack')
      .picks('2', 'foe')
      .over()
      .damage({ foe: 2 }),
  'ig11/spin-volley': card =>
    stage('ig11', { foes: { here: 'A4', near: 'B4', far: 'C4' } })
      .play(card, 'attack')
      .uses()
      .over()
      .damage({ here: 1, near: 1, far: 0 }),
  'ig11/decoy-routine': card =>
    stage('ig11', { foes: { a: 'B4', b: 'C4', c: 'A6', far: 'D4' } })
      .play(card, 'intel')
      .uses()
      .offers('a', 'b', 'c')
      .picks('a', 'b')
      .goes('B5')
      .goes('C5')
      .at({ a: 'B5', b: 'C5', c: 'A6' }),
  'ig11/second-barrel': () =>
    stage('ig11', { gear: true, foes: { a: 'B4', b: 'A5', far: 'C4' } })
      .play(3, 'attack')
      .usesGear()
      .picks('a')
      .asks('MA-72')
      .offers('b')
      .picks('b')
      .over()
      .damage({ a: 3, b: 3, far: 0 }),
};
