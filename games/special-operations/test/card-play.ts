import type { Call, Seat } from '@cadre/core';
import { specialOperations } from '@cadre/special-operations';
import { rule as plainRule, type Scenario, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { Attack } from '../src/attack/attack.js';
import { boxOf } from '../src/box.js';
import type { Effect } from '../src/content/effect.js';
import type { MissionId, Squad, UnitType } from '../src/content/types.js';
import { melee, ranged } from '../src/content/weapons.js';
import { loadoutActions } from '../src/effects/actions.js';
import { EFFECTS, type NamedEffect, namesOfCard } from '../src/effects/names.js';
import { grantForRound } from '../src/effects/standing.js';
import type { AttackFrame } from '../src/frames.js';
import { seatHolder } from '../src/keywords/holders.js';
import { words } from '../src/keywords/keywords.js';
import { Activation } from '../src/round/activation.js';
import { ActivationPhase } from '../src/round/turns.js';
import { applyLoadouts } from '../src/setup/roster.js';
import type { BattleState } from '../src/state.js';
import { code, fixture, type Given, type Placed, spot, unit } from './battle.js';
import { stage } from './stage.js';

export type Play = Scenario<BattleState>;
/** An effect as tests call it: the command card, or loadout and side, and the place of the effect on it. */
export const labelOf = ({ card, name }: NamedEffect): string => `${card}#${1 + allNames.get(card)!.indexOf(name)}`;
const allNames: ReadonlyMap<string, readonly string[]> = new Map(EFFECTS.map(({ card }) => [card, [...namesOfCard(card)]]));
const effectLabelled = (label: string): NamedEffect => {
  const found = EFFECTS.find(each => labelOf(each) === label);
  if (!found) throw new Error(`there is no effect "${label}"`);
  return found;
};

const LOADOUT_ACTIONS_FROM = 16;
let without = '';
type Mutable<T> = { -readonly [K in keyof T]: T[K] };
/** The same game, but this effect is not printed on its card. */
const withoutEffect = (label: string, body: () => void): void => {
  const { card, name, effect } = effectLabelled(label);
  const names = namesOfCard(card) as string[];
  const at = names.indexOf(name);
  const printed = effect.kind === 'static' ? effect.is : [];
  without = label;
  names.splice(at, 1);
  if (effect.kind === 'static') (effect as Mutable<Extract<Effect, { kind: 'static' }>>).is = [];
  try {
    body();
  } finally {
    without = '';
    names.splice(at, 0, name);
    if (effect.kind === 'static') (effect as Mutable<Extract<Effect, { kind: 'static' }>>).is = printed;
  }
};
/** A rule as one effect of a card has it; the body is told the card. It must fail in a game without that effect. */
export const effect = {
  rule: (ids: string | readonly string[], label: string, sentence: string, body: (card: string) => void): void =>
    plainRule(ids, `${label}: ${sentence}`, mode => {
      const { card } = effectLabelled(label);
      body(card);
      if (mode !== 'plain') return;
      withoutEffect(label, () => expect(() => body(card), `without ${label} the test does not fail`).toThrow());
    }),
};

const WEAPONS = [ranged('e-11-blaster-rifle', 24, { black: 2 }), melee('unarmed', { black: 1 })];
const PLAIN: Partial<UnitType> = {
  keywords: [],
  weapons: WEAPONS,
  attackSurge: 'none',
  defenceSurge: false,
  defence: 'white',
  speed: 2,
  courage: 2,
  wounds: 3,
};
/** Somebody without keywords: two black dice at 24 inches, one in melee, courage 2, three wounds, white defence dice. */
export const plain = (id: string, changes: Partial<UnitType> = {}): string => fixture('rebel-trooper', id, { ...PLAIN, ...changes });
export const MAN = plain('man');
export const DROID = plain('plain-droid', { kind: 'droid-trooper' });
export const CLONE = plain('plain-clone', { kind: 'clone-trooper' });
/** Units in a row along the open edge of the table. */
export const row = (...units: readonly (Omit<Placed, 'at' | 'type'> & { readonly x: number; readonly type?: string })[]): Placed[] =>
  units.map(({ x, type = MAN, ...rest }) => ({ type, at: [x, 0.7] as const, ...rest }));

/** Profiles are remembered by squad: one without the effect needs a squad of its own. */
const squadNow = (s: BattleState, squad: string): string => {
  if (without === '') return squad;
  const squads = boxOf(s).squads as Map<string, Squad>;
  const id = `${squad} without ${without}`;
  squads.set(id, squads.get(squad)!);
  return id;
};
/** The first seat has played this card and ordered these units. */
export const carded = (
  card: string,
  units: readonly Placed[],
  ordered: readonly number[] = [0],
  mission: MissionId = 'vehicle',
): BattleState => {
  const s = stage(mission, units);
  s.public.played = [card, 'standing-orders'];
  for (const id of ordered) Object.assign(s.public.units[id]!, { order: 'faceup', byCard: true });
  for (const name of namesOfCard(card)) words.grant(s, seatHolder(0), name, 1, 'round');
  grantForRound(s);
  return s;
};
/** The first seat has this side of one of its loadouts and nothing else of them. */
export const loaded = (face: string, units: readonly Placed[], given: Given & { readonly mission?: MissionId } = {}): BattleState => {
  const [loadout, side] = [face.slice(0, -2), face.slice(-1) as 'a' | 'b'];
  const { mission = 'vehicle', ...rest } = given;
  const s = stage(mission, units, rest);
  const squads = boxOf(s).squads as Map<string, Squad>;
  const squad = [...squads.values()].find(each => each.loadouts.includes(loadout))!;
  const alone = `${squad.id} with ${face}`;
  squads.set(alone, { ...squad, loadouts: [loadout, loadout, loadout] });
  s.public.squads = [squadNow(s, alone), 'imperial-infantry'];
  s.public.loadouts = [[side], []];
  applyLoadouts(s);
  return s;
};
export const play = (s: BattleState, ...calls: readonly Call[]): Play => {
  s.stack = calls.map(c => c.call);
  s.pending = null;
  return scenario(specialOperations, s);
};
export const startPhase = (s: BattleState): Play => play(s, ActivationPhase.call({}));
export const activate = (s: BattleState, id = 0): Play => play(s, Activation.call({ unit: unit(id) }));
/** Unit 0 attacks unit 1 with its first weapon, or as told. */
export const shoot = (s: BattleState, { attacker = 0, target = 1, weapon = 0 } = {}): Play =>
  play(s, Attack.call({ attacker: unit(attacker), target: unit(target), weapon, melee: false, seat: s.public.units[attacker]!.seat }));
/** The attack in progress. */
export const attackIn = (t: Play): AttackFrame => {
  const found = t.state.stack.findLast(f => f.proc === 'attack');
  expect(found, 'nobody attacks').toBeDefined();
  return found!.locals as unknown as AttackFrame;
};
/** How many dice chance is asked for. */
export const dice = (t: Play): Record<string, number> => {
  const space = t.state.pending?.asks[0]?.space;
  if (space?.kind !== 'roll') throw new Error(`expected dice, got ${space?.kind}`);
  const counts: Record<string, number> = {};
  for (const { id } of space.dice) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
};
const optionsNow = (t: Play): readonly number[] => {
  const space = t.state.pending?.asks[0]?.space;
  if (space?.kind !== 'pick') throw new Error(`expected a choice, got ${space?.kind}`);
  return space.options;
};
/** A card is offered, and the seat uses it. */
export const uses = (t: Play, seat: Seat = 0): Play => t.asked('L-GEN-2', seat).seat(seat).answers(optionsNow(t)[0]!);
export const declines = (t: Play, seat: Seat = 0): Play => t.asked('L-GEN-2', seat).seat(seat).passes();
export const choose = (t: Play, ...ids: readonly number[]): Play =>
  t.seat(0).answers(...ids.map(id => code({ kind: 'unit', unit: unit(id) })));
/** Exactly these units can be chosen. */
export const choices = (t: Play, ...ids: readonly number[]): Play => t.offered(ids.map(id => code({ kind: 'unit', unit: unit(id) })));
export const act = (t: Play, kind: 'move' | 'climb' | 'jump' | 'dash' | 'aim' | 'dodge' | 'standby' | 'end'): Play =>
  t.seat(0).answers(code({ kind }));
/** An action that a loadout gives. */
export const actionNumber = (id: string): number => LOADOUT_ACTIONS_FROM + loadoutActions.findIndex(each => each.id === id);
export const special = (t: Play, id: string): Play => t.seat(0).answers(code({ kind: 'special', action: actionNumber(id) }));
export const goes = (t: Play, x: number, y = 0.7, seat: Seat = 0): Play => {
  const to = spot(x, y);
  return t.asked('L-MOV-1', seat).seat(seat).answers(to.x, to.y, to.level);
};
type Token = 'aim' | 'dodge' | 'surge' | 'standby' | 'suppression' | 'observation' | 'shield' | 'wounds';
export const tokens = (t: Play, token: Token): number[] => t.state.public.units.filter(u => u.card !== 'vehicle').map(u => u[token]);
