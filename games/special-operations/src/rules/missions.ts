import { inPlaytest, special } from './row.js';

const SHIELDS = 'Deaktiviert die Schilde';
const CODES = 'Übermittelt die Codes!';
const VEHICLE = 'Defektes Fahrzeug';
const PRIORITIES = 'Wechselnde Prioritäten';

export const MISSION_RULES = [
  special('SO-S1', SHIELDS, 'Blue defends, red attacks.'),
  special('SO-S2', SHIELDS, 'Three consoles lie claimed side up, one transmitter unclaimed side up.'),
  special('SO-S3', SHIELDS, 'The defender starts with its commander, corps and heavy units. The others are its reserve.', {
    ruling:
      'Version 1.1 prints glyphs for the ranks, the third the one that stands for support elsewhere in the mission; the playtest says heavy. Heavy in both (SO-D-6).',
  }),
  special('SO-S4', SHIELDS, 'The attacker deploys all its units.'),
  special(
    'SO-S5',
    SHIELDS,
    'Attacker at a console: roll three black dice, a support unit may reroll one. A result that matches an open slot of the transmitter card may cover it.',
    {
      ruling:
        'A free action. Each matching die may cover a slot of its own (SO-D-9). A set-up option plays it strictly: one slot an action, however many dice match.',
    },
  ),
  special('SO-S6', SHIELDS, 'Attacker at the transmitter: with six or more covered slots clear the card and score 1 point.', {
    ruling: 'An action (SO-D-8).',
  }),
  special(
    'SO-S7',
    SHIELDS,
    'Defender at a console, one of three: add a black die to the reinforcement pool; roll three black dice and give a chosen enemy 1 suppression token for each hit or crit; or roll a black die, a support unit two, and uncover a slot that matches.',
    {
      ruling:
        'A free action (SO-D-7). Each die may uncover a slot of its own, or one in all with the strict option (SO-D-9). Nobody is asked whether to (SO-D-23).',
    },
  ),
  special(
    'SO-S8',
    SHIELDS,
    'At the start of each End phase roll the reinforcement pool. The defender deploys one reserve unit, and for each crit or surge one more or removes 1 suppression token from a friendly unit. At the start of round 4 all others deploy.',
    { ruling: 'The dice stay in the pool (SO-D-10).' },
  ),
  special('SO-S9', SHIELDS, 'The attacker wins at once with 3 points. After round 4 the defender wins.'),
  special('SO-S10', SHIELDS, 'The transmitter card has two slots for crits, two for surges and four for hits.', {
    ruling: 'Version 1.1 only mentions the card; the table is the playtest’s (SO-D-11).',
  }),

  special(
    'SO-C1',
    CODES,
    'Three transmitters lie claimed side up. After its first unit the defender deploys in its two zones in turn, starting with either.',
    { ruling: 'Left, left, right and left, right, left are both legal. Left, left, left is not.' },
  ),
  special(
    'SO-C2',
    CODES,
    'Red is the attacking special unit, blue defends.',
    inPlaytest('The Codes!', 'Red is the crack squad, blue defends.'),
  ),
  special('SO-C3', CODES, 'A unit that panics keeps its token. The defender may look at it.', { ruling: 'It always does (SO-D-23).' }),
  special(
    'SO-C4',
    CODES,
    'An attacker may claim a dropped token that it touches, as a free action.',
    inPlaytest('The Codes!', 'Units of both squads may claim a dropped token that they touch, as a free action.'),
  ),
  special(
    'SO-C5',
    CODES,
    'An attacking support unit with a token may dash at speed 2. A transmitter that a defending support unit touches is turned to its unclaimed side.',
    { ruling: 'It turns back as soon as no such unit touches it.' },
  ),
  special(
    'SO-C6',
    CODES,
    'After deployment red gives the tokens 1, 2 and 3 facedown to three units. 1 is the code.',
    inPlaytest('The Codes!', 'After deployment red gives the tokens 4, 5 and 6 facedown to three units. 6 is the code.'),
  ),
  special(
    'SO-C7',
    CODES,
    'When a token would drop, another friendly unit within 3 inches may take it. A unit holds at most one. A dropped token is not turned over.',
    {
      ruling: 'Its owner lays it in contact with the base of its last holder (SO-D-22).',
    },
  ),
  special('SO-C8', CODES, 'A unit with a token and others within 3 inches may hand in their tokens and share them out again.', {
    ruling: 'A free action. Everybody who takes part gets exactly one (SO-D-14).',
  }),
  special('SO-C9', CODES, 'All units of the attacking squad have Disengage.', { ruling: 'Against several enemy units at once too.' }),
  special(
    'SO-C10',
    CODES,
    'Halt!: a defender may look at the token of an enemy within 3 inches, as a free action.',
    inPlaytest('The Codes!', 'Halt!: a defender may look at the token of an enemy within 3 inches, as an action.'),
  ),
  special(
    'SO-C11',
    CODES,
    'At the start of an End phase red may reveal the code if its holder touches a transmitter on its claimed side, and wins. After round 4 blue wins.',
  ),

  special(
    'SO-V1',
    VEHICLE,
    'The disabled vehicle of the faction of blue stands in the centre. All units of blue deploy in contact with it.',
  ),
  special(
    'SO-V2',
    VEHICLE,
    'Four ambush points lie claimed side up.',
    inPlaytest('Disabled Vehicle', 'Four ambush points lie unclaimed side up.'),
  ),
  special(
    'SO-V3',
    VEHICLE,
    'Each red unit deploys in the red zone or starts in the ambush network.',
    inPlaytest('Disabled Vehicle', 'All red units start in the ambush network.'),
  ),
  special(
    'SO-V4',
    VEHICLE,
    'A unit in the network is off the table and can be ordered. When it activates it is put in contact with an ambush point and gains a detonator. In that activation it cannot move, but dash.',
    { ruling: 'If there is no room at any point, it stays in the network and its activation ends (SO-D-18).' },
  ),
  special('SO-V5', VEHICLE, 'A red unit at an ambush point may return to the network, not in the activation in which it arrived.', {
    ruling: 'An action (SO-D-17).',
  }),
  special(
    'SO-V6',
    VEHICLE,
    'A red unit with a detonator that sees the vehicle may throw it: ten white dice, one less for each full inch. Each hit, crit and surge is a wound. Not in an activation with an attack. A unit has at most one detonator.',
    { ruling: 'An action. At 10 inches or more it cannot be thrown (SO-D-19).' },
  ),
  special('SO-V7', VEHICLE, 'A red unit within 3 inches of another red support unit may take a detonator.', { ruling: 'An action.' }),
  special(
    'SO-V8',
    VEHICLE,
    'Units of blue that touch the vehicle have heavy cover. A blue support unit that touches it may remove 1 wound from it.',
    {
      ruling: 'Defenders only: an ambusher that touches the vehicle gets no cover from it. Repairing is an action.',
    },
  ),
  special('SO-V9', VEHICLE, 'Red wins at once when the vehicle is destroyed. After round 4 blue wins.'),

  special('SO-P1', PRIORITIES, 'Three objective tokens lie unclaimed side up.'),
  special(
    'SO-P2',
    PRIORITIES,
    'From the second Command phase on blue rolls a black die: a crit makes the right, a surge the left, a hit the centre objective the priority of the round. Blank: none.',
    { ruling: 'Left and right as blue sees them (SO-X-4).' },
  ),
  special(
    'SO-P3',
    PRIORITIES,
    'In each End phase a player scores 1 point for each objective they control, and 1 more for the priority. Whoever has more units within 3 inches controls it; support units count twice.',
    { ruling: 'Within 3 inches: the nearest edge of the base. Equal numbers: nobody.' },
  ),
  special(
    'SO-P4',
    PRIORITIES,
    'A player with 7 points wins. If both have 7, the one with more; if equal, the game goes on until one leads.',
    {
      ruling: 'Points count at the end of the scoring step. The game goes on no longer than SO-P5 lets it.',
    },
  ),
  special('SO-P5', PRIORITIES, 'After round 4 more points win. If equal, one more round; if still equal, a draw.', {
    ruling: 'A draw whatever the score is.',
  }),
];
