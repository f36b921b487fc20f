import { type Call, enclosing, type Go, pick } from '@cadre/core';
import { ATTACKING, type AttackFrame } from '../frames.js';
import { lose } from '../harm.js';
import { procedure } from '../options.js';
import type { BattleState, UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';
import { available, type GreenToken, type Source, sourcesOf } from './tokens.js';

const RULES: Readonly<Record<GreenToken, string>> = { aim: 'L-ATK-4', dodge: 'L-ATK-5', surge: 'L-DIE-3' };
const payFrom = (s: BattleState, f: AttackFrame, unit: UnitId, token: GreenToken, source: Source): void => {
  lose(s, source.unit, token, 1, RULES[token]);
  if (source.how === 'lent') f.lent = [...f.lent, source.unit];
  else if (source.how === 'shared') f[unit === f.attacker ? 'sharedByAttacker' : 'sharedByDefender']++;
};
/** L-UNT-1: whose token it is, one after the other. */
export const SpendTokens = procedure('spend-tokens', {
  locals: (x: { unit: UnitId; token: GreenToken; left: number }) => x,
  steps: {
    whose: {
      rule: 'L-UNT-1',
      when: (_, f) => f.left > 0,
      seat: (s, f) => unitOf(s, f.unit).seat,
      space: (s, f) =>
        pick(
          'whose',
          sourcesOf(s, enclosing(s, ATTACKING), f.unit, f.token).map(source => source.unit),
        ),
      take: (s, f, [whose]): Go => {
        const attack = enclosing(s, ATTACKING);
        const source = sourcesOf(s, attack, f.unit, f.token).find(each => each.unit === whose)!;
        payFrom(s, attack, f.unit, f.token, source);
        f.left--;
        return 'again';
      },
    },
  },
});
/** Spend so many tokens: at once where it is clear whose they are, otherwise the player says. */
export const spendTokens = (s: BattleState, f: AttackFrame, unit: UnitId, token: GreenToken, n: number): Call | undefined => {
  const sources = sourcesOf(s, f, unit, token);
  const isClear = sources.length === 1 || n === available(s, f, unit, token, sources);
  if (n > 0 && !isClear) return SpendTokens.call({ unit, token, left: n });
  for (let left = n; left > 0; left--) payFrom(s, f, unit, token, sourcesOf(s, f, unit, token)[0]!);
  return undefined;
};
