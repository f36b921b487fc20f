import { atMost } from '@cadre/testkit';
import { expect, test } from 'vitest';

test('a loop that goes on for too long throws instead of hanging', () => {
  const answered = atMost(3);
  for (let i = 0; i < 3; i++) answered();
  expect(answered).toThrow('still going on after 3 answers');
});
