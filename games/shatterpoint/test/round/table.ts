import { type Frame, sample } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { seeded } from '@cadre/kit';
import { legendaryEncounters } from '@cadre/shatterpoint';
import { type EncounterOption, OPTION } from '@cadre/shatterpoint/options';
import { Activation } from '@cadre/shatterpoint/round/activation';
import { newMatch } from '@cadre/shatterpoint/setup/new-match';
import type { CharacterId, EncounterState, OrderCard, UnitId } from '@cadre/shatterpoint/state';
import { atMost, type Scenario, scenario } from '@cadre/testkit';

export const code = (option: EncounterOption): number => OPTION.encode(option);
export const cards = (...ids: number[]): OrderCard[] => ids as OrderCard[];
export const SETUP = {
  mission: 'make-an-entrance',
  layout: 'hangar-floor',
  legend: 'legend-vader',
  minions: 'vader-set-a',
  'cadre.1': 'captain-rex+501st-clone-troopers+commander-cody+212th-clone-troopers',
  'cadre.2': 'ahsoka-tano+padawan-learners+commander-wolffe+104th-wolfpack-troopers',
};
/** Vader with Boarding Troopers (1) and Assault Gunners (2); cadre 1 has the units 3 to 6, cadre 2 those from 7 to 10. All stand at their edges. */
export const match = (given: Readonly<Record<string, string>> = {}): EncounterState => {
  const s = newMatch({ ...SETUP, ...given });
  for (const [i, character] of s.public.characters.entries()) {
    const isLegend = s.public.units[character.unit]!.seat === 0;
    Object.assign(character, {
      at: {
        x: Math.round((2 + 2.2 * (isLegend ? i : i - 5)) * INCH),
        y: Math.round((isLegend ? 34.5 : 1.5) * INCH),
        elevation: 0,
      },
    });
  }
  s.stack = [];
  return s;
};
export const put = (s: EncounterState, unit: UnitId | number, index: number, x: number, y: number): CharacterId => {
  const id = s.public.units[unit]!.characters[index]!;
  Object.assign(s.public.characters[id]!, { at: { x: Math.round(x * INCH), y: Math.round(y * INCH), elevation: 0 } });
  return id;
};
export const during = (s: EncounterState, frame: Frame): Scenario<EncounterState> => {
  s.stack = [frame];
  return scenario(legendaryEncounters, s);
};
/** The deck of a seat with these cards on top, in this order; the others below in an unknown one. */
export const withTop = (s: EncounterState, seat: 0 | 1 | 2, ...top: number[]): EncounterState => {
  const deck = s.public.decks[seat];
  deck.top = cards(...top);
  deck.unknown = deck.unknown.filter(card => !top.includes(card));
  return s;
};
export const offered = (s: EncounterState): readonly number[] => {
  const { space } = s.pending!.asks[0]!;
  return space.kind === 'pick' ? space.options : [];
};
export const activation = (s: EncounterState, unit: UnitId | number): Scenario<EncounterState> =>
  during(s, Activation.frame({ unit: unit as UnitId, seat: s.public.units[unit]!.seat }));
/** Takes whatever is off the way: places are declined, the first of all options is chosen, until this rule asks or nothing does. */
export const passUntil = (t: Scenario<EncounterState>, rule: string): Scenario<EncounterState> => {
  const answered = atMost();
  while (t.state.pending && t.state.pending.rule !== rule) {
    answered();
    const { seat, space } = t.state.pending.asks[0]!;
    if (seat < 0) throw new Error(`chance is asked by ${t.state.pending.rule}`);
    if (space.kind === 'place') t.seat(seat).passes();
    else t.seat(seat).answers(offered(t.state)[0]!);
  }
  return t;
};
/** These units have left the table, with all that happened to them. */
export const defeat = (s: EncounterState, ...units: number[]): EncounterState => {
  for (const unit of units) {
    Object.assign(s.public.units[unit]!, { defeated: true, wounded: 1, damage: 5, injured: 1, conditions: ['strained'], hunker: 1 });
    for (const id of s.public.units[unit]!.characters) Object.assign(s.public.characters[id]!, { at: 'removed' });
  }
  s.public.roster = s.public.roster.filter(({ id }) => !units.includes(id));
  return s;
};
/** Any legal answers, until the procedure is over or this rule asks. */
export const anyhow = (t: Scenario<EncounterState>, until = ''): Scenario<EncounterState> => {
  const random = seeded(3);
  const answered = atMost();
  while (t.state.pending && t.state.pending.rule !== until) {
    answered();
    const { seat, space } = t.state.pending.asks.find(({ answer }) => answer === null)!;
    const agreed = t.state.pending.asks.find(({ answer }) => answer !== null)?.answer;
    t.seat(seat).answers(...(agreed ?? sample(space, random, legendaryEncounters.machine.ground(t.state))));
  }
  return t;
};
