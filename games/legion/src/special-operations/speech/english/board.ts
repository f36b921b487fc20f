import type { KnownToken } from '../../missions/code-tokens.js';

const TOKEN: Readonly<Record<KnownToken, string>> = { hidden: '', codes: ' (the codes)', decoy: ' (decoy)' };
/** What stands beside the battlefield. */
export const board = {
  setup: (mission: string, layout: string) => `${mission}, ${layout}. Before the first round`,
  round: (mission: string, layout: string, round: number, priority: string) =>
    `${mission}, ${layout}. Round ${round}. Priority: ${priority}`,
  points: (points: readonly (readonly [string, number])[]) => `Points: ${points.map(([seat, n]) => `${seat} ${n}`).join(', ')}`,
  condition: (weather: string) => `Condition: ${weather}`,
  slots: (slots: string, covered: number, needed: number) => `Transmitter card: ${slots} (${covered} of ${needed})`,
  signals: (sent: number, needed: number) => `Signals: ${sent} of ${needed}. `,
  backup: (dice: number) => `Reinforcement pool: ${dice}`,
  token: (n: number, where: string, known: KnownToken) => `Token ${n}${TOKEN[known]}: ${where}`,
  vehicle: (name: string, health: string) => `${name}: health ${health}`,
  control: (objective: string, count: string, priority: boolean) => `${objective}: ${count}${priority ? ', priority objective' : ''}`,
  pool: (ranks: string) => `Order pool: ${ranks}`,
  passes: (n: number) => `Passes: ${n}`,
  played: (card: string) => `Plays ${card}`,
  loadouts: (seat: string, names: string) => `${seat}'s loadouts: ${names}`,
  hand: 'Your hand',
  handOf: (seat: string, cards: string) => `${seat}'s hand: ${cards}`,
  card: (name: string, pips: number, orders: number, text: string) => `${name} (pips ${pips}, orders ${orders}): ${text}`,
  ordered: 'ordered',
  done: 'done',
  engaged: 'in melee',
  holds: (n: number, known: KnownToken) => `token ${n}${TOKEN[known]}`,
  where: {
    waiting: 'to be deployed',
    reserve: 'in reserve',
    network: 'in the ambush network',
    covert: 'under a covert marker',
    defeated: 'defeated',
    'not-yet': 'not handed out yet',
  },
  marks: {
    console: 'console',
    transmitter: 'transmitter',
    'ambush-point': 'ambush point',
    objective: 'objective',
    vehicle: 'vehicle',
    covert: 'covert marker',
    charge: 'charge',
    trap: 'trap',
    code: 'dropped token',
    blue: 'zone of blue',
    red: 'zone of red',
  },
};
