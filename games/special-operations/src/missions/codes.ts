import { type Call, emit, type Go, mayPick, pick, type Reason, type Seat, tell } from '@cadre/core';
import { boxOf } from '../box.js';
import { words } from '../keywords/keywords.js';
import { OPTION, procedure } from '../options.js';
import { blueSeat, redSeat, sideOfSeat, whose } from '../round/priority.js';
import type { BattleState, BattleView, HolderId, Spot, UnitId } from '../state.js';
import { ground } from '../table/ground.js';
import { placeBeside, spotIn } from '../table/place-args.js';
import { isWithin, onTable, spotOf, TOKEN_RADIUS, touchesSpot, unitOf } from '../table/queries.js';
import { orders, partners, SLOTS, type Slot, slotHeldBy } from './code-tokens.js';
import { touchedObjective } from './contact.js';
import type { MissionAction, MissionRules } from './mission.js';
import { afterLook, afterSwap } from './notes.js';
import { numbersOf } from './numbers.js';

const give = (s: BattleState, slot: Slot, to: UnitId | Spot): void => {
  s.public.tally.codes = s.public.tally.codes.map((now, i) => (i === slot ? to : now));
};
const unitIn = ([code]: readonly number[]): UnitId | undefined => {
  if (code === undefined) return undefined;
  const option = OPTION.decode(code);
  if (option.kind !== 'unit') throw new Error(`expected a unit, got ${option.kind}`);
  return option.unit;
};
const unitCodes = (units: readonly UnitId[]): number[] => units.map(unit => OPTION.encode({ kind: 'unit', unit }));
/** A player sees a token, and writes down what follows from it. */
const see = (s: BattleState, seat: Seat, slot: Slot, rule: string): void => {
  const { codes: edition } = boxOf(s).edition;
  const number = s.secret[redSeat(s)]!.codes[slot]!;
  s.secret[seat] = { ...s.secret[seat]!, codes: afterLook(s.secret[seat]!.codes, slot, number, edition) };
  tell(s, seat, { type: 'secret-look', rule, slot, number, isCode: number === edition.code });
};
const learn = (s: BattleState, seat: Seat, slot: Slot): void => {
  s.public.tally.looks++;
  emit(s, { type: 'mission-event', rule: 'SO-C10', what: 'looked', ...whose(s, seat), n: slot });
  see(s, seat, slot, 'SO-C10');
};

/** SO-C6: three units get a token each; which of them has the code, red alone knows. */
export const HandOutCodes = procedure('handOutCodes', {
  locals: () => ({ given: 0 }),
  steps: {
    whom: {
      rule: 'SO-C6',
      when: (s, f) => f.given < SLOTS.length && waiting(s).length > 0,
      seat: s => redSeat(s),
      of: 'unit',
      options: s => waiting(s).map(unit => ({ kind: 'unit', unit })),
      take: (s, f, { unit }): Go => {
        give(s, f.given as Slot, unit);
        f.given++;
        return 'again';
      },
    },
    code: {
      rule: 'SO-C6',
      seat: s => redSeat(s),
      secret: true,
      always: true,
      space: (_, f) =>
        pick(
          'code',
          Array.from({ length: f.given }, (_slot, i) => i),
        ),
      take: (s, _, [at]) => {
        const { tokens, code } = boxOf(s).edition.codes; // SO-D-13
        const others = tokens.filter(n => n !== code);
        const codes = SLOTS.map(slot => (slot === at ? code : others[slot < at! ? slot : slot - 1]!)) as [number, number, number];
        s.secret[redSeat(s)] = { ...s.secret[redSeat(s)]!, codes };
      },
    },
  },
});
const waiting = (k: BattleView): UnitId[] =>
  k.public.units.flatMap((u, i) =>
    u.seat === redSeat(k) && (typeof u.at === 'object' || u.at === 'covert') && slotHeldBy(k, i as UnitId) === undefined
      ? [i as UnitId]
      : [],
  );

