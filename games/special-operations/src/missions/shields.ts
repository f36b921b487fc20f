import { type Call, CHANCE, emit, type Go, pick, type Reason, roll, thenAgain } from '@cadre/core';
import { countFaces, facesOf } from '@cadre/kit';
import { boxOf } from '../box.js';
import { ATTACK, type AttackFace } from '../dice.js';
import { about, lose, suppress } from '../harm.js';
import { procedure } from '../options.js';
import { blueSeat, redSeat, whose } from '../round/priority.js';
import type { BattleState, BattleView, UnitId } from '../state.js';
import { ground } from '../table/ground.js';
import { facedBy, placeReserve, spotIn } from '../table/place-args.js';
import { onTable, typeOf, unitOf } from '../table/queries.js';
import { enter } from '../whereabouts.js';
import { countsAs, touchedObjective } from './contact.js';
import type { MissionAction, MissionRules } from './mission.js';
import { numbersOf } from './numbers.js';

/** The results on the transmitter card. */
const SLOT_NAMES = ['crit', 'surge', 'hit'] as const;
type SlotName = (typeof SLOT_NAMES)[number];
const numbers = (k: BattleView) => numbersOf(k, 'shields');
const coveredSlots = (k: BattleView): number => SLOT_NAMES.reduce((n, slot) => n + k.public.tally.covered[slot], 0);

/** SO-S5, SO-D-23: three black dice, one of them again for a support unit; each match covers a slot. */
export const UseConsole = procedure('useConsole', {
  locals: (x: { unit: UnitId }) => ({ faces: [] as AttackFace[], ...x }),
  steps: {
    roll: {
      rule: 'SO-S5',
      seat: CHANCE,
      space: s => roll('console', ATTACK.black, numbers(s).consoleDice),
      take: (s, f, answer) => {
        f.faces = facesOf(ATTACK.black, answer);
        emit(s, { type: 'dice', rule: 'SO-S5', why: 'console', faces: f.faces.slice() });
      },
    },
    again: {
      rule: 'SO-S5',
      when: (s, f) => countsAs(s, f.unit, 'support') && numbers(s).supportRerolls > 0,
      seat: (s, f) => unitOf(s, f.unit).seat,
      space: (s, f) => pick('reroll', [...f.faces.keys()], 0, Math.min(f.faces.length, numbers(s).supportRerolls)),
      take: (_, f, again) => {
        f.faces = f.faces.filter((_face, at) => !again.includes(at));
      },
    },
    reroll: {
      rule: 'SO-S5',
      when: (s, f) => f.faces.length < numbers(s).consoleDice,
      seat: CHANCE,
      space: (s, f) => roll('console', ATTACK.black, numbers(s).consoleDice - f.faces.length),
      take: (s, f, answer) => {
        f.faces = [...f.faces, ...facesOf(ATTACK.black, answer)];
        emit(s, { type: 'dice', rule: 'SO-S5', why: 'console', faces: f.faces.slice() });
      },
    },
    cover: {
      rule: 'SO-D-9',
      when: s => !s.public.strictConsoles,
      run: (s, f) => {
        for (const slot of SLOT_NAMES) coverSlot(s, slot, countFaces(f.faces, slot));
      },
    },
    coverOne: {
      rule: 'SO-D-9',
      when: (s, f) => s.public.strictConsoles && openSlots(s, f.faces).length > 0,
      seat: (s, f) => unitOf(s, f.unit).seat,
      of: 'slot',
      options: (s, f) => openSlots(s, f.faces).map(slot => ({ kind: 'slot', slot })),
      take: (s, _, { slot }) => coverSlot(s, slot, 1),
    },
  },
});
const openSlots = (k: BattleView, faces: readonly AttackFace[]): SlotName[] =>
  SLOT_NAMES.filter(slot => faces.includes(slot) && k.public.tally.covered[slot] < numbers(k).slots[slot]);
const closedSlots = (k: BattleView, faces: readonly AttackFace[]): SlotName[] =>
  SLOT_NAMES.filter(slot => faces.includes(slot) && k.public.tally.covered[slot] > 0);
/** SO-S10, SO-D-11: no more of a result than the transmitter card has slots for. */
const coverSlot = (s: BattleState, slot: SlotName, n: number): void => {
  const { covered } = s.public.tally;
  const now = Math.max(0, Math.min(numbers(s).slots[slot], covered[slot] + n));
  if (now === covered[slot]) return;
  covered[slot] = now;
  emit(s, { type: 'mission-event', rule: 'SO-S5', what: 'slots', ...whose(s, redSeat(s)), n: coveredSlots(s) });
};

