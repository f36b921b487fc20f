import { viewOf } from '@cadre/core';
import { heuristic } from '@cadre/mandalorian';
import { rule, type Scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { alternativeCode } from '../src/codes.js';
import { AWAY, characterId, NOBODY } from '../src/ids.js';
import type { MandoState } from '../src/state.js';
import { placed, spaceOf } from './position.js';
import { act, at, bare, enemy, named, stand } from './table.js';

/** What these missions offer in place of intel is the only thing they offer so. */
const OFFER = alternativeCode(0);
const offers = (t: Scenario<MandoState>): boolean => {
  const [ask] = t.state.pending?.asks ?? [];
  return ask?.space.kind === 'pick' && ask.space.options.includes(OFFER);
};
/** The bot takes it up. */
const isAdvised = (t: Scenario<MandoState>): boolean => {
  const { seat, space } = t.state.pending!.asks[0]!;
  return heuristic.choose(viewOf(t.state, seat), space, () => 0)[0] === OFFER;
};

rule('MA-5', 'Night Run: intel of 3 leads whoever carries The Child up to two spaces on, and nobody else', () => {
  const s = bare({ mission: 'm2', guide: 71 });
  stand(s, 0, 'B4');
  stand(s, 1, 'H6');
  s.public.child = { held: 'character', by: characterId(1), fled: false };
  expect(offers(act(structuredClone(s), 0, 'intel', 2))).toBe(false);
  const t = act(s, 0, 'intel', 3);
  expect(isAdvised(t)).toBe(true);
  t.seat(0).answers(OFFER).asked('MA-42', 1).seat(1).answers(at(s, 'I6')).asked('MA-42', 1).seat(1).answers(at(s, 'J6')).over();
  expect(t.state.public.characters.map(c => named(s, c.space))).toEqual(['B4', 'J6']);
});
rule('MA-5', 'Stand at the Plaza: intel of 3 sets the dropship back by one, once it is on its way', () => {
  for (const [strength, value, offered] of [
    [3, 0, false],
    [2, 4, false],
    [3, 4, true],
  ] as const) {
    const s = bare({ mission: 'm4', guide: 71 });
    s.public.tracks = [value];
    enemy(s, 'E6', 'melee'); // something to choose in any case
    const t = act(s, 0, 'intel', strength);
    expect(offers(t)).toBe(offered);
    if (!offered) continue;
    expect(isAdvised(t)).toBe(true);
    expect(t.seat(0).answers(OFFER).over().state.public.tracks).toEqual([3]);
  }
});
rule(
  'MA-5',
  'Salvage Rights: intel of 3 has the ship fetch what is carried at the numbers 2 to 5, and nothing that is carried elsewhere',
  () => {
    for (const [space, delivered] of [
      ['I1', 1], // number 2
      ['D4', 1], // number 4
      ['C7', 0], // number 6
    ] as const) {
      const s = bare({ mission: 'mm1', map: 'map1', guide: 71 });
      stand(s, 0, space);
      const load = placed(s, space, 'salvage');
      Object.assign(s.public.pieces[load]!, { space: AWAY, by: 0 });
      const t = act(s, 0, 'intel', 3);
      expect(isAdvised(t)).toBe(delivered === 1);
      t.seat(0).answers(OFFER).over();
      expect(t.state.public.tracks).toEqual([delivered]);
      expect(t.state.public.pieces[load]!.by).toBe(delivered === 1 ? NOBODY : 0);
    }
  },
);
rule('MA-5', 'Big Game: intel of 3 deals two damage to one enemy within three spaces', () => {
  const s = bare({ mission: 'mm2', map: 'map1', guide: 71 });
  stand(s, 0, 'B4');
  const near = placed(s, 'E4', 'beast'),
    far = enemy(s, 'F4', 'melee');
  const t = act(s, 0, 'intel', 3).seat(0).answers(OFFER).over();
  expect(t.facts('damaged').map(f => [f.piece, f.damage])).toEqual([[near, 2]]);
  expect(t.state.public.pieces[far]!.damage).toBe(0);
});
rule('MA-5', 'Skip Tracer: intel of 3 drives the Mark nearest to you three spaces toward its nearest character', () => {
  const s = bare({ mission: 'mm4', map: 'map1', guide: 71 });
  stand(s, 0, 'A7');
  const near = placed(s, 'F7', 'mark'),
    far = placed(s, 'I7', 'mark');
  const t = act(s, 0, 'intel', 3);
  expect(isAdvised(t)).toBe(true);
  t.seat(0).answers(OFFER).over();
  expect(spaceOf(t, near)).toBe(at(s, 'C7'));
  expect(spaceOf(t, far)).toBe(at(s, 'I7'));
});
rule('MA-5', 'Inside Job: intel of 3 undoes one corruption, while two are to be undone', () => {
  for (const [value, offered] of [
    [1, false],
    [2, true],
  ] as const) {
    const s = bare({ mission: 'mm3', players: 3, guide: 71, character1: 'mandalorian' });
    s.public.tracks = [value];
    enemy(s, 'A4', 'melee');
    const t = act(s, 0, 'intel', 3);
    expect(offers(t)).toBe(offered);
    if (!offered) continue;
    expect(t.seat(0).answers(OFFER).over().state.public.tracks).toEqual([1]);
    expect(t.facts('story')).toEqual([]); // the line for the first corruption is not told again
  }
});
