import { house } from './row.js';

export const CORE_RULINGS = [
  house(
    'LE-O1',
    'Engagement and contesting both mean an edge-to-edge gap of at most range 2 (3 in), measured horizontally, and Elevation never prevents either.',
  ),
  house(
    'LE-O2',
    'In Modify Dice Rolls and again in Apply Expertise Charts the attacker goes first and the defender second, and a conversion changes only results that are in the roll at that moment.',
  ),
  house(
    'LE-O3',
    'In a move action each character of the Unit separately advances or climbs (or stays), and in a recover action each character of the Unit heals once.',
  ),
  house('LE-O4', 'A Unit has at most one of each condition, so gaining a condition it already has does nothing.'),
  house('LE-O5', 'A pushed or pulled character stops where its base would cross the board edge.'),
  house('LE-O6', 'A Unit that becomes Wounded outside its own activation keeps its Hunker tokens and its conditions.'),
  house(
    'LE-O7',
    'The Active Stance of a two-face stance card is chosen when the Unit is deployed and may be flipped once at the start of each of its activations, after Wounded recovery and before Tactic abilities.',
  ),
  house('LE-H1', "'Legend side' means the Legend Unit and all Minions; 'enemy' in house text means a cadre Unit or character."),
  house(
    'LE-H2',
    "An attack granted by an ability or card is no action, gets no focus die, needs a legal target of the named kind, and uses the attacker's Active Stance (charts and tree) with the stated base pool or, if none is stated, the printed one.",
  ),
  house(
    'LE-H3',
    'An attack or ability that is granted while another attack is being resolved (for example through an Active icon) is queued and resolved right after that attack.',
  ),
  house(
    'LE-H4',
    'An Active ability used through an Active icon costs no Force but must meet its conditions and counts toward its uses in this activation.',
  ),
  house('LE-H5', 'Damage dealt by an ability or card is applied at once, is not part of a Damage Pool, and Protection does not reduce it.'),
  house(
    'LE-H6',
    'A Wound counts as caused by the Legend character (LE-12) when an attack, ability or Order Card of the Legend Unit dealt the damage, and damage from Strained counts as caused by nobody.',
  ),
  house('LE-H7', 'A Wounded Legend still resolves Order Card effects and may be moved by them, but no damage can be removed from it.'),
  house('LE-H8', 'The Quarry token stays on its Unit while that Unit is Wounded and leaves play when the Unit is Defeated.'),
  house(
    'LE-H9',
    'Minions returned by a house card or in the house mission may not be set up Engaged (the published missions have no such limit), and a Unit without legal spots for all its characters stays Defeated until the next Strategic Redeployment.',
  ),
  house(
    'LE-H10',
    "A free combat action outside a Unit's own activation lets each of its characters attack once and does not count against the actions of its activation.",
  ),
  house(
    'LE-H11',
    'Bonuses from several sources add up, except rerolls: one roll may be rerolled by one ability only, the one with the highest number of dice.',
  ),
  house(
    'LE-H12',
    "Where a house ability says 'each' or 'choose', the Legend player picks the order and the targets, and may pick Wounded Units unless the text excludes them.",
  ),
  house('LE-H13', "Names chosen in a card's effect stay known to the Legend Ability of the same card (Clear Sight)."),
  house(
    'LE-H14',
    'A Minion Unit whose characters are all set up again in step 3 does not activate before the next Legend Turn (LE-69), but a Minion returned by an Order Card in step 1 activates in step 2 of the same Turn.',
  ),
  house(
    'LE-H15',
    "Where house text removes damage or conditions it says how many; a Wounded Unit loses conditions but no damage. 'Up to' so much damage is all of it, without a question: nothing on the Legend's side is better off damaged. Up to so many conditions are chosen one by one.",
  ),
  house(
    'LE-H16',
    'An Order Card effect that happens at once is over when it is resolved; one that goes on without naming its time lasts until the end of that Legend Turn. Every card of ours names its time.',
  ),
  house(
    'LE-H17',
    'A Minion character that counts as two (Occupation Doctrine) counts as two for every comparison of contesting characters, also LE-13, Field Repairs and conditions on cards.',
  ),
  house(
    'LE-T1',
    'A terrain part is a convex polygon with one surface Elevation (0, 1 or 2); everywhere else the board surface is Elevation 0.',
  ),
  house(
    'LE-T2',
    "A Blocked part obstructs every line that crosses its interior, except that a part never obstructs when its Elevation is the same as or lower than the target's Elevation or when the viewer or the target stands on it.",
  ),
  house(
    'LE-T3',
    "The tool of an advance, dash or reposition may not overlap an Impassable part if the mover starts at Elevation 0 or at an Elevation lower than that part's; climbs and jumps ignore Impassable.",
  ),
  house(
    'LE-T4',
    'A character may end on a part of Elevation 1 or 2 only if the part is climbable, and on a part of Elevation 0 only if it is not Impassable.',
  ),
  house('LE-T5', 'A base must end wholly on surfaces of one Elevation, and may span adjoining parts of the same Elevation.'),
  house('LE-T6', 'Only a climb or jump may end at a higher Elevation; an advance, dash or reposition may end lower.'),
  house('LE-T7', 'Every part, also a barricade of Elevation 0 with no flag, can give terrain Cover under S-COV-3.'),
  house(
    'LE-T8',
    "A push or pull stops before a part whose Elevation is higher than the moved character's, and a character that would end on an Impassable part of Elevation 0 is set back along the path to the first legal spot.",
  ),
  house('LE-T9', 'Objective tokens lie on Elevation 0, may be stood upon and hinder neither movement nor line of sight.'),
];
