import { type Scenes, stage } from './stage.js';

export const PAZ: Scenes = {
  'paz/heavy-repeater': card =>
    stage('paz', { foes: { near: 'B4', edge: 'C4', far: 'D4' } })
      .play(card, 'attack')
      .uses()
      .offers('near', 'edge')
      .picks('edge')
      .damage({ edge: 3 }),
  'paz/sweeping-fire': card =>
    stage('paz', { foes: { target: 'B4', here: 'A4', beside: 'B4', far: 'C4' } })
      .play(card, 'attack')
      .picks('here')
      .uses()
      .over()
      .damage({ here: 'gone', target: 1, beside: 1, far: 0 }),
  'paz/jet-burst': card => {
    stage('paz', { me: 'B1', foes: { guard: 'C1' } })
      .play(card, 'move')
      .uses()
      .goes('C1')
      .offers('B1', 'C2', 'D1');
    // quiet: neither the sentry beside the end nor the one in the way does harm
    stage('paz', { foes: { sentry: 'C4 melee sentry', guard: 'B4' } })
      .play(card, 'move')
      .uses()
      .goes('B4', 'C4')
      .over()
      .damage({ me: 0 });
  },
  'paz/immovable': card =>
    stage('paz', { ally: 'B4', third: 'C4' }).play(card, 'plan').uses().offers('me', 'ally').picks('ally').lasting('shield ally seat'),
  'paz/shoulder-charge': card => {
    stage('paz', { foes: { foe: 'B4', beside: 'C4' } })
      .play(card, 'move')
      .goes('B4')
      .uses()
      .over()
      .damage({ foe: 1, beside: 0 });
    stage('paz', { foes: { foe: 'A4' } })
      .play(card, 'move')
      .passes()
      .uses()
      .over()
      .damage({ foe: 0 }); // it has not moved
  },
  'paz/covering-fire': card =>
    stage('paz', { ally: 'A5', foes: { foe: 'B4' } })
      .play(card, 'attack')
      .picks('foe')
      .uses()
      .offers('ally')
      .picks('ally')
      .offers('A4', 'A6', 'B5')
      .goes('A6')
      .over()
      .at({ ally: 'A6', me: 'A4' }),
  'paz/concussive-round': card =>
    stage('paz', { foes: { foe: 'B4' } })
      .play(card, 'intel')
      .picks('foe')
      .goes('C4')
      .uses()
      .goes('D4')
      .over()
      .at({ foe: 'D4' })
      .damage({ foe: 1 }),
  'paz/wall-of-fire': card =>
    stage('paz', { foes: { a: 'C4', b: 'C4', near: 'B4', far: 'D4' } })
      .play(card, 'attack')
      .uses()
      .offers('B4', 'C4')
      .picks('C4')
      .over()
      .damage({ a: 2, b: 2, near: 0, far: 0 }),
  'paz/whatever-it-takes': card =>
    stage('paz', { foes: { foe: 'B4' } })
      .play(card, 'attack')
      .picks('1', 'foe')
      .over()
      .damage({ foe: 1 }),
  'paz/bulwark': card => stage('paz', { ally: 'B4', third: 'C4' }).play(card, 'plan').uses().lasting('shield me seat', 'shield ally seat'),
  'paz/hold-here': card =>
    stage('paz', { foes: { target: 'B4', beside: 'B4', mine: 'A4' } })
      .play(card, 'attack')
      .picks('target')
      .uses()
      .over()
      .lasting('pin target turn', 'pin beside turn'),
  'paz/grip-of-iron': () =>
    stage('paz', { gear: true, foes: { foe: 'A4', near: 'B4' } })
      .turn()
      .usesGear()
      .goes('B4')
      .goes('C4')
      .goes('D4')
      .asks('MA-33') // not a fourth step
      .at({ foe: 'D4', near: 'B4' }),
};