/** SO-C7: before it drops, another friend nearby may take it; it is not turned over. */
export const PassOn = procedure('passOn', {
  locals: (x: { unit: UnitId; slot: number }) => x,
  steps: {
    to: {
      rule: 'SO-C7',
      seat: (s, f) => unitOf(s, f.unit).seat,
      space: (s, f) => mayPick('passOn', unitCodes(takers(s, f.unit))),
      take: (s, f, answer) => {
        const to = unitIn(answer);
        give(s, f.slot as Slot, to ?? spotOf(s, f.unit)); // without room beside it, under its base (SO-D-21)
        emit(s, {
          type: 'mission-event',
          rule: 'SO-C7',
          what: to === undefined ? 'token-dropped' : 'token-passed',
          ...whose(s, unitOf(s, f.unit).seat),
          n: f.slot,
        });
      },
    },
    /** SO-D-22 */
    lay: {
      rule: 'SO-C7',
      when: (s, f) => typeof s.public.tally.codes[f.slot] === 'object' && !ground(s).isEmpty(placeBeside(f.unit)),
      seat: (s, f) => unitOf(s, f.unit).seat,
      space: (_, f) => placeBeside(f.unit),
      take: (s, f, answer) => give(s, f.slot as Slot, spotIn(answer)),
    },
  },
});
const takers = (k: BattleView, unit: UnitId): UnitId[] =>
  onTable(k, unitOf(k, unit).seat).filter(
    id => id !== unit && slotHeldBy(k, id) === undefined && isWithin(k, id, unit, numbersOf(k, 'codes').passWithin),
  );
/** SO-C8, SO-D-14: holders near each other hand their tokens round; only red knows how. */
export const Swap = procedure('swap', {
  locals: (x: { unit: UnitId }) => x,
  steps: {
    how: {
      rule: 'SO-C8',
      seat: (s, f) => unitOf(s, f.unit).seat,
      secret: true,
      always: true,
      space: (s, f) => pick('swap', [...orders(partners(s, f.unit)).keys()]),
      take: (s, f, [n]) => {
        const slots = partners(s, f.unit);
        const order = orders(slots)[n!]!;
        const mine = s.secret[redSeat(s)]!.codes;
        const codes = mine.slice() as [number, number, number];
        const seen = afterSwap(s.secret[blueSeat(s)]!.codes, slots, boxOf(s).edition.codes);
        for (const [i, slot] of slots.entries()) codes[slot] = mine[order[i]!]!;
        s.secret[redSeat(s)] = { ...s.secret[redSeat(s)]!, codes };
        s.secret[blueSeat(s)] = { ...s.secret[blueSeat(s)]!, codes: seen };
        emit(s, { type: 'mission-event', rule: 'SO-C8', what: 'swapped', ...whose(s, redSeat(s)), n: slots.length });
      },
    },
  },
});
/** SO-C10: look at the token of an enemy. */
export const Halt = procedure('halt', {
  locals: (x: { unit: UnitId }) => x,
  steps: {
    whom: {
      rule: 'SO-C10',
      reveals: true,
      seat: (s, f) => unitOf(s, f.unit).seat,
      of: 'unit',
      options: (s, f) => searchable(s, f.unit).map(unit => ({ kind: 'unit', unit })),
      take: (s, f, { unit }) => learn(s, unitOf(s, f.unit).seat, slotHeldBy(s, unit)!),
    },
  },
});
/** SO-C6: whoever claims a token may look at it from then on. */
export const SeeOwn = procedure('seeOwn', {
  locals: (x: { slot: number; seat: Seat }) => x,
  steps: {
    see: { rule: 'SO-C6', reveals: true, run: (s, f) => see(s, f.seat, f.slot as Slot, 'SO-C6') },
  },
});
/** SO-C3, SO-D-23: blue looks at the token of a unit that panics; the unit keeps it. */
export const Look = procedure('look', {
  locals: (x: { slot: number }) => x,
  steps: {
    look: { rule: 'SO-C3', reveals: true, run: (s, f) => learn(s, blueSeat(s), f.slot as Slot) },
  },
});
const searchable = (k: BattleView, unit: UnitId): UnitId[] =>
  onTable(k, 1 - unitOf(k, unit).seat).filter(
    id => slotHeldBy(k, id) !== undefined && isWithin(k, id, unit, numbersOf(k, 'codes').haltWithin),
  );
const droppedAt = (k: BattleView, unit: UnitId): Slot | undefined =>
  SLOTS.find(slot => {
    const at = k.public.tally.codes[slot];
    return typeof at === 'object' && touchesSpot(k, unit, at, TOKEN_RADIUS);
  });

