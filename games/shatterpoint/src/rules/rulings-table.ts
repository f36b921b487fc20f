import { house } from './row.js';

export const TABLE_RULINGS = [
  house('LE-P1', 'Control belongs to a side: both cadre players count together, and the Legend side takes control as well.'),
  house(
    'LE-P2',
    "Control is settled after each activation, also each minion's, after the check for defeat; in a turn without an activation once at its end, and always before the mission's end-of-turn effects.",
  ),
  house(
    'LE-P3',
    'In both published missions all nine objectives are Active and controllable. A destroyed generator stays as a token, contestable and controllable, never attackable. Objectives of an empty tier leave with their control tokens.',
  ),
  house('LE-P26', 'Sabotage: all removals of one Legend Turn happen together, a tier stops at 0, then empty tiers are cleared.'),
  house('LE-P4', "A cadre's Shatterpoint card activates a unit of the player who drew it."),
  house('LE-P5', 'It may be shuffled back only if another card is in the deck; drawn right after a reserve it must be used.'),
  house(
    'LE-P6',
    "A card can be reserved only if another card is left in its player's deck. A card already in the slot is untouched by a later ban on reserving. An ability swaps the card in the slot once a turn; otherwise two such cards could take each other's place forever.",
  ),
  house(
    'LE-P7',
    "A cadre deck is refreshed at the start of its player's turn, when it is empty and none of its cards is in reserve: alert refresh, then all Force and the shuffle, then the reveal.",
  ),
  house(
    'LE-P8',
    'When a Unit is Defeated its Order Card leaves deck, discard or slot at once and stays out (after a Shatterpoint activation it can still be in any of them).',
  ),
  house('LE-P9', 'Cards put on top or bottom of a deck are known to all; the order of the others nobody knows.'),
  house(
    'LE-P10',
    "Before anybody is deployed, a player with a Battle Tactics Card says whether it is in the deck. It is resolved when drawn, then set aside until the next refresh. If no card is left to draw, that player's reserved Unit activates, otherwise LE-P7 happens at once.",
  ),
  house('LE-P11', 'The Legend counts as Primary, a unique minion as Secondary, any other minion as Supporting.'),
  house(
    'LE-P12',
    "No player ever has Momentum. Tier tokens are nobody's. An ability that denies Momentum for a Wound does not stop the Struggle token.",
  ),
  house(
    'LE-P23',
    'An enemy that is Wounded still engages: no ranged attack, no Hunker. Only advance and climb ignore it (letter of S-ENG-2).',
  ),
  house('LE-P37', 'Hunker tokens have no maximum.'),
  house(
    'LE-P13',
    'One trigger: first compulsory effects, then Reactives. Seats in order: the player whose Turn it is, then partner, then the other side (cadre seats in the order of their last Turns). Each seat one Reactive, so the cadre may use two. A Reactive opens its own windows before the next seat is asked.',
  ),
  house(
    'LE-P14',
    'A Wound: token, Struggle token, LE-12/13; the rest of the effect (S-ATK-10); "becomes Wounded" effects, also Wound swaps; Units with Durability "-" are Defeated and removed; "Defeated" effects; "attack resolved" effects. In an ability that does several things one after the other, each is an effect of its own. Later steps measure from last positions. A Wound swap undoes neither tracker nor LE-13.',
  ),
  house(
    'LE-P15',
    'A Unit Wounded in its own activation finishes the running attack or effect; then the activation ends, even if the Wounded token is taken away again, without further attacks, actions, Actives or end-of-activation effects. Injured check and control still follow. In a free combat action the other characters of a Unit Wounded midway do not attack.',
  ),
  house('LE-P16', "If the target's Unit is Wounded before the dice, the attack goes on; everything but damage works."),
  house('LE-P17', 'Range, line of sight and engagement of an attack are tested at declaration only. Moves in later steps cancel nothing.'),
  house(
    'LE-P18',
    "Effects in the attacker's chart happen in S-ATK-6 (damage into the pool), attacker's order. The defender's happen in S-ATK-10, also for a Unit just Wounded or about to be removed.",
  ),
  house(
    'LE-P19',
    "A focus die (with the Impact/Sharpshooter dice fixed when focusing) waits for that character's next attack, granted or not, until the end of the Turn. LE-H2 then means: a granted attack brings no focus die of its own.",
  ),
  house(
    'LE-P20',
    'Strained: an action is one effect; the 3 damage come after the whole action. Outside an action they come after the single move, attack or ability.',
  ),
  house(
    'LE-P21',
    "An Active icon waives Force only: uses, conditions and an action price stay, and it works only in the unit's own activation. Attacks it grants are queued (LE-H3), everything else happens at once.",
  ),
  house(
    'LE-P33',
    'The Legend activates once per Legend Turn, never twice. Wounded in steps 1-3 it recovers at the start of step 4. LE-16 is for the Legend only: a Wounded unique Minion pays more for Reactives.',
  ),
  house(
    'LE-P22',
    "A push or pull goes the full length unless stopped (LE-O5, LE-T8); bases may be crossed but not ended on; no damage for falling. Both halves of a Shove are optional. The mover's player chooses the direction only if the text says so, otherwise the acting player.",
  ),
  house(
    'LE-P24',
    'An armored target has no tags, type, characters or engagement and is no enemy character. The attack on a generator is no part of a combat action; that on the Battery is.',
  ),
  house(
    'LE-P25',
    'Generators: no attack if the activated Unit has left the table. Wrench: first cadre player of the cycle rolls and places, then the other. Only undestroyed generators take tokens, at most 9 each. Stored tokens ignore icons; a track filled that way is destroyed at once, and so on down the row. With no generator left, surplus tokens are lost.',
  ),
  house(
    'LE-P32',
    'Returning is compulsory, in the Legend player\'s order, every character within the range; LE-H9\'s "no legal spot, stays Defeated" holds in all missions.',
  ),
  house(
    'LE-P34',
    'Wins are checked in the order of LE-A17, then whether a cadre unit is left (LE-A27), and at no other moment. A match that nobody has won after 40 Legend Turns ends unfinished.',
  ),
  house(
    'LE-P27',
    'Joint cadre choices (who goes first each cycle, who deploys first): both seats are asked and see the proposals of both; if they differ, the seat that went second last time (first time: cadre seat 1) has the last word and may insist. A partner who has left, or has been disconnected for a minute, does not hold up the other. A choice inside a Turn belongs to the player whose Turn it is.',
  ),
  house(
    'LE-P28',
    'Build order: mission, layout (chance among those listing the mission, unless agreed), Legend, Minion set, then both cadres openly; a clash of unique names between cadres must be solved before either is accepted.',
  ),
  house('LE-P29', 'No Unit twice in one cadre; a Unit without unique name may be in both cadres.'),
  house('LE-P30', 'Which Supporting Unit goes with which Secondary is chosen at building and matters only for deployment.'),
  house(
    'LE-P31',
    "Deployment and setting up may use any legal surface in range (LE-T4, LE-T5); where a squad has left no room within its range, the next longer range counts. End-of-Setup effects come after the Legend's deployment: cadre seat 1, 2, Legend.",
  ),
  house('LE-P35', 'One person may hold both cadre seats; pools, decks and Turns stay separate.'),
  house('LE-P36', 'Partners have no secrets from each other, and the mode has no hidden hands: only undrawn cards are unknown.'),
  house(
    'LE-P39',
    "Whoever uses an Active, Reactive or Tactic ability or an order card makes its choices, also about a partner's Units. Innate abilities ask their owner, too, except those that let an allied Unit answer what happens to it (Commanding Presence, Imperial Discipline, Bring It On, Clankers, Defiance Will be the Death of You): these ask the player of that Unit. An enemy that may move is moved by its own player.",
  ),
  house(
    'LE-P40',
    'An attack whose target or attacker leaves the table before a die is rolled is lost: no dice, no options, and focus dice stay. It counts as resolved all the same: abilities may answer it, and a Strained attacker suffers.',
  ),
  house('LE-P38', 'House steps: a step that names something nobody chose is skipped. "self" on an Order Card is the Legend.'),
];
