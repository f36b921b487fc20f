import type { Bindings } from '@cadre/kit';
import type { EncounterState } from '../state.js';

/** Frames of one script: the interpreter's own, and the procedures of single ops. */
const OF_SCRIPT = new Set(['effects', 'targets', 'chooseOne', 'mayUse']);
/**
 * Writes something down for the rest of the script, and for the scripts around it: what an op in a choice or a condition has done, the ops after it
 * may ask. Scripts of abilities that answered in between are not touched.
 */
export const note = (s: EncounterState, name: string, things: readonly number[]): void => {
  let inScript = false;
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const { proc, locals } = s.stack[i]!;
    if (!OF_SCRIPT.has(proc)) {
      if (inScript) return;
      continue;
    }
    inScript = true;
    const frame = locals as { bound?: Bindings };
    frame.bound = { ...frame.bound, [name]: things };
  }
};
/** Whether the op has changed something: the condition `did` asks. */
export const noteDone = (s: EncounterState, did: boolean): void => note(s, 'did', did ? [1] : []);
