import { grammarOf } from '@cadre/kit';
import type { ABOUT_CARD, ABOUT_SLOT, ABOUT_THREAT, Gain, PLAIN } from '../../bot/reason.js';
import type { Box } from '../../box/box.js';
import { tokenTitle } from '../things.js';
import type { Words } from '../words.js';

type Naming<Kinds extends readonly string[]> = Readonly<Record<Kinds[number], (name: string) => string>>;
/** A card in a slot, by their names. */
export interface PlayNames {
  readonly card: string;
  readonly slot: string;
}
const { and } = grammarOf('en');
const play = ({ card, slot }: PlayNames): string => `${card} on ${slot}`;
const course = (first: PlayNames, to: string | null, second: PlayNames | null): string => {
  const where = to === null ? '' : ` (to ${to})`;
  const then = second ? `, then ${play(second)}` : '';
  return `${play(first)}${where}${then}`;
};

/** Why the bot plays as it does, a sentence each. */
export const reasons = {
  plain: {
    feature: 'This is useful right now.',
    rescue: 'The Child must not be left alone.',
    carry: 'You need to carry this for the mission.',
    planning: 'This card helps most right now.',
    gear: 'The gear helps most right now.',
    accuse: 'Too many ballots were undermined, and this player has helped the least.',
    nothingAround: 'Nothing here is worth picking up.',
    noneToKeep: 'None of these can be kept.',
    noneForLater: 'None of these is worth drawing later.',
    noneToTake: 'No card there is worth taking.',
    saveTheCard: 'The card is worth more later.',
    stopTheDamage: 'Blocking this damage is worth it.',
    littleDanger: 'There is little danger right now.',
    muchFire: 'Heavy fire is likely now.',
    mildCrisis: 'This crisis does little.',
    badCrisis: 'This crisis would hurt.',
    madeForThis: 'This is the perfect moment for the card.',
    badEvent: 'This event would hit hard right now.',
    othersAreWorse: 'Most other events would be worse.',
    mildestFirst: 'Put the mildest event first.',
    notWorthIt: 'Nothing there is worth it.',
    noDifference: 'It makes no difference.',
    onlyCard: 'This is your only card.',
    tooLittle: 'Another card would fill a slot for too little gain.',
    anySlot: 'All slots are equally good right now.',
    laterAction: 'The card is better saved for another action.',
    addedStrength: 'The extra strength makes the difference here.',
    movementEnds: 'This is a good place to stop.',
    bringAlong: 'Moving together is safer and saves the other player a card.',
    nothingInReach: 'Nothing in range is worth it.',
    betterThanAShot: 'The mission offers something better than an attack.',
    betterThanALook: 'The mission offers something better than a look.',
    tooManyWays: 'There are too many options to compare.',
    leaveIt: 'Skipping this is best for the crew.',
    standsBest: 'This leaves the crew in the best position.',
    noDoor: 'No door there shortens the way.',
    door: 'This door shortens the way.',
    laterText: 'The ability can still be used after the action.',
    asPlanned: 'This is what the card was played for.',
    thisHalf: 'This effect does more right now.',
    noFreeAction: 'No free action would help right now.',
    support: 'The crew does better together.',
    undermine: 'This is the moment to undermine.',
    guilty: 'Someone is undermining the crew, and this player has helped the least.',
    tooLittleAgainst: 'There is not enough evidence against this player.',
    leaveLying: 'Leaving it behind slows the crew down.',
    nothingOnTop: 'Let the next player draw at random.',
    letTheCrisisCome: 'Let the crisis happen: it can only hurt the crew.',
    mildEvent: 'This event is mild: there are harder ones.',
    othersAreMilder: 'Most other events would be easier on the crew.',
    hardestFirst: 'Put the hardest event first.',
    leavingHurts: 'Skipping this is worst for the crew.',
    standsWorst: 'This leaves the crew in the worst position.',
    staysLocked: 'A locked door keeps the crew busy.',
    keepTheirTrust: 'Supporting this time keeps their trust.',
    letThemFall: 'The crew is about to throw out one of its own.',
  } satisfies Readonly<Record<(typeof PLAIN)[number], string>>,
  card: {
    keep: card => `${card} is the most useful of these.`,
    forLater: card => `${card} is a good card to leave on top for the next player.`,
    take: card => `${card} is the most useful card there.`,
    recover: card => `${card} is the strongest card you can get back.`,
    actionFirst: card => `The action does more than the ability of ${card}.`,
    textOnTop: card => `You get the ability of ${card} on top of the action.`,
    hardestEvent: card => `${card} hits the crew hardest.`,
  } satisfies Naming<typeof ABOUT_CARD>,
  threat: {
    hit: threat => `Attacking ${threat} helps most.`,
    knowOrMove: threat => `Looking at or moving ${threat} helps most.`,
    look: threat => `Knowing ${threat} helps most.`,
  } satisfies Naming<typeof ABOUT_THREAT>,
  slot: {
    relief: slot => `The ${slot} slot is the most urgent to relieve.`,
    freeAction: slot => `A free ${slot} action helps most.`,
  } satisfies Naming<typeof ABOUT_SLOT>,
  strength: (n: number) => `Strength ${n} is enough and keeps the slot low.`,
  stay: (space: string) => `${space} is the best space in reach.`,
  go: (character: string, space: string, gains: readonly string[]) =>
    `${space} is the best space for ${character}${gains.length > 0 ? `: ${and(gains)}` : ''}.`,
  gain: {
    work: 'closer to the objective',
    safety: 'less danger',
    knowledge: 'reveals what is there',
  } satisfies Readonly<Record<Gain, string>>,
  /** The first card, where it moves to, and the card that is meant to follow. */
  plan: (first: PlayNames, to: string | null, second: PlayNames | null) =>
    `${course(first, to, second)}: most progress for the least risk.`,
  /** The same of a traitor's plan. */
  slyPlan: (first: PlayNames, to: string | null, second: PlayNames | null) =>
    `${course(first, to, second)}: helps the crew least and still looks like a mistake.`,
  facedown: 'the facedown threat',
  /** A threat as the sentences about threats need it; `words` has the names of this match. */
  token: (words: Words, box: Box, token: number) => {
    const name = tokenTitle(words, box, token);
    return name.startsWith('The ') ? name : `the ${name}`;
  },
};
