import type { Random } from '@cadre/core';
import type { BattleDeck } from '../data/index.js';
import type { ArmyList } from '../roster/index.js';

type Player = 0 | 1;
type Piles = Readonly<Record<BattleDeck, readonly string[]>>;
interface Revealed {
  readonly card: string;
  /** Whose deck it is from. */
  readonly of: Player;
}
/** the mission while two players build it. A pile nobody has looked into has no order: a card is decided when it is revealed. */
export interface MissionBuilding {
  readonly blue: Player;
  readonly piles: readonly [Piles, Piles];
  readonly primary: Revealed | null;
  readonly secondary: Revealed | null;
  readonly advantages: readonly [string | null, string | null];
  /** Who changes the mission now, and how often somebody has. */
  readonly turn: Player;
  readonly changes: number;
}
export const CHANGES = [
  'replace primary',
  'replace secondary',
  'replace own advantage',
  'replace their advantage',
  'take blue',
  'pass',
] as const;
export type Change = (typeof CHANGES)[number];
/** Each player changes the mission twice. */
export const ALL_CHANGES = 4;

const other = (p: Player): Player => (p === 0 ? 1 : 0);
export const beginMission = (lists: readonly [ArmyList, ArmyList], blue: Player): MissionBuilding => ({
  blue,
  piles: [lists[0].battle, lists[1].battle],
  primary: null,
  secondary: null,
  advantages: [null, null],
  turn: blue,
  changes: 0,
});

const drawn = (
  m: MissionBuilding,
  from: Player,
  deck: BattleDeck,
  random: Random,
): { readonly card: string; readonly m: MissionBuilding } => {
  const pile = m.piles[from][deck];
  const at = random(pile.length);
  const rest = { ...m.piles[from], [deck]: pile.toSpliced(at, 1) };
  return { card: pile[at]!, m: { ...m, piles: from === 0 ? [rest, m.piles[1]] : [m.piles[0], rest] } };
};
/** Blue reveals an objective or a secondary, the other player the remaining kind, then each an advantage. */
export const revealMission = (start: MissionBuilding, blueReveals: 'primary' | 'secondary', random: Random): MissionBuilding => {
  const { blue } = start;
  const red = other(blue);
  const first = drawn(start, blue, blueReveals, random);
  const second = drawn(first.m, red, blueReveals === 'primary' ? 'secondary' : 'primary', random);
  const own = drawn(second.m, 0, 'advantage', random);
  const theirs = drawn(own.m, 1, 'advantage', random);
  const [ofBlue, ofRed] = [
    { card: first.card, of: blue },
    { card: second.card, of: red },
  ];
  return {
    ...theirs.m,
    primary: blueReveals === 'primary' ? ofBlue : ofRed,
    secondary: blueReveals === 'primary' ? ofRed : ofBlue,
    advantages: [own.card, theirs.card],
  };
};

export const changesOpen = (m: MissionBuilding): readonly Change[] =>
  m.primary === null || m.changes === ALL_CHANGES ? [] : CHANGES.filter(change => isOpen(m, change));
const isOpen = (m: MissionBuilding, change: Change): boolean => {
  switch (change) {
    case 'replace primary':
      return m.piles[m.primary!.of].primary.length > 0;
    case 'replace secondary':
      return m.piles[m.secondary!.of].secondary.length > 0;
    case 'replace own advantage':
      return m.piles[m.turn].advantage.length > 0;
    case 'replace their advantage':
      return m.piles[other(m.turn)].advantage.length > 0;
    case 'take blue':
      return m.blue !== m.turn;
    case 'pass':
      return true;
  }
};
/** One change, out of `changesOpen`. A card is replaced from the deck it came from; it does not come back. */
export const changeMission = (m: MissionBuilding, change: Change, random: Random): MissionBuilding => {
  const next = { turn: other(m.turn), changes: m.changes + 1 };
  switch (change) {
    case 'replace primary':
    case 'replace secondary': {
      const deck = change === 'replace primary' ? 'primary' : 'secondary';
      const { of } = m[deck]!;
      const { card, m: after } = drawn(m, of, deck, random);
      return { ...after, [deck]: { card, of }, ...next };
    }
    case 'replace own advantage':
    case 'replace their advantage': {
      const whose = change === 'replace own advantage' ? m.turn : other(m.turn);
      const { card, m: after } = drawn(m, whose, 'advantage', random);
      return { ...after, advantages: whose === 0 ? [card, m.advantages[1]] : [m.advantages[0], card], ...next };
    }
    case 'take blue':
      return { ...m, blue: m.turn, ...next };
    case 'pass':
      return { ...m, ...next };
  }
};
