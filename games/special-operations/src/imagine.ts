import type { Random, Seat, ViewOf } from '@cadre/core';
import { boxOf } from './box.js';
import { possibleNumbers } from './missions/notes.js';
import { blueSeat } from './round/priority.js';
import { PutMarker } from './setup/deployment.js';
import type { BattleState, Secret, UnitId } from './state.js';
import { canInfiltrate, isOutsideZones } from './table/placements.js';

const shuffle = <T>(list: readonly T[], random: Random): T[] => {
  const bag = list.slice();
  for (let i = bag.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [bag[i], bag[j]] = [bag[j]!, bag[i]!];
  }
  return bag;
};
/** SO-G34: a marker lies on the table before its owner has said who is behind it. */
const isUndecided = (view: ViewOf<BattleState>, marker: number): boolean =>
  view.stack.some(f => f.step === 'who' && PutMarker.is(f) && f.locals.marker === marker);
/** Secrets that this seat cannot tell from the true ones: which covert unit lies where, which token is the code. */
export const imagine = (view: ViewOf<BattleState>, random: Random): Secret[] => {
  const mine = view.mine as Secret | null;
  const { units, markers, tally, blue } = view.public;
  const covertOf = (seat: Seat): Secret['covert'] => {
    const hidden = units.flatMap((u, i) => (u.seat === seat && u.at === 'covert' ? [i as UnitId] : []));
    const order = shuffle(hidden, random);
    const own = markers.filter(m => m.kind === 'covert' && m.seat === seat);
    // outside the zones only somebody who infiltrates can be behind a marker
    const isOutside = ({ at }: (typeof own)[number]): boolean => hidden.length > 0 && isOutsideZones(view, hidden[0]!, at);
    const unitFor = (m: (typeof own)[number]): UnitId => {
      const found = isOutside(m) ? order.findIndex(id => canInfiltrate(view, id)) : 0;
      return order.splice(Math.max(0, found), 1)[0]!;
    };
    const behind = [...own.filter(isOutside), ...own.filter(m => !isOutside(m))].map(m => ({ marker: m.id, unit: unitFor(m) }));
    return behind.filter(({ marker }) => !isUndecided(view, marker)); // somebody is left who can be behind that one
  };
  const red = blue === 'open' ? -1 : 1 - blueSeat(view);
  const handedOut = !tally.codes.includes('not-yet') && tally.codes.length > 0;
  const numbers = (seen: readonly number[]): Secret['codes'] => {
    if (!handedOut || view.public.mission !== 'codes') return [0, 0, 0];
    const ways = possibleNumbers(seen, boxOf(view).edition.codes);
    return ways[random(ways.length)]!;
  };
  return [0, 1].map((seat): Secret => {
    if (mine && seat === view.seat) return mine;
    // what the other side has seen of red's tokens nobody else knows; nothing depends on it
    const codes = seat === red ? numbers(mine?.codes ?? [0, 0, 0]) : ([0, 0, 0] as const);
    return { covert: covertOf(seat), codes };
  });
};
