import { expect } from 'vitest';
import { xOf } from '../src/keywords/holders.js';
import { words } from '../src/keywords/keywords.js';
import { total } from '../src/keywords/quantities.js';
import { CommandPhase } from '../src/round/command.js';
import { EndPhase } from '../src/round/end-phase.js';
import { handOf } from '../src/round/hand.js';
import { Match } from '../src/round/match.js';
import { ActivationPhase, Draw } from '../src/round/turns.js';
import { ChooseLoadouts } from '../src/setup/loadouts.js';
import type { BattleState } from '../src/state.js';
import { code, put, spot, unit } from './battle.js';
import { carded, choices, choose, DROID, effect, loaded, MAN, type Play, plain, play, row, tokens, uses } from './card-play.js';
import { cardCode, stage } from './stage.js';

const FAR = { x: 34, seat: 1 };
const HEAVY = plain('heavy-trooper', { rank: 'heavy' });
/** The Command phase of these squads; both seats play a card. */
const command = (s: BattleState, mine: string, theirs = 'standing-orders'): Play =>
  play(s, CommandPhase.call({})).seat(0).answers(cardCode(s, mine)).seat(1).answers(cardCode(s, theirs));
const mercenaries = (): BattleState =>
  stage('vehicle', row({ x: 4 }, FAR), { squads: ['mandalorian-super-commandos', 'imperial-infantry'] });

effect.rule('SO-D-1', 'standing-orders#1', 'returns to the hand at the end of the Command phase', () => {
  const t = command(mercenaries(), 'standing-orders', 'imperial-training').over();
  expect(t.state.public.played).toEqual(['', 'imperial-training']);
  const { state } = play(t.state, EndPhase.call({}));
  expect(handOf(state, 0)).toContain('standing-orders');
  expect(handOf(state, 1)).not.toContain('imperial-training');
});
effect.rule('SO-H11', 'change-of-terms#1', 'priority for another card of the hand, but not for Standing Orders', () => {
  const t = uses(command(mercenaries(), 'change-of-terms', 'imperial-training'));
  const spare = ['paid-in-advance', 'no-witnesses', 'iron-and-fire', 'strike-from-the-sky'];
  t.asked('SO-H11', 0).offered(spare.map(card => cardCode(t.state, card)));
  t.seat(0).answers(cardCode(t.state, 'iron-and-fire'));
  expect([t.state.public.priority, t.state.public.discards]).toEqual([0, [['iron-and-fire'], []]]);
  const declined = command(mercenaries(), 'change-of-terms', 'imperial-training').seat(0).passes();
  expect([declined.state.public.priority, declined.state.public.discards]).toEqual([1, [[], []]]);
  const poor = mercenaries();
  poor.public.discards = [spare, []];
  expect(uses(command(poor, 'change-of-terms', 'imperial-training')).state.public.priority).toBe(1); // nothing to pay with
});
const withPool = (s: BattleState, ...pool: readonly ('corps' | 'heavy')[]): BattleState => {
  s.public.pools = [pool, []];
  return s;
};
/** A draw in an Activation phase in progress. */
const draws = (s: BattleState): Play => play(s, ActivationPhase.call({}, 'turn'), Draw.call({ seat: 0 }));
effect.rule('L-ACT-2', 'good-intel#1', 'two order tokens are drawn, and one is kept', () => {
  const t = draws(withPool(carded('good-intel', row({ x: 4 }, { x: 8, type: HEAVY }, FAR), []), 'corps', 'heavy', 'corps')).chance(0, 1);
  t.asked('L-ACT-2', 0)
    .seat(0)
    .answers(code({ kind: 'rank', rank: 'heavy' }));
  expect(t.facts('activated').map(f => f.unit)).toEqual([1]);
  expect(t.state.public.pools[0]).toEqual(['corps', 'corps']);
});
effect.rule('L-CMD-3', 'BT-L2-b#1', 'priority when pips are equal', () => {
  const s = loaded('BT-L2-b', row({ x: 4 }, FAR));
  const t = command(s, 'standing-orders', 'standing-orders');
  expect([t.facts('priority').map(f => f.seat), t.state.pending]).toEqual([[0], null]);
  expect(total(s, 'tiePriority', { seat: 1 })).toBe(0);
});
effect.rule('L-ACT-2', 'BT-L2-b#2', 'once a round a drawn token goes back and another is drawn', () => {
  const t = uses(draws(withPool(loaded('BT-L2-b', row({ x: 4 }, { x: 8, type: HEAVY }, FAR)), 'corps', 'heavy')).chance(0));
  t.asked('L-ACT-2').chance(1);
  expect(t.facts('activated').map(f => f.unit)).toEqual([1]);
  expect(t.state.public.pools[0]).toEqual(['corps']);
});
for (const label of ['RC-L2-b#1', 'MS-L2-b#1'])
  effect.rule('L-CMD-5', label, 'each command card orders one unit more, of any kind', face => {
    const s = loaded(face, row({ x: 4 }, { x: 8 }, { x: 12, type: DROID }, FAR));
    const t = choose(choose(command(s, 'standing-orders', 'imperial-training'), 0).asked('L-CMD-5', 0), 2).over();
    expect(t.state.public.units.map(u => u.byCard).slice(0, 3)).toEqual([true, false, true]);
  });

