import type { Overlay, OverlayShape } from '@cadre/core';
import { CONDITIONS } from '../content/types.js';
import { type AttackForecast, attackForecast } from '../forecast.js';
import { targetDef, targetSpot } from '../missions/targets.js';
import type { EncounterOption } from '../options.js';
import { type AttackKind, type AttackOption, assaultsOf, attacksOf, attacksOnTarget, targetsOf } from '../round/attacks.js';
import type { CharacterId, EncounterView, UnitId } from '../state.js';
import { gap, isOnTable, spotOf, unitOf } from '../table/queries.js';
import { sight } from './sight.js';
import { percent, type Told } from './told.js';

interface Weighed {
  readonly kind: AttackKind;
  readonly forecast: AttackForecast;
}
const KINDS = ['melee', 'ranged'] as const;
const byDamage = (a: Weighed, b: Weighed): number => b.forecast.meanDamage - a.forecast.meanDamage;
/** The first character of a unit that can make such an attack: all of them have the same dice, but for those that focus has added. */
const attackerOf = (k: EncounterView, unit: UnitId, can: (id: CharacterId) => boolean): CharacterId | undefined => {
  const able = unitOf(k, unit).characters.filter(id => isOnTable(k, id) && can(id));
  const focus = (id: CharacterId): number => k.public.characters[id]!.focusMelee + k.public.characters[id]!.focusRanged;
  return able.toSorted((a, b) => focus(b) - focus(a))[0];
};
/** What a unit could do to a character now, the best attack first. */
export const attacksOn = (k: EncounterView, unit: UnitId, defender: CharacterId): Weighed[] =>
  KINDS.flatMap(kind => {
    const attacker = attackerOf(k, unit, id => targetsOf(k, id, kind, [defender]).length > 0);
    return attacker === undefined ? [] : [{ kind, forecast: attackForecast(k, { attacker, defender, kind, inCombatAction: true }) }];
  }).sort(byDamage);

const sentence = ({ says, number }: Told, { kind, forecast }: Weighed): string =>
  says.attack(says.kinds[kind], forecast.attackDice, forecast.defenceDice, number(forecast.meanDamage), percent(forecast.wound));
/** How likely each number of successes is at least, and the way through the tree that is worth most with it. */
const steps = ({ says }: Told, { successes, paths }: AttackForecast): string[] =>
  successes.flatMap((_, n) => {
    const chance = successes.slice(n).reduce((sum, each) => sum + each, 0);
    return n === 0 || chance < 0.005 ? [] : [says.successes(n, percent(chance), (paths.get(n) ?? []).join(' → '))];
  });
const gained = ({ says, words }: Told, { conditions }: AttackForecast): string[] => {
  const list = CONDITIONS.flatMap(each =>
    conditions[each] === undefined ? [] : [`${words.conditions[each]} ${says.percent(percent(conditions[each]))}`],
  );
  return list.length === 0 ? [] : [says.conditions(list.join(', '))];
};

