import { expect } from 'vitest';
import { boxOf } from '../../src/box/box.js';
import type { Op } from '../../src/content/types.js';
import { named } from '../table.js';
import { crisis, mission } from './crisis.js';
import { type Scenes, type Stage, stage } from './stage.js';

const [SUPPORT, UNDERMINE] = [0, 1];
const hurt = (who: 'you' | 'each', n: number): Op => ({ op: 'hurt', n, who: { who } });

/** Effects that no card has for itself alone. */
export const RARE_OPS: Scenes = {
  discardEnemy: () => {
    crisis([{ op: 'discardEnemy', maxHealth: 3, range: 1 }], {
      foes: { small: 'B4 melee 3', big: 'A5 melee 4', far: 'C4 melee 2' },
    })
      .over()
      .damage({ small: 'gone', big: 0, far: 0 })
      .told('enemy-defeated', 0); // discarded is not defeated
    crisis([{ op: 'discardEnemy', maxHealth: 20, range: 1 }], { foes: { beast: 'B4 beast' } })
      .over()
      .damage({ beast: 0 }); // never a special enemy
  },
  cancelAttack: () => {
    const attack: Op = { op: 'enemyAttack', classes: ['blaster'], count: 'all', range: 1 };
    const bribed = (): Stage => crisis([attack], { foes: { a: 'A4 blaster', b: 'A4 blaster' }, plans: { me: ['bribe'] } });
    bribed().picks('a').asks('MA-89', 'me').passes().asks('MA-89', 'me').passes().damage({ me: 2 });
    const one = bribed().picks('a').asks('MA-89', 'me').picks('bribe').goes('B4').goes('C4');
    one.over().damage({ me: 1 }).at({ a: 'C4', b: 'A4' }); // the other attacks all the same
  },
  ballot: () => {
    const ballot: Op = {
      op: 'ballot',
      none: [hurt('you', 1)],
      any: [hurt('each', 1)],
      each: [{ op: 'track', track: 'corrupted', add: 1 }],
    };
    const voted = (...votes: readonly number[]): Stage => {
      const own = mission('mm3', { crisis: [ballot] });
      const s = stage('mandalorian', { third: 'A4', setup: { mission: 'mm3', map: 'map1', traitor: 'certain', content: own } });
      for (const mind of s.state.secret) mind.undermines = 1;
      s.script(boxOf(s.state).mission.crisis);
      for (const [seat, vote] of votes.entries()) s.t.seat(seat).answers(vote);
      return s.over();
    };
    voted(SUPPORT, SUPPORT, SUPPORT).damage({ me: 1, ally: 0, third: 0 });
    const two = voted(SUPPORT, UNDERMINE, UNDERMINE).damage({ me: 1, ally: 1, third: 1 });
    expect(two.t.state.public.tracks[0]).toBe(2);
  },
  mix: () => {
    const s = stage('mandalorian', {
      setup: { mission: 'm3', content: mission('m3', { setup: [{ op: 'mix', feature: 'prisoner', shape: 'circle', numbers: [2, 4] }] }) },
    });
    const box = boxOf(s.state);
    const { pieces, token } = box.mixes[0]!;
    expect(box.tokens[token]!.feature!.id).toBe('prisoner');
    expect(pieces.map(p => named(s.state, box.pieces[p]!.space)).toSorted()).toEqual(['C7', 'G1']);
  },
};
