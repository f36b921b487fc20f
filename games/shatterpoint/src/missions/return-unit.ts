import { type Call, emit, type Go, type None } from '@cadre/core';
import type { Range } from '../content/types.js';
import { newRoster } from '../keywords/holders.js';
import { words } from '../keywords/keywords.js';
import { type EncounterOption, procedure } from '../options.js';
import { seatsInOrder } from '../round/seats.js';
import { type CharacterId, type EncounterState, LEGEND, type ObjectiveId, type Spot, type UnitId } from '../state.js';
import { about, aboutCharacter } from '../suffer/about.js';
import { standElsewhere } from '../suffer/standing.js';
import { ground } from '../table/ground.js';
import { placeSetUp, spotIn } from '../table/place-args.js';
import { isOnTable } from '../table/queries.js';
import { enter, leave } from '../whereabouts.js';

/** Near whom or what all characters of the unit are set up. */
export interface ReturnPlace {
  readonly within: Range;
  readonly of: CharacterId | Spot;
  readonly objective: ObjectiveId | None<'none'>;
}
interface Returning {
  readonly unit: UnitId;
  readonly places: readonly ReturnPlace[];
  /** LE-H9: not engaged. */
  readonly apart: boolean;
  /** In the Strategic Redeployment step: abilities speak (`redeployed`). */
  readonly inStep?: boolean;
}
const nextCharacter = (s: EncounterState, unit: UnitId): CharacterId | undefined =>
  s.public.units[unit]!.characters.find(id => !isOnTable(s, id));
const hasRoom = (s: EncounterState, f: Returning & { readonly place: number }): boolean => {
  const id = nextCharacter(s, f.unit);
  return id !== undefined && !ground(s).isEmpty(spaceFor(id, f.places[f.place]!, f.apart));
};
const spaceFor = (id: CharacterId, { within, of }: ReturnPlace, apart: boolean) => placeSetUp(id, within, [of], { apart });
const optionOf = ({ objective, of }: ReturnPlace): EncounterOption =>
  objective !== 'none' ? { kind: 'objective', objective } : { kind: 'character', character: of as CharacterId };
const isSame = (a: EncounterOption, b: EncounterOption): boolean => JSON.stringify(a) === JSON.stringify(b);

/** LE-M4, LE-H9: a defeated minion comes back with all its characters, unharmed; without room for all it stays defeated. */
export const ReturnUnit = procedure('returnUnit', {
  locals: (x: Returning) => ({ place: -1, inStep: false, ...x }),
  steps: {
    near: {
      rule: 'SB-6',
      seat: LEGEND,
      options: (_, f) => f.places.map(optionOf),
      take: (_, f, option) => {
        f.place = f.places.findIndex(place => isSame(optionOf(place), option));
      },
    },
    put: {
      rule: 'LE-M4',
      when: (s, f) => hasRoom(s, f),
      seat: LEGEND,
      space: (s, f) => spaceFor(nextCharacter(s, f.unit)!, f.places[f.place]!, f.apart),
      take: (s, f, answer): Go => {
        const id = nextCharacter(s, f.unit)!;
        const to = spotIn(answer);
        emit(s, { type: 'placed', character: id, from: 'removed', to, how: 'place', ...aboutCharacter(s, id, 'LE-M4') });
        enter(s, id, to);
        return 'again';
      },
    },
    noRoom: {
      rule: 'LE-H9',
      when: (s, f) => nextCharacter(s, f.unit) !== undefined,
      run: (s, f): Go => {
        const id = nextCharacter(s, f.unit)!;
        for (const each of s.public.units[f.unit]!.characters) if (isOnTable(s, each)) leave(s, each, 'removed');
        emit(s, { type: 'held', character: id, why: 'no room', ...aboutCharacter(s, id, 'LE-H9') });
        return 'return';
      },
    },
    back: {
      rule: 'LE-M4',
      run: (s, f) => {
        Object.assign(s.public.units[f.unit]!, { damage: 0, conditions: [], wounded: 0, injured: 0, hunker: 0, defeated: false });
        s.public.roster = newRoster(s);
        standElsewhere(s);
        emit(s, { type: 'returned', ...about(s, f.unit, 'LE-M4') });
      },
    },
    speak: { rule: 'LE-67', when: (_, f) => f.inStep, run: (s, f): Call | void => words.open(s, 'redeployed', f, seatsInOrder(s)) },
  },
});