/** What an attack of a unit on a character would come to, melee and ranged. */
export const attack = (told: Told, k: EncounterView, unit: UnitId, defender: CharacterId): Overlay => {
  const standing = unitOf(k, unit).characters.filter(id => isOnTable(k, id));
  const nearest = standing.toSorted((a, b) => gap(k, a, defender) - gap(k, b, defender))[0];
  if (nearest === undefined) return { shapes: [], says: [] };
  const seen = sight(told, k, nearest, defender);
  const attacks = attacksOn(k, unit, defender);
  const [best] = attacks;
  if (!best) return { ...seen, says: [...seen.says, told.says.noAttack] };
  return {
    ...seen,
    says: [
      ...seen.says,
      ...attacks.map(each => sentence(told, each)),
      ...steps(told, best.forecast),
      ...gained(told, best.forecast),
      told.says.bestPlay,
    ],
    chances: best.forecast.damage,
  };
};
/** The chances of 0, 1, 2 … successes of the best attack: how far through the combat tree it gets. */
export const successes = (k: EncounterView, unit: UnitId, defender: CharacterId): Overlay => {
  const [best] = attacksOn(k, unit, defender);
  return { shapes: [], says: [], ...(best && { chances: best.forecast.successes }) };
};
const meanSpaces = ({ spaces }: AttackForecast): number => spaces.reduce((sum, chance, n) => sum + n * chance, 0);
/** Beside an option that is an attack. */
export const oddsOf = ({ says, number }: Told, k: EncounterView, option: EncounterOption): string | undefined => {
  if (option.kind === 'assault') {
    const { attacker, target, how } = option;
    return says.oddsOfAssault(
      number(meanSpaces(attackForecast(k, { attacker, defender: 'target', target, kind: how, inCombatAction: true }))),
    );
  }
  if (option.kind !== 'attack') return undefined;
  const { meanDamage, wound } = attackForecast(k, {
    attacker: option.attacker,
    defender: option.target,
    kind: option.how,
    inCombatAction: true,
  });
  return says.oddsOf(number(meanDamage), percent(wound));
};
/** LE-82: what an attack of a unit on an armored target would come to. */
export const assault = (told: Told, k: EncounterView, unit: UnitId, target: number): Overlay => {
  const { says, number } = told;
  const found = KINDS.flatMap(kind => {
    const attacker = attackerOf(k, unit, id => assaultsOf(k, id).includes(kind));
    if (attacker === undefined) return [];
    return [{ kind, forecast: attackForecast(k, { attacker, defender: 'target', target, kind, inCombatAction: true }) }];
  });
  const [best] = found.toSorted((a, b) => meanSpaces(b.forecast) - meanSpaces(a.forecast));
  if (!best) return { shapes: [], says: [says.noAttack] };
  return {
    shapes: [],
    says: [
      ...found.map(({ kind, forecast }) =>
        says.assault(says.kinds[kind], forecast.attackDice, forecast.defenceDice, number(meanSpaces(forecast))),
      ),
      ...steps(told, best.forecast),
      says.bestPlay,
    ],
    chances: best.forecast.spaces,
  };
};
const isOnTarget = (option: AttackOption): option is AttackOption & { kind: 'assault' } => option.kind === 'assault';
/** All that a unit can attack now: what the best attack on each would do, beside it on the table. */
export const targets = (told: Told, k: EncounterView, unit: UnitId): Overlay => {
  const { says, names, number } = told;
  const options = attacksOf(k, unit, []);
  const enemies = [...new Set(options.flatMap(option => (option.kind === 'attack' ? [option.target] : [])))];
  const found = enemies.flatMap(enemy => {
    const [best] = attacksOn(k, unit, enemy);
    return best ? [{ enemy, best }] : [];
  });
  const [open] = [...options, ...attacksOnTarget(k, unit)].filter(isOnTarget);
  const onTarget = open ? assault(told, k, unit, open.target) : null;
  return {
    shapes: [
      ...found.map(({ enemy, best: { forecast } }): OverlayShape => {
        const { x, y } = spotOf(k, enemy);
        return { kind: 'label', means: 'forecast', x, y, text: says.odds(number(forecast.meanDamage), percent(forecast.wound)) };
      }),
      ...(open && onTarget?.chances
        ? [{ kind: 'label', means: 'forecast', ...xy(targetSpot(k, open.target).at), text: number(meanOf(onTarget.chances)) } as const]
        : []),
    ],
    says:
      found.length === 0 && !onTarget
        ? [says.noTargets(names.unitIn(k, unit))]
        : [
            ...found
              .toSorted((a, b) => byDamage(a.best, b.best))
              .map(({ enemy, best }) => says.target(names.characterIn(k, enemy), sentence(told, best))),
            ...(open && onTarget
              ? onTarget.says.slice(0, 1).map(each => says.target(targetDef(k, open.target).name[names.language], each))
              : []),
          ],
  };
};
const xy = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x, y });
const meanOf = (chances: readonly number[]): number => chances.reduce((sum, chance, n) => sum + n * chance, 0);
