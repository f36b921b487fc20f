import { house } from './row.js';

/** Decisions where the documents are silent or differ: O on the core rules, D on the editions, X on the game as a whole. */
export const RULINGS = [
  house(
    'SO-O-1',
    'Is the pass pool of the core rules used?',
    'Yes. Units on the table and in the ambush network count, reserves and covert units do not.',
  ),
  house(
    'SO-O-2',
    'Does a suppressed unit still get better cover?',
    'Yes, 1 better against ranged attacks, at most heavy. Droids are never suppressed.',
  ),
  house('SO-O-3', 'What is cover worth to a unit whose surges are blocks already?', 'Nothing more.'),
  house(
    'SO-O-4',
    'What do Low Profile, Blast and Sharpshooter do without a cover pool?',
    'Low Profile: one more defence die while it has cover. Blast: no cover. Sharpshooter X: cover X worse, at least none, after improvements.',
  ),
  house(
    'SO-O-5',
    'Do free actions count for "no action twice"?',
    'Yes: each named action once an activation, free or not. Jump is the Move action. Moves and attacks that are not called actions do not count.',
  ),
  house('SO-O-6', 'Do melee attacks suppress?', 'No, except by Suppressive.'),
  house('SO-O-7', 'How far does standby reach?', '12 inches; with Sentinel 18.'),
  house('SO-O-8', 'What are the ranges on cards in inches?', 'Range ½ is 3 inches, every whole number 6 inches each.'),
  house(
    'SO-O-9',
    'When does a panicking unit drop its objective tokens?',
    'At once, before its panic dice. In The Codes! it keeps them (SO-C3).',
  ),
  house(
    'SO-D-1',
    'Which card is the sixth of the hand?',
    'Standing Orders: 4 pips, 1 order, it returns to the hand. The German word for it also names the Standby action; the context tells which is meant.',
  ),
  house('SO-D-2', 'May a Dash climb?', 'Not in version 1.1.', {
    playtest: { ruling: 'Yes: the playtest does not forbid it.', source: 'house' },
  }),
  house(
    'SO-D-3',
    'Who takes the die of a suppressed attacker?',
    'Nobody chooses: red, else black, else white. An attack whose pool would have no die left cannot be declared.',
    {
      playtest: { ruling: 'The owner of the defender, if they want to. They cannot take the last die.', source: 'house' },
    },
  ),
  house(
    'SO-D-4',
    'What if two covert units have the same rank?',
    'The owner chooses which of them appears. They are placed not on impassable terrain and not in base contact with an enemy or an unclaimed objective token.',
    { playtest: { ruling: 'Each token stands for one unit. The places are those of version 1.1.', source: 'house' } },
  ),
  house(
    'SO-D-5',
    'Which results of the condition chart are which?',
    'Crit, hit, surge and blank in the order of the playtest. With fewer orders than 1 the card orders nobody; the random order follows.',
  ),
  house(
    'SO-D-6',
    'Who starts on the table in Bring Down the Shields?',
    'Commander, corps and heavy units. Operatives, special forces and support are the reserve.',
  ),
  house(
    'SO-D-7',
    'What does a console action cost?',
    'It is free, needs base contact with a console, and a unit takes one an activation. Different units may use the same console.',
  ),
  house('SO-D-8', 'What does a transmitter action cost?', 'An action, in base contact with the transmitter.'),
  house(
    'SO-D-9',
    'How many slots does one console action cover?',
    'One for each matching die, at most three; Encrypt likewise. Read strictly it is one an action; then three transmissions need about twenty console actions, and the attacker hardly wins. The strict reading is a set-up option.',
  ),
  house(
    'SO-D-10',
    'Do reinforcement dice stay in the pool?',
    'Yes, for the rest of the game. One reserve unit deploys in each End phase even with an empty pool.',
  ),
  house('SO-D-11', 'Which slots has the transmitter card?', 'Two crits, two surges, four hits.'),
  house('SO-D-12', 'Who may claim dropped tokens in The Codes!?', 'Only the attacking squad.', {
    playtest: { ruling: 'Both squads.', source: 'house' },
  }),
  house('SO-D-13', 'Which token is the code?', '1 of 1, 2 and 3.', { playtest: { ruling: '6 of 4, 5 and 6.', source: 'house' } }),
  house(
    'SO-D-14',
    'Who takes part in a swap?',
    'The holder and any units within 3 inches, as many as there are tokens: everybody gets exactly one. It is a free action.',
  ),
  house('SO-D-15', 'What does Halt! cost?', 'It is free, once an activation.', { playtest: { ruling: 'An action.', source: 'house' } }),
  house(
    'SO-D-16',
    'Where does red start in Disabled Vehicle?',
    'In its zone or in the network, decided unit by unit when it would deploy.',
    {
      playtest: { ruling: 'All in the network.', source: 'house' },
    },
  ),
  house(
    'SO-D-17',
    'What does leaving the table cost?',
    'An action, in contact with an ambush point. The unit keeps its tokens and an unused detonator.',
  ),
  house(
    'SO-D-18',
    'When does a unit arrive from the network?',
    'At the start of its activation, before it rallies; it must. Without room at any point it stays and its activation ends.',
  ),
  house(
    'SO-D-19',
    'How is the distance of a detonator counted?',
    'From base to vehicle in full inches, rounded down: contact is ten dice, 9 inches one, 10 inches none. Nothing blocks, dodges or cancels its wounds.',
  ),
  house('SO-D-20', 'Which support unit do the Imperial Special Forces have?', 'The ID10 Seeker Droid.', {
    playtest: { ruling: 'The R4 Astromech Droid.', source: 'house' },
  }),
  house(
    'SO-D-21',
    'What if there is no room beside a base for the token of its unit?',
    'The token lies under the base, until the unit moves on.',
  ),
  house(
    'SO-D-22',
    'Where does a token of The Codes! lie while a unit holds it?',
    'With the unit: nothing depends on its side of the base. When it drops, the owner of the unit lays it in contact with the base, before the unit is removed.',
  ),
  house(
    'SO-D-23',
    'Is a player asked whether to take what can only help?',
    'No. Matching dice at a console cover and uncover slots, a support unit rolls its additional die for Encrypt, and the defender looks at the token of a unit that panics. Impact, Critical, Pierce and cover likewise change as many results as they can. With the strict option they choose the slot. Where a card lets each of several units lose suppression, its player decides once for all of them.',
  ),
  house(
    'SO-D-24',
    'May a command card be played that finds nobody to order?',
    'Yes: no document forbids it. Its orders are lost; whatever else it does, it does as far as it can.',
  ),
  house(
    'SO-D-25',
    'How does a unit with arcs turn?',
    'Its owner chooses its facing whenever it is put down, and at the end of every move, which may end where it began. It moves as troopers do. Only units of your own files have arcs.',
  ),
  house(
    'SO-X-1',
    'What if a player has no units left?',
    'They lose at once: no unit on the table, in reserve, in the network or covert. If neither has one, the side wins that would after round 4; in Shifting Priorities the one with more points.',
  ),
  house('SO-X-2', 'Which cards are played in an extra round?', 'Those left in the hand; Standing Orders is always there.'),
  house(
    'SO-X-3',
    'Is the disabled vehicle a unit?',
    'It is a target and nothing else: no activation, no orders, no rank, no tokens, never engaged. Melee weapons cannot attack it; the Repair of a unit works on it. Anybody may end a move touching it.',
  ),
  house('SO-X-4', 'Where are left and right?', 'As blue sees the table from its edge.'),
  house(
    'SO-X-5',
    'Does standby count as the attack of an activation?',
    'No: a reaction happens outside the activation. A unit that threw a detonator may react.',
  ),
  house('SO-X-6', 'May both players have the same squad?', 'Yes. If both have an effect that decides priority, neither counts.'),
];
/** How to read the cards. */
export const READING = [
  house(
    'SO-H5',
    '"Ordered units" are those that the command card itself ordered, for the whole round. Orders by Direct, Coordinate or the condition chart do not count.',
  ),
  house('SO-H6', 'A move or attack that a card grants is not an action. A free action is that action without its cost.'),
  house(
    'SO-H7',
    'Granted moves never climb and never end in melee unless the card says so. Engaged units and units off the table cannot make them.',
  ),
  house('SO-H9', 'Each effect rerolls a die at most once, after the aim tokens.'),
  house('SO-H10', 'Effects that add dice come before a suppressed attacker loses one.'),
  house('SO-H11', 'A part of a card that cannot happen does nothing; do as much as possible, in the printed order.'),
  house('SO-H13', 'A unit has at most one standby token and one detonator. There is no limit to aim, dodge, surge and observation tokens.'),
  house(
    'SO-H14',
    'An area attack has no attacker: each affected unit is attacked on its own, in the order its owner chooses, without aim tokens and without surge conversion. Dodge, shields, Armor and Guardian work; a hit or crit suppresses.',
  ),
  house(
    'SO-H15',
    'On cards "objective token" means what lies on the table for the mission, the disabled vehicle included; tokens of The Codes! that are carried or dropped do not count.',
  ),
  house('SO-H16', 'Choices are public, except loadouts before they are revealed, covert markers and the tokens of The Codes!.'),
  house('SO-H17', 'A weapon that is both is a melee weapon against a unit in base contact and a ranged weapon otherwise.'),
];
