import { inPlaytest, special } from './row.js';

/** Set-up, commands, actions, suppression, cover: rows that hold in every mission. */
export const GENERAL = [
  special('SO-G1', 'Titelseite', 'Two editions can be played: version 1.1, valid from 14 November 2024, and the playtest before it.', {
    ...inPlaytest('title', 'This is the playtest that came before version 1.1. Where it is silent, the core rules decide.'),
  }),
  special('SO-G2', 'Spielablauf', 'A game has four rounds.'),
  special('SO-G3', 'Das Schlachtfeld', 'The table is 36 by 36 inches.'),
  special('SO-G4', 'Spielaufbau', 'Set-up: table, terrain, colours and sides, objective tokens, units.', {
    ruling: 'A layout brings its terrain, so steps 1 to 3 are the choice of a layout. The playtest has no list; the same order is used.',
  }),
  special(
    'SO-G5',
    'Einsatzteams zusammenstellen',
    'Each player has one of ten squads. Loadouts are chosen when the mission is known, before deployment.',
    inPlaytest(
      'Squad Construction',
      'Each player has one of eight squads: there are no Bright Tree and no Mandalorian Super Commandos. Loadouts are chosen when the mission is known, before deployment.',
    ),
  ),
  special(
    'SO-G6',
    'Zusammenstellen einer Kommandokartenhand',
    'The command hand: three cards of the faction, two of the squad, and Standing Orders.',
    {
      ruling: 'The German word for the sixth card is also that of the Standby action. They are two things with two entries (SO-D-1).',
    },
  ),
  special('SO-G7', 'Zusammenstellen einer Kommandokartenhand', 'Command cards come with the squads.', {
    ruling: 'Their effects were never in a document we have: they are ours.',
  }),
  special(
    'SO-G8',
    'Spielerfarben bestimmen',
    'Each player rolls three red attack dice. Most crits is red; if equal, most surges; if equal, most hits; if equal, roll again.',
  ),
  special('SO-G9', 'Missionen', 'Players agree on a mission or take one at random, after the colours.', {
    ruling: 'The set-up names the mission and the layout, or leaves them to chance.',
  }),
  special(
    'SO-G10',
    'Einheiten aufstellen',
    'Blue first, players take turns to deploy one unit each in their own zone. During deployment no unit is put or moved into base contact with an enemy.',
    inPlaytest(
      'Missions',
      'Blue first, players take turns to deploy one unit each in their own zone.',
      'The playtest has no general rule; the mission texts agree with this.',
    ),
  ),
  special(
    'SO-G11',
    'Messwerkzeuge und Reichweite',
    'Distances are measured in inches. Where a rule names a range, each number is 6 inches.',
  ),
  special(
    'SO-G12',
    'Einsatzzielmarker',
    'Objective tokens lie unclaimed side up unless the mission says otherwise. A trooper in base contact may claim one if the mission lets it: the token flips and stays where it is. After each move of the unit its owner lays it in contact with the unit again. When its holder panics or is defeated, it flips back and stays where it lies. A token that set-up puts beside a unit is claimed by it. Nobody may start the game touching an unclaimed token.',
    { ruling: 'Without room beside the base it lies under it (SO-D-21).', playtest: null },
  ),
  special(
    'SO-G13',
    'Kommandokarten, Befehle und die Kommandophase',
    'No commander is nominated. A command card may order any unit on the table that fits the card.',
  ),
  special('SO-G14', 'Einsatzteams', 'Every unit of a squad has a card number that tells it from the others.', {
    ruling: 'Version 1.1 does not mention the numbers; they are printed all the same.',
  }),
  special(
    'SO-G15',
    'Ausrüstung',
    'Three double-sided loadouts: each player chooses a side of each in secret. They are revealed together before deployment.',
  ),
  special('SO-G16', 'Aktionen', 'No unit takes the same action twice in an activation, not even Move.'),
  special('SO-G17', 'Aktionen', 'Dash is a speed-1 move without climbing.', inPlaytest('Actions', 'Dash is a speed-1 move. It may climb.')),
  special('SO-G18', 'Tapferkeit', 'A unit never uses the courage of a commander.'),
  special('SO-G19', 'Sammeln', 'A unit rallies when it activates.'),
  special('SO-G20', 'Rückendeckung', 'Units cannot benefit from backup.', {
    ...inPlaytest('Rules', 'There is no backup.', 'Backup is a later core rule than the playtest, so it is off there too.'),
  }),
  special('SO-G21', 'Niederhalten', 'A suppressed unit loses no action.'),
  special('SO-G22', 'Niederhalten', 'A unit is suppressed with as many tokens as its courage.', {
    ...inPlaytest(
      'Suppression',
      'A unit with suppression tokens is suppressed after it rallied.',
      'As many tokens as courage, as in version 1.1: one token is not enough.',
    ),
  }),
  special(
    'SO-G23',
    'Niederhalten',
    'Before a suppressed unit rolls an attack, its pool loses a red die, or else a black one, or else a white one.',
    inPlaytest('Suppression', 'When a suppressed unit has formed its pool, the owner of the defender may remove one die of any colour.'),
  ),
  special('SO-G24', 'Niederhalten', 'No suppression tokens are removed in the End phase.'),
  special('SO-G25', 'Niederhalten', 'Droids cannot be suppressed. They gain tokens and can panic.'),
  special(
    'SO-G26',
    'Panik',
    'A unit that would have more tokens than courage panics: it rolls a black attack die for each token above, suffers a wound for each hit or crit, and keeps as many tokens as its courage.',
  ),
  special('SO-G27', 'Gelände', 'Terrain is open or impassable.'),
  special('SO-G28', 'Deckung', 'While rolling defence dice, light cover turns one surge into a block, heavy cover two.'),
  special('SO-G29', 'Sonderregeln', 'What a keyword does stands on the unit card; weapon keywords stand in the rules.', {
    ruling: 'One glossary holds both.',
  }),
  special(
    'SO-G30',
    'Sonderregeln',
    'Pierce X cancels up to X blocks. Impact X turns up to X hits into crits against Armor. Critical X turns up to X surges into crits.',
  ),
  special('SO-G31', 'Sonderregeln', 'A weapon with Fixed needs the defender at least partly in the named arc.', {
    ruling:
      'The borders of arcs run at 45 degrees; touching one is enough. A base without arcs, as every unit of the squads has, shoots all around.',
  }),
  special('SO-G32', 'Sonderregeln', 'Suppressive X gives X suppression tokens after the attack, on top of the usual one.', {
    ...inPlaytest(
      'Weapon keywords',
      'After an attack with Suppressive X the defender gains X suppression tokens.',
      'On top of the usual one, as version 1.1 makes clear.',
    ),
  }),
  special('SO-G33', 'Sonderregeln', 'Versatile ranged weapons can be used while engaged, and those that are both in either way.', {
    playtest: null,
  }),
  special(
    'SO-G34',
    'Verdeckte Aufstellung',
    'When a unit with Covert Deploy would deploy, its owner places a facedown order token of its rank instead.',
    inPlaytest(
      'Covert Deploy',
      'When a unit with Covert Deploy would deploy, its owner places the facedown condition token of that unit instead.',
      'Each token stands for one unit.',
    ),
  ),
  special('SO-G35', 'Verdeckte Aufstellung', 'It cannot be ordered until it is on the table.', {
    ruling: 'Nor has it a token in the order pool. The playtest is silent, but only units on the table can be ordered (SO-G13).',
  }),
  special(
    'SO-G36',
    'Verdeckte Aufstellung',
    'In any End phase its owner may reveal the token and place a unit of that rank within 10 inches of it.',
    {
      ruling: 'At the start of the End phase, before scoring, blue first. Nobody is forced: a unit may stay covert to the end.',
      ...inPlaytest(
        'Covert Deploy',
        'In the first End phase all tokens are revealed and each unit is placed within 10 inches of its token.',
        'At the start of the End phase, before scoring, blue first.',
      ),
    },
  ),
  special(
    'SO-G37',
    'Zustandstabelle',
    'Players may use the condition chart: roll a white attack die and a red defence die after the mission is known. A block means rounds 1 and 2, anything else rounds 3 and 4.',
    { ruling: 'Two rounds are two rounds: in the extra round of Shifting Priorities there is no condition.' },
  ),
  special(
    'SO-G38',
    'Zustandstabelle',
    'Crit: cover is 1 better unless the attacker aimed in this activation. Hit: ranged weapons reach 4 inches less, at least 6. Surge: 1 order less, then a random order from the pool. Blank: nothing.',
    { ruling: 'Version 1.1 lost its icons; the playtest prints the results in this order (SO-D-5).' },
  ),
];
