import type { Overlay, OverlayShape } from '@cadre/core';
import { attackProblem, weaponsOf } from '../attack/targets.js';
import type { Token } from '../content/effect.js';
import { type AttackForecast, attackForecast, withAim } from '../forecast.js';
import { type BattleOption, OPTION } from '../options.js';
import { actingIn } from '../speech/frames.js';
import { reasonIn } from '../speech/reasons.js';
import type { BattleView, UnitId } from '../state.js';
import { coverFrom, enemiesOf, isEngaged, spotOf, unitOf, vehicleOf } from '../table/queries.js';
import { sight } from './sight.js';
import type { Told } from './told.js';

interface Weighed {
  readonly weapon: string;
  readonly isMelee: boolean;
  readonly forecast: AttackForecast;
}
/** Wounds to expect; what is not exact says so. */
const woundsOf = ({ names }: Told, { meanWounds, exact }: AttackForecast): string => `${exact ? '' : '≈ '}${names.tenths(meanWounds)}`;
const percent = (chance: number): string => String(Math.round(100 * chance));
/** Every attack that the rules allow from one unit on another, the best first. */
const attacksOn = ({ names }: Told, k: BattleView, from: UnitId, to: UnitId, weapon: number | undefined): Weighed[] =>
  weaponsOf(k, from)
    .flatMap((each, i) =>
      (weapon === undefined || weapon === i) && attackProblem(k, from, to, i) === null
        ? [
            {
              weapon: each.name[names.language],
              isMelee: each.kind === 'melee' || isEngaged(k, from),
              forecast: attackForecast(k, { attacker: from, target: to, weapon: i }),
            },
          ]
        : [],
    )
    .sort((a, b) => b.forecast.meanWounds - a.forecast.meanWounds);
/** Why none of its weapons can be used: the reason of the one with the longest range says most. */
const whyNot = ({ words, names }: Told, k: BattleView, from: UnitId, to: UnitId): string[] => {
  const [longest] = weaponsOf(k, from)
    .map((weapon, i) => ({ range: weapon.range, reason: attackProblem(k, from, to, i) }))
    .sort((a, b) => b.range - a.range);
  return longest?.reason ? [reasonIn(words, names, k, longest.reason)] : [];
};
const SPENT_BY_ATTACKER = ['aim', 'surge'] as const;
const SPENT_ON_TARGET = ['dodge', 'surge', 'shield', 'observation'] as const;
/** What the odds include, so that nobody subtracts it once more. */
const counted = ({ words, names }: Told, k: BattleView, from: UnitId, to: UnitId, isMelee: boolean): string[] => {
  const cover = isMelee ? 0 : coverFrom(k, from, to).cover;
  const tokensOf = (id: UnitId, tokens: readonly Token[]): string[] =>
    tokens.flatMap(token => (unitOf(k, id)[token] > 0 ? [words.options.countTokens(unitOf(k, id)[token], token)] : []));
  const onTarget = tokensOf(to, SPENT_ON_TARGET);
  const all = [
    ...(cover === 0 ? [] : [words.explain.covers[cover]]),
    ...tokensOf(from, SPENT_BY_ATTACKER),
    ...(onTarget.length > 0 ? [words.explain.tokensOn(onTarget, names.unitIn(k, to))] : []),
  ];
  return all.length > 0 ? [words.explain.counted(all)] : [];
};
/** How these odds come about. */
const assumed = ({ words }: Told, all: readonly Weighed[]): string[] => [
  words.explain.bestPlay,
  ...(all.every(({ forecast }) => forecast.exact) ? [] : [words.explain.about]),
];
/** With the weapon that is named, or else with all that can be used. */
export const attack = (told: Told, k: BattleView, from: UnitId, to: UnitId, weapon: number | undefined): Overlay => {
  const { words } = told;
  const seen = sight(told, k, from, to);
  const attacks = attacksOn(told, k, from, to, weapon);
  const [best] = attacks;
  if (!best) return { ...seen, says: [...seen.says, ...whyNot(told, k, from, to)] };
  return {
    shapes: seen.shapes,
    says: [
      ...seen.says,
      ...attacks.map(({ weapon: name, forecast }) => words.explain.wounds(name, woundsOf(told, forecast), percent(forecast.defeat))),
      ...counted(told, k, from, to, best.isMelee),
      ...assumed(told, attacks),
    ],
    chances: best.forecast.wounds,
  };
};
/** All enemies at once: what the best attack on each would do, beside it on the table. */
export const targets = (told: Told, k: BattleView, from: UnitId): Overlay => {
  const { words, names } = told;
  const vehicle = vehicleOf(k);
  const enemies = [
    ...enemiesOf(k, from),
    ...(vehicle !== undefined && k.public.units[vehicle]!.seat !== k.public.units[from]!.seat ? [vehicle] : []),
  ];
  const found = enemies.flatMap(enemy => {
    const [best] = attacksOn(told, k, from, enemy, undefined);
    return best ? [{ enemy, ...best }] : [];
  });
  return {
    shapes: found.map(({ enemy, forecast }): OverlayShape => {
      const { x, y } = spotOf(k, enemy);
      return {
        kind: 'label',
        means: 'forecast',
        x,
        y,
        text: words.explain.odds(woundsOf(told, forecast), percent(forecast.defeat)),
      };
    }),
    says:
      found.length === 0
        ? [words.explain.noTargets(names.unitIn(k, from))]
        : [
            ...found
              .toSorted((a, b) => b.forecast.meanWounds - a.forecast.meanWounds)
              .map(({ enemy, weapon, forecast }) =>
                words.explain.target(names.unitIn(k, enemy), weapon, woundsOf(told, forecast), percent(forecast.defeat)),
              ),
            ...assumed(told, found),
          ],
  };
};

/** One attack in a few words. */
const inShort = (told: Told, forecast: AttackForecast): string =>
  told.words.explain.oddsOf(woundsOf(told, forecast), percent(forecast.defeat));
/** What an option of the unit that acts would come to: an attack, or its best attack once it has aimed. */
export const oddsIn = (told: Told, k: BattleView, codes: readonly number[], code: number): string | undefined => {
  const attacks = (option: BattleOption): option is Extract<BattleOption, { kind: 'attack' }> => option.kind === 'attack';
  const chosen = OPTION.has(code) ? OPTION.decode(code) : undefined;
  if (chosen?.kind !== 'attack' && chosen?.kind !== 'aim') return undefined;
  const attacker = actingIn(k.stack);
  if (attacks(chosen)) return inShort(told, attackForecast(k, { attacker, target: chosen.target, weapon: chosen.weapon }));
  const aimed = withAim(k, attacker);
  const [best] = codes
    .flatMap(each => (OPTION.has(each) ? [OPTION.decode(each)] : []))
    .filter(attacks)
    .map(({ target, weapon }) => ({ target, forecast: attackForecast(aimed, { attacker, target, weapon }) }))
    .sort((a, b) => b.forecast.meanWounds - a.forecast.meanWounds);
  return best && told.words.explain.oddsThen(told.names.unitIn(k, best.target), inShort(told, best.forecast));
};
