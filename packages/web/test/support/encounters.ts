import { checkSetup, openMatch, type Setup, viewOf } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import type { Created } from '@cadre/protocol';
import { legendaryEncounters } from '@cadre/shatterpoint';
import { Attack } from '@cadre/shatterpoint/attack/attack';
import { Activation } from '@cadre/shatterpoint/round/activation';
import { orderCardOf, putOnTop } from '@cadre/shatterpoint/round/decks';
import { Deployment } from '@cadre/shatterpoint/setup/deployment';
import type { EncounterState, UnitId } from '@cadre/shatterpoint/state';
import type { Guest } from './test-site.js';

const LEGEND = 0 as UnitId;
/** Everybody deployed in two rows; the Legend and the first character of a unit of cadre 1 face each other in the open, 5 inches apart. */
const deployed = (s: EncounterState, card: string): UnitId => {
  const unit = s.public.units.findIndex(each => each.card === card) as UnitId;
  const columns = [0, 0];
  for (const [id, character] of s.public.characters.entries()) {
    const isLegend = s.public.units[character.unit]!.seat === 0;
    const column = columns[isLegend ? 0 : 1]!++;
    const at =
      character.unit === LEGEND
        ? [21, 9.5]
        : id === s.public.units[unit]!.characters[0]
          ? [14, 9.5]
          : [2 + 2.4 * column, isLegend ? 33 : 2.5];
    Object.assign(character, { at: { x: Math.round(at[0]! * INCH), y: Math.round(at[1]! * INCH), elevation: 0 } });
  }
  s.public.turn = 1;
  s.stack.push(Activation.frame({ unit, seat: 1 }, 'act'));
  return unit;
};
/** The same with an attack of three successes: the first two steps of the tree are forced, the third is a choice. Then the first cycle begins. */
const walking = (s: EncounterState): void => {
  const unit = deployed(s, '501st-clone-troopers');
  const [attacker, defender] = [s.public.units[unit]!.characters[0]!, s.public.units[LEGEND]!.characters[0]!];
  const frame = Attack.frame({ attacker, defender, kind: 'ranged', inCombatAction: true, seat: 1 }, 'walk');
  Object.assign(frame.locals, {
    attackDice: 5,
    defenceDice: 3,
    attack: ['critical', 'strike', 'strike', 'expertise', 'failure'],
    defence: ['block', 'failure', 'failure'],
    criticals: 1,
    strikes: 3,
    blocks: 1,
    successes: 3,
  });
  s.stack.push(frame);
  s.stack[0]!.step = 'cycles';
};
/** The last cycle of a match that the cadres are about to win: one token is left, and they hold its device. */
const lastCycle = (s: EncounterState): void => {
  deployed(s, 'captain-rex');
  s.stack.length = 1;
  s.stack[0]!.step = 'cycles';
  s.public.dashboard.pools = [1, 0, 0];
  const device = s.public.objectives[0]!;
  device.control = 'cadre';
  for (const unit of s.public.units.filter(({ seat }) => seat === 2).slice(0, 2))
    for (const [i, id] of unit.characters.entries())
      Object.assign(s.public.characters[id]!, {
        at: {
          x: device.at.x + (i % 2 === 0 ? -500 : 500),
          y: device.at.y + 450 * (unit.characters.length - i),
          elevation: 0,
        },
      });
};
/** Both cadres are about to reveal the order card of a unit of several characters. */
const ordering = (s: EncounterState): void => {
  deployed(s, 'captain-rex');
  s.stack.length = 1;
  s.stack[0]!.step = 'cycles';
  for (const [i, { seat, characters }] of s.public.units.entries())
    if (seat > 0 && characters.length > 1) putOnTop(s.public.decks[seat]!, orderCardOf(s, i as UnitId)!);
};
/** Everybody stands where the Legend, who deploys last, chooses its stance. */
const deploying = (s: EncounterState): void => {
  deployed(s, 'captain-rex');
  s.stack.length = 1;
  s.stack.push(Deployment.frame({}, 'legend'));
};
/** The game, with matches that begin in the middle: an activation, a walk through a combat tree, an order, a choice of stance in deployment, the last cycle. */
export const encounters = {
  ...legendaryEncounters,
  setup: (setup: Setup): EncounterState => {
    const s = legendaryEncounters.setup(setup);
    if (setup['mission'] === 'uninvited-guests' && setup['layout'] !== 'jungle-clearing') deployed(s, 'captain-rex');
    if (setup['mission'] === 'silence-the-battery') walking(s);
    if (setup['mission'] === 'make-an-entrance' && setup['layout'] === 'jungle-clearing') lastCycle(s);
    if (setup['mission'] === 'make-an-entrance' && setup['layout'] === 'canyon-outpost') ordering(s);
    if (setup['mission'] === 'uninvited-guests' && setup['layout'] === 'jungle-clearing') deploying(s);
    return s;
  },
};
/** A new match of three persons, or of two against a bot as the Legend; the link of each seat. */
export const openEncounter = async (
  url: string,
  mission: string,
  layout = mission === 'make-an-entrance' ? 'hangar-floor' : 'refinery',
  legend: { readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: string } = { kind: 'person' },
): Promise<(...seats: readonly number[]) => string> => {
  const response = await fetch(`${url}/api/v1/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'legendary-encounters',
      setup: { mission, layout },
      seats: [legend, { kind: 'person' }, { kind: 'person' }],
    }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const { match, seatSecrets } = (await response.json()) as Created;
  return (...seats) => `${url}/table/${match}#${seats.map(seat => seatSecrets.find(each => each.seat === seat)!.secret).join(',')}`;
};
/** What the rules themselves say about the first question of such a match. */
export const explainedAt = (mission: string, layout: string) => {
  const { setup, problems } = checkSetup(encounters, { mission, layout });
  if (problems.length > 0) throw new Error(problems.join(', '));
  const { state } = openMatch(encounters, setup);
  const view = viewOf(state, 1);
  return {
    view,
    explain: (kind: string, ...args: readonly number[]) => legendaryEncounters.explain!(view, { kind, args }, 'en'),
  };
};
/** For a look at the table in three widths, when somebody asks for pictures. */
export const picture = async ({ page }: Guest, name: string): Promise<void> => {
  const folder = process.env['CADRE_PICTURES'];
  if (!folder) return;
  const before = page.viewportSize()!;
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : width === 1280 ? 720 : 1080 });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
  await page.setViewportSize(before);
};
