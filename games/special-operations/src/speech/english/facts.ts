import { grammarOf } from '@cadre/kit';
import type { KnownToken } from '../../missions/code-tokens.js';

const { and, count } = grammarOf('en');
const wounds = (n: number): string => count(n, { one: 'wound', other: 'wounds' });
const hits = (n: number): string => count(n, { one: 'hit', other: 'hits' });
const crits = (n: number): string => count(n, { one: 'crit', other: 'crits' });
const results = (h: number, c: number): string => `${hits(h)} and ${crits(c)}`;

/** How far a unit went, and how high it stands then, where it went up or down. */
export interface Way {
  readonly inches: string;
  readonly climb: 'up' | 'down' | 'level';
  readonly level: string;
}
export type Points = readonly [number, number];
const onFloor = (level: string): string => (level === '' ? '' : ` on a floor ${level}" up`);
const along = ({ inches, climb, level }: Way): string => {
  const far = inches === '' ? '' : ` ${inches}"`;
  if (climb === 'level') return far;
  return `${far}, ${climb} to ${level === '' ? 'the ground' : `a floor at ${level}"`}`;
};

/** What happens, a sentence each, without a full stop. */
export const facts = {
  colours: (rolls: readonly string[], blue: string, red: string) =>
    `Roll for colours, the better one is Red: ${rolls.join(' against ')}. ${blue}. ${red}`,
  mission: (mission: string, layout: string) => `Mission: ${mission}, on ${layout}`,
  chart: (weather: string, rounds: string) => `Condition: ${weather}${rounds}`,
  weather: { weather: 'inclement weather', darkness: 'cover of darkness', comms: 'comms disruption', clear: 'clear' },
  rounds: { early: ' in the first two rounds', late: ' in the last two rounds' },
  loadouts: (seat: string, squad: string, names: readonly string[]) => `${seat} (${squad}) brings ${and(names)}`,
  deployed: (unit: string, level: string) => `${unit} deploys${onFloor(level)}`,
  infiltrated: (unit: string, level: string) => `${unit} infiltrates: it deploys anywhere in its half, away from enemies${onFloor(level)}`,
  toNetwork: (unit: string) => `${unit} goes into the ambush network`,
  moves: {
    move: (unit: string, way: Way) => `${unit} moves${along(way)}`,
    climb: (unit: string, way: Way) => `${unit} climbs${along(way)}`,
    jump: (unit: string, way: Way) => `${unit} jumps${along(way)}`,
    dash: (unit: string, way: Way) => `${unit} dashes${along(way)}`,
    granted: (unit: string, way: Way) => `${unit} moves${along(way)}`,
    scout: (unit: string, way: Way) => `${unit} scouts ahead${along(way)}`,
    withdraw: (unit: string, way: Way) => `${unit} withdraws from melee${along(way)}`,
  },
  placed: (unit: string, level: string) => `${unit} appears on the table${onFloor(level)}`,
  markers: { covert: 'covert marker', charge: 'charge', trap: 'trap' },
  marker: (seat: string, marker: string, gone: boolean) => (gone ? `${seat} removes a ${marker}` : `${seat} places a ${marker}`),
  round: (round: number, last: string) => `Round ${round} begins${last === '' ? '' : `. ${last}`}`,
  lastRound: {
    shields: (_isFollowed: boolean) => 'The last round: Blue wins unless Red sends its last signal',
    codes: (_isFollowed: boolean) => 'The last round: Blue wins unless Red sends the codes',
    vehicle: (_isFollowed: boolean) => 'The last round: Blue wins unless Red destroys the vehicle',
    priorities: (isFollowed: boolean): string =>
      isFollowed
        ? 'The last round: whoever leads at its end wins; if the points are even, one more round follows'
        : 'The last round: whoever leads at its end wins; if the points are even, it is a draw',
  },
  card: (name: string, pips: number) => `${name} (${count(pips, { one: 'pip', other: 'pips' })})`,
  cards: (seats: readonly string[], cards: readonly string[]) => seats.map((seat, i) => `${seat} plays ${cards[i]}`).join(', '),
  priority: (seat: string, rolled: boolean) => (rolled ? `The cards tie, and the die gives ${seat} priority` : `${seat} has priority`),
  ordered: (unit: string, by: string) => `${unit} gets an order${by === '' ? '' : ` by ${by}`}`,
  comms: 'comms disruption',
  drawn: (seat: string, rank: string) => `${seat} draws an order token: ${rank}`,
  drawnIdle: (rank: string) => `No unit of rank ${rank} is left for this token: it is discarded`,
  passed: (seat: string, left: number) => `${seat} passes (${count(left, { one: 'pass', other: 'passes' })} left)`,
  activated: (unit: string) => `${unit} activates`,
  rallied: (unit: string, faces: string, removed: number) => `${unit} rallies with ${faces}: ${removed} suppression removed`,
  acted: (unit: string, action: string) => `${unit}: ${action}`,
  attackAction: 'Attack',
  because: (what: string, cause: string) => (cause === '' ? what : `${what} (${cause})`),
  gained: (unit: string, tokens: string) => `${unit} gains ${tokens}`,
  lost: (unit: string, tokens: string) => `${unit} loses ${tokens}`,
  attack: (unit: string, target: string, weapon: string, dice: string, inches: string) =>
    `${unit} attacks ${target}${inches === '' ? '' : ` ${inches}" away`} with ${weapon}: ${dice}`,
  meleeAttack: (unit: string, target: string, weapon: string, dice: string) => `${unit} attacks ${target} in melee with ${weapon}: ${dice}`,
  areaAttack: (card: string, target: string, dice: string) => `${card} hits ${target}: ${dice}`,
  dieLost: (colour: string) => `Suppressed: the attacker loses a ${colour} die`,
  rolled: (faces: string, again: boolean) => `${again ? 'After the reroll' : 'Attack roll'}: ${faces}`,
  nothing: 'nothing',
  modified: (why: string, h: number, c: number) => `${why}: ${results(h, c)}`,
  changes: {
    rolled: 'Result',
    dodge: 'After dodging',
    impact: 'After Impact',
    primitive: 'Primitive weapon',
    armour: 'After armour',
    shield: 'After shields',
    guardian: 'After the guardian',
    marksman: 'Marksman',
  },
  cover: (heavy: boolean, piece: string) => `${heavy ? 'Heavy' : 'Light'} cover${piece === '' ? '' : ` from the ${piece}`}`,
  defence: (colour: string, faces: string, again: boolean) =>
    `${again ? 'Defence after the reroll' : 'Defence roll'} (${colour}): ${faces}`,
  defended: (blocks: number, pierced: number) =>
    `${count(blocks, { one: 'block', other: 'blocks' })}${pierced > 0 ? `, ${pierced} pierced` : ''}`,
  wounded: (unit: string, n: number, left: number) => `${unit} suffers ${wounds(n)}${left > 0 ? ` (${left} left)` : ''}`,
  panicked: (unit: string, faces: string, n: number) => `${unit} panics: ${faces}, ${wounds(n)}`,
  defeated: (unit: string) => `${unit} is defeated`,
  healed: (unit: string, n: number, by: string) => `${by} heals ${wounds(n)} of ${unit}`,
  objectives: {
    claimed: (seat: string, _objective: string) => `${seat} claims an objective token`,
    dropped: (seat: string, _objective: string) => `${seat} drops an objective token`,
    scored: (seat: string, objective: string) => `${seat} scores 1 point for ${objective}`,
    'priority-scored': (seat: string, objective: string) => `${seat} scores 2 points for ${objective}, the priority objective`,
  },
  dice: (what: string, faces: string) => `${what}: ${faces}`,
  priorityObjective: (face: string, objective: string) =>
    objective === ''
      ? `Roll for the priority objective: ${face}, so no objective gives extra points this round`
      : `Roll for the priority objective: ${face}, so ${objective} gives 2 points this round`,
  rolls: {
    console: 'Console',
    encrypt: 'Encrypt',
    webs: 'Suppression Webs',
    backup: 'Reinforcements',
    detonator: 'Detonator',
  },
  discarded: (seat: string, card: string) => `${seat} discards ${card}`,
  marked: (seat: string, card: string) => `${seat} marks an enemy: ${card}`,
  events: {
    looked: (seat: string, n: number) => `${seat} looks at token ${n + 1}`,
    'token-dropped': (seat: string, n: number) => `${seat} drops token ${n + 1}`,
    'token-passed': (seat: string, n: number) => `${seat} passes token ${n + 1} on`,
    'token-taken': (seat: string, n: number) => `${seat} picks up token ${n + 1}`,
    swapped: (seat: string, n: number) => `${seat} may have swapped ${n} tokens`,
    'code-sent': (seat: string, _n: number) => `${seat} sends the codes`,
    slots: (_seat: string, n: number) => `${n} of 8 slots of the transmitter are covered`,
    transmitted: (seat: string, n: number) => `${seat} transmits: ${count(n, { one: 'point', other: 'points' })}`,
    backup: (seat: string, n: number) => `${seat} calls for backup: ${n} in the reinforcement pool`,
  },
  secretLook: (slot: number, known: KnownToken, number: number) =>
    `Token ${slot + 1} ${{ hidden: `has the number ${number}`, codes: 'is the codes', decoy: 'is a decoy' }[known]}`,
  scored: (seats: readonly string[], points: readonly number[]) =>
    points.every(n => n === 0) ? 'The round ends' : `The round ends. Points: ${seats.map((seat, i) => `${seat} ${points[i]}`).join(', ')}`,
  won: (seat: string, mission: string, why: string) => `${seat} wins ${mission}${why === '' ? '' : `: ${why}`}`,
  draw: (mission: string, why: string) => `${mission} ends in a draw${why === '' ? '' : `: ${why}`}`,
  /** Why it is over; `points`: those of the winner, or of either side, and those of the loser. */
  ends: {
    shields: { mission: (_: Points) => 'all signals are sent', rounds: (_: Points) => 'Red has not sent all signals in time' },
    codes: { mission: (_: Points) => 'the codes are sent', rounds: (_: Points) => 'the codes have not been sent in time' },
    vehicle: { mission: (_: Points) => 'the vehicle is destroyed', rounds: (_: Points) => 'the vehicle has survived the last round' },
    priorities: {
      mission: ([a, b]: Points) => `ahead with enough points, ${a} to ${b}`,
      rounds: ([a, b]: Points) => `${a} to ${b} points after the last round`,
    },
  },
  endsUnits: (loser: string) => `${loser} has no units left`,
  endsNobody: 'neither side has units left',
};
