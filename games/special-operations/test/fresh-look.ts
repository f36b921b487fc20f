import { boxOf } from '../src/box.js';
import { unitOfHolder } from '../src/keywords/holders.js';
import type { BattleState, Spot, Unit, UnitId } from '../src/state.js';
import { TOKEN_HEIGHT, TOKEN_RADIUS, typeOf } from '../src/table/queries.js';

/** L-BAS-2: half a millimetre, measured here once more so that the rules are not asked about themselves. */
const CONTACT = 5;
const touches = (s: BattleState, id: UnitId, spot: Spot): boolean => {
  const { at } = s.public.units[id]!;
  if (typeof at !== 'object' || Math.abs(at.level - spot.level) > TOKEN_HEIGHT) return false;
  return Math.hypot(at.x - spot.x, at.y - spot.y) <= typeOf(s, id).base / 2 + TOKEN_RADIUS + CONTACT;
};
const isSupport = (s: BattleState, id: UnitId, { alsoRank }: Unit): boolean => typeOf(s, id).rank === 'support' || alsoRank === 'support';
const ids = (s: BattleState, holds: (unit: Unit, id: UnitId) => boolean): UnitId[] =>
  s.public.units.flatMap((unit, i) => (holds(unit, i as UnitId) ? [i as UnitId] : []));

/** SO-C5: a transmitter is off while a blue support unit touches it. */
const transmitters = (s: BattleState): string[] =>
  boxOf(s).mission.objectives.flatMap(({ kind }, i) => {
    if (s.public.mission !== 'codes' || kind !== 'transmitter') return [];
    const { claimed, at } = s.public.objectives[i]!;
    const isOff = ids(s, (unit, id) => unit.seat === s.public.blue && isSupport(s, id, unit) && touches(s, id, at)).length > 0;
    return claimed === isOff ? [`transmitter ${i} is ${claimed ? 'on' : 'off'}, but should be ${isOff ? 'off' : 'on'}`] : [];
  });
/** SO-G12: a token is held, claimed and in contact with its holder, or nobody holds it. */
const heldTokens = (s: BattleState): string[] =>
  s.public.objectives.flatMap(({ holder, claimed, at }, i) => {
    if (holder === 'nobody') return boxOf(s).mission.objectives[i]!.carried && claimed ? [`token ${i} is claimed by nobody`] : [];
    if (!claimed) return [`token ${i} is held by ${holder}, but unclaimed`];
    return touches(s, holder, at) ? [] : [`token ${i} is held by ${holder}, but does not touch it`];
  });
/** SO-C7: nobody holds two tokens, nobody who is gone holds any, and a dropped one lies on the table. */
const codeTokens = (s: BattleState): string[] => {
  if (s.public.mission !== 'codes') return [];
  const { width, depth } = boxOf(s).table;
  return s.public.tally.codes.flatMap((at, slot) => {
    if (typeof at === 'object') return at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= depth ? [] : [`token ${slot} lies off the table`];
    if (typeof at !== 'number') return [];
    if (s.public.units[at]!.at === 'defeated') return [`token ${slot} is held by ${at}, who is defeated`];
    return s.public.tally.codes.indexOf(at) < slot ? [`${at} holds two tokens`] : [];
  });
};
/** Keywords, orders and covert markers belong to units that are still in the game. */
const company = (s: BattleState): string[] => {
  const living = ids(s, ({ at }) => at !== 'defeated');
  const holders = s.public.roster.flatMap(({ id }) => unitOfHolder(id) ?? []).toSorted((a, b) => a - b);
  const hidden = (seat: number): number => s.public.markers.filter(m => m.kind === 'covert' && m.seat === seat).length;
  return [
    ...(holders.join() === living.join() ? [] : [`keywords are held by ${holders}, but ${living} are in the game`]),
    ...ids(s, ({ at, order }) => at === 'defeated' && order !== 'none').map(id => `${id} is defeated and has an order`),
    ...[0, 1].flatMap(seat =>
      hidden(seat) > ids(s, unit => unit.seat === seat && unit.at === 'covert').length
        ? [`${seat} has more markers than hidden units`]
        : [],
    ),
  ];
};
/** The marks of Bring Down the Shields and Shifting Priorities, and tokens that are held once. */
const counts = (s: BattleState): string[] => {
  const { mission, tally, round, units, objectives } = s.public;
  const played = boxOf(s).mission;
  const slots = played.id === 'shields' ? played.numbers.slots : undefined;
  const from = played.id === 'priorities' ? played.numbers.priorityFromRound : Number.POSITIVE_INFINITY;
  return [
    ...(['crit', 'surge', 'hit'] as const).flatMap(slot =>
      tally.covered[slot] >= 0 && tally.covered[slot] <= (slots?.[slot] ?? 0) ? [] : [`${tally.covered[slot]} ${slot} slots are covered`],
    ),
    ...(tally.priority === 'none' || (round >= from && tally.priority < objectives.length)
      ? []
      : [`a priority in round ${round} of ${mission}`]),
    ...units.flatMap(({ standby, detonator }, i) => (standby > 1 || detonator > 1 ? [`${i} has a token twice`] : [])),
  ];
};
/** Every mark that follows from the table, looked up anew: what is wrong with those that the match shows. */
export const wrongMarks = (s: BattleState): string[] =>
  s.public.objectives.length === 0 ? [] : [...transmitters(s), ...heldTokens(s), ...codeTokens(s), ...company(s), ...counts(s)];
