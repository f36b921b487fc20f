import { expect, test } from 'vitest';
import { content } from '../../src/content/index.js';

/** Health of novices and others, and every skill card: copies, strength, icon. Whoever means to change a number changes it here too. */
const NUMBERS: Readonly<Record<string, string>> = {
  mandalorian:
    '6/5: wrist-flamer 2, long-rifle 4, beskar-plate 1, grapnel-line 2, hunters-eye 3, whipcord 1, quick-draw 2x1+attack, relentless 3+move, tracking-fob 2+intel, clear-the-room 4, this-is-how 3, micro-missiles tactical, improvise wild, rising-phoenix 3, second-wind 1',
  ig11: '6/5: twin-barrels 2x2, rotating-torso 3, targeting-matrix 2x1+attack, threat-analysis 2, servo-stride 3+move, absorb-impact 1, nurse-protocol 3, suppression-pattern 3, override 4, full-auto 4, damage-reroute tactical, adaptive-routine wild, spin-volley 2, decoy-routine 1',
  paz: '7/6: heavy-repeater 2x3, sweeping-fire 4, jet-burst 2, immovable 2x1, shoulder-charge 2, covering-fire 2, stubborn-march 1+move, spotter 1+intel, concussive-round 3, overwhelm 4+attack, wall-of-fire tactical, whatever-it-takes wild, bulwark 2, hold-here 3',
  xian: '5/4: thrown-knife 2x1, slip-past 2x2, backstab 3, acrobat 3, taunt 1, hidden-blade 2+attack, case-the-place 2+intel, dirty-tricks 4, vanish 1, flurry 4, gone tactical, sleight-of-hand wild, ricochet 3, pickpocket 1',
  burg: '7/6: slam 2x3, hurl 2, door-crasher 4, thick-hide 2x1, charge 2, bellow 1, trample 3, haymaker 4+attack, lumber 1+move, scrounge 2+plan, roar tactical, brute-sense wild, human-shield 1, boulder 4',
  mayfeld:
    '6/5: third-gun 2x1, steady-aim 2x3, marksman 4, scope-sweep 2, inside-info 1, fast-talk 2+plan, flank 3+move, point-man 1, contingency 2, trick-shot 4, watch-the-door tactical, old-training wild, called-shot 4, plan-b 3',
  greef:
    '6/5: call-the-guild 3, negotiate 2x2, rally 2x1, point-out 2, marching-orders 3, old-hand 4, side-arm 1+attack, deep-contacts 4, keep-cool 3, cash-out 2, call-in-a-favour tactical, guild-master wild, old-debts 2, speech 3',
  cara: '6/5: drop-in 2x2, shock-volley 2x3, close-quarters 1, breach-and-clear 4, hold-the-line 1, suppress 2, veterans-eye 1+intel, double-time 3+move, power-through 4, ready-for-anything 2, breach-charge tactical, dropper-instinct wild, drag-to-safety 2, trench-fighter 2',
};
test.each(content.characters)('the numbers of $id are those of its design', ({ id, health, deck, unlocks: { gear: _, ...skills } }) => {
  const cards = [...deck, skills.tactical, skills.wild, skills.signature1, skills.signature2].map(
    ({ id: card, copies, strength, bonus }) =>
      `${card.slice(id.length + 1)} ${copies === 2 ? '2x' : ''}${strength}${bonus === undefined ? '' : `+${bonus}`}`,
  );
  const now = `${health.novice}/${health.standard}: ${cards.join(', ')}`;
  expect(now, `if this change of ${id} is meant, its line in NUMBERS becomes: '${now}'`).toBe(NUMBERS[id]);
});
