import { english as table } from '../../speech/english/english.js';
import { tokenTitle } from '../../speech/things.js';
import type { PlayNames, ReasonWords } from './words.js';

const play = ({ card, slot }: PlayNames): string => `${card} on ${slot}`;

export const english: ReasonWords = {
  table,
  plain: {
    feature: 'What lies here is of use now.',
    rescue: 'The Child must not stay alone.',
    carry: 'This is what the mission needs carried.',
    planning: 'The card does the most good now.',
    gear: 'The gear does the most good now.',
    accuse: 'Too many ballots were undermined, and this player helps the least.',
    nothingAround: 'Nothing here is worth picking up.',
    noneToKeep: 'None of these can be kept.',
    noneForLater: 'None of these is worth a later draw.',
    noneToTake: 'No card there is worth it.',
    saveTheCard: 'The card is worth more later.',
    stopTheDamage: 'This damage is better stopped.',
    littleDanger: 'There is not much danger now.',
    muchFire: 'Much fire is to be expected now.',
    mildCrisis: 'This crisis does little.',
    badCrisis: 'This crisis would hurt.',
    madeForThis: 'The card is made for this moment.',
    badEvent: 'This event would hit hard now.',
    othersAreWorse: 'Most other events would be worse.',
    mildestFirst: 'The mildest event comes first.',
    notWorthIt: 'Nothing there is worth it.',
    noDifference: 'There is nothing between them.',
    onlyCard: 'There is no other card.',
    tooLittle: 'Another card would fill a slot for too little.',
    anySlot: 'Any slot is as good as another now.',
    laterAction: 'The card will do more good in another action.',
    addedStrength: 'The added strength makes the difference here.',
    movementEnds: 'The movement ends here.',
    bringAlong: 'Together is safer, and the other saves a card.',
    nothingInReach: 'Nothing in reach is worth it.',
    betterThanAShot: 'The mission offers something better than a shot.',
    betterThanALook: 'The mission offers something better than a look.',
    tooManyWays: 'There are too many ways to tell them apart.',
    leaveIt: 'Leaving it is best for the crew.',
    standsBest: 'The crew stands best after this.',
    noDoor: 'No door there shortens the way.',
    door: 'This door shortens the way.',
    thisHalf: 'This half of the text does more now.',
    noFreeAction: 'No action would help now.',
    support: 'The crew gains by standing together.',
    undermine: 'This is the moment to undermine.',
    guilty: 'Somebody undermines, and this player helps the least.',
    tooLittleAgainst: 'There is not enough against this player.',
  },
  card: {
    keep: card => `${card} is the most useful of these.`,
    forLater: card => `${card} waits on top for whoever plans next.`,
    take: card => `${card} is the most useful there.`,
    recover: card => `${card} is the strongest card that can come back.`,
    actionFirst: card => `The action itself does more than the text of ${card}.`,
    textOnTop: card => `The text of ${card} comes on top of the action.`,
    hardestEvent: card => `${card} hits the crew the hardest.`,
  },
  threat: {
    hit: threat => `Hitting ${threat} helps the most.`,
    knowOrMove: threat => `Knowing or moving ${threat} helps the most.`,
    look: threat => `Of all here, ${threat} is most worth knowing.`,
  },
  slot: {
    relief: slot => `The ${slot} slot is the one that needs relief.`,
    freeAction: slot => `A free ${slot} action helps the most.`,
  },
  strength: n => `Strength ${n} does enough and keeps the slot calm.`,
  stay: space => `${space} is the best place within reach.`,
  go: (character, space) => `${character} is best placed in ${space}.`,
  plan: (first, to, second) => {
    const where = to === null ? '' : ` (to ${to})`;
    const then = second ? `, then ${play(second)}` : '';
    return `The best I see is ${play(first)}${where}${then}: most progress for the least danger and the calmest slots.`;
  },
  facedown: 'the facedown threat',
  token: (words, box, token) => `the ${tokenTitle(words, box, token)}`,
};
