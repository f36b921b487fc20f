import { grammarOf } from '@cadre/kit';

/** How many dice, and of which colours: 3, "1 red, 2 black". */
export interface Dice {
  readonly n: number;
  readonly colours: string;
}
const { and, count } = grammarOf('en');
const dice = ({ n, colours }: Dice): string => `${count(n, { one: 'die', other: 'dice' })} (${colours})`;
const each = (many: boolean): string => (many ? ' each' : '');
export const UNITS = {
  friendly: { one: 'friendly unit', other: 'friendly units' },
  enemy: { one: 'enemy unit', other: 'enemy units' },
  any: { one: 'unit', other: 'units' },
} as const;
/** What a card does to the units that are chosen for it: "choose a unit to …". */
export const ops = {
  gain: (tokens: string, many: boolean) => `gain ${tokens}${each(many)}`,
  lose: (tokens: string, many: boolean) => `lose ${tokens}${each(many)}`,
  all: (token: string) => `all ${token} tokens`,
  untargetable: (inches: string, many: boolean) =>
    `be safe from attacks from more than ${inches}" away until ${many ? 'they attack' : 'it attacks'}`,
  attacked: (pool: Dice, _many: boolean) => `be attacked with ${dice(pool)}`,
  rolled: (pool: Dice, _many: boolean) => `suffer what ${dice(pool)} show`,
  returned: (_many: boolean) => 'come back onto the table',
  marked: (_many: boolean) => 'become the target of this card',
  rank: (rank: string, _many: boolean) => `count as ${rank}, too`,
  moved: (speed: string, many: boolean) => `move at speed ${speed}${each(many)}`,
  granted: (keyword: string, _many: boolean) => `have ${keyword}`,
  takenAway: (keyword: string, _many: boolean) => `lose ${keyword}`,
  list: (all: readonly string[]) => and(all),
  units: (most: number, whose: 'friendly' | 'enemy' | 'any', does: string) => `up to ${count(most, UNITS[whose])} ${does}`,
};
