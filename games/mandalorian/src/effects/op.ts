import type { FrameOf } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { scriptNumber, scriptOf } from '../box/scripts.js';
import type { Op, OpName } from '../content/types.js';
import { AWAY, type MandoState, NOBODY } from '../state.js';

/** A list of ops in progress for the character `you`, about the enemy `it`. */
export const scriptLocals = ({
  ops,
  you,
  it = NOBODY,
  itSpace = AWAY,
}: {
  readonly ops: readonly Op[];
  readonly you: number;
  readonly it?: number;
  readonly itSpace?: number;
}) => ({ script: scriptNumber(ops), at: 0, you, it, itSpace });
export type ScriptFrame = FrameOf<typeof scriptLocals>;

/** The op that a script has just come to: a procedure of its own works on it. */
export const opIn = (f: ScriptFrame) => ({ script: f.script, at: f.at - 1, you: f.you, it: f.it, itSpace: f.itSpace });

/** One op that consists of choices: how many are left, and what was chosen last. */
export const choiceLocals = ({ of, left }: { readonly of: ScriptFrame; readonly left: number }) => ({ ...opIn(of), left, answer: NOBODY });
export type ChoiceFrame = FrameOf<typeof choiceLocals>;

export const opOf = <K extends OpName>(s: MandoState, f: { readonly script: number; readonly at: number }, _: K): Extract<Op, { op: K }> =>
  scriptOf(boxOf(s), f.script)[f.at] as Extract<Op, { op: K }>;
