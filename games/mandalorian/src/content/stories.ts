/**
 * What is told around a mission, in our own words. `at` says when: at the beginning, at the end, or at a moment that a fact shows.
 * Who speaks must be in play; a line without a speaker is the narrator's.
 */
export type StoryMoment =
  | { readonly on: 'opening' | 'won' | 'carrierFell' | 'lateHours' }
  | { readonly on: 'lost'; readonly reason: string }
  | { readonly on: 'revealed'; readonly feature: string }
  | { readonly on: 'track'; readonly track: string; readonly value: number }
  | { readonly on: 'felled'; readonly special: string };
export interface StoryLine {
  readonly id: string;
  readonly at: StoryMoment;
  readonly by?: string;
  readonly says: string;
}
/** How a won or lost mission is remembered in the campaign. */
export interface Consequence {
  readonly won: string;
  readonly lost: string;
}
const line = (id: string, at: StoryMoment, says: string, by?: string): StoryLine => ({ id, at, says, ...(by === undefined ? {} : { by }) });
const opening = { on: 'opening' } as const;
const won = { on: 'won' } as const;
const fallen = { on: 'lost', reason: 'characterDefeated' } as const;

/** By mission. */
export const STORIES: Readonly<Record<string, readonly StoryLine[]>> = {
  m1: [
    line(
      'm1/opening',
      opening,
      'Heat shimmers over the compound. The bounty lies behind those walls, and the guards do not know yet that two hunters want it.',
    ),
    line('m1/found', { on: 'revealed', feature: 'asset' }, 'That is what all the guns are for? It is so small.', 'mandalorian'),
    line('m1/alarm', { on: 'track', track: 'alarm', value: 3 }, 'Alarm raised. Recommendation: shoot faster.', 'ig11'),
    line(
      'm1/late',
      { on: 'track', track: 'alarm', value: 6 },
      'Engines warm up behind the north wall. Somebody means to fly the Asset out.',
    ),
    line('m1/won', won, 'Quiet falls over the yard. A small hand reaches out of the cradle, and the job is suddenly no longer simple.'),
    line('m1/lost', { on: 'lost', reason: 'track' }, 'A transport lifts off over your heads. The bounty is on board, and you are not.'),
    line('m1/fallen', fallen, 'The guards drag one of you behind the wall. The Asset stays where it is.'),
  ],
  m2: [
    line(
      'm2/opening',
      opening,
      'The guild has put a price on The Child, and every window on the street has eyes. The ship waits at the far end of town, until dawn.',
    ),
    line('m2/late', { on: 'lateHours' }, 'The sky turns grey. We walk faster now.', 'paz'),
    line('m2/won', won, 'The ramp closes on the shouting. For the first time this night, The Child sleeps.'),
    line(
      'm2/taken',
      { on: 'lost', reason: 'enemyWithChildIn' },
      'A speeder howls away between the houses, and with it the one thing you came to protect.',
    ),
    line('m2/dawn', { on: 'lost', reason: 'reshuffles' }, 'Sunlight finds you in the open street. There is nowhere left to hide.'),
    line('m2/fallen', fallen, 'You go down on the wet stones. The hunters do not even stop to look.'),
  ],
  m3: [
    line(
      'm3/opening',
      opening,
      'The transport hums as if nothing had happened. One of five cells holds the man you were paid to fetch; all of them hold somebody who would like to leave.',
    ),
    line('m3/found', { on: 'revealed', feature: 'prisoner' }, 'Took you long enough. I counted the bolts. Twice.'),
    line('m3/alarm', { on: 'track', track: 'alarm', value: 6 }, 'They are counting heads out there. Ours come next.', 'mayfeld'),
    line('m3/won', won, 'The airlock shuts behind you, one head more than before. Somebody laughs, and nobody asks who paid.'),
    line('m3/lost', { on: 'lost', reason: 'track' }, 'Every door slams at once. The ship has made up its mind about you.'),
    line('m3/fallen', fallen, 'The droids are patient. They carry you into a cell of your own.'),
  ],
  m4: [
    line(
      'm4/opening',
      opening,
      'The plaza is a ring of rifles. The Commander stands in the middle, sure of himself; The Child is in the arms of one of his men.',
    ),
    line('m4/freed', { on: 'carrierFell' }, 'Child recovered. Remaining objective: the man who ordered this.', 'ig11'),
    line('m4/near', { on: 'track', track: 'dropship', value: 4 }, 'I hear engines. Finish this before they land!', 'cara'),
    line('m4/boss', { on: 'felled', special: 'commander' }, 'Tell them the guild sends its regards.', 'greef'),
    line('m4/won', won, 'Smoke drifts over the square. The troopers look at their fallen Commander, then at you, and lower their rifles.'),
    line(
      'm4/lost',
      { on: 'lost', reason: 'track' },
      'The dropship settles on the plaza and opens its ramp. There are too many of them to count.',
    ),
    line('m4/fallen', fallen, 'One of you does not get up again. The Commander walks past without a word.'),
  ],
  mm1: [
    line('mm1/opening', opening, 'A wreck nobody has claimed yet, three pieces worth hauling, and a second crew with the same idea.'),
    line('mm1/won', won, 'The hold is full and the rivals curse in four languages.'),
    line('mm1/lost', { on: 'lost', reason: 'reshuffles' }, 'The claim office has closed. What is left belongs to somebody else now.'),
    line('mm1/fallen', fallen, 'The rivals step over you and pick up the salvage.'),
  ],
  mm2: [
    line('mm2/opening', opening, 'The tracks are as wide as a speeder, and they are fresh.'),
    line('mm2/felled', { on: 'felled', special: 'beast' }, 'The ground stops shaking.'),
    line('mm2/won', won, 'The villagers bring out chairs and something to drink. Nobody wants to sit with his back to the den.'),
    line('mm2/lost', { on: 'lost', reason: 'reshuffles' }, 'The Beast has gone under the hills, and your pay with it.'),
    line('mm2/fallen', fallen, 'The Beast does not hunt for money.'),
  ],
  mm3: [
    line('mm3/opening', opening, 'Three terminals, one crew, and a rumour that one of you has been paid twice.'),
    line(
      'mm3/doubt',
      { on: 'track', track: 'corrupted', value: 1 },
      'A terminal goes dark that should have gone green. Nobody meets anybody’s eye.',
    ),
    line('mm3/won', won, 'The last terminal turns green. Whoever was paid twice will have to give it back.'),
    line('mm3/lost', { on: 'lost', reason: 'track' }, 'The network belongs to somebody else now, and one of you smiles.'),
    line(
      'mm3/late',
      { on: 'lost', reason: 'reshuffles' },
      'The connection is cut from outside. You were too slow, or somebody made sure of it.',
    ),
    line('mm3/fallen', fallen, 'One of you falls, and the others do not know whether to mourn.'),
  ],
  mm4: [
    line('mm4/opening', opening, 'Three names on three pucks. They have seen your ship land, and they run.'),
    line('mm4/won', won, 'Three pucks, three lights gone out. The bail office pays without a question.'),
    line('mm4/lost', { on: 'lost', reason: 'reshuffles' }, 'A shuttle takes off. You know who sits in it.'),
    line('mm4/fallen', fallen, 'The marks had friends. You had fewer.'),
  ],
};
/** The line with this id; none for a record of other rules. */
export const storyLine = (id: string): StoryLine | undefined =>
  Object.values(STORIES).flatMap(lines => lines.filter(each => each.id === id))[0];
