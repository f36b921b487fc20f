import { house, mission } from './row.js';

export const MISSION_RULES = [
  mission(
    'LE-M1',
    'mission cards (floor: inference)',
    'Struggle token starts on space 0; +1 when a cadre Unit becomes Wounded, -1 when the Legend Unit becomes Wounded, never below 0.',
  ),
  mission(
    'LE-M2',
    'mission cards',
    'Wins are checked only after/at the end of a Legend Turn: space 8 → Legend; mission goal met → cadre; Legend Defeated → cadre.',
  ),
  mission(
    'LE-M3',
    'mission cards',
    'Deployment: cadre squads alternate (anchor Secondary character within range 2 of the cadre edge, rest of the squad within range 1), then Legend within range 2 of the opposite edge, Minions within range 1 of the Legend.',
  ),
  mission(
    'LE-M4',
    'mission cards',
    'Redeployment: Defeated Minion Units return within range 2 of the Legend with no damage, conditions, Wounded or Injured tokens.',
  ),
  mission(
    'LE-M5',
    'mission card',
    'Make an Entrance: end of Legend Turn, each cadre-controlled objective removes one Momentum from its tier; an empty tier loses its objectives.',
  ),
  mission(
    'LE-M6',
    'mission card',
    'Uninvited Guests: end of each cadre Turn, after control is determined, one character of the Unit that activated may attack the Exposed Shield Generator (melee if contesting; ranged if not Engaged, in range and line of sight).',
  ),
  mission(
    'LE-M7',
    'dashboard',
    "The Legend player rolls the generator's defence: 4 dice vs ranged, 3 vs melee, Plating 1-2: +1 block, 3+: +2 blocks.",
  ),
  mission(
    'LE-M8',
    'mission card',
    'Destroying the Exposed generator clears the track, moves the Exposed token on, and feeds stored Damage tokens onto the track from the left.',
  ),
  mission(
    'LE-M9',
    'mission card',
    'Wrench in the Gears: end of Legend Turn, each cadre player rolls attack dice equal to the cadre-controlled Power Junctions; each expertise result = one Damage token on a non-Exposed generator or the next track space.',
  ),
  house(
    'SB-1',
    'Put the Battery (a Priority Objective token) on its spot and four objective tokens on the Coupling spots. The Couplings are Active objectives and start uncontrolled. The Battery is no Active objective and can never be controlled, but characters contest it by the normal rule. Struggle token on 0, Charge marker on 0, Damage Tracker empty, Stage I is the current stage. Deploy as in the published missions.',
  ),
  house(
    'SB-2',
    'In a combat action of its own activation, one character of a cadre Unit may make its attack of that action against the Battery instead of an enemy character: a melee attack if it contests the Battery, a ranged attack if it is not Engaged and the Battery is within the range of its ranged weapon and in line of sight. The Battery can be attacked at most once per cadre Turn and by no other attack.',
  ),
  house(
    'SB-3',
    "The Legend player rolls the Battery's defence: 2 dice plus 1 die for each Coupling that does not carry the cadre's control token (2 to 6 dice), the same against ranged and melee attacks. Its chart Reinforced Casing is used only while Stage I is the current stage. It never has Cover.",
  ),
  house(
    'SB-4',
    'The Battery is an Armored Target. Only the row of the current stage can be covered, from left to right. When the last space of a row is covered that stage is destroyed for good, left-over successes are lost, and the next row becomes the current one. When Stage III is destroyed the Battery is destroyed.',
  ),
  house(
    'SB-5',
    'After an attack on the Battery is resolved, if the Battery is not destroyed and the attacking Unit is not Wounded, the Battery attacks the character that attacked it: a melee attack if that character is within range 2 of the token, otherwise a ranged attack if it is within range 5 and in line of sight, otherwise none. It rolls 5 dice ranged or 4 dice melee, one die less while Stage III is the current stage, and uses the charts and the tree of its stance; the Legend player makes its choices. The defender defends normally (stance, Cover, abilities). Nothing can damage, move or give a condition to the Battery in return. A Wound caused in this way moves the Struggle token but counts as caused by nobody (LE-12 and the Quarry do not apply).',
  ),
  house(
    'SB-6',
    "First every Wounded unique Minion recovers as usual. Then the Legend player chooses up to two Defeated Minion Units; each sheds all damage, all conditions and all Wounded and Injured tokens and is set up with all its characters either within range 2 of the Legend character or within range 2 of one Coupling that does not carry the cadre's control token and is contested by no cadre character. No character may be set up Engaged. Further Defeated Minion Units wait for the next Legend Turn.",
  ),
  house(
    'SB-7',
    'In this order: (1) Field Repairs - if more Legend-side characters than cadre characters contest the Battery, remove the rightmost Damage token from the row of the current stage, if there is one. (2) Charge - if the cadre controls fewer than three Couplings, move the Charge marker one square to the right; if it stands on the last square (3), put it back on 0 instead and move the Struggle token one space to the right (Bombardment). (3) Win check.',
  ),
  house(
    'SB-8',
    '+1 after a cadre Unit becomes Wounded, +1 for each Bombardment, -1 after the Legend Unit becomes Wounded; never below 0 or above 10.',
  ),
  house(
    'SB-9',
    'At the win check, in this order: the Legend player wins if the Struggle token is on space 10; the cadre wins if the Battery is destroyed; the cadre wins if the Legend Unit is Defeated.',
  ),
];
