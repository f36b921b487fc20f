/** How a figure came to be where it is now. */
export type Passage = 'entered' | 'moved' | 'left' | 'set-aside';
/** Where the figures of a game are. `put` is called by nobody but the door. */
export interface Whereabouts<S, Id, Spot, Off> {
  of(s: S, id: Id): Spot | Off;
  put(s: S, id: Id, where: Spot | Off): void;
  isSpot(where: Spot | Off): where is Spot;
}
/** What hangs on where figures are: told of every change, after it. */
export type Follows<S, Id, Spot, Off> = (s: S, id: Id, passage: Passage, from: Spot | Off) => void;
export interface Door<S, Id, Spot, Off> {
  /** Onto the table, from wherever it waited. */
  enter(s: S, id: Id, to: Spot): void;
  /** From one spot to another. */
  moveTo(s: S, id: Id, to: Spot): void;
  /** Off the table. */
  leave(s: S, id: Id, to: Off): void;
  /** From one place off the table to another. */
  setAside(s: S, id: Id, to: Off): void;
}
/**
 * The one way onto the table, across it and off it. Whoever moves a figure cannot forget what hangs on it: rules of the game are handed
 * in as `follows`, and the door itself knows none.
 */
export const doorOf = <S, Id, Spot extends object, Off extends string>(
  whereabouts: Whereabouts<S, Id, Spot, Off>,
  follows: readonly Follows<S, Id, Spot, Off>[],
): Door<S, Id, Spot, Off> => {
  const pass = (passage: Passage, isFromTable: boolean) => (s: S, id: Id, to: Spot | Off) => {
    const from = whereabouts.of(s, id);
    if (whereabouts.isSpot(from) !== isFromTable)
      throw new Error(`figure ${String(id)} cannot have ${passage}: it is ${whereabouts.isSpot(from) ? 'on the table' : String(from)}`);
    whereabouts.put(s, id, to);
    for (const follow of follows) follow(s, id, passage, from);
  };
  return { enter: pass('entered', false), moveTo: pass('moved', true), leave: pass('left', true), setAside: pass('set-aside', false) };
};
