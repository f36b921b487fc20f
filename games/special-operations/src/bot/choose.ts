import { nearest, type Random, type Space, sample } from '@cadre/core';
import { facesIn } from '../attack/pool.js';
import { targetsOf } from '../attack/targets.js';
import type { AttackFace, DefenceFace } from '../dice.js';
import { ATTACKING } from '../frames.js';
import { OPTION } from '../options.js';
import { profileOf } from '../profile.js';
import type { UnitId } from '../state.js';
import { ground } from '../table/ground.js';
import { typeOf, unitOf } from '../table/queries.js';
import { actionReplies } from './actions.js';
import { chooseCard, chooseLoadouts } from './cards.js';
import { type Effort, roughWounds } from './estimate.js';
import { importance, type SeatView } from './goals.js';
import { asking, localsOf } from './names.js';
import { choosePlace } from './places.js';
import { type Reply, say } from './reasons.js';
import { shotAt } from './shots.js';
import { bestOrder, carrying } from './swaps.js';
import { best, chooseRank, chooseTurn, optionsOf, type Pick, urgency } from './turns.js';

const threat = (k: SeatView, enemy: UnitId): number => {
  const { weapons, wounds } = profileOf(k, enemy);
  const dice = weapons.reduce((most, { dice: d }) => Math.max(most, 2 * d.red + 1.5 * d.black + d.white), 0);
  return dice / 4 + importance(k, enemy) + unitOf(k, enemy).wounds / wounds - (unitOf(k, enemy).activated ? 0.3 : 0);
};
const unitWorth = (k: SeatView, id: UnitId): number => {
  if (unitOf(k, id).seat !== k.seat) return threat(k, id);
  const proc = asking(k);
  return proc === 'handOutCodes' || proc === 'passOn' ? carrying(k, id) : urgency(k, id);
};
const unitCode = (k: SeatView, code: number): number => {
  const option = OPTION.decode(code);
  return option.kind === 'unit' || option.kind === 'activate' ? unitWorth(k, option.unit) : 0;
};
const chooseUnits = (k: SeatView, space: Pick): Reply => {
  const ranked = space.options.map(code => ({ code, worth: unitCode(k, code) })).sort((a, b) => b.worth - a.worth);
  const isEqual = ranked[0]?.worth === ranked.at(-1)?.worth;
  const why =
    asking(k) === 'handOutCodes' || asking(k) === 'passOn'
      ? 'carrier'
      : isEqual
        ? 'any'
        : asking(k) === 'orders'
          ? 'worth-an-order'
          : 'best-target';
  return say(
    ranked.slice(0, Math.max(space.min, space.max)).map(({ code }) => code),
    'L-GEN-1',
    why,
  );
};
/** Dice that are worth nothing as they lie. */
const uselessFaces = (k: SeatView): number[] => {
  const f = nearest(k, ATTACKING)!;
  const converts = f.attacker !== 'nobody' && (profileOf(k, f.attacker).attackSurge !== 'none' || unitOf(k, f.attacker).surge > 0);
  return facesIn(f).flatMap((face: AttackFace, i) => (face === 'blank' || (face === 'surge' && !converts && f.critical === 0) ? [i] : []));
};
const chooseReroll = (k: SeatView, space: Pick): Reply => {
  if (asking(k) === 'useConsole') {
    const faces = localsOf(k)['faces'] as readonly AttackFace[];
    return say(space.options.filter(i => faces[i] === 'blank').slice(0, space.max), 'SO-S5', 'misses');
  }
  if (space.of === 'defence-reroll') {
    const f = nearest(k, ATTACKING)!;
    const converts = typeOf(k, f.target).defenceSurge || f.cover > 0 || unitOf(k, f.target).surge > 0;
    const isBad = (face: DefenceFace): boolean => face === 'blank' || (face === 'surge' && !converts);
    return say(space.options.filter(i => isBad(f.defence[i]!)).slice(0, space.max), 'L-ATK-7', 'misses');
  }
  const useless = uselessFaces(k);
  return say(space.options.filter(i => useless.includes(i)).slice(0, space.max), 'L-ATK-4', 'misses');
};
const chooseStandby = (k: SeatView, space: Pick): Reply => {
  const trigger = localsOf(k)['trigger'] as UnitId;
  const [able] = optionsOf(space).flatMap(({ code, option }) => {
    const attacks = option.kind === 'unit' ? targetsOf(k, option.unit).filter(t => t.target === trigger) : [];
    return option.kind === 'unit' && attacks.length > 0 ? [{ code, unit: option.unit, attacks }] : [];
  });
  if (!able) return say([], 'L-ACN-5', 'hold-on');
  const wounds = Math.max(...able.attacks.map(({ weapon }) => roughWounds(k, able.unit, trigger, weapon)));
  return say([able.code], 'L-ACN-5', 'best-attack', { kind: unitOf(k, trigger).type, wounds });
};
const chooseAttack = (k: SeatView, space: Pick, effort: Effort): Reply => {
  const unit = localsOf(k)['unit'] as UnitId;
  const attacks = optionsOf(space).flatMap(({ code, option }) =>
    option.kind === 'attack' ? [{ code, shot: shotAt(k, unit, option.target, option.weapon, effort.expected) }] : [],
  );
  if (attacks.length === 0) return say(space.options.slice(0, Math.max(space.min, 1)), 'L-ACN-4', 'any');
  const { code, shot } = best(attacks, a => a.shot.worth);
  return say([code], 'L-ACN-4', 'best-attack', { kind: unitOf(k, shot.target!).type, wounds: Math.round(10 * shot.wounds) / 10 });
};
const WAYS = ['network', 'infiltrate', 'zone', 'covert', 'yes'] as const;
const chooseOption = (k: SeatView, space: Pick, effort: Effort): Reply => {
  switch (asking(k)) {
    case 'activation':
      return actionReplies(k, space.options, effort)[0];
    case 'activationPhase':
      return chooseTurn(k, space);
    case 'react':
      return chooseAttack(k, space, effort);
    default: {
      const options = optionsOf(space);
      const way = WAYS.map(kind => options.find(({ option }) => option.kind === kind)).find(found => found !== undefined);
      return say([way?.code ?? space.options[0]!], 'L-GEN-1', way ? 'best-spot' : 'any');
    }
  }
};
/** SO-C6: the unit that gets to a transmitter soonest carries the code. */
const chooseCode = (k: SeatView, space: Pick): Reply => {
  const at = (slot: number): number => {
    const holder = k.public.tally.codes[slot];
    return typeof holder === 'number' ? carrying(k, holder) : Number.NEGATIVE_INFINITY;
  };
  return say([best(space.options, at)], 'SO-C6', 'carrier');
};
const TOKEN_ORDER = ['aim', 'dodge', 'surge'] as const;
const choosePick = (k: SeatView, space: Pick, effort: Effort, random: Random): Reply => {
  switch (space.of) {
    case 'option':
      return chooseOption(k, space, effort);
    case 'card':
      return chooseCard(k, space.options);
    case 'loadouts':
      return chooseLoadouts(k, space.options);
    case 'unit':
    case 'target':
    case 'activate':
    case 'passOn':
    case 'bolster':
    case 'spotter':
    case 'observe':
    case 'treat':
    case 'repair':
    case 'inspire':
    case 'direct':
    case 'coordinate':
      return chooseUnits(k, space);
    case 'attack':
      return chooseAttack(k, space, effort);
    case 'rank':
      return chooseRank(k, space);
    case 'aim':
    case 'observation':
    case 'reroll':
    case 'defence-reroll':
      return chooseReroll(k, space);
    case 'standby':
      return chooseStandby(k, space);
    case 'code':
      return chooseCode(k, space);
    case 'swap':
      return say([bestOrder(k, localsOf(k)['unit'] as UnitId)], 'SO-C8', 'hide-code');
    case 'keep':
      return say([best(space.options, n => -n)], 'L-SUP-4', 'keep');
    case 'token': {
      const found = TOKEN_ORDER.map(token => optionsOf(space).find(({ option }) => option.kind === 'token' && option.token === token)).find(
        x => x,
      );
      return say([found?.code ?? space.options[0]!], 'L-GEN-6', 'any');
    }
    default:
      // windows of keywords and cards, and small choices: what is offered helps
      return space.options.length === 0
        ? say([], 'L-GEN-2', 'any')
        : space.max === 1
          ? say([space.options[0]!], 'L-GEN-2', asking(k) === 'window' ? 'offer' : 'any')
          : say(sample(space, random), 'L-GEN-2', 'any');
  }
};
/** What this seat should answer, and why. */
export const reply = (k: SeatView, space: Space, effort: Effort, random: Random): Reply => {
  switch (space.kind) {
    case 'place':
      return choosePlace(k, space, effort, random);
    case 'pick':
      return choosePick(k, space, effort, random);
    case 'amount':
      return say([space.max], 'L-GEN-6', 'spend');
    default:
      return say(sample(space, random, ground(k)), 'L-GEN-1', 'any');
  }
};
