import { cardNamed } from '@cadre/shatterpoint/box';
import { expect } from 'vitest';
import { on, type Tests } from './common.js';
import { type Play, play } from './play.js';
import { foe, nobody } from './positions.js';

const REASONS = {
  primary: 'A cadre has no Primary unit.',
  momentum: 'Nobody gains Momentum in this mode.',
  reserve: 'The Legend has no reserve.',
  unitCards: 'The Legend’s order deck has no unit cards.',
  first: 'The first character of a squad is always one of its Secondary unit.',
} as const;
const none =
  (why: keyof typeof REASONS, see: (t: Play, id: string) => void = () => undefined) =>
  (card: string, id: string) => {
    expect(cardNamed(card).abilities.find(each => each.id === id)?.inactive?.en).toBe(REASONS[why]);
    const t = play({ me: [card, 10], foe: [nobody('legend'), 18], other: [foe(), 24] });
    expect(t.state.public.roster.some(({ keywords }) => id in keywords)).toBe(false); // it speaks nowhere
    see(t, id);
  };
const noQuestion = (t: Play): void => expect(t.starts('me').asks()).toBe('option');
const cannotUse = (t: Play, id: string): void => expect(t.activates('me').canUse('me', id)).toBe(false);
const nothingAtSetUp = (t: Play): void => expect(t.setUpEnds().asks()).toBe('seat'); // the first cycle begins

/** Abilities that do nothing in this mode, and say why. */
export const INACTIVE: Tests = {
  ...on('protective-detail', 'death-troopers', none('primary')),
  ...on('victory-through-combat', 'ig-11', none('momentum')),
  ...on('protection-protocols', 'magnaguard', none('primary')),
  ...on('animated-beyond-death', 'night-troopers', none('primary')),
  ...on('on-contract', 'aurra-sing', none('primary', nothingAtSetUp)),
  ...on('open-line', 'bodhi-rook', none('momentum', cannotUse)),
  ...on('fifty-thousand', 'boushh', none('momentum')),
  ...on('forward-scout', 'commander-ponds', none('first')),
  ...on('wookiee-loyalty', 'chewie', none('primary', noQuestion)),
  ...on('helpful-hand', 'ezra-bridger', none('primary')),
  ...on('property-of-ezra', 'ezra-bridger', none('momentum')),
  ...on('close-the-deal', 'greef-karga', none('reserve')),
  ...on('there-is-one-job', 'greef-karga', none('unitCards', nothingAtSetUp)),
  ...on('not-so-fast', 'jango-fett', none('reserve')),
  ...on('race-ya', 'ahsoka-tano', none('primary', noQuestion)),
  ...on('staunch-bodyguard', 'sabe', none('primary')),
  ...on('decoy', 'sabe', none('primary')),
  ...on('unwitting-brute', 'savage-opress', none('primary')),
};