/** SO-S7, SO-D-23: one black die, two for a support unit; each match uncovers a slot. */
export const Encrypt = procedure('encrypt', {
  locals: (x: { unit: UnitId }) => ({ faces: [] as AttackFace[], ...x }),
  steps: {
    roll: {
      rule: 'SO-S7',
      seat: CHANCE,
      space: (s, f) => {
        const { encryptDice, supportEncryptDice } = numbers(s);
        return roll('console', ATTACK.black, encryptDice + (countsAs(s, f.unit, 'support') ? supportEncryptDice : 0));
      },
      take: (s, f, answer) => {
        f.faces = facesOf(ATTACK.black, answer);
        emit(s, { type: 'dice', rule: 'SO-S7', why: 'encrypt', faces: f.faces.slice() });
      },
    },
    uncover: {
      rule: 'SO-D-9',
      when: s => !s.public.strictConsoles,
      run: (s, f) => {
        for (const slot of SLOT_NAMES) coverSlot(s, slot, -countFaces(f.faces, slot));
      },
    },
    uncoverOne: {
      rule: 'SO-D-9',
      when: (s, f) => s.public.strictConsoles && closedSlots(s, f.faces).length > 0,
      seat: (s, f) => unitOf(s, f.unit).seat,
      of: 'slot',
      options: (s, f) => closedSlots(s, f.faces).map(slot => ({ kind: 'slot', slot })),
      take: (s, _, { slot }) => coverSlot(s, slot, -1),
    },
  },
});
/** SO-S7: any enemy on the table, a token for each hit and critical result. */
export const Webs = procedure('webs', {
  locals: (x: { unit: UnitId }) => ({ target: -1 as UnitId, ...x }),
  steps: {
    whom: {
      rule: 'SO-S7',
      seat: (s, f) => unitOf(s, f.unit).seat,
      of: 'unit',
      options: (s, f) => onTable(s, 1 - unitOf(s, f.unit).seat).map(unit => ({ kind: 'unit', unit })),
      take: (_, f, { unit }) => {
        f.target = unit;
      },
    },
    roll: {
      rule: 'SO-S7',
      seat: CHANCE,
      space: s => roll('webs', ATTACK.black, numbers(s).websDice),
      take: (s, f, answer): Call | void => {
        const faces = facesOf(ATTACK.black, answer);
        emit(s, { type: 'dice', rule: 'SO-S7', why: 'webs', faces });
        return suppress(f.target, countFaces(faces, 'hit') + countFaces(faces, 'crit'));
      },
    },
  },
});

const reserves = (k: BattleView): UnitId[] => k.public.units.flatMap((u, i) => (u.at === 'reserve' ? [i as UnitId] : []));
const suppressedFriends = (k: BattleView): UnitId[] => onTable(k, blueSeat(k)).filter(id => unitOf(k, id).suppression > 0);
/** SO-S8, SO-D-10: the dice stay in the pool. One unit each End phase, and one more or a token less for each critical result and surge. */
export const Reinforce = procedure('reinforce', {
  locals: (x: { free: number; roll: boolean }) => ({ more: 0, ...x }),
  steps: {
    dice: {
      rule: 'SO-S8',
      when: (s, f) => f.roll && s.public.tally.backup > 0,
      seat: CHANCE,
      space: s => roll('backup', ATTACK.black, s.public.tally.backup),
      take: (s, f, answer) => {
        const faces = facesOf(ATTACK.black, answer);
        f.more = countFaces(faces, 'crit') + countFaces(faces, 'surge');
        emit(s, { type: 'dice', rule: 'SO-S8', why: 'backup', faces });
      },
    },
    first: {
      rule: 'SO-S8',
      when: (s, f) => f.free > 0 && reserves(s).length > 0,
      seat: s => blueSeat(s),
      of: 'unit',
      options: s => reserves(s).map(unit => ({ kind: 'unit', unit })),
      take: (_, f, { unit }): Go => {
        f.free--;
        return thenAgain(FromReserve.call({ unit }));
      },
    },
    more: {
      rule: 'SO-S8',
      when: (s, f) => f.more > 0 && reserves(s).length + suppressedFriends(s).length > 0,
      seat: s => blueSeat(s),
      of: 'unit',
      options: s => [...reserves(s), ...suppressedFriends(s)].map(unit => ({ kind: 'unit', unit })),
      take: (s, f, { unit }): Go => {
        f.more--;
        if (unitOf(s, unit).at === 'reserve') return thenAgain(FromReserve.call({ unit }));
        lose(s, unit, 'suppression', 1, 'SO-S8');
        return 'again';
      },
    },
  },
});
export const FromReserve = procedure('fromReserve', {
  locals: (x: { unit: UnitId }) => x,
  steps: {
    put: {
      rule: 'SO-S8',
      when: (s, f) => !ground(s).isEmpty(placeReserve(f.unit)), // without room it waits on
      seat: (s, f) => unitOf(s, f.unit).seat,
      space: (s, f) => facedBy(s, f.unit, placeReserve(f.unit)),
      take: (s, f, answer) => {
        const to = spotIn(answer);
        enter(s, f.unit, to);
        emit(s, { type: 'placed', from: 'reserve', to, how: 'reserve', ...about(s, f.unit, 'SO-S8') });
      },
    },
  },
});

