import type { EventBack } from '../../src/content/types.js';
import type { Lay } from './scene.js';
import { type Scenes, type Stage, stage } from './stage.js';

/** An event of a slot with a total of 5, or 6, in a turn of `me`. The sheet adds nothing to an event on this map. */
const event = (id: string, lay: Lay, total: 5 | 6 = 5, next: EventBack = 'melee'): Stage =>
  stage('mandalorian', {
    ...lay,
    setup: { mission: 'mm2', map: 'map1', ...lay.setup },
    tokens: { attack: total === 5 ? [3, 2] : [3, 3], ...lay.tokens },
  })
    .top(id)
    .events()
    .drawsEvent(id, next);

/** Three could attack, two do. */
const twoOfThree = (s: Stage): Stage => s.asks('MA-151').offers('a', 'b', 'c').picks('a', 'b').asks('MA-33').damage({ me: 2 });

export const EVENTS: Scenes = {
  e1: id => {
    event(id, { foes: { a: 'C4', b: 'B4', c: 'E4', gun: 'D4 blaster' } })
      .asks('MA-33')
      .at({ a: 'A4', b: 'A4', c: 'C4', gun: 'D4' })
      .damage({ me: 2 });
    twoOfThree(event(id, { foes: { a: 'A4', b: 'A4', c: 'A4' } }));
  },
  e2: id => {
    const foes = { a: 'D4', b: 'C4', c: 'H4', gun: 'A4 blaster' };
    event(id, { foes }).offers('a', 'b', 'c').picks('a', 'b').asks('MA-33').at({ a: 'A4', b: 'A4', c: 'H4' }).damage({ me: 2 });
    event(id, { foes: { a: 'D4', b: 'E4' } }, 6)
      .asks('MA-151')
      .offers('a', 'b')
      .picks('b')
      .asks('MA-33')
      .at({ a: 'A4', b: 'B4' })
      .damage({ me: 2 }); // a in its space, then b within 1
  },
  e3: id =>
    event(id, { foes: { here: 'A4', beside: 'B4', gun: 'A4 blaster' } })
      .asks('MA-33')
      .at({ here: 'A4', beside: 'A4' })
      .damage({ me: 1 }),
  e4: id => {
    event(id, { foes: { a: 'B4 blaster', b: 'D4 blaster', far: 'E4 blaster', brute: 'A4' } })
      .asks('MA-33')
      .damage({ me: 2 });
    twoOfThree(event(id, { foes: { a: 'B4 blaster', b: 'C4 blaster', c: 'D4 blaster' } }));
  },
  e5: id => {
    event(id, { foes: { a: 'E4 blaster', b: 'C4 blaster', brute: 'A4' } })
      .asks('MA-151')
      .offers('a', 'b')
      .picks('a')
      .asks('MA-33')
      .at({ a: 'C4', b: 'A4' })
      .damage({ me: 1 });
    event(id, { foes: { a: 'E4 blaster' } }, 6)
      .asks('MA-33')
      .damage({ me: 2 });
    event(id, { foes: { a: 'F4 blaster' } }, 6)
      .asks('MA-33')
      .at({ a: 'D4' })
      .damage({ me: 0 }); // too far away
  },
  e6: id =>
    event(id, { foes: { a: 'F4 blaster', b: 'E4 blaster', c: 'H4 blaster', brute: 'A4' } })
      .picks('b', 'a')
      .asks('MA-33')
      .at({ a: 'D4', b: 'C4', c: 'H4' })
      .damage({ me: 1 }), // only one of them within 2
  e7: id => {
    event(id, { foes: { a: 'E4 sharpshooter', b: 'B4 sharpshooter', far: 'F4 sharpshooter', gun: 'A4 blaster' } })
      .asks('MA-33')
      .damage({ me: 2 });
    twoOfThree(event(id, { foes: { a: 'E4 sharpshooter', b: 'B4 sharpshooter', c: 'C4 sharpshooter' } }));
  },
  e8: id => {
    event(id, { foes: { a: 'E4 sharpshooter', b: 'D4 blaster', brute: 'A4', far: 'F4 blaster' } })
      .offers('a', 'b')
      .picks('b')
      .asks('MA-33')
      .damage({ me: 1 })
      .tokens('move');
    event(id, { foes: { a: 'B4 blaster' } }, 6)
      .asks('MA-155')
      .drawsToken(1)
      .tokens('move', 1);
  },
  e9: id =>
    event(id, { foes: { a: 'G4 sharpshooter', b: 'F4 sharpshooter', c: 'H4 sharpshooter' }, ally: 'A4' })
      .picks('a', 'b')
      .asks('MA-151')
      .offers('a', 'b')
      .picks('a')
      .asks('MA-150')
      .picks('me')
      .asks('MA-33')
      .at({ a: 'F4', b: 'E4', c: 'H4' })
      .damage({ me: 1, ally: 0 }),
  e10: id => {
    event(id, { me: 'A2' }).spawns('melee', 'guard').asks('MA-33').at({ guard: 'A1' });
    event(id, { me: 'A2' }, 6).spawns('melee', 'guard').spawns('blaster', 'second').asks('MA-33').at({ guard: 'A1', second: 'A2' });
  },
  e11: id =>
    event(id, { hidden: { near: 'B4', far: 'D4' }, tokens: { move: [1], intel: [1], plan: [2] } })
      .asks('MA-7')
      .offers('move', 'intel')
      .picks('intel')
      .drawsToken(2)
      .asks('MA-49')
      .reveals('circle', 'medpac')
      .asks('MA-33')
      .tokens('intel', 1, 2)
      .told('revealed', 1),
  e12: id => {
    event(id, { foes: { a: 'C4', b: 'D4 blaster', c: 'E4 sharpshooter', d: 'F4' } })
      .offers('a', 'b', 'c', 'd')
      .picks('a', 'b', 'd')
      .asks('MA-33')
      .at({ a: 'A4', b: 'B4', c: 'E4', d: 'D4' });
    const carried = stage('mandalorian', {
      tokens: { attack: [3, 2] },
      foes: { foe: 'B4' },
      setup: { mission: 'm4', map: 'own' },
      me: 'B4',
      ally: 'I5',
    });
    carried.state.public.child = { held: 'character', by: carried.charId('me'), fled: false };
    carried.top(id).events().drawsEvent(id).asks('MA-191').offers('A4', 'B3', 'B5', 'C4').goes('B5').told('enemy-moved', 0);
  },
  e13: id => {
    event(id, { foes: { gun: 'B4 blaster' } }, 6, 'sharpshooter')
      .asks('MA-126')
      .drawsEvent('e8')
      .asks('MA-155')
      .damage({ me: 1 }); // the second event knows of the 6 as well
  },
  e14: id =>
    event(id, { ally: 'C4', third: 'G7', foes: { gun: 'B4 blaster', second: 'C5 blaster', brute: 'G7' } })
      .offers('gun', 'second')
      .picks('gun', 'me')
      .damage({ me: 1, ally: 0 })
      .lasting('stayPut me seat', 'stayPut ally seat'),
  e15: id =>
    event(id, { me: 'A2', foes: { a: 'B4 sharpshooter', far: 'C4 sharpshooter' } })
      .spawns('melee', 'guard')
      .asks('MA-33')
      .at({ guard: 'A1' })
      .damage({ me: 1 }),
  e16: id => {
    event(id, { foes: { near: 'B4', far: 'C4', gun: 'A4 blaster' } })
      .asks('MA-33')
      .at({ near: 'A4', far: 'C4' })
      .damage({ me: 1 });
    event(id, { foes: { a: 'B4', b: 'A4' } })
      .asks('MA-151')
      .offers('a', 'b')
      .picks('b')
      .asks('MA-33')
      .at({ a: 'A4' })
      .damage({ me: 1 });
  },
  e17: id => event(id, {}).drawsToken(1).drawsToken(2).asks('MA-33').tokens('intel', 1).tokens('plan', 2),
  e18: id => {
    event(id, { ally: 'D4', hurt: { me: 1 }, foes: { a: 'B4', b: 'H4 blaster' } })
      .asks('MA-33')
      .damage({ me: 1, ally: 1 }); // the farther, but less damaged one
    event(id, { ally: 'D4', hurt: { me: 1 }, foes: { a: 'B4', b: 'C4 blaster' } })
      .offers('a', 'b')
      .picks('a')
      .asks('MA-33')
      .damage({ me: 1, ally: 1 }); // and only one of them attacks
  },
};
