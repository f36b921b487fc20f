import { expect } from 'vitest';
import { content } from '../../src/content/index.js';
import { BACKS, type Condition, type ConditionName } from '../../src/content/types.js';
import { AWAY, characterId, NOBODY, pieceId, type SpaceId } from '../../src/ids.js';
import { type ActionSoFar, holds } from '../../src/missions/conditions.js';
import type { MandoState } from '../../src/state.js';
import { at } from '../table.js';
import type { Lay } from './scene.js';
import { type Stage, stage } from './stage.js';

type Change = (s: MandoState, stage: Stage) => void;
/** Whether this is so for `me` and the enemy called `it`, if there is one. */
const is = (c: Condition, lay: Lay = {}, change: Change = () => undefined, soFar?: ActionSoFar): boolean => {
  const on = stage('mandalorian', lay);
  change(on.state, on);
  const named = on.names.get('it');
  const it = named === undefined ? NOBODY : pieceId(named);
  return holds(on.state, c, { you: characterId(0), it, itSpace: it === NOBODY ? AWAY : on.state.public.pieces[it]!.space }, soFar);
};
const so = (...found: readonly boolean[]): void => expect(found).toEqual(found.map(() => true));
const notSo = (...found: readonly boolean[]): void => expect(found).toEqual(found.map(() => false));

const CHILD = { held: 'character', by: characterId(0), fled: false } as const;
const carried: Change = s => {
  s.public.child = CHILD;
};
const marks =
  (...names: string[]): Change =>
  s => {
    s.public.markers = names.map(name => ({ marker: 'secured', space: at(s, name) }));
  };
const FOE: Lay = { foes: { it: 'B4' } };
const M2: Lay = { setup: { mission: 'm2' }, me: 'A4', ally: 'K6' };
const M3: Lay = { setup: { mission: 'm3' }, me: 'A4', ally: 'A5' };
const BEAST: Lay = { setup: { mission: 'mm2', map: 'map1' }, foes: { beast: 'H6 beast' } };

