import type { Call } from '@cadre/core';
import { total } from '../keywords/quantities.js';
import type { CharacterId, EncounterState } from '../state.js';
import { Push, Shove } from '../table/push.js';
import { enemiesOf, isOnTable, seatOf, spotOf } from '../table/queries.js';
import { MoveEach, PushEach, SetUpCharacter } from './move-procedures.js';
import { noteDone } from './notes.js';
import { oneByOne } from './one-by-one.js';
import { type Context, charactersCalled, objectivesCalled } from './refs.js';
import type { EncounterHandlers, OpNamed } from './types.js';

type Thing = CharacterId | ReturnType<typeof spotOf>;
/** Characters and tokens that a move goes toward or away from. */
const thingsFor = (s: EncounterState, f: Context, ref: string): Thing[] => [
  ...charactersCalled(s, f, ref),
  ...objectivesCalled(f, ref).map(objective => s.public.objectives[objective]!.at),
];
const towardOf = (s: EncounterState, f: Context, { toward }: OpNamed<'move'>, mover: CharacterId): Thing[] | 'anywhere' => {
  if (toward === undefined) return 'anywhere';
  return toward === 'enemy' ? enemiesOf(s, mover) : thingsFor(s, f, toward);
};
/** Whom pushes and pulls by abilities can move. */
const movable = (s: EncounterState, f: Context, who: string): CharacterId[] =>
  charactersCalled(s, f, who).filter(character => total(s, 'immovable', { character }) <= 0);

/** Ops that move characters. */
export const moveHandlers = {
  move: (s, f, op): Call | void => {
    const who = charactersCalled(s, f, op.who);
    noteDone(s, false);
    // LE-P38: a step that names something nobody chose is skipped
    const away = op.away === undefined ? 'anywhere' : thingsFor(s, f, op.away);
    const movers = who.filter(id => away.length > 0 && towardOf(s, f, op, id).length > 0);
    if (movers.length === 0) return undefined;
    return MoveEach.call({
      characters: [...movers],
      how: op.as,
      one: op.one ?? false,
      must: op.must ?? false,
      seat: op.by === 'owner' ? seatOf(s, movers[0]!) : f.seat,
      toward: op.toward === 'enemy' ? 'enemy' : op.toward === undefined ? 'anywhere' : thingsFor(s, f, op.toward),
      away,
    });
  },
  push: (s, f, op): Call | void => pushing(s, f, op, false),
  pull: (s, f, op): Call | void => pushing(s, f, op, true),
  pushAny: (s, f, op): Call | void => {
    const characters = movable(s, f, op.who);
    noteDone(s, characters.length > 0);
    return oneByOne(
      characters.map(character =>
        Push.call({ character, range: op.range, seat: f.seat, from: spotOf(s, character), pull: false, free: true }),
      ),
    );
  },
  shove: (s, f, op): Call | void => {
    const [by] = charactersCalled(s, f, op.by);
    const targets = by === undefined ? [] : movable(s, f, op.who);
    noteDone(s, targets.length > 0);
    return oneByOne(targets.map(target => Shove.call({ target, by: by!, seat: f.seat })));
  },
  place: (s, f, op): Call | void => {
    const of = thingsFor(s, f, op.of);
    const characters = of.length === 0 ? [] : charactersCalled(s, f, op.who);
    noteDone(s, characters.length > 0);
    return oneByOne(characters.map(character => SetUpCharacter.call({ character, within: op.within, of, seat: f.seat })));
  },
} satisfies Partial<EncounterHandlers>;
const pushing = (s: EncounterState, f: Context, op: OpNamed<'push' | 'pull'>, pull: boolean): Call | void => {
  const [from] = thingsFor(s, f, op.of);
  const characters = movable(s, f, op.who).filter(id => isOnTable(s, id));
  noteDone(s, from !== undefined && characters.length > 0);
  return from === undefined || characters.length === 0
    ? undefined
    : PushEach.call({ characters, range: op.range, from, pull, seat: f.seat });
};