/** SO-C11: asked whenever a token is at an active transmitter, so that the question tells blue nothing. */
export const RevealCode = procedure('revealCode', {
  locals: () => ({}),
  steps: {
    reveal: {
      rule: 'SO-C11',
      when: s => atTransmitter(s).length > 0,
      seat: s => redSeat(s),
      always: true,
      options: s => (atTransmitter(s).some(slot => isCode(s, slot)) ? [{ kind: 'no' }, { kind: 'yes' }] : [{ kind: 'no' }]),
      take: (s, _, option) => {
        if (option.kind !== 'yes') return;
        s.public.winner = redSeat(s);
        emit(s, { type: 'mission-event', rule: 'SO-C11', what: 'code-sent', ...whose(s, redSeat(s)), n: boxOf(s).edition.codes.code });
      },
    },
  },
});
const isCode = (s: BattleState, slot: Slot): boolean => s.secret[redSeat(s)]!.codes[slot] === boxOf(s).edition.codes.code;
const atTransmitter = (k: BattleView): Slot[] =>
  SLOTS.filter(slot => {
    const holder = k.public.tally.codes[slot];
    if (typeof holder !== 'number' || unitOf(k, holder).seat !== redSeat(k) || typeof unitOf(k, holder).at !== 'object') return false;
    const touched = touchedObjective(k, holder, 'transmitter');
    return touched !== undefined && k.public.objectives[touched]!.claimed;
  });

const no = (rule: string, why: string): Reason => ({ rule, why });
const actions: readonly MissionAction[] = [
  {
    id: 'secure',
    counts: 'secure',
    rule: 'SO-C4',
    name: { en: 'Secure the package', de: 'Sichert das Paket' },
    free: () => true,
    refuse: (k, unit) => {
      // SO-D-12
      if (!boxOf(k).edition.codes.claimants.includes(sideOfSeat(k, unitOf(k, unit).seat))) return no('SO-C4', 'other-side');
      if (slotHeldBy(k, unit) !== undefined) return no('SO-C7', 'has-token');
      return droppedAt(k, unit) === undefined ? no('SO-C4', 'not-at-token') : null;
    },
    do: (s, unit) => {
      const slot = droppedAt(s, unit)!;
      give(s, slot, unit);
      const { seat } = unitOf(s, unit);
      emit(s, { type: 'mission-event', rule: 'SO-C4', what: 'token-taken', ...whose(s, seat), n: slot });
      return seat === redSeat(s) ? undefined : SeeOwn.call({ slot, seat });
    },
  },
  {
    id: 'swap',
    counts: 'swap',
    rule: 'SO-C8',
    name: { en: 'Swap tokens', de: 'Marker tauschen' },
    free: () => true,
    refuse: (k, unit) => {
      if (unitOf(k, unit).seat !== redSeat(k)) return no('SO-C8', 'other-side');
      if (slotHeldBy(k, unit) === undefined) return no('SO-C8', 'no-token');
      return partners(k, unit).length > 1 ? null : no('SO-C8', 'nobody-to-swap');
    },
    do: (_, unit) => Swap.call({ unit }),
  },
  {
    id: 'halt',
    counts: 'halt',
    rule: 'SO-C10',
    name: { en: 'Halt!', de: 'Halt!' },
    free: k => boxOf(k).edition.codes.halt === 'free', // SO-D-15
    refuse: (k, unit) => {
      if (unitOf(k, unit).seat !== blueSeat(k)) return no('SO-C10', 'other-side');
      return searchable(k, unit).length > 0 ? null : no('SO-C10', 'nobody-near');
    },
    do: (_, unit) => Halt.call({ unit }),
  },
];
/** The Codes! */
export const codes: MissionRules = {
  actions,
  deployed: s => {
    for (const [i, u] of s.public.units.entries())
      if (u.seat === redSeat(s)) words.grant(s, i as unknown as HolderId, 'disengage', 1, 'game'); // SO-C9
    return HandOutCodes.call({});
  },
  drop: (s, unit, why): Call | void => {
    const slot = slotHeldBy(s, unit);
    if (slot === undefined) return undefined;
    if (why === 'defeated') return PassOn.call({ unit, slot });
    return unitOf(s, unit).seat === redSeat(s) ? Look.call({ slot }) : undefined;
  },
  endPhase: () => RevealCode.call({}),
  /** SO-C2: who defends. */
};