const at = (k: BattleView, unit: UnitId, side: 'blue' | 'red', kind: 'console' | 'transmitter', rule: string): Reason | null => {
  const seat = side === 'blue' ? blueSeat(k) : redSeat(k);
  if (unitOf(k, unit).seat !== seat) return { rule, why: 'other-side' };
  return touchedObjective(k, unit, kind) === undefined ? { rule, why: `not-at-${kind}` } : null;
};
/** SO-D-7: free for both sides, in base contact, once in an activation. */
const consoleAction = (
  id: string,
  side: 'blue' | 'red',
  rule: string,
  name: MissionAction['name'],
  run: MissionAction['do'],
): MissionAction => ({
  id,
  counts: 'console',
  rule,
  name,
  free: () => true,
  refuse: (k, unit) => at(k, unit, side, 'console', rule),
  do: run,
});
const actions: readonly MissionAction[] = [
  consoleAction('use-console', 'red', 'SO-S5', { en: 'Use the console', de: 'Konsole bedienen' }, (_, unit) => UseConsole.call({ unit })),
  {
    /** SO-D-8: it costs an action. */
    id: 'transmit',
    counts: 'transmit',
    rule: 'SO-S6',
    name: { en: 'Transmit', de: 'Senden' },
    free: () => false,
    refuse: (k, unit) =>
      at(k, unit, 'red', 'transmitter', 'SO-S6') ??
      (coveredSlots(k) >= numbers(k).coveredToTransmit
        ? null
        : { rule: 'SO-S6', why: 'too-few-slots', about: { covered: coveredSlots(k), needed: numbers(k).coveredToTransmit } }),
    do: s => {
      s.public.tally.covered = { crit: 0, surge: 0, hit: 0 };
      const red = redSeat(s) as 0 | 1;
      s.public.points[red]++;
      emit(s, { type: 'mission-event', rule: 'SO-S6', what: 'transmitted', ...whose(s, red), n: s.public.points[red] });
    },
  },
  consoleAction('call-backup', 'blue', 'SO-S7', { en: 'Call for Backup', de: 'Verstärkung anfordern' }, s => {
    s.public.tally.backup++;
    emit(s, { type: 'mission-event', rule: 'SO-S7', what: 'backup', ...whose(s, blueSeat(s)), n: s.public.tally.backup });
  }),
  consoleAction('webs', 'blue', 'SO-S7', { en: 'Suppression Webs', de: 'Suppression Webs' }, (_, unit) => Webs.call({ unit })),
  consoleAction('encrypt', 'blue', 'SO-S7', { en: 'Encrypt', de: 'Entschlüsseln' }, (_, unit) => Encrypt.call({ unit })),
];
/** Bring Down the Shields. */
export const shields: MissionRules = {
  actions,
  /** SO-S3, SO-D-6; SO-S4: nobody of the attacker. */
  startsInReserve: (k, unit) =>
    unitOf(k, unit).seat === blueSeat(k) && !boxOf(k).mission.deployment.blue.ranks.includes(typeOf(k, unit).rank),
  commandPhase: s =>
    s.public.round === numbers(s).allReservesInRound ? Reinforce.call({ free: reserves(s).length, roll: false }) : undefined,
  endPhase: s => Reinforce.call({ free: numbers(s).freeReinforcements, roll: true }),
  /** SO-S9 */
  decided: k => (k.public.points[redSeat(k)]! >= numbers(k).pointsToWin ? redSeat(k) : null),
};
