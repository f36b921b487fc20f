import { type AnyGame, type AnyProcedure, type AnyState, type Ask, type Frame, machine, type Step } from '@cadre/core';

type AnyMachine = AnyGame['machine'];
type AnyStep = Step<AnyState, Frame>;

/** The same rules, but every step that does something says its name first. A machine with its own `submit` or `check` keeps them. */
export const traceSteps = (m: AnyMachine, visit: (name: string, step: AnyStep) => void): AnyMachine => {
  const procedures = m.procedures.map((p: AnyProcedure<AnyState>) => ({
    ...p,
    steps: Object.fromEntries(Object.entries(p.steps).map(([name, step]) => [name, withVisit(step, () => visit(`${p.id}.${name}`, step))])),
  }));
  const inner: AnyMachine = machine(procedures, m.ground);
  return { ...m, start: inner.start, advance: inner.advance, ask: inner.ask };
};

const withVisit = (step: AnyStep, visit: () => void): AnyStep => {
  if (step.run) {
    const { run } = step;
    return {
      ...step,
      run: (s, f) => {
        visit();
        return run(s, f);
      },
    };
  }
  const take = step.take as Ask<AnyState, Frame>['take'];
  const visitingTake: typeof take = (s, f, answer) => {
    visit();
    return take(s, f, answer);
  };
  return { ...step, take: visitingTake } as AnyStep;
};

/** The same rules, and whether they have made something known since `revealed` was last cleared. */
export interface RevealTracker {
  readonly machine: AnyMachine;
  revealed: boolean;
}
const trackers = new WeakMap<AnyMachine, RevealTracker>();
/** Made once for a machine: a suite that made it at every question would do little else. */
export const trackReveals = (m: AnyMachine): RevealTracker => {
  const known = trackers.get(m);
  if (known) return known;
  const machine = traceSteps(m, (_, step) => {
    if (step.reveals || step.seats) tracker.revealed = true; // opening sealed answers reveals them
  });
  const tracker: RevealTracker = { machine, revealed: false };
  trackers.set(m, tracker);
  return tracker;
};

/** The step whose question is open. */
export const openStep = (m: AnyMachine, s: AnyState): Ask<AnyState, Frame> => {
  const f = s.stack[s.stack.length - 1]!;
  return m.procedures.find(p => p.id === f.proc)!.steps[f.step] as Ask<AnyState, Frame>;
};
