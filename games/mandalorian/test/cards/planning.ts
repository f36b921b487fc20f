import { expect } from 'vitest';
import type { Lay } from './scene.js';
import { type Scenes, type Stage, stage } from './stage.js';

/** Bare Knuckles: the melee enemy in my space attacks. */
const punched = (plan: string, lay: Lay = {}): Stage =>
  stage('mandalorian', {
    foes: { foe: 'A4' },
    plans: { me: [plan] },
    tokens: { attack: [3, 2] },
    setup: { mission: 'mm1', map: 'map1' },
    ...lay,
  })
    .top('e3')
    .events();

export const PLANNING: Scenes = {
  defend: id => {
    punched(id).drawsEvent('e3').asks('MA-90', 'me').picks(id).asks('MA-33').damage({ me: 0 }).plans('me');
    punched(id).drawsEvent('e3').passes().asks('MA-33').damage({ me: 1 }).plans('me', id);
  },
  'bad-luck': id => stage('mandalorian').plays(1, 'plan').drawsPlans(id).asks('MA-84').offers().passes().passes().over().plans('me'),
  focus: id => {
    stage('mandalorian', { foes: { foe: 'B4' }, plans: { me: [id] } })
      .play(1, 'attack')
      .picks(id, 'foe')
      .over()
      .damage({ foe: 3 })
      .plans('me');
    stage('mandalorian', { plans: { me: [id] } })
      .play(1, 'move')
      .picks(id)
      .goes('B4', 'C4', 'D4')
      .over()
      .at({ me: 'D4' });
  },
  'seize-the-moment': id => {
    const s = stage('mandalorian', { plans: { me: [id] }, hands: { me: ['mandalorian/relentless'] } });
    s.turn().usesPlan(id);
    expect(s.t.state.public.turn.extra).toBe(1);
    s.plans('me');
  },
  'return-fire': id => {
    punched(id).drawsEvent('e3').asks('MA-89', 'me').picks(id).asks('MA-33').damage({ me: 1, foe: 2 });
    // From four steps away nothing comes back.
    punched(id, { foes: { foe: 'E4 sharpshooter 2' } })
      .top('e7')
      .events()
      .drawsEvent('e7')
      .picks(id)
      .asks('MA-33')
      .damage({ me: 1, foe: 0 });
  },
  sidestep: id => {
    const lay = { plans: { me: [id] } } as const;
    stage('mandalorian', { ...lay, foes: { foe: 'C4 melee sentry' } })
      .play(1, 'move')
      .goes('B4')
      .asks('MA-90')
      .picks(id)
      .over()
      .damage({ me: 0 });
    punched(id).drawsEvent('e3').asks('MA-33').damage({ me: 1 }).plans('me', id); // no answer to an attack
  },
  'steady-nerves': id => {
    punched(id, { tokens: { attack: [3, 3] } })
      .asks('MA-89', 'me')
      .picks(id)
      .asks('MA-126')
      .told('crisis', 0)
      .plans('me');
    punched(id, { tokens: { attack: [3, 3] } })
      .passes()
      .told('crisis', 1);
  },
  smoke: id => {
    const foes = { gun: 'B4 blaster', sniper: 'C4 sharpshooter', brute: 'A4' };
    punched(id, { foes })
      .asks('MA-89', 'me')
      .picks(id)
      .asks('MA-126')
      .lasting('hide me turn')
      .drawsEvent('e3')
      .asks('MA-33')
      .damage({ me: 1 });
    for (const event of ['e4', 'e7'])
      punched(id, { foes, ally: 'A4' }).top(event).events().picks(id).drawsEvent(event).asks('MA-33').damage({ me: 0, ally: 1 });
  },
  bribe: id =>
    punched(id, { foes: { foe: 'B4 blaster' } })
      .top('e4')
      .events()
      .drawsEvent('e4')
      .asks('MA-89', 'me')
      .picks(id)
      .goes('C4')
      .goes('D4')
      .asks('MA-33')
      .damage({ me: 0 })
      .at({ foe: 'D4' }),
  medkit: id => {
    const lay = { plans: { me: [id] }, hurt: { me: 2 } } as const;
    stage('mandalorian', { ...lay, foes: { far: 'D4' }, hands: { me: ['mandalorian/relentless'] } })
      .turn()
      .usesPlan(id)
      .damage({ me: 1 });
    for (const held of [{ ...lay, foes: { near: 'C4' } }, { plans: { me: [id] } }]) {
      const s = stage('mandalorian', { ...held, hands: { me: ['mandalorian/relentless'] } }).turn();
      expect(s.options()).toHaveLength(1); // the skill card alone
    }
  },
};
export const FEATURES: Scenes = {
  medpac: id => {
    stage('mandalorian', { features: { [id]: 'A4' }, hurt: { me: 2, ally: 1 }, ally: 'A4' })
      .turn()
      .takes(id)
      .damage({ me: 1, ally: 1 });
    expect(
      stage('mandalorian', { features: { [id]: 'A4' }, hands: { me: ['mandalorian/relentless'] } })
        .turn()
        .options(),
    ).toHaveLength(1);
  },
  asset: id =>
    expect(
      stage('mandalorian', { features: { [id]: 'A4' }, hands: { me: ['mandalorian/relentless'] } })
        .turn()
        .options(),
    ).toHaveLength(1),
  empty: id =>
    expect(
      stage('mandalorian', { features: { [id]: 'A4' }, hands: { me: ['mandalorian/relentless'] } })
        .turn()
        .options(),
    ).toHaveLength(1),
  crate: id =>
    stage('mandalorian', { features: { [id]: 'A4' } })
      .turn()
      .takes(id)
      .drawsPlans('focus', 'defend')
      .asks('MA-84')
      .picks('focus')
      .asks('MA-87')
      .plans('me', 'focus'),
  speeder: id =>
    stage('mandalorian', { features: { [id]: 'B4' }, me: 'B4', ally: 'K6', setup: { mission: 'm2' } })
      .turn()
      .takes(id)
      .asks('MA-114', 'me')
      .offers('move')
      .picks('move')
      .goes('C4', 'C5', 'C6')
      .at({ me: 'C6' }),
  keycard: id =>
    stage('mandalorian', { features: { [id]: 'A4' }, ally: 'J7', setup: { mission: 'm3' } })
      .turn()
      .takes(id)
      .asks('MA-55', 'me')
      .chooses(4)
      .told('unlocked', 1),
  detonator: id =>
    stage('mandalorian', {
      features: { [id]: 'B5' },
      me: 'B5',
      ally: 'I5',
      setup: { mission: 'm4' },
      foes: { a: 'B3 melee 4', b: 'B3 melee 4', near: 'B4 melee 4', far: 'B2 melee 4' },
    })
      .turn()
      .takes(id)
      .offers('B3', 'B4')
      .picks('B3')
      .damage({ a: 2, b: 2, near: 0, far: 0 }),
  prisoner: id =>
    stage('mandalorian', { features: { [id]: 'B3' }, me: 'B4', ally: 'J7', setup: { mission: 'm3' } })
      .play(1, 'move')
      .goes('B3')
      .takes(id, 'carry')
      .told('carried', 1),
  salvage: id => {
    const s = stage('mandalorian', { setup: { mission: 'mm1', map: 'map1' }, foes: { [id]: 'B4 salvage' } });
    s.play(1, 'move').goes('B4').takes(id, 'carry').told('carried', 1);
    expect(s.t.state.public.pieces[s.names.get(id)!]!.by).toBe(0);
  },
};