effect.rule('SO-H6', 'elite-troopers#1', 'what a card gives for the round, both sides get', () => {
  const s = stage('vehicle', row({ x: 4 }, { x: 30, seat: 1, type: HEAVY }), { squads: ['rebel-troopers', 'imperial-infantry'] });
  const t = command(s, 'standing-orders', 'elite-troopers').over();
  expect([0, 1].map(id => xOf(t.state, unit(id), 'steady'))).toEqual([0, 1]);
});

/** The window after the loadouts are revealed, with nobody on the table yet. */
const revealed = (face: string, types: readonly string[]): Play => {
  const s = loaded(face, [...types.map(type => ({ type })), { type: MAN, seat: 1 }], { round: 0, mission: 'priorities' });
  return play(s, ChooseLoadouts.call({}, 'speak'));
};
const RANKED = (['corps', 'special-forces', 'heavy'] as const).map(rank => plain(`${rank} unit`, { rank }));
for (const label of ['RC-L1-a#1', 'AR-L1-a#1'])
  effect.rule('SO-G15', label, 'one corps unit also counts as a support unit', face => {
    const t = revealed(face, [...RANKED, RANKED[0]!]);
    choose(choices(t, 0, 3), 3);
    expect(t.state.public.units.map(u => u.alsoRank)).toEqual(['none', 'none', 'none', 'support', 'none']);
  });
for (const label of ['AR-L3-a#1', 'IS-L3-a#1'])
  effect.rule('SO-G34', label, 'up to two corps or special forces units have Covert Deploy for the game', face => {
    const t = uses(revealed(face, [...RANKED, RANKED[0]!]));
    choose(choices(t, 0, 1, 3).refused(0, ...[0, 1, 3].map(id => code({ kind: 'unit', unit: unit(id) }))), 1, 3);
    words.endOf(t.state, 'round');
    expect([0, 1, 2, 3].map(id => xOf(t.state, unit(id), 'covert-deploy'))).toEqual([0, 1, 0, 1]);
  });
effect.rule('SO-K20', 'BT-L3-b#1', 'up to three units have Infiltrate and lose Scout for the game', () => {
  const SCOUT = plain('scouting', { keywords: [{ keyword: 'scout', x: 3 }] });
  const t = uses(revealed('BT-L3-b', [SCOUT, SCOUT, SCOUT, SCOUT]));
  choose(choices(t, 0, 1, 2, 3), 0, 1, 3);
  words.endOf(t.state, 'round');
  const has = (keyword: string) => [0, 1, 2, 3].map(id => xOf(t.state, unit(id), keyword));
  expect([has('infiltrate'), has('scout')]).toEqual([
    [1, 1, 0, 1],
    [0, 0, 3, 0],
  ]);
});
effect.rule('SO-G36', 'IS-L3-a#2', 'who appears from its marker has an aim token for the next round', () => {
  const s = loaded('IS-L3-a', [...row({ x: 4 }), { type: MAN }, ...row({ x: 30, seat: 1 })], { mission: 'priorities' });
  put(s, 1, 'covert');
  s.public.markers = [{ id: 0, kind: 'covert', seat: 0, at: spot(8, 0.7) }];
  s.secret[0] = { ...s.secret[0]!, covert: [{ marker: 0, unit: unit(1) }] };
  const at = spot(8, 0.7);
  const t = play(s, EndPhase.call({})).asked('SO-G36', 0).seat(0).answers(0).asked('SO-G36', 0).seat(0).answers(at.x, at.y, 0).over();
  expect(tokens(t, 'aim')).toEqual([0, 1, 0]);
});
const marks = (t: Play) => t.state.public.marks;
effect.rule('SO-G15', 'IS-L2-b#1', 'after deployment an enemy becomes the primary target', () => {
  const s = loaded('IS-L2-b', row({ x: 4 }, { x: 30, seat: 1 }, { x: 34, seat: 1 }), { round: 0 });
  const t = choose(choices(play(s, Match.call({}, 'speak')), 1, 2), 2);
  expect(marks(t)).toEqual([{ mark: 'primary', seat: 0, unit: 2 }]);
});
effect.rule('SO-G15', 'IS-L2-b#2', 'when it is defeated another is chosen as cards are revealed', () => {
  const reveal = (isDefeated: boolean): Play => {
    const s = loaded('IS-L2-b', row({ x: 4 }, { x: 28, seat: 1 }, { x: 31, seat: 1 }, { x: 34, seat: 1 }));
    s.public.marks = [{ mark: 'primary', seat: 0, unit: unit(1) }];
    if (isDefeated) put(s, 1, 'defeated');
    return command(s, 'standing-orders', 'imperial-training');
  };
  expect(marks(choose(choices(reveal(true), 2, 3), 3))).toEqual([{ mark: 'primary', seat: 0, unit: 3 }]);
  expect(marks(reveal(false))).toEqual([{ mark: 'primary', seat: 0, unit: 1 }]);
});