/** Every condition where it holds, and where it just does not. */
export const CONDITIONS: Readonly<Record<ConditionName, () => void>> = {
  targetHere: () => {
    so(is({ is: 'targetHere' }, { foes: { it: 'A4' } }));
    notSo(is({ is: 'targetHere' }, FOE), is({ is: 'targetHere' }));
  },
  targetUndamaged: () => {
    so(is({ is: 'targetUndamaged' }, FOE));
    notSo(
      is({ is: 'targetUndamaged' }),
      is({ is: 'targetUndamaged' }, FOE, (s, { names }) => {
        s.public.pieces[names.get('it')!]!.damage = 1;
      }),
    );
  },
  allyNearTarget: () => {
    const near: Condition = { is: 'allyNearTarget', range: 1 };
    so(is(near, { ally: 'C4', ...FOE }));
    notSo(is(near, { ally: 'D4', ...FOE }), is(near, FOE)); // I do not count as my own ally
  },
  defeatedByThis: () => {
    so(is({ is: 'defeatedByThis' }, {}, undefined, { defeated: true, moved: false }));
    notSo(is({ is: 'defeatedByThis' }, {}, undefined, { defeated: false, moved: true }), is({ is: 'defeatedByThis' }));
  },
  movedByThis: () => {
    so(is({ is: 'movedByThis' }, {}, undefined, { defeated: false, moved: true }));
    notSo(is({ is: 'movedByThis' }, {}, undefined, { defeated: true, moved: false }), is({ is: 'movedByThis' }));
  },
  notMovedThisTurn: () => {
    const moved =
      (who: number): Change =>
      s => {
        s.public.characters[who]!.movedThisTurn = true;
      };
    so(is({ is: 'notMovedThisTurn' }), is({ is: 'notMovedThisTurn' }, {}, moved(1)));
    notSo(is({ is: 'notMovedThisTurn' }, {}, moved(0)));
  },
  damaged: () => {
    so(is({ is: 'damaged' }, { hurt: { me: 1 } }));
    notSo(is({ is: 'damaged' }, { hurt: { ally: 1 } }));
  },
  enemyWithin: () => {
    so(is({ is: 'enemyWithin', range: 1 }, FOE));
    notSo(is({ is: 'enemyWithin', range: 0 }, FOE), is({ is: 'enemyWithin', range: 1 }, { hidden: { it: 'B4' } }));
  },
  youIn: () => {
    so(
      is({ is: 'youIn', zone: { spaces: ['B4', 'A4'] } }),
      is({ is: 'youIn', zone: { numbers: [6, 8] } }, { me: 'I4' }),
      is({ is: 'youIn', zone: { steps: 1, of: 'start' } }, { me: 'B4' }),
    );
    notSo(
      is({ is: 'youIn', zone: { spaces: ['I7'] } }), // where the ally is
      is({ is: 'youIn', zone: { numbers: [6] } }, { me: 'I4' }),
      is({ is: 'youIn', zone: { steps: 1, of: 'start' } }, { me: 'C4' }),
    );
  },
  markedHere: () => {
    so(is({ is: 'markedHere', marker: 'secured' }, {}, marks('B4', 'A4')));
    notSo(is({ is: 'markedHere', marker: 'secured' }, {}, marks('B4')), is({ is: 'markedHere', marker: 'other' }, {}, marks('A4')));
  },
  onMap: () => {
    so(is({ is: 'onMap', map: 'map1' }));
    notSo(is({ is: 'onMap', map: 'map2' }));
  },
  difficulty: () => {
    so(is({ is: 'difficulty', difficulty: 'veteran' }, { setup: { difficulty: 'veteran' } }));
    notSo(is({ is: 'difficulty', difficulty: 'veteran' }, { setup: { difficulty: 'novice' } }));
  },
  shared: () => {
    so(is({ is: 'shared' }, { setup: { mode: 'shared', character2: 'ig11' } }));
    notSo(is({ is: 'shared' }));
  },
  unlocked: () => {
    const all = content.guide.length;
    so(is({ is: 'unlocked', atLeast: all }), is({ is: 'unlocked', atLeast: 20 }, { setup: { guide: 20 } }));
    notSo(is({ is: 'unlocked', atLeast: 20 }, { setup: { guide: 19 } }));
  },
  characters: () => {
    so(is({ is: 'characters', atLeast: 2 }), is({ is: 'characters', atLeast: 3 }, { third: 'A4' }));
    notSo(is({ is: 'characters', atLeast: 3 }));
  },
  eventBack: () => {
    const last: Change = s => {
      s.public.lastBack = BACKS.indexOf('melee');
    };
    so(is({ is: 'eventBack', back: 'melee' }, {}, last));
    notSo(is({ is: 'eventBack', back: 'alert' }, {}, last));
  },
  reshuffles: () => {
    const twice: Change = s => {
      s.public.reshuffles = 2;
    };
    so(is({ is: 'reshuffles', atLeast: 2 }, {}, twice));
    notSo(is({ is: 'reshuffles', atLeast: 3 }, {}, twice), is({ is: 'reshuffles', atLeast: { base: 1, each: 1, above: 0 } }, {}, twice));
  },
  track: () => {
    const three: Change = s => {
      s.public.tracks = [3];
    };
    so(is({ is: 'track', track: 'alarm', atLeast: 3 }, M3, three));
    notSo(is({ is: 'track', track: 'alarm', atLeast: { base: 2, each: 1, above: 0 } }, M3, three)); // two characters: 4
    notSo(is({ is: 'track', track: 'alarm', atLeast: 4 }, M3, three));
  },
  markers: () => {
    so(is({ is: 'markers', marker: 'secured', atLeast: 2 }, {}, marks('A4', 'B4')));
    notSo(is({ is: 'markers', marker: 'secured', atLeast: 3 }, {}, marks('A4', 'B4')));
    notSo(is({ is: 'markers', marker: 'other', atLeast: 1 }, {}, marks('A4')));
  },
  specialInPlay: () => {
    so(is({ is: 'specialInPlay', special: 'beast' }, BEAST));
    notSo(is({ is: 'specialInPlay', special: 'beast' }, { ...BEAST, foes: {} }), is({ is: 'specialInPlay', special: 'mark' }, BEAST));
  },
  specialsDefeated: () => {
    so(is({ is: 'specialsDefeated', special: 'beast' }, { ...BEAST, foes: {} }));
    notSo(is({ is: 'specialsDefeated', special: 'beast' }, BEAST), is({ is: 'specialsDefeated', special: 'beast' })); // there was none
  },
  featureSecured: () => {
    const asset: Condition = { is: 'featureSecured', feature: 'asset' };
    const lay: Lay = { features: { asset: 'A4' }, setup: { mission: 'm1' } };
    so(is(asset, lay));
    notSo(is(asset, { ...lay, me: 'B4' }), is(asset, { ...lay, foes: { it: 'A4' } }), is({ is: 'featureSecured', feature: 'crate' }, lay));
  },
  carriedByCharacter: () => {
    so(is({ is: 'carriedByCharacter', burden: 'child' }, M2, carried));
    const lying: Change = s => {
      s.public.child = { held: 'space', by: at(s, 'A4') as SpaceId, fled: false };
    };
    notSo(is({ is: 'carriedByCharacter', burden: 'child' }, M2, lying));
    const prisoner: Condition = { is: 'carriedByCharacter', burden: { feature: 'prisoner' } };
    const lay: Lay = { ...M3, features: { prisoner: 'A4' } };
    so(
      is(prisoner, lay, (s, { names }) => {
        s.public.pieces[names.get('prisoner')!]!.by = characterId(1);
      }),
    );
    notSo(is(prisoner, lay));
  },
  carrierIn: () => {
    const home = (others: number): Condition => ({ is: 'carrierIn', burden: 'child', zone: { spaces: ['A4'] }, others });
    so(is(home(0), { ...M2, me: 'A4', ally: 'K6' }, carried), is(home(1), { ...M2, me: 'A4', ally: 'A4' }, carried));
    notSo(
      is(home(1), { ...M2, me: 'A4', ally: 'K6' }, carried),
      is(home(0), { ...M2, me: 'K6', ally: 'A4' }, carried), // the wrong one has come home
      is(home(0), { ...M2, me: 'A4', ally: 'A4' }),
    );
  },
  enemyWithChildIn: () => {
    const flown: Condition = { is: 'enemyWithChildIn', zone: { spaces: ['E5'] } };
    const lay: Lay = { ...M2, me: 'K4', ally: 'K4', foes: { it: 'E5' } };
    const taken: Change = (s, { names }) => {
      s.public.child = { held: 'enemy', by: pieceId(names.get('it')!), fled: false };
    };
    so(is(flown, lay, taken));
    notSo(is(flown, { ...lay, foes: { it: 'E6' } }, taken), is(flown, { ...lay, me: 'E5' }, carried));
  },
  childCarrierDefeated: () => {
    so(
      is({ is: 'childCarrierDefeated' }, {}, s => {
        s.public.childCarrierDefeated = true;
      }),
    );
    notSo(is({ is: 'childCarrierDefeated' }));
  },
  all: () => {
    so(is({ is: 'all', of: [{ is: 'onMap', map: 'map1' }, { is: 'damaged' }] }, { hurt: { me: 1 } }));
    notSo(is({ is: 'all', of: [{ is: 'onMap', map: 'map1' }, { is: 'damaged' }] }));
  },
  any: () => {
    so(is({ is: 'any', of: [{ is: 'onMap', map: 'map1' }, { is: 'damaged' }] }));
    notSo(is({ is: 'any', of: [{ is: 'onMap', map: 'map2' }, { is: 'damaged' }] }));
  },
  not: () => {
    so(is({ is: 'not', of: { is: 'damaged' } }));
    notSo(is({ is: 'not', of: { is: 'damaged' } }, { hurt: { me: 1 } }));
  },
};
