import { Fragment, type ReactNode } from 'react';

/** Which panels lie around a battlefield now, each list from its top. A game says it in one pure function. */
export interface BattlePanels<Name extends string> {
  /** What must be chosen now, over the lower part of the board. */
  readonly over: Name | null;
  readonly left: readonly Name[];
  /** About what is asked and looked at. */
  readonly near: readonly Name[];
  readonly right: readonly Name[];
}
/** The names whose turn it is. */
export const panelsIf = <Name extends string>(...panels: readonly (readonly [name: Name, isShown: boolean])[]): readonly Name[] =>
  panels.flatMap(([name, isShown]) => (isShown ? [name] : []));

/** Draws them: `contents` is what a game has to show in each. */
export const panelSlots = <Name extends string, At>(
  { over, left, near, right }: BattlePanels<Name>,
  contents: Readonly<Record<Name, (at: At) => ReactNode>>,
  at: At,
): Readonly<Record<'over' | 'left' | 'near' | 'right', ReactNode>> => {
  const draw = (names: readonly Name[]): ReactNode => names.map(name => <Fragment key={name}>{contents[name](at)}</Fragment>);
  return { over: over && contents[over](at), left: draw(left), near: draw(near), right: draw(right) };
};
