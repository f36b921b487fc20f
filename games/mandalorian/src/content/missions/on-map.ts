import type { Condition, Op, SetupOp } from '../types.js';

/** A sheet lies on any map: what it says for some of them only. */
export const onMap = (map: string): Condition => ({ is: 'onMap', map });

type Token = Extract<Op, { op: 'place' }>['token'];
const place = (token: Token, number: number): SetupOp => ({ op: 'place', token, at: { at: 'number', number } });
/** A token in this numbered space; on one map, where the ways are longer or shorter than elsewhere, in another. */
export const placed = (token: Token, number: number, except?: { readonly map: string; readonly number: number }): SetupOp =>
  except ? { op: 'if', if: onMap(except.map), do: [place(token, except.number)], else: [place(token, number)] } : place(token, number);
export const alert: Condition = { is: 'eventBack', back: 'alert' };
/** On this map all begin in a numbered space instead of the start space. */
export const beginIn = (map: string, number: number): SetupOp => ({
  op: 'if',
  if: onMap(map),
  do: [{ op: 'startAt', at: { at: 'number', number } }],
});
/** Nearly the whole guide deck is in the game: a crew with all its cards meets more of everything. */
export const EVERYTHING: Condition = { is: 'unlocked', atLeast: 60 };
