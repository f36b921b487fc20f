import { describe, expect, test } from 'vitest';
import { withFriendsTurned } from './positions.js';
import { ORDER_CARDS, TESTS } from './tests.js';

/** Tests in which nobody's side matters but that of whoever has the ability, and those of effects on anybody. */
const ANY_SIDE = [
  'fifth-brother/force-repulse',
  'shaak-ti/force-repulse',
  'sabine-wren/fireworks',
  'darth-vader/the-power-within',
  'shin-hati/impatience',
  'imperial-special-forces/infiltration',
  'rebel-commandos/infiltration',
  'legend-vader/dark-bulwark',
  'legend-grievous/assembly-line',
  'legend-bane/terms-of-the-contract',
  'legend-yoda/guiding-presence',
  'minion-boarding-troopers/dash-unless-engaged',
  'minion-shock-troopers/dash-unless-engaged',
  'minion-assault-gunners/braced',
  'minion-second-sister/against-conditions',
  'minion-hired-guns/against-conditions',
  'minion-commando-droids/vault',
  'minion-b2-wedge/heavy-plating',
  'minion-tx-20/shared-targeting',
  'minion-sentinel-droids/target-lock',
  'minion-embo/long-slide',
  'minion-temple-guards/called-to-duty',
  'vader-o4',
  'vader-o7',
  'grievous-o2',
  'bane-o2',
  'bane-o7',
];
const outcome = (body: () => void): 'the same' | 'another' | 'no friends' => {
  try {
    return withFriendsTurned(body) > 0 ? 'the same' : 'no friends';
  } catch {
    return 'another';
  }
};
describe('with its friends on the other side an ability does something else', () => {
  const outcomes = [...TESTS, ...Object.entries(ORDER_CARDS)].map(([name, body]) => [name, outcome(body)] as const);
  test('unless sides do not matter', () => {
    expect(outcomes.flatMap(([name, is]) => (is === 'the same' ? [name] : []))).toEqual(ANY_SIDE);
  });
  test('and this is tried with every ability that is tested among friends', () => {
    expect(outcomes.filter(([, is]) => is === 'another').length).toBeGreaterThanOrEqual(180);
  });
});
