import { emit, enclosing, type Go, type None, type Seat, thenAgain } from '@cadre/core';
import type { MoveName, Range } from '../content/types.js';
import { type EncounterOption, procedure } from '../options.js';
import type { CharacterId, EncounterState, Spot } from '../state.js';
import { aboutCharacter } from '../suffer/about.js';
import { ground } from '../table/ground.js';
import { Move } from '../table/move.js';
import { placeSetUp, spotIn } from '../table/place-args.js';
import { Push } from '../table/push.js';
import { enemiesOf, isOnTable, spotOf } from '../table/queries.js';
import { enter, moveTo } from '../whereabouts.js';
import { note, noteDone } from './notes.js';
import { characterThing } from './things.js';

type Thing = CharacterId | Spot;
interface Moving {
  characters: CharacterId[];
  how: MoveName;
  one: boolean;
  must: boolean;
  seat: Seat;
  toward: Thing[] | None<'anywhere'> | None<'enemy'>;
  away: Thing[] | None<'anywhere'>;
}
/** Characters that a script moves: all in an order of choice, or one of choice. Which did is noted for the rest of the script. */
export const MoveEach = procedure('moveEach', {
  locals: (x: Moving) => ({ moved: [] as CharacterId[], higher: [] as CharacterId[], ...x }),
  steps: {
    which: {
      rule: 'S-EFF-7',
      when: (s, f) => left(s, f).length > 0,
      seat: (_, f) => f.seat,
      options: (s, f): EncounterOption[] => [
        ...left(s, f).map((character): EncounterOption => ({ kind: 'character', character })),
        ...(f.one && !f.must && left(s, f).length > 1 ? [{ kind: 'end' } as const] : []),
      ],
      take: (_, f, option): Go => {
        if (option.kind !== 'character') return undefined;
        f.characters = f.one ? [] : f.characters.filter(id => id !== option.character);
        return thenAgain(
          MoveOne.call({ character: option.character, how: f.how, must: f.must, seat: f.seat, toward: f.toward, away: f.away }),
        );
      },
    },
    noted: {
      rule: 'S-EFF-7',
      run: (s, f) => {
        note(s, 'moved', f.moved.map(characterThing));
        note(s, 'higher', f.higher.map(characterThing));
        noteDone(s, f.moved.length > 0);
      },
    },
  },
});
const left = (s: EncounterState, f: Moving): CharacterId[] => f.characters.filter(id => isOnTable(s, id));
const isThere = (s: EncounterState, thing: Thing): boolean => typeof thing === 'object' || isOnTable(s, thing);
const goals = (s: EncounterState, f: Pick<Moving, 'toward'> & { character: CharacterId }): Thing[] =>
  f.toward === 'anywhere' ? [] : f.toward === 'enemy' ? enemiesOf(s, f.character) : f.toward.filter(thing => isThere(s, thing));
/** One character: toward whom, which move where an ability lets it choose, and the move itself. */
export const MoveOne = procedure('moveOne', {
  locals: (x: Omit<Moving, 'characters' | 'one'> & { character: CharacterId }) => ({
    goal: 'anywhere' as Thing | None<'anywhere'>,
    from: 'nowhere' as Spot | None<'nowhere'>,
    ...x,
  }),
  steps: {
    toward: {
      rule: 'S-EFF-8',
      when: (s, f) => goals(s, f).length > 0,
      seat: (_, f) => f.seat,
      options: (s, f) =>
        goals(s, f).map(
          (thing): EncounterOption => (typeof thing === 'object' ? { kind: 'yes' } : { kind: 'character', character: thing }),
        ),
      take: (s, f, option) => {
        f.goal = option.kind === 'character' ? option.character : goals(s, f)[0]!;
      },
    },
    move: {
      rule: 'S-EFF-7',
      when: (s, f) => isOnTable(s, f.character) && (f.toward === 'anywhere' || f.goal !== 'anywhere'),
      run: (s, f): Go => {
        f.from = spotOf(s, f.character);
        const away = f.away === 'anywhere' ? f.away : f.away.find(thing => isThere(s, thing));
        return Move.call({ character: f.character, how: f.how, seat: f.seat, may: !f.must, toward: f.goal, away: away ?? 'anywhere' });
      },
    },
    moved: {
      rule: 'S-EFF-7',
      when: (s, f) => isOnTable(s, f.character) && typeof f.from === 'object',
      run: (s, f) => {
        const [from, to] = [f.from as Spot, spotOf(s, f.character)];
        const each = enclosing(s, MoveEach);
        if (from.x === to.x && from.y === to.y && from.elevation === to.elevation) return;
        each.moved.push(f.character);
        if (to.elevation > from.elevation) each.higher.push(f.character);
      },
    },
  },
});
/** LE-P22, LE-H12: pushes or pulls of several, in an order of choice. */
export const PushEach = procedure('pushEach', {
  locals: (x: { characters: CharacterId[]; range: Range; from: Thing; pull: boolean; seat: Seat }) => x,
  steps: {
    which: {
      rule: 'LE-P22',
      when: (s, f) => f.characters.some(id => isOnTable(s, id)),
      seat: (_, f) => f.seat,
      of: 'character',
      options: (s, f) => f.characters.filter(id => isOnTable(s, id)).map(character => ({ kind: 'character', character })),
      take: (_, f, { character }): Go => {
        f.characters = f.characters.filter(id => id !== character);
        return thenAgain(Push.call({ character, range: f.range, seat: f.seat, from: f.from, pull: f.pull }));
      },
    },
  },
});
const spaceFor = (f: { character: CharacterId; within: Range; of: readonly Thing[] }) =>
  placeSetUp(f.character, f.within, f.of, { apart: true });
/** A character is set up elsewhere, not engaged; it is no move. */
export const SetUpCharacter = procedure('setUpCharacter', {
  locals: (x: { character: CharacterId; within: Range; of: Thing[]; seat: Seat }) => x,
  steps: {
    place: {
      rule: 'LE-P31',
      when: (s, f) => !ground(s).isEmpty(spaceFor(f)),
      seat: (_, f) => f.seat,
      space: (_, f) => spaceFor(f),
      take: (s, f, answer) => {
        const character = s.public.characters[f.character]!;
        const [from, to] = [character.at, spotIn(answer)];
        emit(s, { type: 'placed', character: f.character, from, to, how: 'place', ...aboutCharacter(s, f.character, 'LE-P31') });
        if (typeof from === 'object') moveTo(s, f.character, to);
        else enter(s, f.character, to);
      },
    },
  },
});
