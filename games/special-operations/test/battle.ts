import { type Call, copyOf, type Game, machine, type None, type Seat, type State } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { type Scenario, scenario } from '@cadre/testkit';
import { Attack } from '../src/attack/attack.js';
import { boxFor } from '../src/box.js';
import type { Effect } from '../src/content/effect.js';
import type { CommandCard, EditionId, KeywordOn, UnitType } from '../src/content/types.js';
import type { DicePool } from '../src/dice.js';
import type { BattleFact } from '../src/facts.js';
import { actionLocals, activationLocals, phaseLocals } from '../src/frames.js';
import { newRoster } from '../src/keywords/holders.js';
import { words } from '../src/keywords/keywords.js';
import { type BattleOption, OPTION, procedure } from '../src/options.js';
import { rules } from '../src/procedures.js';
import { freshUnit } from '../src/setup/fresh-unit.js';
import type { Battle, BattleState, Secret, Spot, Unit, UnitId } from '../src/state.js';
import { ground } from '../src/table/ground.js';

export const unit = (n: number): UnitId => n as UnitId;
/** A position that no match has led to: rules move units through `whereabouts.ts` alone. */
export const lift = (unit: Unit): { at: Unit['at'] } => unit;
export const put = (s: BattleState, id: number, at: Unit['at']): void => {
  lift(s.public.units[id]!).at = at;
};
export const code = (option: BattleOption): number => OPTION.encode(option);
export const spot = (x: number, y: number): Spot => ({ x: Math.round(x * INCH), y: Math.round(y * INCH), level: 0 });
/** The faces of attack and defence dice, as chance names them. */
export const [CRIT, HIT, SURGE, BLANK] = [0, 1, 2, 3] as const;
export const [BLOCK, SHIELD_SURGE, MISS] = [0, 1, 2] as const;

const BOX = boxFor({ edition: 'v1.1', mission: 'vehicle', layout: 'relay-station', own: '' });
export const typeNamed = (id: string): UnitType => BOX.unitTypes.get(id)!;
/** A unit type that no squad has, made from one that it is like. Every box of the game knows it. */
export const fixture = (like: string, id: string, changes: Partial<UnitType>): string => {
  (BOX.unitTypes as Map<string, UnitType>).set(id, { ...typeNamed(like), ...changes, id });
  return id;
};
/** A card with nothing but an area attack. */
export const areaCard = (id: string, dice: Partial<DicePool>, keywords: readonly KeywordOn[]): string => {
  const effects: readonly Effect[] = [
    { kind: 'triggered', at: 'activationEnd', may: true, when: [], target: { pick: 'any' }, ops: [{ op: 'area-attack', dice, keywords }] },
  ];
  const name = { en: id, de: id };
  (BOX.cards as Map<string, CommandCard>).set(id, { id, name, text: name, pips: 1, orders: 1, limit: {}, effects, from: 'house' });
  return id;
};

/** A procedure that does what a test tells it: open a window as the rules would. */
const opens = {
  acted: procedure('test-acted', {
    locals: actionLocals,
    steps: { open: { rule: 'L-GEN-3', run: (s, f) => words.open(s, 'acted', f, [0, 1]) } },
  }),
  activationEnd: procedure('test-activation-end', {
    locals: activationLocals,
    steps: { open: { rule: 'L-GEN-3', run: (s, f) => words.open(s, 'activationEnd', f, [0, 1]) } },
  }),
  activationPhase: procedure('test-activation-phase', {
    locals: phaseLocals,
    steps: { open: { rule: 'L-GEN-3', run: (s, f) => words.open(s, 'activationPhase', f, [0, 1]) } },
  }),
  ordersIssued: procedure('test-orders-issued', {
    locals: phaseLocals,
    steps: { open: { rule: 'L-GEN-3', run: (s, f) => words.open(s, 'ordersIssued', f, [0, 1]) } },
  }),
};
export const Opens = opens;
const clone = (s: BattleState): BattleState => copyOf(s, structuredClone(s.public), structuredClone(s.secret));
export const GAME = {
  clone,
  machine: machine<BattleState>([...rules.procedures, ...Object.values(opens)], ground),
} as Pick<Game<BattleState>, 'machine' | 'clone'> as Game<BattleState>;

export interface Placed extends Partial<Omit<Unit, 'type' | 'seat' | 'at'>> {
  readonly type: string;
  readonly seat?: Seat;
  /** Inches; left out: not on the table. */
  readonly at?: readonly [x: number, y: number] | None<'waiting'>;
}
const fresh = ({ type, seat = 0, at = 'waiting', ...given }: Placed, i: number): Unit => ({
  ...freshUnit(type, `T-${i}`, seat, at === 'waiting' ? at : spot(...at)),
  ...given,
});
export interface Given {
  readonly edition?: EditionId;
  /** The text of a file with an own layout or mission. */
  readonly own?: string;
  readonly squads?: readonly [string, string];
  readonly loadouts?: Battle['loadouts'];
  readonly chart?: Battle['chart'];
  readonly round?: number;
}
/** A battle on Relay Station. Along its near edge (y = 0.7) the ground is open from side to side. */
export const battle = (units: readonly Placed[], given: Given = {}): BattleState => {
  const pub: Battle = {
    edition: given.edition ?? 'v1.1',
    mission: 'vehicle',
    layout: 'relay-station',
    own: given.own ?? '',
    toRoll: [],
    uncovered: [],
    chartInUse: given.chart !== undefined,
    strictConsoles: false,
    blue: 0,
    units: units.map(fresh),
    roster: [],
    spent: { attack: [], activation: [], round: [], game: [] },
    used: {},
    markers: [],
    objectives: [],
    squads: given.squads ?? ['rebel-troopers', 'imperial-infantry'],
    loadouts: given.loadouts ?? [[], []],
    discards: [[], []],
    played: ['', ''],
    marks: [],
    round: given.round ?? 1,
    priority: 0,
    pools: [[], []],
    passes: [0, 0],
    chart: given.chart ?? 'none',
    points: [0, 0],
    winner: 'open',
    tally: { covered: { crit: 0, surge: 0, hit: 0 }, backup: 0, priority: 'none', codes: [], looks: 0 },
  };
  const s: State<Battle, Secret, BattleFact> = {
    public: pub,
    secret: [0, 1].map(() => ({ covert: [], codes: [0, 0, 0] })),
    stack: [],
    pending: null,
    seq: 0,
    floor: 0,
    out: [],
  };
  pub.roster = newRoster(s);
  return s;
};
export const begin = (s: BattleState, ...calls: readonly Call[]): Scenario<BattleState> => {
  s.stack = calls.map(c => c.call);
  return scenario(GAME, s);
};
/** Unit 0 attacks unit 1 with its first weapon, or with another. */
export const attack = (s: BattleState, weapon = 0, { attacker = 0, target = 1 } = {}): Scenario<BattleState> =>
  begin(s, Attack.call({ attacker: unit(attacker), target: unit(target), weapon, melee: false, seat: s.public.units[attacker]!.seat }));
/** Two units eight inches apart in the open, and whoever else is there. */
export const duel = (one: Placed, other: Placed, more: readonly Placed[] = [], given: Given = {}): BattleState =>
  battle([{ at: [4, 0.7], ...one }, { at: [13.063, 0.7], seat: 1, ...other }, ...more], given);
