import type { AnyState, Random, Setup } from '@cadre/core';
import type { Coverage, Inventory } from './coverage.js';
import { type Heuristic, POLICIES, type Policy, type PolicyName, plansOf, policiesWith } from './policy.js';

/** Which matches are played. */
export interface Lines<S extends AnyState> {
  readonly setups: readonly Setup[];
  /** Matches per setup. */
  readonly matches: number;
  /** More matches than that, as long as something was never used, but no more than this in all. */
  readonly most: number;
  /** More answers than any honest match has. */
  readonly bound: number;
  /** Share of the questions that get the costly checks, 1 of so many. */
  readonly every: number;
  /** Steps ("procedure.step") whose questions always get them: where secrets are made, one of many would not do. */
  readonly closely?: readonly string[];
  readonly seed: number;
  readonly heuristic?: Heuristic<S>;
  readonly inventory?: Inventory<S>;
  /** False: too few matches to get everywhere, so nothing need be reached or used. A long run of the same game must demand it. */
  readonly complete?: false;
  /** Only these; all when absent. */
  readonly policies?: readonly PolicyName[];
}

/** The setups of all lines, one after the other: each in turn, and then those that may still show something new. */
export function* setupsOf<S extends AnyState>(lines: Lines<S>, coverage: Coverage): Generator<Setup> {
  const { setups, matches, most } = lines;
  for (let n = 0; n < matches; n++) yield* setups;
  for (let n = matches * setups.length; n < most; ) {
    const promising = setups.filter(setup => coverage.isPromising(setup));
    if (promising.length === 0) return;
    for (const setup of promising.slice(0, most - n)) {
      if (coverage.missing() === 0) return;
      n++;
      yield setup;
    }
  }
}

/** Who answers in one line: the first policy, and from answer `change` on the second. */
export interface Script {
  readonly first: Policy;
  readonly second: Policy;
  readonly change: number;
  /** The same in words. */
  readonly policy: string;
}
/** Every plan comes to every setup. `length` is what lines usually have: within it the policy changes. */
export const scriptsFor = <S extends AnyState>(lines: Lines<S>): ((line: number, length: number, random: Random) => Script) => {
  const policies = policiesWith(lines.heuristic);
  const { plans, searches } = plansOf(POLICIES.filter(name => policies[name] && (lines.policies?.includes(name) ?? true)));
  if (plans.length === 0) throw new Error(`expected policies among ${Object.keys(policies).join(', ')}, got ${lines.policies?.join(', ')}`);
  const setups = lines.setups.length;
  return (line, length, random) => {
    const from = line < setups * lines.matches ? plans : searches;
    const [first, second] = from[((line % setups) + Math.floor(line / setups)) % from.length]!;
    const change = second ? 1 + random(Math.max(1, length)) : Number.POSITIVE_INFINITY;
    return {
      first: policies[first]!,
      second: policies[second ?? first]!,
      change,
      policy: second ? `${first}, from answer ${change} on ${second}` : first,
    };
  };
};