export const CONSEQUENCES: Readonly<Record<string, Consequence>> = {
  m1: {
    won: 'The client got his Asset. You cannot stop thinking about its eyes.',
    lost: 'The client found others to do the job. You came back for The Child on your own account.',
  },
  m2: {
    won: 'The Child is safe on board, and the guild counts you among its enemies.',
    lost: 'It took weeks and favours to get The Child back. The favours are still owed.',
  },
  m3: {
    won: 'The prisoner paid with a name: the Commander.',
    lost: 'You broke out again, without the prisoner but with the name of the Commander.',
  },
  m4: {
    won: 'The garrison has left the town, and the crew has made a name for itself.',
    lost: 'The garrison holds the town. You got The Child out through the sewers.',
  },
  mm1: { won: 'Salvage pays for fuel, and a little more.', lost: 'The rivals fly past you with your salvage on deck.' },
  mm2: { won: 'A tooth of the Beast hangs over the galley table.', lost: 'The den is still there, and the village is empty.' },
  mm3: {
    won: 'The traitor was paid off, or found out. Either way the crew sticks together.',
    lost: 'Since that job nobody in the crew sleeps well.',
  },
  mm4: { won: 'The bail office has put your name on its wall, under reliable.', lost: 'Three pucks keep blinking in a drawer.' },
};