export const XIAN: Scenes = {
  'xian/thrown-knife': card => {
    stage('xian', { foes: { near: 'B4', edge: 'C4', far: 'D4' } })
      .play(card, 'attack')
      .uses()
      .offers('near', 'edge')
      .picks('edge')
      .damage({ edge: 2 });
    const hurt = stage('xian', { foes: { foe: 'C4' } });
    hurt.state.public.pieces[hurt.names.get('foe')!]!.damage = 1;
    hurt.play(card, 'attack').uses().picks('foe').damage({ foe: 2 }); // 1 more, not 2
  },
  'xian/slip-past': card =>
    stage('xian', { foes: { sentry: 'C4 melee sentry' } })
      .play(card, 'move')
      .uses()
      .goes('B4')
      .passes()
      .over()
      .damage({ me: 0 }),
  'xian/backstab': card => {
    stage('xian', { ally: 'C4', foes: { foe: 'B4' } })
      .play(card, 'attack')
      .uses()
      .picks('foe')
      .over()
      .dealt(5)
      .damage({ foe: 'gone' });
    stage('xian', { ally: 'D4', foes: { foe: 'B4' } })
      .play(card, 'attack')
      .uses()
      .picks('foe')
      .over()
      .damage({ foe: 3 }); // nobody but Xi'an is near
  },
  'xian/acrobat': card =>
    stage('xian', { foes: { guard: 'B4' } })
      .play(card, 'move')
      .uses()
      .goes('B4', 'C4', 'D4')
      .over()
      .at({ me: 'D4' }),
  'xian/taunt': card =>
    stage('xian', { foes: { moved: 'B4', other: 'C4', far: 'D4' } })
      .play(card, 'intel')
      .picks('moved')
      .goes('A4')
      .uses()
      .asks('MA-79')
      .goes('C5')
      .over()
      .at({ moved: 'A4', other: 'C5', far: 'D4' }),
  'xian/dirty-tricks': card => {
    const s = stage('xian', { plans: { ally: ['defend'] } });
    const { planning, characters } = s.state.public;
    planning.discard.push(...characters[1]!.planning.splice(0));
    s.play(card, 'plan').uses().offers('defend').picks('defend').plans('me', 'defend');
  },
  'xian/vanish': card => stage('xian').play(card, 'plan').uses().goes('A5').asks('MA-39').lasting('shield me seat').at({ me: 'A5' }),
  'xian/flurry': card =>
    stage('xian', { foes: { foe: 'B4' } })
      .play(card, 'attack')
      .picks('foe')
      .uses()
      .offers('A3', 'A5', 'B4')
      .goes('A5')
      .over()
      .at({ me: 'A5' })
      .damage({ foe: 'gone' }),
  'xian/gone': card =>
    stage('xian', { foes: { guard: 'B4', sentry: 'F4 melee sentry' } })
      .play(card, 'move')
      .uses()
      .goes('B4', 'C4', 'D4', 'E4')
      .over()
      .at({ me: 'E4' })
      .damage({ me: 0 }),
  'xian/sleight-of-hand': card =>
    stage('xian', { foes: { foe: 'B4' } })
      .play(card, 'attack')
      .picks('3', 'foe')
      .over()
      .damage({ foe: 3 }),
  'xian/ricochet': card =>
    stage('xian', { foes: { target: 'C4', beside: 'D4', far: 'E4', mine: 'A5' } })
      .play(card, 'attack')
      .uses()
      .offers('target', 'mine')
      .picks('target')
      .over()
      .damage({ target: 3, beside: 1, far: 0, mine: 0 }),
  'xian/pickpocket': card =>
    stage('xian').play(card, 'intel').uses().drawsPlans('focus').asks('MA-84').picks('focus').over().plans('me', 'focus'),
  'xian/smoke-pellet': () =>
    stage('xian', { gear: true, me: 'A2', tokens: { move: [3, 2] } })
      .top('e4')
      .events()
      .drawsEvent('e4')
      .spawns('melee', 'guard') // the event had no effect
      .asks('MA-89', 'me')
      .uses()
      .goes('A3', 'A4')
      .at({ me: 'A4' })
      .asks('MA-33'),
};
