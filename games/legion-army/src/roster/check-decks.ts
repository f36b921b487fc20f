import {
  BATTLE_DECKS,
  type BattleCard,
  type BattleDeck,
  battleById,
  battleForceById,
  type CommandCard,
  commandById,
  STANDING_ORDERS,
} from '../data/index.js';
import { type Army, announced, strange } from './army.js';
import { cardName } from './list.js';
import { type Problem, problem } from './problem.js';
import { inWords, meets } from './restriction.js';
import { DECK_NAMES, FACTION_NAMES, pipsText } from './titles.js';

export const HAND_SIZE = 7;
export const CARDS_A_PIP = 2;
export const CARDS_A_DECK = 3;

/** seven command cards (AB-24), two of each pip (AB-25), none twice (AB-26), Standing Orders always (AB-27). */
export const checkCommandHand = (army: Army, problems: Problem[]): void => {
  const { commands, secretHand } = army.list;
  if (secretHand !== undefined && commands.length === 0) {
    // AB-30: which cards they are is nobody's business; AB-31: how many they are is public.
    problems.push(
      secretHand === HAND_SIZE
        ? problem('secret-hand', '/commands', { count: secretHand })
        : problem('hand-size', '/commands', { count: secretHand, size: HAND_SIZE }, { unfinished: secretHand < HAND_SIZE }),
    );
    return;
  }
  const pips = [0, 0, 0, 0, 0];
  const seen = new Set<string>();
  for (let i = 0; i < commands.length; i++) {
    const id = commands[i]!;
    const card = commandById.get(id);
    if (!card) {
      problems.push(strange(id, 'command', `/commands/${i}`));
      continue;
    }
    pips[card.pips]!++;
    if (seen.has(id)) problems.push(problem('hand-duplicate', `/commands/${i}`, { card: card.name }));
    else {
      if (card.unreleased !== undefined) problems.push(announced(card, `/commands/${i}`));
      const wrong = commandProblem(army, card, i);
      if (wrong) problems.push(wrong);
    }
    seen.add(id);
  }
  const count = commands.length;
  if (count !== HAND_SIZE) problems.push(problem('hand-size', '/commands', { count, size: HAND_SIZE }, { unfinished: count < HAND_SIZE }));
  for (let pip = 1; pip <= 3; pip++) if (pips[pip] !== CARDS_A_PIP) problems.push(pipsProblem(pip, pips[pip]!));
  if (!seen.has(STANDING_ORDERS)) problems.push(problem('standing-orders', '/commands'));
};
export const pipsProblem = (pips: number, count: number, size = CARDS_A_PIP): Problem =>
  problem('hand-pips', '/commands', { count, pips: pipsText(pips), size }, { unfinished: count < size });

/** AB-28: its unit is in the army; AB-29: it is an army of its faction, or its battle force. */
export const commandProblem = (army: Army, card: CommandCard, at: number): Problem | undefined => {
  const { faction, battleForce } = army.list;
  const place = `/commands/${at}`;
  if (card.faction !== undefined && card.faction !== faction)
    return problem('hand-army', place, { card: card.name, army: FACTION_NAMES[card.faction] });
  if (card.battleForce !== undefined && card.battleForce !== battleForce)
    return problem('hand-army', place, { card: card.name, army: battleForceById.get(card.battleForce)?.name ?? card.battleForce });
  for (const required of card.requires ?? [])
    if (!army.units.some(u => meets(required, u.subject) || (u.counterpart !== undefined && meets(required, u.counterpart.subject))))
      return problem('hand-unit', place, { card: card.name, units: inWords(required) });
  return undefined;
};

/** three objectives, three secondaries, three advantages, none twice, each in the version of the mode. */
export const checkBattleDeck = (army: Army, problems: Problem[]): void => {
  for (const deck of BATTLE_DECKS) {
    const cards = army.list.battle[deck];
    const seen = new Set<string>();
    for (let i = 0; i < cards.length; i++) {
      const id = cards[i]!;
      const card = battleById.get(id);
      if (!card) problems.push(strange(id, 'battle', `/battle/${deck}/${i}`));
      else if (seen.has(id)) problems.push(problem('deck-duplicate', `/battle/${deck}/${i}`, { card: cardName(id) }));
      else {
        const wrong = battleProblem(army, card, deck, i);
        if (wrong) problems.push(wrong);
      }
      seen.add(id);
    }
    const count = cards.length;
    if (count !== CARDS_A_DECK) problems.push(deckProblem(deck, count));
  }
};
export const deckProblem = (deck: BattleDeck, count: number): Problem =>
  problem('deck-size', `/battle/${deck}`, { count, decks: DECK_NAMES[deck], size: CARDS_A_DECK }, { unfinished: count < CARDS_A_DECK });
export const battleProblem = (army: Army, card: BattleCard, deck: BattleDeck, at: number): Problem | undefined => {
  const { faction, mode } = army.list;
  const place = `/battle/${deck}/${at}`;
  if (card.deck !== deck) return problem('deck-place', place, { card: card.name, decks: DECK_NAMES[card.deck], other: DECK_NAMES[deck] });
  if (card.faction !== undefined && card.faction !== faction)
    return problem('deck-army', place, { card: card.name, army: FACTION_NAMES[card.faction] });
  if ((card.recon ?? false) !== (mode === 'recon')) return problem('deck-recon', place, { card: card.name });
  return undefined;
};
