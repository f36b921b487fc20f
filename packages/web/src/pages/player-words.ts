/**
 * What players say, in English and German, and what the rules call it: the beginning of a chapter's title or words of a rule,
 * the best one first. One list for all games: a term that a game does not have finds nothing in it.
 */
export interface PlayersWord {
  readonly says: readonly string[];
  readonly means: readonly string[];
}
export const PLAYERS_WORDS: readonly PlayersWord[] = [
  { says: ['heal', 'healing', 'cure', 'medic', 'heilen', 'heilung', 'heile'], means: ['medpac', 'heal:', 'treat', 'repair', 'recover'] },
  {
    says: ['loot', 'item', 'items', 'asset', 'pickup', 'medpac', 'crate', 'beute', 'gegenstand', 'plündern', 'aufheben', 'kiste'],
    means: ['features', 'objective tokens', 'einsatzzielmarker', 'objectives', 'feature'],
  },
  {
    says: ['revive', 'resurrect', 'wiederbeleben', 'aufstehen'],
    means: ['a character whose damage', 'wounds', 'legends and wounding', 'defeated'],
  },
  {
    says: ['dead', 'die', 'dies', 'death', 'killed', 'tot', 'sterben', 'stirbt', 'tod'],
    means: ['a character whose damage', 'wounds', 'legends and wounding', 'defeated'],
  },
  { says: ['kill', 'töten', 'besiegen', 'ausschalten'], means: ['an enemy is defeated', 'wounds', 'wounding', 'defeated'] },
  { says: ['life', 'hp', 'lives', 'leben', 'lebenspunkte'], means: ['wounds', 'health', 'damage'] },
  { says: ['melee', 'nahkampf'], means: ['melee', 'engaged', 'class'] },
  { says: ['sniper', 'sharpshooter', 'blaster', 'scharfschütze'], means: ['class', 'sharpshooter'] },
  {
    says: ['shoot', 'shot', 'fire', 'fight', 'hit', 'schießen', 'schuss', 'angreifen', 'angriff', 'kämpfen'],
    means: ['attack', 'declare defender'],
  },
  { says: ['cover', 'deckung'], means: ['cover', 'sight and cover', 'deckung', 'dodge and cover', 'terrain', 'wall'] },
  {
    says: ['hide', 'hiding', 'sneak', 'verstecken', 'schleichen'],
    means: ['sight and cover', 'cover', 'terrain', 'line of sight', 'wall'],
  },
  { says: ['see', 'sight', 'sehen', 'sicht'], means: ['line of sight', 'sight and cover', 'range'] },
  { says: ['trade', 'give', 'exchange', 'tauschen', 'geben', 'übergeben'], means: ['hand it over', 'communication', 'tokens'] },
  { says: ['talk', 'tell', 'show', 'reden', 'sagen', 'zeigen'], means: ['communication', 'partners have no secrets'] },
  { says: ['walk', 'run', 'go', 'laufen', 'gehen', 'bewegen', 'bewegung'], means: ['move', 'movement', 'standard move', 'speed'] },
  { says: ['peek', 'scout', 'spähen', 'aufdecken'], means: ['look at', 'intel', 'facedown'] },
  { says: ['reveal', 'flip'], means: ['attacking facedown', 'facedown', 'faceup'] },
  { says: ['token', 'plättchen', 'marker'], means: ['threat tokens', 'tokens', 'threat'] },
  { says: ['monster', 'baddie', 'gegner', 'feind'], means: ['enemies', 'enemy', 'minions'] },
  { says: ['spawn', 'verstärkung'], means: ['spawn', 'reinforcement'] },
  { says: ['alarm', 'crisis', 'krise'], means: ['resolving a crisis', 'crisis', 'alert level'] },
  { says: ['baby', 'grogu', 'child', 'kind'], means: ['the child', 'rescuing', 'flees'] },
  { says: ['rescue', 'save', 'retten'], means: ['rescuing', 'objectives'] },
  { says: ['traitor', 'betray', 'verräter'], means: ['house: our traitor', 'loyal', 'traitor'] },
  { says: ['door', 'tür'], means: ['a locked door', 'door'] },
  { says: ['wall', 'wand', 'mauer'], means: ['spaces separated by a wall', 'terrain', 'wall'] },
  { says: ['climb', 'jump', 'roof', 'klettern', 'springen', 'dach'], means: ['climb', 'elevation'] },
  { says: ['dice', 'roll', 'würfel', 'würfeln'], means: ['dice', 'roll attack dice', 'rolled'] },
  { says: ['reroll', 'neu'], means: ['aim', 'reroll'] },
  { says: ['win', 'victory', 'gewinnen', 'sieg'], means: ['winning', 'objectives', 'missionen', 'end of game', 'wins'] },
  { says: ['lose', 'defeat', 'verlieren', 'niederlage'], means: ['end of game', 'winning', 'lose'] },
  { says: ['draw', 'ziehen', 'nachziehen'], means: ['draw step', 'running out of cards', 'draw'] },
  { says: ['hand', 'handkarten'], means: ['draw step', 'command hand', 'hand'] },
];
/** Words for what no rule is about, because the table does it. */
export const TABLE_WORDS: readonly string[] = ['undo', 'takeback', 'back', 'rückgängig', 'zurück', 'zurücknehmen'];
