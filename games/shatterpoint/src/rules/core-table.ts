import { core } from './row.js';

export const CORE_TABLE = [
  core('S-BF-1', 'table', 'The battlefield is a 36 by 36 inch square.'),
  core(
    'S-BF-2',
    'table',
    'Terrain is agreed between the players before the game: each terrain part gets an Elevation and, if relevant, a property such as Blocked (stops line of sight) or Impassable (movement tools may not overlap it except when climbing or jumping).',
  ),
  core(
    'S-BF-3',
    'table',
    'Surfaces have whole-numbered Elevations; the table is 0. Heights are measured only to settle the Elevation of a surface.',
  ),
  core(
    'S-TOOL-1',
    'table',
    'Range tools: range 1 is 1 inch, range 2 is 3 inches, range 3 is 6 inches, range 4 is 8 inches, range 5 is 10 inches.',
  ),
  core('S-TOOL-2', 'table', 'Movement tools bend once: the advance tool is 150 mm long, the dash tool 85 mm.'),
  core('S-TOOL-3', 'table', 'Objective tokens are an inch across.'),
  core(
    'S-TOOL-4',
    'table',
    'Measuring is free at any time; one movement tool plus one range tool at once, never other devices.',
    'The table measures; whoever sees it may ask at any time, as often as they like.',
  ),
  core('S-MEAS-1', 'table', 'Distance between two things is horizontal only; height never counts.'),
  core('S-MEAS-2', 'table', 'Within range N: the gap between the edges of bases and tokens is at most the length of the range tool.'),
  core('S-MEAS-3', 'table', 'Mission maps chain range tools from the edges of the table; their ends mark the centres of tokens.'),
  core('S-BASE-1', 'table', 'Bases are 40 mm across, large ones 50 mm (B1 and B2 droids, General Grievous).'),
  core(
    'S-BASE-2',
    'table',
    'Bases may not end overlapping other bases; a character may not end where it does not physically fit nor partly overlapping terrain or table of a different Elevation.',
    'Two bases never end on one another, of whichever side.',
  ),
  core('S-COH-1', 'table', 'There is no cohesion: after deployment the characters of a unit may be anywhere.'),
  core(
    'S-UNIT-1',
    'units',
    'A unit is one or more characters with one stat card, one stance card and one order card. Damage, conditions and tokens belong to the unit, positions to the characters.',
  ),
  core('S-UNIT-2', 'units', 'Unit types: Primary, Secondary, Supporting.'),
  core(
    'S-UNIT-3',
    'units',
    'A stat card names the unit, its unique names, type, cost, Force, eras, tags, Stamina, Durability, characters and abilities.',
  ),
  core(
    'S-UNIT-4',
    'units',
    'Eras: Fall of the Jedi, Reign of the Empire, Age of Rebellion, The New Republic. A unit of several eras can be used in each of them.',
  ),
  core('S-UNIT-5', 'units', 'Units that share a unique name cannot be in one force, and no unit card is in a strike team twice.'),
  core(
    'S-SQD-1',
    'units',
    'A standard squad is a Primary, a Secondary and a Supporting unit of one era, within the squad points of the Primary; a strike team is two squads.',
    'Replaced: two Secondary and two Supporting units within the points of the mission (LE-30 to LE-34).',
  ),
  core(
    'S-SQD-2',
    'units',
    'A tournament list is four squads, of which two are played.',
    'Not used: a cadre has exactly the two squads that are played.',
  ),
  core(
    'S-SET-1',
    'units',
    'First player: both roll 5 attack dice, more successes wins and picks the board side.',
    'Replaced: the cadres start, and they agree which of them begins (LE-59, LE-62); the edges are those of the mission.',
  ),
  core(
    'S-DEP-1',
    'units',
    'Deploying a squad: one character of its leading Unit within range 2 of its own edge, then every other character of the squad within range 1 of that first character; players alternate squads.',
  ),
  core('S-DEP-2', 'units', 'The end of set-up, after deployment, is a moment that abilities answer.'),
];
